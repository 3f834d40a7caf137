import { describe, expect, test } from 'vitest';
import { needFace, needRooms } from '../src/boards/faces';
import {
  actionAt,
  actionPoint,
  decisions,
  nextColor,
  parsePoint,
  pointName,
  sorted,
  starPoints,
  targets,
} from '../src/boards/go-points';
import { begun, chainAt, deadAction, deadBy, differing, proposed, scoreOf, toggled } from '../src/boards/go-settle';
import {
  actionWords,
  decisionWords,
  explanationWords,
  markWords,
  playedWords,
  scoreWords,
  stepWords,
} from '../src/boards/go-words';
import { SOUNDS } from '../src/components/sound';
import { has } from '../src/i18n/index';
import { GO_CHOICES, GO_ENDINGS, GO_PRESETS, GO_REASONS } from '../src/i18n/names';
import { arrange, familiesOf, tagOf } from '../src/pages/rooms';
import type { GoSettlement, GoStep, PositionView } from '../src/protocol';
import { goChain, goExplanation, goPresets, goScore, goStones, goView, presets } from './fixture/views';

const face = await needFace('go');
await needRooms('go');

const at = (change: Parameters<typeof goView>[0] = {}): PositionView => ({ kind: 'go', ...goView(change) });
const play: GoStep = { ask: 'play', color: 'black', swap: false, end_said: false, stone: false };

describe('points', () => {
  test('names and places agree on every board, without the letter i', () => {
    for (const [columns, rows] of [[1, 1], [5, 7], [9, 9], [19, 19], [25, 25]] as const) {
      const seen = new Set<string>();
      for (let file = 0; file < columns; file += 1) {
        for (let rank = 0; rank < rows; rank += 1) {
          const name = pointName({ file, rank });
          expect(parsePoint(name, columns, rows)).toEqual({ file, rank });
          seen.add(name);
        }
      }
      expect(seen.size).toBe(columns * rows);
      expect(parsePoint(pointName({ file: 0, rank: rows }), columns, rows)).toBeNull();
      if (columns < 25) expect(parsePoint(pointName({ file: columns, rank: 0 }), columns, rows)).toBeNull();
    }
    expect(pointName({ file: 7, rank: 0 })).toBe('h1');
    expect(pointName({ file: 8, rank: 0 })).toBe('j1');
    for (const text of ['i9', 'I9', 'J9', 'j0', 'j09', 'pass', '', 'j', '9']) {
      expect(parsePoint(text, 19, 19), text).toBeNull();
    }
  });

  test('stars', () => {
    const stars = (columns: number, rows = columns) => sorted(starPoints(columns, rows).map(pointName)).join(' ');
    expect(stars(9)).toBe('c3 c7 e5 g3 g7');
    expect(stars(13)).toBe('d4 d10 g7 k4 k10');
    expect(stars(19)).toBe('d4 d10 d16 k4 k10 k16 q4 q10 q16');
    expect(stars(7)).toBe('c3 c5 e3 e5');
    expect(stars(8)).toBe('c3 c6 f3 f6');
    expect(stars(5)).toBe('c3');
    expect(starPoints(4, 19).map(pointName)).toEqual([]);
  });

  test('are told by column and then by row', () => {
    expect(sorted(['d10', 'c3', 'd4', 'j1', 'd9'])).toEqual(['c3', 'd4', 'd9', 'd10', 'j1']);
  });
});

