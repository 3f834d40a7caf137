/** The rules pages: what their boards claim, held against the referee, and the boards in use. */

import { expect, test } from 'vitest';
import type { PositionView, PresetView, Study, StudyRequest } from '../src/protocol';
import { SET_UP as BACKGAMMON_SET_UP } from '../src/rules/backgammon-boards';
import { COURSE_BOARDS as BACKGAMMON_COURSE_BOARDS } from '../src/rules/backgammon-course-boards';
import { CRAFT_BOARDS } from '../src/rules/backgammon-craft-boards';
import { CUBE_BOARDS } from '../src/rules/backgammon-cube-boards';
import { END_BOARDS } from '../src/rules/backgammon-end-boards';
import { LORE_BOARDS } from '../src/rules/backgammon-lore-boards';
import { OPENING_PLAYS } from '../src/rules/backgammon-openings';
import { positionText, START } from '../src/rules/backgammon-position';
import { SETS as BACKGAMMON_SETS } from '../src/rules/backgammon-sets';
import { PLAYS, START_IDS } from '../src/rules/backgammon-written';
import type { Expectation, RulesBoard, RulesKind } from '../src/rules/board';
import { GO_BOARDS } from '../src/rules/go-boards';
import { SETS } from '../src/rules/go-sets';
import { BOARDS } from '../src/rules/gomoku-boards';
import { DIRECT_OPENINGS, INDIRECT_OPENINGS } from '../src/rules/gomoku-openings';
import { ROOMS } from '../src/rules/gomoku-rooms';
import { SET_UP } from '../src/rules/shogi-boards';
import { COURSE_BOARDS } from '../src/rules/shogi-course-boards';
import { HANDICAPS } from '../src/rules/shogi-handicaps';
import { LAW_BOARDS } from '../src/rules/shogi-law-boards';
import { LORE_BOARDS as SHOGI_LORE_BOARDS } from '../src/rules/shogi-lore-boards';
import { SETS as SHOGI_SETS } from '../src/rules/shogi-sets';
import { FIRST_MOVES, SECOND_MOVES, SECOND_START, type WrittenMove } from '../src/rules/shogi-written';
import { isAccessible, overflow } from './axe';
import type { Guest } from './guest';
import { House } from './house';
import { scene } from './stage';

/** Pages of Go: the overview, long and short lessons, a room and a rule set. */
const GO_PATHS = ['/rules/go', '/rules/go-counting', '/rules/go-superko', '/rules/capture', '/rules/aga'];

/** Pages of shogi: the overview, a lesson with sections, the tables and a room. */
const SHOGI_PATHS = ['/rules/shogi', '/rules/shogi-pieces', '/rules/shogi-handicaps', '/rules/shogi-notation', '/rules/shogi-official'];

/** Pages of backgammon: the overview, a lesson of each file, the tables and a room. */
const BACKGAMMON_PATHS = [
  ...['/rules/backgammon', '/rules/backgammon-moves', '/rules/backgammon-cube'],
  ...['/rules/backgammon-race', '/rules/backgammon-openings', '/rules/backgammon-notation'],
  '/rules/bg-match-7',
];

/** Between two questions, in milliseconds: the house answers 20 a second for long. */
const PAUSE = 55;

async function asks(house: House, kind: RulesKind, line: Partial<StudyRequest>): Promise<Study> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  const answer = await fetch(`${house.url}/api/v1/study`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-yonban': '1' },
    body: JSON.stringify({ kind, actions: [], ...line }),
  });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return JSON.parse(text) as Study;
}

/** What a caption claims of a position of backgammon after an act. */
function afterwards(
  position: Extract<PositionView, { kind: 'backgammon' }>,
  claim: Expectation,
  told: Expectation,
): void {
  const { crawford, cube, last_game: game, pips, score } = position;
  if (claim.pips !== undefined) told.pips = pips;
  if (claim.score !== undefined) told.score = score.join('-');
  if (claim.crawford !== undefined) told.crawford = crawford;
  if (claim.points !== undefined && game !== null) told.points = game.points;
  if (claim.cube !== undefined && cube !== null) told.cube = `${cube.owner ?? 'nobody'} ${cube.value}`;
}

