import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { course as backgammonCourse } from '../src/i18n/en.backgammon.course';
import { craft as backgammonCraft } from '../src/i18n/en.backgammon.craft';
import { cube as backgammonCube } from '../src/i18n/en.backgammon.cube';
import { end as backgammonEnd } from '../src/i18n/en.backgammon.end';
import { lore as backgammonLore } from '../src/i18n/en.backgammon.lore';
import { rules as backgammonRules } from '../src/i18n/en.backgammon.rules';
import { rules as goRules } from '../src/i18n/en.go.rules';
import { rules as gomokuRules } from '../src/i18n/en.gomoku.rules';
import { rules } from '../src/i18n/en.rules';
import { course } from '../src/i18n/en.shogi.course';
import { law } from '../src/i18n/en.shogi.law';
import { lore as shogiLore } from '../src/i18n/en.shogi.lore';
import { rules as shogiRules } from '../src/i18n/en.shogi.rules';
import { PRESETS } from '../src/i18n/names';
import { SET_UP as BACKGAMMON_SET_UP } from '../src/rules/backgammon-boards';
import { COURSE as BACKGAMMON_COURSE } from '../src/rules/backgammon-course';
import { COURSE_BOARDS as BACKGAMMON_COURSE_BOARDS } from '../src/rules/backgammon-course-boards';
import { CRAFT } from '../src/rules/backgammon-craft';
import { CRAFT_BOARDS, RACE } from '../src/rules/backgammon-craft-boards';
import { CUBE } from '../src/rules/backgammon-cube';
import { CUBE_BOARDS } from '../src/rules/backgammon-cube-boards';
import { END } from '../src/rules/backgammon-end';
import { END_BOARDS } from '../src/rules/backgammon-end-boards';
import { LESSONS as BACKGAMMON_LESSONS } from '../src/rules/backgammon-lessons';
import { LORE } from '../src/rules/backgammon-lore';
import { LORE_BOARDS } from '../src/rules/backgammon-lore-boards';
import { OPENING_PLAYS } from '../src/rules/backgammon-openings';
import { positionText, START } from '../src/rules/backgammon-position';
import { added, keith, lastTake, pips } from '../src/rules/backgammon-race';
import { SETS as BACKGAMMON_SETS } from '../src/rules/backgammon-sets';
import { START_IDS } from '../src/rules/backgammon-written';
import type { Line } from '../src/rules/board';
import { fileOf, gameOf, GAMES, PAGES, PARTS } from '../src/rules/games';
import { GO_BOARDS } from '../src/rules/go-boards';
import { LESSONS, lessonPage } from '../src/rules/go-lessons';
import { SETS } from '../src/rules/go-sets';
import { BOARDS } from '../src/rules/gomoku-boards';
import { DIRECT_OPENINGS, INDIRECT_OPENINGS } from '../src/rules/gomoku-openings';
import { CHOICES, ROOMS, roomPage } from '../src/rules/gomoku-rooms';
import { SET_UP } from '../src/rules/shogi-boards';
import { COURSE } from '../src/rules/shogi-course';
import { COURSE_BOARDS } from '../src/rules/shogi-course-boards';
import { HANDICAPS } from '../src/rules/shogi-handicaps';
import { LAW } from '../src/rules/shogi-law';
import { LAW_BOARDS } from '../src/rules/shogi-law-boards';
import { LESSONS as SHOGI_LESSONS } from '../src/rules/shogi-lessons';
import { LORE as SHOGI_LORE } from '../src/rules/shogi-lore';
import { LORE_BOARDS as SHOGI_LORE_BOARDS, SECOND, WRITTEN } from '../src/rules/shogi-lore-boards';
import { SETS as SHOGI_SETS } from '../src/rules/shogi-sets';
import { parseRoute } from '../src/state/route';

const source: Readonly<Record<string, unknown>> = {
  ...rules,
  ...gomokuRules,
  ...goRules,
  ...shogiRules,
  ...course,
  ...law,
  ...shogiLore,
  ...backgammonRules,
  ...backgammonCourse,
  ...backgammonEnd,
  ...backgammonCube,
  ...backgammonLore,
  ...backgammonCraft,
};

function words(line: Line): string {
  const [key, n] = typeof line === 'string' ? [line, null] : line;
  const message = source[key];
  if (n === null) return typeof message === 'string' ? message : '';
  return typeof message === 'function' ? (message as (n: number) => string)(n) : '';
}