describe('the legal list', () => {
  test('decides what a click sends; a point that is not legal is sent as well', () => {
    expect(targets(['d4', 'pass', 'end'])).toEqual(new Map([['d4', 'd4']]));
    expect(actionAt(play, 'd4')).toBe('d4');
    expect(actionAt({ ask: 'handicap', left: 2 }, 'd4')).toBe('d4');
    for (const ask of ['choose', 'nigiri', 'over'] as const) expect(actionAt({ ask }, 'd4')).toBeNull();
    expect(actionPoint('dead d4')).toBeNull();
    expect(face.actionAt(at({ step: { ask: 'settle', color: 'black' } }), ['dead'], 'd4', '')).toBeNull();
  });

  test('holds decisions; passing, ending and settling have places of their own', () => {
    expect(decisions(['d4', 'pass', 'end', 'swap'])).toEqual(['swap']);
    expect(decisions(['agree', 'pass'])).toEqual(['agree']);
    expect(decisions(['dead', 'dead d4', 'accept', 'resume'])).toEqual([]);
    expect(face.decisions(['black', 'white'])).toEqual(['black', 'white']);
  });

  test('the next stone has a colour where one is placed', () => {
    expect(nextColor({ ...play, color: 'white' })).toBe('white');
    expect(nextColor({ ask: 'handicap', left: 1 })).toBe('black');
    expect(nextColor({ ask: 'settle', color: 'white' })).toBeNull();
  });

  test('passing says what comes of it', () => {
    const ask = (change: Parameters<typeof goView>[0], legal = ['pass']) =>
      face.asides(at(change), legal, 'white').map((one) => [one.label, one.ask.what]);
    expect(ask({})[0]?.[1]).toMatch(/more stones wins/);
    expect(ask({ targets: null })[0]?.[1]).toMatch(/dead stones/);
    expect(ask({ passed: true })[0]?.[1]).toMatch(/this ends play/);
    expect(ask({ passes_left: { black: 3, white: 2 } })[0]?.[0]).toBe('Pass (2 left)');
    expect(ask({}, ['pass', 'end']).map((one) => one[0])).toEqual(['Pass', 'Play is over']);
    expect(ask({}, ['d4'])).toEqual([]);
  });

  test('typed text is an action as it stands', () => {
    expect(face.typed(at(), [], ' D4 ', '')).toBe('d4');
    expect(face.typed(at(), [], 'Dead  d4 E5', '')).toBe('dead d4 e5');
  });

  test('a stone may be queued on an empty point while nothing else is asked', () => {
    expect(face.queues(at(), 'white')).toBe(true);
    expect(face.queues(at({ step: { ...play, end_said: true } }), 'white')).toBe(false);
    expect(face.queues(at({ step: { ask: 'choose' } }), 'white')).toBe(false);
    const position = at({ stones: goStones('d4', '') });
    expect(face.unseen(position, ['e4', 'pass'])).toEqual(['e4', 'pass']);
    expect([face.queuedAt(position, 'd4'), face.queuedAt(position, 'e4')]).toEqual([null, 'e4']);
  });
});

describe('words', () => {
  test('every step is a sentence', () => {
    const steps: GoStep[] = [
      { ask: 'nigiri' },
      { ask: 'choose' },
      { ask: 'handicap', left: 1 },
      { ask: 'handicap', left: 3 },
      play,
      { ...play, color: 'white', swap: true },
      { ...play, end_said: true },
      { ...play, stone: true },
      { ask: 'settle', color: 'black' },
      { ask: 'over' },
    ];
    const said = steps.map((step) => stepWords(goView({ step })));
    for (const one of said) expect(one).toMatch(/^[A-Z].*\.$/);
    expect(new Set(said).size).toBe(steps.length);
    expect(stepWords(goView({ step: { ...play, end_said: true } }))).toBe(
      'White says that play is over. Agree, or play on.',
    );
  });

  test('every rule, ending and room has words', () => {
    const missing = [
      ...GO_REASONS.filter((name) => face.reasonWords(name) === null),
      ...GO_ENDINGS.filter((name) => !has(`go.ending.${name}`)),
      ...GO_PRESETS.flatMap((id) =>
        ['name', 'what', 'opening'].map((what) => `preset.${id}.${what}`).filter((key) => !has(key)),
      ),
    ];
    missing.push(
      ...Object.entries(GO_CHOICES)
        .flatMap(([key, values]) => [`choice.${key}`, ...values.map((one) => `choice.${key}.${one}`)])
        .filter((key) => !has(key)),
    );
    expect(missing).toEqual([]);
    expect(face.reasonWords('rule_of_a_newer_server')).toBeNull();
  });

  test('actions, in lists and as they are spoken', () => {
    expect(actionWords('move', { action: 'd4' })).toBe('d4');
    expect(actionWords('move', { action: 'dead d4 e5' })).toBe('dead: d4 e5');
    expect(actionWords('move', { action: 'dead' })).toBe('nothing dead');
    expect(actionWords('say', { action: 'end' })).toBe('says that play is over');
    expect(decisionWords('swap', 'white')).toBe('Exchange colours: you will play Black');
    expect(decisionWords('agree', 'white')).toBe('Agree: play is over');
    for (const action of ['pass', 'end', 'agree', 'swap', 'black', 'white', 'accept', 'resume', 'nigiri a']) {
      for (const where of ['move', 'say'] as const) {
        expect(has(`go.${where}.${action.split(' ')[0]}`), action).toBe(true);
        expect(actionWords(where, { action })).not.toBe('');
      }
    }
  });

  test('a capture is told with its size and its total', () => {
    const view = goView({
      last: 'd4',
      taken: goStones('', 'd5 d6').map((stone) => stone),
      captures: { black: 3, white: 0 },
    });
    expect(playedWords(view, { action: 'd4' })).toBe('d4, captures 2, 3 of 5');
    expect(playedWords({ ...view, targets: null }, { action: 'd4' })).toBe('d4, captures 2');
    expect(playedWords(view, { action: 'e4' })).toBe('e4');
    expect(playedWords(goView({ last: 'd4' }), { action: 'd4' })).toBe('d4');
    const suicide = goView({ last: 'd4', taken: goStones('d4 d5', '') });
    expect(playedWords(suicide, { action: 'd4' })).toBe('d4');
  });

  test('a forbidden point says why, and which board would come again', () => {
    const mark = (rule: string, repeats: number | null = null) => markWords({ point: 'd4', rule, repeats });
    expect(mark('suicide')).toBe('no liberties');
    expect(mark('superko', 37)).toBe('repeats the board after move 37');
    expect(mark('superko', 0)).toBe('repeats the board of the start');
    expect(mark('superko')).toBe('repeats an earlier board');
  });

  test('explanations name the rule first, then chains, liberties and boards', () => {
    const suicide = goExplanation({ rule: 'suicide', point: 'a1', chain: ['a2', 'a1'], enemies: ['b1', 'b2'] });
    expect(explanationWords(suicide)).toEqual([
      'a1: Suicide: the stone would have no liberty and takes nothing.',
      'The chain would be a1 a2. Its last liberties are taken by b1 b2.',
    ]);
    expect(explanationWords(goExplanation({ rule: 'superko', point: 'c3', repeats: 37 }))[1]).toBe(
      'It is the board after move 37.',
    );
    expect(explanationWords(goExplanation({ rule: 'ko', point: 'c3', repeats: 7, enemies: ['c4'] }))[1]).toBe(
      'c4 has just taken a stone there.',
    );
    const taking = goExplanation({
      point: 'c3',
      captures: [['c4'], ['d3', 'e3']],
      liberties: ['c4', 'd3'],
      totals: { black: 5, white: 0 },
    });
    expect(explanationWords(taking)[1]).toBe(
      'It takes 3 stones: c4 d3 e3. 2 liberties: c4 d3. Taken then: Black 5, White 0.',
    );
    expect(explanationWords(goExplanation({ rule: 'seven_lives' }))).toEqual(['seven lives']);
  });

  test('scores', () => {
    expect(scoreWords({ text: 'B+3.5' })).toBe('Black by 3.5');
    expect(scoreWords({ text: 'W+12' })).toBe('White by 12');
    expect(scoreWords({ text: '0' })).toBe('even');
  });

  test('the board in words', () => {
    const position = at({ stones: goStones('d4 c3', 'e5'), captures: { black: 2, white: 0 }, ko: 'j5' });
    expect(face.textBoard(position)).toEqual([
      'Black: c3 d4',
      'White: e5',
      'Black has taken 2 of 5',
      'White has taken 0 of 5',
      'j5: ko',
    ]);
  });
});

