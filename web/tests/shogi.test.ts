import { afterEach, describe, expect, test } from 'vitest';
import { needFace, needRooms } from '../src/boards/faces';
import {
  held,
  parseAct,
  parseSquare,
  pieceOf,
  rankMark,
  squareName,
  squareText,
  typedAction,
  unlisted,
} from '../src/boards/shogi-points';
import {
  actionWords,
  countWords,
  drafted,
  explanationWords,
  notation,
  playedWords,
  reasonWords,
  sideWord,
  stepWords,
} from '../src/boards/shogi-words';
import { has, needs, useLanguage } from '../src/i18n/index';
import {
  SHOGI_CHOICES,
  SHOGI_ENDINGS,
  SHOGI_EXPLAINED,
  SHOGI_PIECES,
  SHOGI_PRESETS,
  SHOGI_REASONS,
} from '../src/i18n/names';
import { arrange, familiesOf, tagOf } from '../src/pages/rooms';
import type { PositionView, ShogiView } from '../src/protocol';
import { DEFAULTS, NOTATIONS, parseSettings, PIECES, PROMOTE, setSettings, settings } from '../src/state/settings';
import { shogiCount, shogiExplanation, shogiPresets, shogiView, START } from './fixture/shogi';
import { goPresets, presets } from './fixture/views';

const face = await needFace('shogi');
await Promise.all([needRooms('shogi'), needs('shogi.more', 'desk')]);

const at = (sfen = START, change: Partial<ShogiView> = {}): PositionView => ({ kind: 'shogi', ...shogiView(sfen, change) });

afterEach(async () => {
  settings.value = DEFAULTS;
  await useLanguage('en');
});

describe('squares', () => {
  test('have the same name both ways, in every style', () => {
    const seen = new Set<string>();
    for (let file = 1; file <= 9; file += 1) {
      for (let rank = 1; rank <= 9; rank += 1) {
        const name = squareName({ file, rank });
        expect(parseSquare(name)).toEqual({ file, rank });
        seen.add(name);
      }
    }
    expect(seen.size).toBe(81);
    for (const bad of ['0a', '1j', 'a1', '7g7f', '', '10a', '７七']) expect(parseSquare(bad), bad).toBeNull();
    expect([squareText('7g', 'letters'), squareText('7g', 'digits'), squareText('7g', 'kanji')]).toEqual([
      '7g',
      '77',
      '７七',
    ]);
    expect(rankMark(9, 'kanji')).toBe('九');
  });
});

describe('actions', () => {
  test('are moves and drops; nothing else is about squares', () => {
    expect(parseAct('8h2b+')).toEqual({ drop: null, from: '8h', to: '2b', promotes: true });
    expect(parseAct('P*5e')).toEqual({ drop: 'P', from: null, to: '5e', promotes: false });
    for (const bad of ['declare', '7g', '7g7f=', 'K*5e', 'P*5e+', '']) expect(parseAct(bad), bad).toBeNull();
  });

  test('may be typed in several ways', () => {
    const ways: [string, string][] = [
      ['7g7f', '7g7f'],
      [' 7G 7F ', '7g7f'],
      ['7776', '7g7f'],
      ['77-76', '7g7f'],
      ['８８２２+', '8h2b+'],
      ['8h2b=', '8h2b'],
      ['P*5e', 'P*5e'],
      ["p'55", 'P*5e'],
      ['p5e', 'P*5e'],
      ['Declare', 'declare'],
      ['resign', 'resign'],
    ];
    for (const [text, action] of ways) expect(typedAction(text), text).toBe(action);
  });

  test('the legal list becomes cells of the board: whole moves', () => {
    const legal = ['7g7f', '8h3c', '8h3c+', 'P*5e', 'declare'];
    expect([...face.targets(legal, '').keys()]).toEqual(['7g7f', '8h3c', '8h3c+', 'P*5e']);
    expect(face.actionAt(at(), legal, '7g7f', '')).toBe('7g7f');
    expect(face.actionAt(at(), legal, '7g', '')).toBeNull();
    expect(face.cellOf('P*5e')).toBe('P*5e');
    expect(face.cellOf('declare')).toBeNull();
    expect(face.decisions(legal)).toEqual([]);
  });

  test('are queued with the choice of a promotion', () => {
    expect(unlisted('black', 'P', '7d', '7c')).toEqual(['7d7c+', '7d7c']);
    expect(unlisted('white', 'B', '2b', '8h')).toEqual(['2b8h+', '2b8h']);
    expect(unlisted('black', 'R', '2b', '2h')).toEqual(['2b2h+', '2b2h']);
    expect(unlisted('black', 'G', '4d', '4c')).toEqual(['4d4c']);
    expect(unlisted('black', '+P', '4d', '4c')).toEqual(['4d4c']);
    expect(unlisted('black', 'P', 'P*', '4c')).toEqual(['P*4c']);
    expect(unlisted('white', 'P', '3c', '3d')).toEqual(['3c3d']);
    expect(face.queues(at(), 'white')).toBe(true);
    expect(face.queues(at(START, { over: true }), 'white')).toBe(false);
  });

  test('queued ones are sent only where they are no fouls', () => {
    const legal = ['7g7f', 'P*7e', 'declare'];
    expect(face.unseen(at(), legal)).toEqual(legal);
    expect(face.unseen(at(START, { clean: ['7g7f'] }), legal)).toEqual(['7g7f']);
  });

  test('hands and pieces are looked up', () => {
    const view = shogiView('4k4/9/9/9/9/9/9/9/4K4 b 2P3p 1');
    expect([held(view, 'black', 'P'), held(view, 'white', 'P'), held(view, 'black', 'R')]).toEqual([2, 3, 0]);
    expect([pieceOf(view, '5i5h'), pieceOf(view, 'P*5e'), pieceOf(view, '1a1b'), pieceOf(view, 'declare')]).toEqual([
      'K',
      'P',
      null,
      null,
    ]);
  });
});