describe('the pages of each game', () => {
  test('no page belongs to two games, and each game has words on the front page', () => {
    const all = GAMES.flatMap((kind) => PAGES[kind]);
    expect(new Set(all).size).toBe(all.length);
    for (const kind of GAMES) {
      expect(source[`rules.game.${kind}`], kind).toBeTypeOf('string');
      expect(source[`rules.game.${kind}.what`], kind).toBeTypeOf('string');
    }
    expect(gameOf('rif')).toBe('gomoku');
    expect(gameOf('nothing')).toBeUndefined();
  });

  test('gomoku: the overview, the openings and every room', () => {
    const pages = ['gomoku', 'openings', ...ROOMS.map((room) => room.id)];
    expect([...PAGES.gomoku].sort()).toEqual(pages.sort());
    expect(PAGES.gomoku[0]).toBe('gomoku');
  });
});

describe('the rules pages of gomoku and renju as data', () => {
  test('every room has one page', () => {
    expect(ROOMS.map((room) => room.id).sort()).toEqual([...PRESETS].sort());
  });

  test('every sentence of a page is there, and its anchors differ', () => {
    for (const { id, sections } of ROOMS) {
      expect(new Set(sections.map((one) => one.id)).size, id).toBe(sections.length);
      for (const section of sections) {
        expect(section.link === undefined || PAGES.gomoku.includes(section.link.page), id).toBe(true);
        const lines = [section.title, ...section.text, ...(section.steps ?? [])];
        for (const line of lines) expect(words(line), `${id}: ${String(line)}`).toMatch(/^[A-Z]/);
        for (const board of section.boards) {
          expect(words(board.caption), board.id).toMatch(/[.?]$/);
          expect(BOARDS, 'known to the test against the referee').toContain(board);
        }
      }
    }
  });

  test('an opening that is told in steps can be played', () => {
    for (const { id, sections } of ROOMS) {
      const opening = sections.find((one) => one.id === 'opening');
      if (opening !== undefined) expect(opening.boards, id).toHaveLength(1);
    }
  });

  test('no board is left over', () => {
    const shown = new Set(ROOMS.flatMap((room) => room.sections.flatMap((one) => one.boards)));
    expect(BOARDS.filter((board) => !shown.has(board)).map((board) => board.id)).toEqual(['naming']);
  });

  test('what is proposed exists', () => {
    for (const { rooms } of CHOICES) {
      for (const id of rooms) expect(roomPage(id), id).toBeDefined();
    }
  });

  test('the openings have codes, ratings and signs', () => {
    const patterns = [...DIRECT_OPENINGS, ...INDIRECT_OPENINGS];
    expect(new Set(patterns.map((one) => one.code)).size).toBe(26);
    for (const one of patterns) {
      expect(source[`rules.rating.${one.rating}`], one.code).toBeTypeOf('string');
      expect(one.kanji, one.code).toMatch(/^.[月星]$/u);
    }
  });

  test('addresses', () => {
    expect(parseRoute('/rules')).toEqual({ at: 'rules', page: null });
    expect(parseRoute('/rules/')).toEqual({ at: 'rules', page: null });
    expect(parseRoute('/rules/national-lose')).toEqual({ at: 'rules', page: 'national-lose' });
    expect(parseRoute('/rules/a/b')).toEqual({ at: 'nowhere' });
  });
});

describe('the rules pages of Go as data', () => {
  test('the overview, the lessons, the rooms and the rule sets are the pages', () => {
    const pages = ['go', ...LESSONS.map((one) => one.id), ...SETS.map((one) => one.id)];
    expect([...PAGES.go].sort()).toEqual(pages.sort());
    expect(PAGES.go[0]).toBe('go');
  });

  test('every sentence of a page is there, and its anchors differ', () => {
    for (const { id, text, title, sections } of LESSONS) {
      for (const line of [title, ...text]) expect(words(line), `${id}: ${line}`).toMatch(/^[A-Z]/);
      expect(new Set(sections.map((one) => one.id)).size, id).toBe(sections.length);
    }
    for (const { about, id, room, lessons } of SETS) {
      expect(words(about), id).toMatch(/^[A-Z].*\.$/);
      if (!room) expect(source[`rules.go.set.${id}`], id).toBeTypeOf('string');
      for (const one of lessons) expect(lessonPage(one), one).toBeDefined();
    }
    for (const section of [...LESSONS, ...SETS].flatMap((one) => one.sections)) {
      for (const line of [section.title, ...section.text]) expect(words(line), section.id).toMatch(/^[A-Z]/);
    }
  });

  test('every board is on a page, and known to the test against the referee', () => {
    const shown = [
      ...LESSONS.flatMap((one) => one.boards),
      ...[...LESSONS, ...SETS].flatMap((one) => one.sections.flatMap((section) => section.boards)),
    ];
    expect(new Set(shown)).toEqual(new Set(GO_BOARDS));
    const all = [...GO_BOARDS, ...SETS.map((one) => one.board)];
    expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
    for (const board of all) expect(words(board.caption), board.id).toMatch(/[.?]$/);
  });

  test('what a page says in short is what its rules text says', () => {
    for (const { facts, family, rules: text } of SETS) {
      const [preset = ''] = text.split(',');
      expect(family === 'capture-go', text).toBe(facts.capture !== undefined);
      expect(preset.includes('capture'), text).toBe(family === 'capture-go');
      const size = /size=(\d+)/.exec(text)?.[1];
      if (size !== undefined) expect(facts.size, text).toBe(Number(size));
    }
  });
});