/** What the referee says of what a caption claims, in the caption's own form. */
async function found(house: House, board: RulesBoard, claim: Expectation): Promise<Expectation> {
  const { kind, rules, start } = board;
  const actions = [...board.actions, ...(claim.after ?? [])];
  const asked = await asks(house, kind, { rules, start, actions, ask: claim.act });
  expect(asked.refused, 'what comes before is allowed').toBeNull();
  const { judged } = asked;
  const told: Expectation = { act: claim.act };
  if (claim.after !== undefined) told.after = claim.after;
  if (judged === null) throw new Error('the referee judges what it is asked about');
  if (judged.reason !== null) told.refused = judged.reason;
  if (judged.allowed) {
    const made = await asks(house, kind, { rules, start, actions: [...actions, claim.act] });
    const at = made.positions.at(-1);
    if (at === undefined || made.refused !== null) throw new Error('what is allowed can be made');
    expect(at.ending, 'the end is foreseen').toBe(judged.ending);
    if (at.ending !== null) {
      told.ends = at.ending;
      told.wins = at.verdict as 'a' | 'b' | 'draw' | 'no_result';
    }
    const { position } = at;
    if (position.kind === 'go') {
      if (claim.takes !== undefined) told.takes = position.taken.length;
      if (claim.score !== undefined && position.score !== null) told.score = position.score.text;
    }
    if (position.kind === 'backgammon') afterwards(position, claim, told);
  }
  if (claim.only !== undefined) {
    // Resigning is no play.
    told.only = asked.legal.filter((one) => !one.startsWith('resign')).length === 1;
  }
  if (judged.detail?.kind === 'backgammon') {
    const { blots, hits, offer } = judged.detail;
    if (claim.hits !== undefined) told.hits = hits;
    if (claim.blots !== undefined) told.blots = blots;
    if (claim.stake !== undefined && offer !== null) told.stake = [offer.taken, offer.dropped];
    if (claim.idle !== undefined && offer !== null) told.idle = offer.dead;
  }
  if (claim.liberties !== undefined && judged.detail?.kind === 'go') {
    told.liberties = judged.detail.liberties.length;
  }
  if (claim.dead !== undefined) {
    const { detail } = judged;
    told.dead = (detail?.kind === 'gomoku' ? detail.shapes : [])
      .flatMap((shape) => shape.completions)
      .flatMap((completion) => completion.dead ?? [])
      .sort();
  }
  return told;
}

/** The boards of each game that claim something, and those to play on. */
const ALL_BOARDS: readonly [game: string, boards: readonly RulesBoard[], played: readonly RulesBoard[]][] = [
  ['gomoku', BOARDS, []],
  ['Go', GO_BOARDS, SETS.map((one) => one.board)],
  [
    'shogi',
    [SET_UP, ...COURSE_BOARDS, ...LAW_BOARDS, ...SHOGI_LORE_BOARDS],
    SHOGI_SETS.map((one) => one.board),
  ],
  [
    'backgammon',
    [
      BACKGAMMON_SET_UP,
      ...[...BACKGAMMON_COURSE_BOARDS, ...END_BOARDS, ...CUBE_BOARDS, ...LORE_BOARDS, ...CRAFT_BOARDS],
    ],
    BACKGAMMON_SETS.map((one) => one.board),
  ],
];