describe('what a side has gathered', () => {
  test('is a race where a number is set, and prisoners where none is', () => {
    const race = at({ captures: { black: 4, white: 1 } });
    expect(face.tally(race, 'black')).toEqual({
      count: 4,
      of: 5,
      words: 'Black has taken 4 of 5',
      note: 'one more wins',
    });
    expect(face.tally(race, 'white')?.note).toBeNull();
    expect(face.tally(at({ targets: null, captures: { black: 1, white: 0 } }), 'black')).toEqual({
      count: 1,
      of: null,
      words: 'Black has 1 prisoner',
      note: 'prisoners',
    });
  });

  test('warns of nothing where the first capture wins, nor after the end', () => {
    expect(face.tally(at({ targets: { black: 1, white: 1 } }), 'black')?.note).toBeNull();
    expect(face.tally(at({ captures: { black: 4, white: 0 }, step: { ask: 'over' } }), 'black')?.note).toBeNull();
  });

  test('sounds: a stone, a capture, a large one, a pass', () => {
    const taken = (points: string) => at({ taken: goStones('', points) });
    expect(face.sound(at(), 'd4')).toBeNull();
    expect(face.sound(taken('d5 d6'), 'd4')).toBe('capture');
    expect(face.sound(taken('d5 d6 d7'), 'd4')).toBe('captures');
    expect(face.sound(at(), 'pass')).toBe('pass');
    expect(face.sound(at(), 'accept')).toBeNull();
    expect(new Set([SOUNDS.stone, SOUNDS.capture, SOUNDS.captures, SOUNDS.pass]).size).toBe(4);
  });
});