describe('the rules pages of shogi as data', () => {
  const lessons = [...COURSE, ...LAW, ...SHOGI_LORE];

  test('the overview, the lessons and the rooms are the pages', () => {
    const pages = ['shogi', ...SHOGI_LESSONS.map((one) => one.id), ...SHOGI_SETS.map((one) => one.id)];
    expect([...PAGES.shogi].sort()).toEqual(pages.sort());
    expect(PAGES.shogi[0]).toBe('shogi');
  });

  test('each lesson is in the file that its page comes with, under its title', () => {
    expect(COURSE.map((one) => one.id)).toEqual([...PARTS['shogi-course']]);
    expect(LAW.map((one) => one.id)).toEqual([...PARTS['shogi-law']]);
    expect(SHOGI_LORE.map((one) => one.id)).toEqual([...PARTS['shogi-lore']]);
    expect(lessons.map(({ id, title }) => ({ id, title }))).toEqual([...SHOGI_LESSONS]);
    expect(fileOf('shogi-drops')).toBe('shogi-course');
    expect(fileOf('shogi-impasse')).toBe('shogi-law');
    expect(fileOf('shogi-club')).toBe('shogi');
    expect(fileOf('nothing')).toBeUndefined();
  });

  test('every sentence of a page is there, and its anchors differ', () => {
    for (const { id, text, title, sections } of lessons) {
      for (const line of [title, ...text]) expect(words(line), `${id}: ${line}`).toMatch(/^[A-Z]/);
      expect(new Set(sections.map((one) => one.id)).size, id).toBe(sections.length);
      for (const section of sections) {
        for (const line of [section.title, ...section.text]) {
          expect(words(line), section.id).toMatch(/^[A-Z\d]/);
        }
        expect(section.text.length + section.boards.length, section.id).toBeGreaterThan(0);
      }
    }
    for (const { about, id, lessons: its } of SHOGI_SETS) {
      expect(words(about), id).toMatch(/^[A-Z].*\.$/);
      for (const one of its) expect(SHOGI_LESSONS.some((lesson) => lesson.id === one), one).toBe(true);
    }
  });

  test('every board is on a page, and known to the test against the referee', () => {
    const shown = [
      ...lessons.flatMap((one) => one.boards),
      ...lessons.flatMap((one) => one.sections.flatMap((section) => section.boards)),
      // The page of notations has these between its tables.
      ...[WRITTEN, SECOND],
    ];
    const known = [SET_UP, ...COURSE_BOARDS, ...LAW_BOARDS, ...SHOGI_LORE_BOARDS];
    expect(new Set(shown)).toEqual(new Set(known));
    const all = [...known, ...SHOGI_SETS.map((one) => one.board)];
    expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
    for (const board of all) expect(words(board.caption), board.id).toMatch(/[.?]$/);
  });

  test('a handicap is worth what its pieces are', () => {
    const points = (piece: string) => (piece === 'R' || piece === 'B' ? 5 : 1);
    for (const { id, off, credit } of HANDICAPS) {
      if (off === undefined) continue;
      const worth = off.reduce((sum, [piece, ...squares]) => sum + points(piece) * squares.length, 0);
      expect(credit, id).toBe(worth);
    }
  });
});