test('no two boards of the rules pages have one name', () => {
  const ids = ALL_BOARDS.flatMap(([, boards, played]) => [...boards, ...played].map((one) => one.id));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(ALL_BOARDS)('what the boards of %s claim is what the referee says', async (_game, boards, played) => {
  const house = await House.open();
  try {
    for (const board of [...boards, ...played]) {
      const { id, kind, rules, start } = board;
      const line = [...board.actions, ...board.line];
      const shown = await asks(house, kind, { rules, start, actions: line });
      expect(shown.refused, `${id}: ${line.join(' ')}`).toBeNull();
      expect(shown.rules, `${id}: canonical`).toBe(rules);
      if (board.opening) {
        const position = shown.positions.at(-1)?.position;
        const ask = position !== undefined && 'step' in position ? position.step.ask : null;
        expect(ask, `${id}: the opening is over`).toBe('play');
      }
      if (!played.includes(board)) {
        expect(board.expects.length + board.line.length, `${id} claims something`).toBeGreaterThan(0);
      }
      for (const claim of board.expects) {
        expect(await found(house, board, claim), id).toEqual({
          ...claim,
          ...(claim.dead === undefined ? {} : { dead: [...claim.dead].sort() }),
        });
      }
    }
  } finally {
    await house.close();
  }
});

test('every room has its page, and no page is about other rules', async () => {
  const house = await House.open();
  try {
    const answer = await fetch(`${house.url}/api/v1/presets`);
    const rooms = (await answer.json()) as PresetView[];
    const facts = (list: readonly { id: string; family: string; rules: string }[]) =>
      list.map(({ id, family, rules }) => `${id}: ${family}, ${rules}`).sort();
    expect(facts(ROOMS)).toEqual(facts(rooms.filter((room) => room.kind === 'gomoku')));
    const pages = facts(SETS.filter((set) => set.room));
    for (const room of facts(rooms.filter((one) => one.kind === 'go'))) expect(pages).toContain(room);
    expect(facts(SHOGI_SETS)).toEqual(facts(rooms.filter((room) => room.kind === 'shogi')));
    expect(facts(BACKGAMMON_SETS)).toEqual(
      facts(rooms.filter((room) => room.kind === 'backgammon')),
    );
  } finally {
    await house.close();
  }
});

test('what a page of Go says in short is what its rules say, key by key', async () => {
  const house = await House.open();
  try {
    for (const { facts, id, rules } of SETS) {
      const keys = Object.entries(facts).map(([key, value]) => `${key}=${String(value)}`);
      const text = [rules.split(',')[0], ...keys].join(',');
      const read = await asks(house, 'go', { rules: text });
      expect(read.rules, `${id}: ${text}`).toBe(rules);
    }
  } finally {
    await house.close();
  }
});

test('what a page of shogi says in short is what its rules say, key by key', async () => {
  const house = await House.open();
  try {
    for (const { facts, id, rules } of SHOGI_SETS) {
      const keys = Object.entries(facts).map(([key, value]) => `${key}=${String(value)}`);
      const text = [rules.split(',')[0], ...keys].join(',');
      const read = await asks(house, 'shogi', { rules: text });
      expect(read.rules, `${id}: ${text}`).toBe(rules);
    }
  } finally {
    await house.close();
  }
});

test('what a page of backgammon says in short is what its rules say, key by key', async () => {
  const house = await House.open();
  try {
    for (const { facts, id, rules } of BACKGAMMON_SETS) {
      const keys = Object.entries(facts).map(([key, value]) => `${key}=${String(value)}`);
      const text = [rules.split(',')[0], ...keys].join(',');
      const read = await asks(house, 'backgammon', { rules: text });
      expect(read.rules, `${id}: ${text}`).toBe(rules);
    }
  } finally {
    await house.close();
  }
});

test('plays and positions of backgammon are written as the pages have them', async () => {
  const house = await House.open();
  try {
    const rules = 'money,jacoby=no';
    const start = { white: START, black: START };
    const openings = OPENING_PLAYS.flatMap(({ dice, plays }) =>
      plays.map(([action, written]) => ({ at: { ...start, dice }, action, written })),
    );
    for (const { at, action, written } of [...PLAYS, ...openings]) {
      const { moves } = await asks(house, 'backgammon', { rules, start: positionText(at), actions: [action] });
      expect(moves.map((one) => one.written['joined']), action).toEqual([written]);
    }
    const ids = `${START_IDS.position}:${START_IDS.match}`;
    expect(positionText(start)).toBe(ids);
    const { positions } = await asks(house, 'backgammon', { rules, start: ids });
    const position = positions.at(-1)?.position;
    if (position?.kind !== 'backgammon') throw new Error('a position of backgammon');
    expect(position.position_id).toBe(START_IDS.position);
    expect(position.xgid).toBe(START_IDS.xgid);
  } finally {
    await house.close();
  }
});

test('the handicaps lack what their page says, are credited so, and White begins', async () => {
  const house = await House.open();
  try {
    const setUp = async (rules: string) => {
      const { position } = (await asks(house, 'shogi', { rules })).positions.at(-1) ?? {};
      if (position?.kind !== 'shogi') throw new Error('a position of shogi');
      return position;
    };
    const stands = (position: Awaited<ReturnType<typeof setUp>>) =>
      new Set(position.pieces.map((one) => `${one.side} ${one.piece} ${one.square}`));
    const whole = stands(await setUp('even'));
    for (const { id, off, hand, credit } of HANDICAPS) {
      const position = await setUp(id);
      const there = stands(position);
      const gone = [...whole].filter((one) => !there.has(one));
      const said =
        off?.flatMap(([piece, ...squares]) => squares.map((square) => `white ${piece} ${square}`)) ??
        [...whole].filter((one) => one.startsWith('white') && !one.startsWith('white K'));
      expect(gone.sort(), id).toEqual([...said].sort());
      expect(position.hands.white, id).toEqual((hand ?? []).map(([piece, count]) => ({ piece, count })));
      expect(position.impasse?.white.credit, id).toBe(credit);
      expect(position.side, id).toBe('white');
      expect(position.handicap, id).toBe(id);
    }
  } finally {
    await house.close();
  }
});

test('moves are written as the page of notations has them', async () => {
  const house = await House.open();
  try {
    const line = { rules: 'even,impasse=none', start: null };
    const first = await asks(house, 'shogi', { ...line, actions: FIRST_MOVES.map((one) => one.action) });
    const texts = ({ action, ...written }: WrittenMove) => ({ action, written });
    expect(first.moves.map(({ action, written }) => ({ action, written }))).toEqual(FIRST_MOVES.map(texts));
    for (const move of SECOND_MOVES) {
      const { moves } = await asks(house, 'shogi', { ...line, start: SECOND_START, actions: [move.action] });
      expect(moves.map(({ action, written }) => ({ action, written }))).toEqual([texts(move)]);
    }
  } finally {
    await house.close();
  }
});

test('the referee gives the 26 openings the names of the gallery', async () => {
  const house = await House.open();
  try {
    const patterns = [...DIRECT_OPENINGS, ...INDIRECT_OPENINGS];
    expect(patterns).toHaveLength(26);
    for (const { code, name, kanji, second, third } of patterns) {
      const study = await asks(house, 'gomoku', { rules: 'rif', actions: ['h8', second, third] });
      const position = study.positions.at(-1)?.position;
      expect(position?.kind === 'gomoku' ? position.opening : null).toEqual({ code, name, kanji });
    }
  } finally {
    await house.close();
  }
});

class Reader {
  readonly guest: Guest;
  readonly id: string;

  constructor(guest: Guest, id: string) {
    this.guest = guest;
    this.id = id;
  }

  figure(more = '') {
    return this.guest.page.locator(`[data-board="${this.id}"]${more}`);
  }

  async ready(): Promise<void> {
    await this.figure().scrollIntoViewIfNeeded();
    await this.figure().getByTestId('live-status').waitFor();
  }

  cell(point: string) {
    return this.figure().locator(`[data-point="${point}"]`);
  }

  button(action: string) {
    return this.figure().locator(`button[data-action="${action}"]`);
  }

  /** What the verdict says, once it is there. */
  async verdict(reason: string): Promise<string> {
    const box = this.figure().locator(`[data-testid=live-verdict][data-reason="${reason}"]`);
    await box.waitFor();
    return (await box.innerText()).replaceAll(/\s+/g, ' ');
  }

  /** Waits until this has been played. */
  async played(line: string): Promise<void> {
    await this.figure(`[data-played="${line}"]`).waitFor();
  }
}

scene('a reader asks the referee about points', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.page.goto('/rules/national-block#double-three');
  const board = new Reader(anna, 'double-three');
  await board.ready();
  expect(await board.figure().locator('.forbidden').count()).toBe(0);

  await board.cell('h8').click();
  const why = await board.verdict('double_three');
  expect(why).toContain('h8: Forbidden: a double-three.');
  expect(why).toContain('Three: f8 g8 h8.');
  expect(await board.figure().locator('.explain .shape').count()).toBe(2);
  expect(await board.button('play').count()).toBe(0);

  // By keyboard: one point to the right of h8 there is only one three.
  await board.cell('h8').focus();
  await anna.page.keyboard.press('ArrowRight');
  await anna.page.keyboard.press('Enter');
  expect(await board.verdict('allowed')).toBe('Black may play i8.');
  await expect.poll(() => anna.page.getByTestId('polite').innerText()).toContain('Black may play i8.');
  await board.button('play').click();
  await board.played('i8');
  await board.button('take_back').click();
  await board.played('');

  await board.button('marks').click();
  await board.figure().locator('.forbidden').waitFor();
  expect(await board.cell('h8').getAttribute('aria-label')).toContain('forbidden');

  const apparent = new Reader(anna, 'real-three');
  await apparent.ready();
  await apparent.cell('h8').click();
  expect(await apparent.verdict('allowed')).toContain(
    'Not at i8: a double-four is forbidden there.',
  );
});

scene('a reader goes through an opening, and is told what is refused', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.page.goto('/rules/rif#opening');
  const board = new Reader(anna, 'opening-rif');
  await board.ready();
  const status = board.figure().getByTestId('live-status');
  expect(await status.innerText()).toBe(
    'Black (first player): Place stone 1, black, on the centre.',
  );
  await board.cell('g8').click();
  expect(await board.verdict('outside_area')).toContain('This stone has to go into the marked area.');
  await board.cell('h8').click();
  await board.played('h8');
  await board.cell('i9').click();
  await board.cell('j8').click();
  await board.played('h8 i9 j8');
  expect(await board.figure().getByTestId('live-opening').innerText()).toContain('Kosei');
  await board.button('swap').click();
  await board.played('h8 i9 j8 swap');
  await board.cell('i7').click();
  await board.played('h8 i9 j8 swap i7');
  await board.cell('g8').click();
  await board.played('h8 i9 j8 swap i7 offer g8');
  await board.cell('k8').click();
  expect(await board.verdict('offer_symmetric')).toContain('It mirrors g8.');
  await board.cell('k9').click();
  await board.played('h8 i9 j8 swap i7 offer g8 offer k9');
  await board.cell('k9').click();
  await board.cell('a1').click();
  await board.played('h8 i9 j8 swap i7 offer g8 offer k9 pick k9 a1');
  expect(await status.innerText()).toContain('The opening is over.');

  // The example is shown from the start.
  await board.button('start_again').click();
  await board.played('');
  const { line } = BOARDS.find((one) => one.id === 'opening-rif') as RulesBoard;
  for (let made = 1; made <= line.length; made += 1) {
    await board.button('show').click();
    await board.played(line.slice(0, made).join(' '));
  }
  expect(await board.button('show').count()).toBe(0);
});