describe('moves in words', () => {
  const silver = { action: '4c5b+', written: { western: 'Sx5b+', japanese: '▲５二銀成', kitao: '銀x52+', csa: '+4352NG' } };

  test('are written in the style of the reader', () => {
    expect(notation()).toBe('western');
    const seen = NOTATIONS.map((style) => {
      setSettings({ notation: style });
      return actionWords('move', silver);
    });
    expect(seen).toEqual(['Sx5b+', '▲５二銀成', 'Sx5b+', '銀x52+', '4c5b+', '+4352NG']);
    expect(actionWords('move', { action: '7g7f' })).toBe('7g7f');
  });

  test('follow the language where nothing is set', async () => {
    await useLanguage('ja');
    expect(actionWords('move', silver)).toBe('▲５二銀成');
    expect(actionWords('say', silver)).toBe('5二銀、駒を取る、成る');
  });

  test('are spoken', () => {
    const say = (western: string, action = '7g7f') => actionWords('say', { action, written: { western } });
    expect(say('Sx5b+')).toBe('silver takes 5 2, promotes');
    expect(say('P-7f')).toBe('pawn to 7 6');
    expect(say('P-3c=')).toBe('pawn to 3 3, does not promote');
    expect(say('S*5b')).toBe('silver dropped on 5 2');
    expect(say('G6i-5h')).toBe('gold from 6 9 to 5 8');
    expect(say('+Rx1a')).toBe('dragon takes 1 1');
    expect(actionWords('say', { action: 'N*4e' })).toBe('knight dropped on 4 5');
    expect(actionWords('say', { action: '8h2b+' })).toBe('8 8 – 2 2, promotes');
    expect(actionWords('say', { action: 'declare' })).toBe('declares a win');
  });

  test('the newest says what it took, and that it gives check', () => {
    const last = { side: 'black', action: '4c5b+', piece: '+S', from: '4c', to: '5b', captured: '+P', promoted: true, foul: false };
    const check = { king: '5a', by: ['5b'] };
    expect(playedWords(shogiView(START, { last, check }), silver)).toBe('silver takes 5 2, promotes, takes a tokin, check');
    expect(playedWords(shogiView(START, { last: { ...last, foul: true, captured: null } }), silver)).toBe(
      'silver takes 5 2, promotes, a foul',
    );
    expect(playedWords(shogiView(), silver)).toBe('silver takes 5 2, promotes');
  });

  test('one that was not sent is told as far as the page can', () => {
    const view = shogiView();
    expect(drafted(view, '7g7f').written).toEqual({ western: 'P7g-7f', japanese: '７六歩(77)' });
    expect(drafted(view, '8h3c+').written?.['western']).toBe('B8hx3c+');
    expect(drafted(view, '5e5d')).toEqual({ action: '5e5d' });
    expect(actionWords('say', drafted(view, '7g7f'))).toBe('pawn from 7 7 to 7 6');
    expect(face.confirmWords(drafted(view, '7g7f'))).toBe('Play P7g-7f');
    const drop = shogiView('4k4/9/9/9/9/9/9/9/4K4 b P 1');
    expect(drafted(drop, 'P*5e').written).toEqual({ western: 'P*5e', japanese: '５五歩打' });
  });
});

