import { describe, expect, test } from 'vitest';
import { Draft, draftKey } from '../src/boards/backgammon-draft';
import { after, BAR, before, cellOf, checkersOf, isPlay, joined, OFF, parsePlay, pipsOf, placeOf, same, typedAction } from '../src/boards/backgammon-points';
import { needFace, needRooms, type Face } from '../src/boards/faces';
import { has } from '../src/i18n/index';
import { BACKGAMMON_CHOICES, BACKGAMMON_ENDINGS, BACKGAMMON_PRESETS, BACKGAMMON_REASONS } from '../src/i18n/names';
import type { BackgammonView } from '../src/protocol';
import { backgammonView, cubeView, side } from './fixture/backgammon';
import { stagesOf } from './fixture/backgammon-stages';

const face = (await needFace('backgammon')) as Face;

/** A position in which a throw is to be played, with its stages. */
function thrown(dice: [number, number], change: Partial<BackgammonView> = {}): BackgammonView {
  const view = backgammonView({ phase: 'play', dice, ...change });
  return { ...view, stages: stagesOf(view) };
}

/** Every action that the stages lead to. */
const actions = (view: BackgammonView) => view.stages.flatMap((stage) => stage.done ?? []);
const at = (view: BackgammonView) => ({ kind: 'backgammon' as const, ...view });

describe('points and actions', () => {
  test('a cell has one name for both sides', () => {
    expect([cellOf('white', 8), cellOf('black', 17)]).toEqual(['8', '8']);
    expect([placeOf('white', '8'), placeOf('black', '8')]).toEqual([8, 17]);
    expect([placeOf('white', 'bar:white'), placeOf('black', 'bar:white')]).toEqual([BAR, null]);
    expect([placeOf('black', 'off:black'), placeOf('black', 'h8'), placeOf('white', '25')]).toEqual([OFF, null, null]);
    for (const one of ['white', 'black'] as const) {
      for (let place = 0; place <= BAR; place += 1) expect(placeOf(one, cellOf(one, place))).toBe(place);
    }
  });

  test('a step can be taken back, and what was hit comes off the bar', () => {
    const start = checkersOf({ a: side({ 8: 2 }), b: side({ 20: 1 }) });
    const step = { from: 8, to: 5, hit: true };
    const then = after(start, 'white', step);
    expect([then.white[8], then.white[5], then.black[20], then.black[BAR]]).toEqual([1, 1, 0, 1]);
    expect(pipsOf(then, 'black')).toBe(25);
    expect(same(before(then, 'white', step), start)).toBe(true);
    expect(same(then, start)).toBe(false);
  });

  test('plays are read and written as people do', () => {
    expect(parsePlay('bar/20* 6/off')).toEqual([
      { from: 25, to: 20, hit: true },
      { from: 6, to: 0, hit: false },
    ]);
    expect([parsePlay('double'), parsePlay('resign single'), parsePlay('8-5')]).toEqual([null, null, null]);
    expect([isPlay('nomove'), isPlay('roll')]).toEqual([true, false]);
    expect(joined('24/18 18/14')).toBe('24/14');
    expect(joined('24/18* 18/14')).toBe('24/18*/14');
    expect(joined('13/11 13/11 6/4 6/4')).toBe('13/11(2) 6/4(2)');
    expect(joined('8/4* 8/4')).toBe('8/4*(2)');
    expect([joined('nomove'), joined('roll')]).toEqual(['nomove', 'roll']);
  });

  test('what is typed becomes the text that the server knows', () => {
    const legal = ['13/10 13/12', '24/20 20/18', '24/18* 18/16', '8/4 8/4 6/2 6/2', 'bar/20 6/5*', '4/3 3/off'];
    const typed = (text: string) => typedAction(legal, text);
    expect(typed('13/12 13/10')).toBe('13/10 13/12');
    expect(typed('24/20/18')).toBe('24/20 20/18');
    expect(typed('24/18')).toBe('24/20 20/18');
    expect(typed('24/16')).toBe('24/18* 18/16');
    expect(typed('8/4(2) 6/2(2)')).toBe('8/4 8/4 6/2 6/2');
    expect(typed('6/5 BAR/20')).toBe('bar/20 6/5*');
    expect(typed('4/off')).toBe('4/3 3/off');
    expect(typed('Double')).toBe('double');
    // What is not legal goes out in its own order, so that the server says why.
    expect(typed('6/5 8/5')).toBe('8/5 6/5');
    expect(typedAction(['nomove'], '-')).toBe('nomove');
  });
});