scene('a reader claims in time, and too late', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.page.goto('/rules/national#fouls');
  const board = new Reader(anna, 'claim');
  await board.ready();
  await board.cell('h8').click();
  await board.played('h8');
  await board.button('claim').click();
  await board.played('h8 claim');
  expect(await board.figure().getByTestId('live-status').innerText()).toContain('White wins.');
  await board.button('take_back').click();
  await board.played('h8');
  await board.cell('i8').click();
  await board.cell('a15').click();
  await board.played('h8 i8 a15');
  await board.button('claim').click();
  expect(await board.verdict('claim_unfounded')).toContain('nothing to claim');
});

scene('a reader asks where a stone of Go may go, and takes', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.page.goto('/rules/go-forbidden');
  const board = new Reader(anna, 'forbidden');
  await board.ready();
  await board.cell('d5').click();
  const why = await board.verdict('suicide');
  expect(why).toContain('Suicide');
  expect(why).toContain('c5 d4 d6 e5');
  expect(await board.button('play').count()).toBe(0);
  await board.cell('a1').click();
  expect(await board.verdict('allowed')).toContain('Black may play a1. It takes 2 stones: a2 b1.');
  await expect.poll(() => anna.page.getByTestId('polite').innerText()).toContain('Black may play a1.');
  await board.button('play').click();
  await board.played('a1');
  expect(await board.figure().getByTestId('live-tally').innerText()).toBe('Taken: Black 2 of 5, White 0 of 5.');

  await anna.page.getByTestId('next-lesson').click();
  await anna.page.waitForURL('**/rules/go-snapback');
  const snapback = new Reader(anna, 'snapback');
  await snapback.ready();
  for (const point of ['d1', 'c1', 'd1']) {
    await snapback.cell(point).click();
    await snapback.figure(`[data-played$="${point}"]`).waitFor();
  }
  expect(await snapback.figure().getByTestId('live-status').innerText()).toContain('Black wins.');
});