describe('a settlement', () => {
  const settlement: GoSettlement = {
    chains: [goChain('black', 'd4 d5'), goChain('white', 'e10 e9'), goChain('white', 'b2')],
    by: null,
    dead: [],
    suggested: ['b2'],
    score: goScore({ text: 'B+3' }),
  };
  const proposal = { ...settlement, by: 'white', dead: ['d4', 'd5', 'b2'] };

  test('a chain is marked whole, whichever stone names it', () => {
    expect(chainAt(settlement, 'e9')?.stones).toEqual(['e10', 'e9']);
    expect(toggled(settlement, 'dead', 'e10')).toBe('dead e9');
    expect(toggled(settlement, 'dead e9', 'd5')).toBe('dead d4 e9');
    expect(toggled(settlement, 'dead d4 e9', 'e10')).toBe('dead d4');
    expect(toggled(settlement, 'dead', 'a1')).toBe('dead');
    expect([...deadBy(settlement, 'dead d5')].sort()).toEqual(['d4', 'd5']);
    expect(deadAction(settlement, new Set())).toBe('dead');
  });

  test('begins with what stands, else with what the house suggests', () => {
    expect(proposed(settlement)).toBeNull();
    expect(begun(settlement)).toBe('dead b2');
    expect(begun({ ...settlement, suggested: null })).toBe('dead');
    expect([proposed(proposal), begun(proposal)]).toEqual(['dead b2 d4', 'dead b2 d4']);
    expect(proposed({ ...settlement, by: 'black' })).toBe('dead');
  });

  test('a dispute is told by the chains that differ', () => {
    expect(differing(proposal, 'dead b2', 'dead b2 d4')).toEqual(['d4']);
    expect(differing(proposal, 'dead e9', 'dead b2 d4')).toEqual(['b2', 'd4', 'e9']);
    expect(differing(proposal, 'dead d5 b2', 'dead b2 d4')).toEqual([]);
  });

  test('a count is shown for the marks that it was made for, and for no others', () => {
    const asked = goScore({ text: 'W+8' });
    expect(scoreOf(settlement, 'dead', null)?.text).toBe('B+3');
    expect(scoreOf(settlement, 'dead b2', null)).toBeNull();
    expect(scoreOf(settlement, 'dead b2', asked)?.text).toBe('W+8');
    expect(scoreOf(proposal, 'dead b2 d4', asked)?.text).toBe('B+3');
    expect(scoreOf(proposal, null, null)?.text).toBe('B+3');
  });

  test('is put together by the face', () => {
    const { composer } = face;
    const position = at({ settlement, step: { ask: 'settle', color: 'black' } });
    expect(composer?.composes(at())).toBe(false);
    expect(composer?.composes(position)).toBe(true);
    expect(composer?.start(position)).toBe('dead b2');
    const next = composer?.with(position, 'dead b2', 'd5') ?? '';
    expect(next).toBe('dead b2 d4');
    expect(composer?.said(position, next, 'd5')).toBe('d5: 2 stones dead.');
    expect(composer?.said(position, 'dead b2', 'd5')).toBe('d5: 2 stones alive.');
    expect(composer?.said(position, 'dead b2', 'a1')).toBe('a1: no stone.');
    expect([composer?.cell(position, ' D5 '), composer?.cell(position, 'accept')]).toEqual(['d5', null]);
  });
});

describe('rooms', () => {
  test('families have their order, and every room its place', () => {
    expect(familiesOf([...goPresets, ...presets])).toEqual(['renju', 'gomoku', 'capture-go', 'go']);
    const odd = { ...goPresets[0], family: 'chess' } as (typeof goPresets)[number];
    expect(familiesOf([odd, ...presets])).toEqual(['renju', 'gomoku', 'chess']);
    for (const family of ['capture-go', 'go']) {
      const { first, more } = arrange(goPresets, family, null);
      expect([...first, ...more].map((one) => one.id).sort()).toEqual(
        goPresets.filter((one) => one.family === family).map((one) => one.id).sort(),
      );
    }
  });

  test('are described by their own game', () => {
    const lesson = goPresets.find((one) => one.id === 'first-capture');
    if (lesson === undefined) throw new Error('no such room');
    const tag = tagOf(lesson);
    expect(tag.what).toMatch(/Suicide is forbidden/);
    expect(tag.marks).toBe('Chains in atari are marked.');
    expect(tag.label).toBe('');
  });
});

test('marks can be taken off, and nothing else goes with them', () => {
  const bare = at({ stones: goStones('d4', '') });
  const position = at({
    stones: goStones('d4', ''),
    atari: [goChain('black', 'd4', 'd5')],
    forbidden: [{ point: 'a1', rule: 'suicide', repeats: null }],
  });
  expect(face.unmarked(position)).toEqual(bare);
  expect(face.unmarked(bare)).toBe(bare);
});

test('a stone is known by the side that put it there', () => {
  const position = at({ stones: goStones('d4', 'e5') });
  expect([face.pieceOf(position, 'e5'), face.pieceOf(position, 'c3'), face.pieceOf(position, 'pass')]).toEqual([
    'white',
    null,
    null,
  ]);
});