describe('the rules pages of backgammon as data', () => {
  const lessons = [...BACKGAMMON_COURSE, ...END, ...CUBE, ...LORE, ...CRAFT];

  test('the overview, the lessons and the rooms are the pages', () => {
    const pages = [
      'backgammon',
      ...BACKGAMMON_LESSONS.map((one) => one.id),
      ...BACKGAMMON_SETS.map((one) => one.id),
    ];
    expect([...PAGES.backgammon].sort()).toEqual(pages.sort());
    expect(PAGES.backgammon[0]).toBe('backgammon');
  });

  test('each lesson is in the file that its page comes with, under its title', () => {
    expect(BACKGAMMON_COURSE.map((one) => one.id)).toEqual([...PARTS['backgammon-course']]);
    expect(END.map((one) => one.id)).toEqual([...PARTS['backgammon-end']]);
    expect(CUBE.map((one) => one.id)).toEqual([...PARTS['backgammon-cube']]);
    expect(LORE.map((one) => one.id)).toEqual([...PARTS['backgammon-lore']]);
    expect(CRAFT.map((one) => one.id)).toEqual([...PARTS['backgammon-craft']]);
    expect(lessons.map(({ id, title }) => ({ id, title }))).toEqual([...BACKGAMMON_LESSONS]);
    expect(fileOf('backgammon-value')).toBe('backgammon-end');
    expect(fileOf('backgammon-matches')).toBe('backgammon-cube');
    expect(fileOf('backgammon-race')).toBe('backgammon-craft');
    expect(fileOf('bg-money')).toBe('backgammon');
  });

  test('every sentence of a page is there, and its anchors differ', () => {
    for (const { id, text, title, sections } of lessons) {
      for (const line of [title, ...text]) expect(words(line), `${id}: ${line}`).toMatch(/^[A-Z]/);
      expect(new Set(sections.map((one) => one.id)).size, id).toBe(sections.length);
      for (const section of sections) {
        for (const line of [section.title, ...section.text, ...(section.steps ?? [])]) {
          expect(words(line), section.id).toMatch(/^[A-Z]/);
        }
      }
    }
    for (const { about, id, lessons: its } of BACKGAMMON_SETS) {
      expect(words(about), id).toMatch(/^[A-Z].*\.$/);
      for (const one of its) expect(fileOf(one), one).toMatch(/^backgammon-/);
    }
  });

  test('every board is on a page, and known to the test against the referee', () => {
    const shown = [
      BACKGAMMON_SET_UP,
      ...lessons.flatMap((one) => one.boards),
      ...lessons.flatMap((one) => one.sections.flatMap((section) => section.boards)),
    ];
    const known = [
      BACKGAMMON_SET_UP,
      ...[...BACKGAMMON_COURSE_BOARDS, ...END_BOARDS, ...CUBE_BOARDS, ...LORE_BOARDS, ...CRAFT_BOARDS],
    ];
    expect(new Set(shown)).toEqual(new Set(known));
    const all = [...known, ...BACKGAMMON_SETS.map((one) => one.board)];
    expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
    for (const board of all) expect(words(board.caption), board.id).toMatch(/[.?]$/);
  });

  test('positions are written as other programs write them', () => {
    const board = { white: START, black: START };
    // Known answers of the manual and of files: money, Jacoby, 3-1; a match in its Crawford game.
    expect(positionText({ ...board, dice: '3-1', jacoby: true })).toBe('4HPwATDgc/ABMA:cIkFAAAAAAAA');
    expect(positionText(board)).toBe(`${START_IDS.position}:${START_IDS.match}`);
    expect(positionText({ ...board, match: [7, 3, 6], crawford: true })).toBe(
      '4HPwATDgc/ABMA:8AngAGAAGAAE',
    );
    // A closed board, with a checker on the bar.
    const shut = { white: 'bar:1 13:5 6:5', black: '6:2 5:2 4:2 3:2 2:2 1:2' };
    expect(positionText(shut)).toMatch(/^27YBAAB8wAeAAA:/);
  });

  test('the opening plays are the accepted ones of the data', () => {
    const rows = readFileSync('../data/backgammon/openings.tsv', 'utf8').trim().split('\n').slice(1);
    const accepted = rows.map((row) => {
      const [dice, plays] = row.split('\t');
      return [dice, plays?.split('; ')];
    });
    expect(OPENING_PLAYS.map(({ dice, plays }) => [dice, plays.map(([action]) => action)])).toEqual(
      accepted,
    );
    for (const { idea, plays } of OPENING_PLAYS) {
      expect(source[`rules.backgammon.openings.idea.${idea}`], idea).toBeTypeOf('string');
      expect(plays.length > 1).toBe(idea === 'choice');
    }
  });

  test('a race is counted as its authors do, and as the page says', () => {
    expect(pips(START)).toBe(167);
    expect([pips(RACE.white), added(RACE.white), keith(RACE.white, true)]).toEqual([57, 3, 68]);
    expect([pips(RACE.black), added(RACE.black), keith(RACE.black, false)]).toEqual([65, 0, 65]);
    // Stacks, and gaps on 4, 5 and 6.
    expect(added('1:3 2:2 3:5')).toBe(4 + 1 + 2 + 3);
    // At most 3 more and at least 2 more: double, redouble, take.
    const more = keith(RACE.white, true) - keith(RACE.black, false);
    expect(more >= 2 && more <= 3).toBe(true);
    expect([30, 61, 62, 100].map(lastTake)).toEqual([3, 8, 8, 12]);
  });
});