scene('a reader meets ko and superko', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.page.goto('/rules/go-ko');
  const ko = new Reader(anna, 'ko');
  await ko.ready();
  await ko.cell('e4').click();
  await ko.played('e4');
  await ko.cell('d4').click();
  expect(await ko.verdict('ko')).toContain('Ko');
  await anna.page.goto('/rules/go-superko');
  const superko = new Reader(anna, 'superko-positional');
  await superko.ready();
  await superko.button('show').click();
  await superko.played('a1');
  await superko.button('show').click();
  await superko.played('a1 c1');
  await superko.cell('b1').click();
  expect(await superko.verdict('superko')).toContain('It is the board of the start.');
});

scene('a reader settles a board: dead stones, a dispute, the count', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.page.goto('/rules/go-settling');
  const board = new Reader(anna, 'settling');
  await board.ready();
  await board.cell('b4').click();
  await board.played('dead b4');
  // A second choice of the same chain takes it back into life.
  await board.cell('b4').click();
  await board.played('dead b4 dead');
  await board.button('take_back').click();
  await board.played('dead b4');
  await board.button('accept').click();
  await board.played('dead b4 accept');
  expect(await board.figure().getByTestId('live-status').innerText()).toContain('White wins.');
  expect(await board.figure().getByTestId('live-tally').innerText()).toBe('Count: Black 28, White 28.5.');

  const dispute = new Reader(anna, 'dispute');
  await dispute.ready();
  await dispute.button('resume').click();
  await dispute.played('resume');
  await dispute.button('pass').click();
  await dispute.played('resume pass');
  await dispute.button('pass').click();
  await dispute.played('resume pass pass');
  expect(await dispute.figure().getByTestId('live-tally').innerText()).toBe('Count: Black 7, White 29.5.');
});