describe('what is asked and refused', () => {
  test('steps and sides', () => {
    expect(stepWords(shogiView())).toBe('Make a move.');
    expect(stepWords(shogiView(START, { check: { king: '5i', by: ['5h'] } }))).toBe('Answer the check.');
    expect(stepWords(shogiView(START, { over: true }))).toBe('The game is over.');
    expect([sideWord('black'), sideWord('white')]).toEqual(['Black', 'White']);
    expect(sideWord('white', { handicap: '2-piece' })).toBe('White (giver)');
    expect(face.sideWord('black', at(START, { handicap: 'lance' }))).toBe('Black (receiver)');
  });

  test('every name that the server can send has words', () => {
    for (const reason of SHOGI_REASONS) expect(reasonWords(reason), reason).not.toBeNull();
    for (const ending of SHOGI_ENDINGS) expect(has(`shogi.ending.${ending}`), ending).toBe(true);
    for (const rule of SHOGI_EXPLAINED) expect(reasonWords(rule), rule).not.toBeNull();
    for (const piece of SHOGI_PIECES) expect(has(`shogi.piece.${piece}`), piece).toBe(true);
    for (const format of face.formats) {
      expect([has(`export.${format}`), has(`export.${format}.what`)], format).toEqual([true, true]);
    }
    expect(reasonWords('seven_kings')).toBeNull();
  });

  test('explanations name the rule first, then squares, replies, counts and spans', () => {
    expect(explanationWords(shogiExplanation({ rule: 'nifu', square: '5e', squares: ['5g'] }))).toEqual([
      '5e: Two pawns (nifu): there is an unpromoted pawn of yours on that file.',
      'The pawn stands on 5g.',
    ]);
    expect(
      explanationWords(shogiExplanation({ rule: 'king_left_in_check', square: '5i', squares: ['5a', '1i'] }))[1],
    ).toBe('It would be attacked from 1i 5a.');
    expect(
      explanationWords(
        shogiExplanation({ rule: 'drop_pawn_mate', square: '1b', replies: [{ action: '1a1b', by: ['1c'] }, { action: '1a2b', by: [] }] }),
      )[1],
    ).toBe('No reply helps: 1a1b leaves the king attacked from 1c, 1a2b does not help.');
    expect(explanationWords(shogiExplanation({ rule: 'drop_pawn_mate' }))[1]).toBe('There is no reply at all.');
    expect(
      explanationWords(shogiExplanation({ rule: 'perpetual_check', span: { first: 11, last: 22, checker: 'black' } })),
    ).toEqual([
      'Perpetual check loses.',
      'The position came four times, between move 11 and move 22. Every move of Black in between gave check, so Black loses.',
    ]);
    expect(
      explanationWords(shogiExplanation({ rule: 'too_few_points', count: shogiCount({ points: 27, holds: false }) }))[1],
    ).toBe('The count: king entered, not in check, 10 of 10 pieces entered, 27 of 28 points.');
    expect(
      explanationWords(shogiExplanation({ rule: 'impasse_count', count: shogiCount({ points: 30 }), other: shogiCount({ points: 24 }) }))[1],
    ).toBe('Black has 30 points, White 24 points.');
    expect(explanationWords(shogiExplanation({ rule: 'seven_lives' }))).toEqual(['seven lives']);
  });

  test('squares of an explanation are written as the moves are', () => {
    setSettings({ notation: 'japanese' });
    expect(explanationWords(shogiExplanation({ rule: 'nifu', square: '5e', squares: ['5g'] }))[1]).toBe(
      'The pawn stands on ５七.',
    );
  });
});