describe('a play that is put together', () => {
  test('ends with the action, in whatever order its steps are made', () => {
    const view = thrown([3, 1]);
    for (const order of [[8, 6], [6, 8]] as const) {
      const draft = new Draft(view);
      for (const from of order) {
        expect(draft.done).toBeNull();
        draft.add(draft.landings(from).get(5)?.[0] ?? expect.fail());
      }
      expect(draft.done).toBe('8/5 6/5');
    }
  });

  test('a click uses the larger number first, or the other once the dice are swapped', () => {
    const draft = new Draft(thrown([1, 3]));
    expect([draft.first, draft.click(8)?.die]).toEqual([3, 3]);
    expect(draft.shown().map((one) => one.number)).toEqual([3, 1]);
    expect(draft.swap()).toBe(true);
    expect([draft.first, draft.click(8)?.die]).toEqual([1, 1]);
    expect([draft.swap(3), draft.first, draft.swap(6)]).toEqual([true, 3, false]);
    draft.add(draft.click(8) ?? expect.fail());
    expect(draft.shown()).toEqual([{ number: 3, used: true }, { number: 1, used: false }]);
    expect(draft.swap()).toBe(false);
    expect(draft.click(6)?.die).toBe(1);
  });

  test('one checker may land with several numbers at once', () => {
    const draft = new Draft(thrown([6, 5]));
    expect([...draft.landings(24).entries()].map(([to, way]) => [to, way.length])).toEqual([[18, 1], [13, 2]]);
    draft.add(...(draft.landings(24).get(13) ?? []));
    expect(draft.done).toBe('24/18 18/13');
    expect([draft.undo(), draft.undo(true), draft.undo()]).toEqual([1, 1, 0]);
  });

  test('a doublet has four numbers', () => {
    const draft = new Draft(thrown([2, 2]));
    expect(draft.shown()).toHaveLength(4);
    expect([...draft.landings(13).keys()]).toEqual([11, 9, 7, 5]);
    draft.add(...(draft.landings(13).get(7) ?? []));
    expect(draft.shown().filter((one) => one.used)).toHaveLength(3);
    expect([draft.swaps, draft.done]).toEqual([false, null]);
  });

  test('the last checker leaves with the six, and the whole text is told', () => {
    const view = thrown([6, 1], { a: side({ 4: 1, 0: 14 }), b: side({ 24: 1, 0: 14 }) });
    // The server writes what stands for the result: both numbers.
    const stages = [
      { done: null, steps: [{ from: 4, to: 0, die: 6, hit: false, next: 1 }, { from: 4, to: 3, die: 1, hit: false, next: 2 }] },
      { done: '4/3 3/off', steps: [] },
      { done: null, steps: [{ from: 3, to: 0, die: 6, hit: false, next: 1 }] },
    ];
    const draft = new Draft({ ...view, stages });
    draft.add(draft.click(4) ?? expect.fail());
    expect(draft.done).toBe('4/3 3/off');
  });

  test('says where there is only one play, and where there is none', () => {
    const closed = { b: side({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 }) };
    const none = thrown([6, 5], { a: side({ 25: 1, 6: 5 }), ...closed });
    expect(actions(none)).toEqual(['nomove']);
    const blocked = new Draft(none);
    expect([blocked.blocked, blocked.forced(), blocked.done, blocked.swaps]).toEqual([true, null, 'nomove', false]);
    const one = new Draft(thrown([6, 5], { a: side({ 25: 1, 6: 5 }), b: side({ 1: 2, 2: 2, 3: 2, 4: 2, 6: 2 }) }));
    expect(one.forced()?.map(({ from, to }) => `${from}/${to}`)).toEqual(['25/20', '20/14']);
    expect(new Draft(thrown([3, 1])).forced()).toBeNull();
  });

  test('belongs to a position, whatever is said at the table meanwhile', () => {
    const view = thrown([3, 1]);
    expect(draftKey({ ...view, told: true })).toBe(draftKey(view));
    expect(draftKey({ ...view, dice: [1, 3] })).not.toBe(draftKey(view));
    expect(draftKey({ ...view, game: 2 })).not.toBe(draftKey(view));
  });
});