scene('a reader ends a capture game, and chooses a colour', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.page.goto('/rules/go-ending');
  const board = new Reader(anna, 'agreeing');
  await board.ready();
  await board.button('end').click();
  await board.played('end');
  await board.button('agree').click();
  await board.played('end agree');
  expect(await board.figure().getByTestId('live-status').innerText()).toContain('Black wins.');
  await anna.page.goto('/rules/go-starts');
  const colours = new Reader(anna, 'choosing');
  await colours.ready();
  expect(await colours.figure().getByTestId('live-status').innerText()).toContain('First player');
  await colours.button('white').click();
  await colours.played('white');
});

scene('a reader of shogi promotes, drops, and is told what is refused', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.page.goto('/rules/shogi-drops#nifu');
  const nifu = new Reader(anna, 'nifu');
  await nifu.ready();
  const drop = async (square: string) => {
    await nifu.figure().locator('[data-held="black:P"]').click();
    await nifu.cell(square).click();
  };
  await drop('5e');
  expect(await nifu.verdict('nifu')).toContain('The pawn stands on 5g.');
  await drop('7g');
  await nifu.played('P*7g');
  await nifu.button('take_back').click();
  await nifu.played('');

  await anna.page.goto('/rules/shogi-promotion#leaving');
  const leaving = new Reader(anna, 'leaving');
  await leaving.ready();
  await leaving.cell('2c').click();
  await leaving.cell('1d').click();
  await anna.page.keyboard.press('+');
  await leaving.played('2c1d+');

  await anna.page.goto('/rules/shogi-pawn-mate');
  const corner = new Reader(anna, 'pawn-mate-corner');
  await corner.ready();
  // By keyboard: a letter takes the pawn from the hand.
  await corner.cell('5e').focus();
  await anna.page.keyboard.press('p');
  for (const key of ['1', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter']) await anna.page.keyboard.press(key);
  expect(await corner.verdict('drop_pawn_mate')).toContain('uchifuzume');
  await expect.poll(() => anna.page.getByTestId('polite').innerText()).toContain('uchifuzume');
});

scene('a reader of shogi repeats, declares, and commits a foul', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.page.goto('/rules/shogi-repetition#perpetual');
  const board = new Reader(anna, 'perpetual');
  await board.ready();
  for (let made = 1; made <= 12; made += 1) {
    await board.button('show').click();
    await board.figure(`[data-played]:not([data-played=""])`).waitFor();
    await expect
      .poll(async () => ((await board.figure().getAttribute('data-played')) ?? '').split(' ').length)
      .toBe(made);
  }
  expect(await board.figure().getByTestId('live-status').innerText()).toContain('White wins.');

  await anna.page.goto('/rules/shogi-impasse#by-27');
  const declares = new Reader(anna, 'impasse-27');
  await declares.ready();
  expect(await declares.figure().getByTestId('live-tally').first().innerText()).toContain('28 of 28 points');
  await declares.button('declare').click();
  await declares.played('declare');
  expect(await declares.figure().getByTestId('live-status').innerText()).toContain('Black wins.');
  const short = new Reader(anna, 'impasse-27-short');
  await short.ready();
  await short.button('declare').click();
  expect(await short.verdict('too_few_points')).toContain('Black has 27 points');

  await anna.page.goto('/rules/shogi-fouls#lose');
  const foul = new Reader(anna, 'fouls-lose');
  await foul.ready();
  await foul.figure().locator('[data-held="black:P"]').click();
  await foul.cell('7e').click();
  await foul.played('P*7e');
  expect(await foul.figure().getByTestId('live-status').innerText()).toContain('White wins.');
});