describe('declaring', () => {
  const aside = (black: ReturnType<typeof shogiCount>, rule = '27') =>
    face.asides(at(START, { impasse: { rule, black, white: shogiCount({ points: 27, win: 27 }) } }), ['declare'], 'black')[0];

  test('is asked about with the count and what comes of it', () => {
    expect(face.asides(at(), ['7g7f'], 'black')).toEqual([]);
    expect(aside(shogiCount())?.ask.what).toBe(
      'The count: king entered, not in check, 10 of 10 pieces entered, 28 of 28 points. That wins.',
    );
    expect(aside(shogiCount({ points: 26, win: 31, draw: 24 }), '24')?.ask.what).toContain('That makes a draw.');
    expect(aside(shogiCount({ pieces: 9, holds: false }))?.ask.what).toContain('the declaration would lose');
    expect(face.asides(at(), ['declare'], 'black')[0]?.ask.what).toContain('If a condition is missing');
  });

  test('counts tell the credit of a handicap', () => {
    expect(countWords(shogiCount({ credit: 10 }))).toContain('10 of them for the handicap');
    expect(countWords(shogiCount({ king_in_zone: false, in_check: true }))).toContain('king not entered, in check');
  });
});

describe('the board in words, sounds and ends', () => {
  test('pieces by kind, then the hands, then the text', () => {
    const text = face.textBoard(at('4k4/9/4P4/9/9/9/9/4R4/4K4 b 2Pg 1'));
    expect(text).toEqual([
      'Black: king 5i, rook 5h, pawn 5c',
      'Hand of Black: pawn, 2',
      'White: king 5a',
      'Hand of White: gold',
      '4k4/9/4P4/9/9/9/9/4R4/4K4 b 2Pg 1',
    ]);
  });

  test('a capture sounds, and a foul is found in the record', () => {
    const last = { side: 'black', action: 'P*5e', piece: 'P', from: null, to: '5e', captured: null, promoted: false, foul: true };
    expect(face.sound(at(START, { last }), 'P*5e')).toBeNull();
    expect(face.sound(at(START, { last: { ...last, captured: 'P' } }), 'P*5e')).toBe('capture');
    expect([face.fault(at(START, { last })), face.fault(at())]).toEqual(['P*5e', null]);
    const why = shogiExplanation({ rule: 'nifu' });
    expect(face.explained(at(START, { why }))).toEqual(why);
  });
});

describe('rooms', () => {
  test('families have their order, and every room its place', () => {
    expect(familiesOf([...shogiPresets, ...goPresets, ...presets])).toEqual([
      ...['renju', 'gomoku', 'capture-go', 'go', 'shogi', 'shogi-handicap'],
    ]);
    for (const family of ['shogi', 'shogi-handicap']) {
      const { first, more } = arrange(shogiPresets, family, null);
      expect([...first, ...more].map((one) => one.id).sort()).toEqual(
        shogiPresets.filter((one) => one.family === family).map((one) => one.id).sort(),
      );
    }
  });

  test('have names and sentences, and so has everything that may be chosen', () => {
    for (const id of SHOGI_PRESETS) {
      for (const what of ['name', 'what', 'opening']) expect(has(`preset.${id}.${what}`), `${id} ${what}`).toBe(true);
    }
    for (const [key, values] of Object.entries(SHOGI_CHOICES)) {
      expect(has(`choice.${key}`) || has(`shogi.choice.${key}`), key).toBe(true);
      for (const value of values) expect(has(`choice.${key}.${value}`), `${key} ${value}`).toBe(true);
    }
    for (const preset of shogiPresets) expect(tagOf(preset).what).not.toBe('');
  });
});

test('settings that are none fall back', () => {
  expect(parseSettings('{"pieces":"chess","notation":"x","promote":1,"tints":"yes","hide_empty":0}')).toEqual(DEFAULTS);
  expect(parseSettings('{"hide_empty":true}').hide_empty).toBe(true);
  for (const pieces of PIECES) expect(parseSettings(JSON.stringify({ pieces })).pieces).toBe(pieces);
  for (const promote of PROMOTE) expect(parseSettings(JSON.stringify({ promote })).promote).toBe(promote);
});