describe('in words', () => {
  const said = (action: string, written?: Record<string, string>) => face.actionWords('say', written === undefined ? { action } : { action, written });
  const listed = (action: string, written?: Record<string, string>) => face.actionWords('move', written === undefined ? { action } : { action, written });

  test('the list has the throw and the play, and acts of the cube as words', () => {
    expect(listed('8/5 6/5', { rolled: '31: 8/5 6/5', joined: '8/5 6/5' })).toBe('31: 8/5 6/5');
    expect(listed('24/18 18/13')).toBe('24/13');
    expect(listed('nomove', { rolled: '65: nomove', joined: 'nomove' })).toBe('65: no move');
    expect([listed('double'), listed('resign gammon')]).toEqual(['doubles', 'offers to resign a gammon']);
  });

  test('a play is spoken step by step', () => {
    expect(said('bar/20* 6/off', { rolled: '65: bar/20* 6/off' })).toBe('6 and 5, bar to 20, hits, 6 off');
    expect(said('nomove', { rolled: '65: nomove' })).toBe('6 and 5, no move');
  });

  test('what is asked', () => {
    expect(face.stepWords(at(backgammonView()))).toBe('Roll the dice, or double.');
    expect(face.stepWords(at(backgammonView({ cube: cubeView({ may_double: false }) })))).toBe('Roll the dice.');
    expect(face.stepWords(at(thrown([1, 3])))).toBe('Play 3 and 1.');
    const closed = thrown([6, 5], { a: side({ 25: 1 }), b: side({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 }) });
    expect(face.stepWords(at(closed))).toBe('No legal move: both numbers, 6 and 5, are blocked.');
    const forced = thrown([6, 5], { a: side({ 7: 1, 0: 14 }), b: side({ 24: 1 }) });
    expect(face.stepWords(at(forced))).toContain('Play 6 and 5.');
    const offer = { by: 'a' as const, taken: 4, dropped: 2, redoubles: 0 };
    expect(face.stepWords(at(backgammonView({ phase: 'doubled', cube: cubeView({ offer }) })))).toBe(
      'Take, and the cube is at 4; or drop, and lose 2 points.',
    );
    expect(face.stepWords(at(backgammonView({ phase: 'resigning', resigning: 'gammon' })))).toContain('a gammon');
  });

  test('an explanation names the rule first', () => {
    const bare = { from: [], to: null, instead: null, hits: [], blots: [], pips: null, offer: null, text: '' };
    const words = (change: object) => face.explanationWords({ rule: 'legal', ...bare, ...change } as never);
    expect(words({ rule: 'must_use_all', instead: '24/18 18/13' })).toEqual([
      'As many numbers as possible must be used.',
      'Legal would be 24/13.',
    ]);
    expect(words({ rule: 'must_enter', from: [25] })[1]).toBe('It is about: bar.');
    expect(words({ hits: [5], blots: [8, 6], pips: [163, 167] })[1]).toContain('It leaves a blot on 8, 6.');
    expect(words({ offer: { taken: 2, dropped: 1, owner: 'b', dead: true } })[1]).toContain('gains nothing');
  });

  test('the board is told line by line, the score beside the names', () => {
    const lines = face.textBoard(at(backgammonView({ xgid: 'XGID=x' })));
    expect(lines[0]).toBe('White: 2 on 24, 5 on 13, 3 on 8, 5 on 6, 167 pips to go');
    expect(lines.at(-1)).toBe('XGID=x');
    const score = at(backgammonView({ length: 3, score: [2, 0], crawford: true }));
    expect(face.tally(score, 'white')).toMatchObject({ count: 2, of: 3, note: 'Crawford game' });
    expect(face.tally(score, 'black')).toMatchObject({ count: 0, of: 3, note: null });
    expect(face.tally(at(backgammonView({ length: null })), 'white')).toBeNull();
  });

  test('every decision has a button, every hit a sound', () => {
    expect(face.decisions(['8/5 6/5', 'double', 'roll'])).toEqual(['roll', 'double']);
    expect(face.decisionWords('nomove', 'white')).toBe('Pass the dice on');
    expect(face.sound(at(backgammonView()), '8/5* 6/5')).toBe('capture');
    expect(face.sound(at(backgammonView()), '8/5 6/5')).toBeNull();
    expect(face.actionAt(at(backgammonView()), [], '8/5 6/5', '')).toBe('8/5 6/5');
    expect(face.actionAt(at(backgammonView()), [], '8', '')).toBeNull();
  });
});

describe('every name that the server can send has words', () => {
  test('rules, endings, rooms and what may be chosen', async () => {
    await needRooms('backgammon');
    const missing = [
      ...BACKGAMMON_ENDINGS.map((one) => `backgammon.ending.${one}`),
      ...BACKGAMMON_PRESETS.flatMap((one) => ['name', 'what', 'opening'].map((part) => `preset.${one}.${part}`)),
      ...Object.entries(BACKGAMMON_CHOICES).flatMap(([key, values]) => [
        `backgammon.choice.${key}`,
        ...values.map((value) => `backgammon.choice.${key}.${value}`),
      ]),
    ].filter((key) => !has(key));
    expect(missing).toEqual([]);
    expect(BACKGAMMON_REASONS.filter((one) => face.reasonWords(one) === null)).toEqual([]);
    for (const phase of ['opening_throw', 'turn', 'throw', 'play', 'doubled', 'resigning', 'over']) {
      expect(face.stepWords(at(backgammonView({ phase, dice: phase === 'play' ? [6, 5] : null }))), phase).toMatch(/^[A-Z].*\.$/);
    }
  });
});