scene('from a room to its rules, and from the rules to a table', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.home();
  await anna.page.locator('[data-room=national-block] a').click();
  await anna.page.waitForURL('**/rules/national-block');
  await anna.page.getByRole('heading', { level: 1 }).waitFor();
  await anna.page.getByTestId('to-rules').click();
  await anna.page.waitForURL('**/rules');
  await anna.page.locator('[data-rules=gomoku]').click();
  await anna.page.waitForURL('**/rules/gomoku');
  await anna.page.locator('[data-rules=swap5]').click();
  await anna.page.waitForURL('**/rules/swap5');
  await anna.page.getByTestId('open-room').click();
  await anna.page.waitForURL('**/?room=swap5');
  const room = anna.page.locator('input[name=room][value=swap5]');
  await room.waitFor();
  expect(await room.isChecked()).toBe(true);
  expect(await room.isVisible()).toBe(true);

  await anna.page.goto('/rules/nothing');
  await anna.page.getByText('There is no such page.').waitFor();
});

scene(
  'the rules pages are accessible, and fit a narrow screen',
  async (stage) => {
    const anna = await stage.guest('Anna');
    const shown = async (path: string, board: string) => {
      await anna.page.goto(path);
      await new Reader(anna, board).ready();
    };
    await anna.page.goto('/rules');
    await anna.page.locator('[data-rules=gomoku]').waitFor();
    await isAccessible(anna, 'the games');
    await shown('/rules/gomoku', 'five-more');
    await isAccessible(anna, 'overview');
    await shown('/rules/openings', 'naming');
    await isAccessible(anna, 'openings');
    await shown('/rules/professional', 'opening-rif');
    const board = new Reader(anna, 'opening-rif');
    for (let made = 1; made <= 3; made += 1) await board.button('show').click();
    await board.played('h8 h9 i9');
    await board.cell('a1').click();
    await board.verdict('wrong_step');
    await isAccessible(anna, 'a room, at a decision');
    await shown('/rules/go', 'capture-one');
    await isAccessible(anna, 'Go');
    await shown('/rules/go-settling', 'settling');
    await isAccessible(anna, 'a lesson, at a settlement');
    await shown('/rules/new-zealand', 'suicide');
    await isAccessible(anna, 'a rule set');
    await shown('/rules/shogi', 'set-up');
    await isAccessible(anna, 'shogi');
    await shown('/rules/shogi-impasse', 'impasse-27');
    await isAccessible(anna, 'a lesson of shogi, with counts');
    await shown('/rules/shogi-handicaps', 'giver');
    await isAccessible(anna, 'a lesson of shogi, with a table');
    await shown('/rules/shogi-formal', 'play-shogi-formal');
    await isAccessible(anna, 'a room of shogi');
    await anna.page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/rules', '/rules/gomoku', '/rules/openings', '/rules/yamaguchi-free', '/rules/national', ...GO_PATHS, ...SHOGI_PATHS, ...BACKGAMMON_PATHS]) {
      await anna.page.goto(path);
      await anna.page.getByRole('heading', { level: 1 }).waitFor();
      expect(await overflow(anna), path).toBe(0);
    }
  },
  300_000,
);
