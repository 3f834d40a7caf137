/**
 * Points, checkers and actions of backgammon as texts and numbers. Either side counts points from its
 * own home: 1 to 24, 25 for the bar, 0 for off. A cell of the board has one name for both: White's
 * number of the point, `bar:white`, `off:black`.
 */

import type { BackgammonMoved, BackgammonView, Seat } from '../protocol';

export type Side = 'white' | 'black';
export const SIDES = ['white', 'black'] as const;
export const BAR = 25;
export const OFF = 0;

/** The side of a seat: White has seat A. */
export function sideOf(seat: Seat): Side {
  return seat === 'a' ? 'white' : 'black';
}

export function otherSide(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

/** The cell of a place that a side numbers. */
export function cellOf(side: Side, place: number): string {
  if (place === OFF) return `off:${side}`;
  if (place === BAR) return `bar:${side}`;
  return String(side === 'white' ? place : BAR - place);
}

/** A side's number of a cell; null for the bar and the tray of the other side, and for what is no cell. */
export function placeOf(side: Side, cell: string): number | null {
  const [what = '', whose] = cell.split(':');
  if (what === 'bar' || what === 'off') return whose === side ? (what === 'bar' ? BAR : OFF) : null;
  if (!/^([1-9]|1\d|2[0-4])$/.test(cell)) return null;
  return side === 'white' ? Number(cell) : BAR - Number(cell);
}

/** Checkers by side and place, each side by its own numbering. */
export type Checkers = Readonly<Record<Side, readonly number[]>>;

/** Where the checkers of a position stand. */
export function checkersOf({ a, b }: Pick<BackgammonView, 'a' | 'b'>): Checkers {
  return { white: a, black: b };
}

/** A checker that goes from one place to another. */
export type Moved = Pick<BackgammonMoved, 'from' | 'to' | 'hit'>;

/** The checkers after a step of a side. */
export function after(checkers: Checkers, side: Side, { from, to, hit }: Moved): Checkers {
  const own = [...checkers[side]];
  own[from] = (own[from] ?? 0) - 1;
  own[to] = (own[to] ?? 0) + 1;
  const foe = otherSide(side);
  const others = [...checkers[foe]];
  if (hit) {
    others[BAR - to] = (others[BAR - to] ?? 0) - 1;
    others[BAR] = (others[BAR] ?? 0) + 1;
  }
  return side === 'white' ? { white: own, black: others } : { white: others, black: own };
}

/** The checkers before a step of a side. */
export function before(checkers: Checkers, side: Side, { from, to, hit }: Moved): Checkers {
  const back = after(checkers, side, { from: to, to: from, hit: false });
  if (!hit) return back;
  const foe = otherSide(side);
  return after(back, foe, { from: BAR, to: BAR - to, hit: false });
}

/** Whether two positions have the same checkers. */
export function same(one: Checkers, other: Checkers): boolean {
  return SIDES.every((side) => one[side].every((count, place) => count === other[side][place]));
}

/** The pips that a side has still to go. */
export function pipsOf(checkers: Checkers, side: Side): number {
  return checkers[side].reduce((sum, count, place) => sum + count * place, 0);
}

/** A place in the text of an action. */
export function placeText(place: number): string {
  return place === BAR ? 'bar' : place === OFF ? 'off' : String(place);
}

function parsePlace(text: string): number | null {
  if (text === 'bar') return BAR;
  if (text === 'off') return OFF;
  const place = Number(text);
  return Number.isInteger(place) && place >= 0 && place <= BAR ? place : null;
}

/** Whether an action is a play of checkers. */
export function isPlay(action: string): boolean {
  return action === 'nomove' || parsePlay(action) !== null;
}

/** The steps of a play such as `24/18* 18/13`; null for other actions. */
export function parsePlay(action: string): Moved[] | null {
  if (action === 'nomove') return [];
  const steps: Moved[] = [];
  for (const part of action.split(' ')) {
    const match = /^(\d+|bar)\/(\d+|off)(\*?)$/.exec(part);
    const from = parsePlace(match?.[1] ?? '?');
    const to = parsePlace(match?.[2] ?? '?');
    if (match === null || from === null || to === null) return null;
    steps.push({ from, to, hit: match[3] === '*' });
  }
  return steps;
}

/** A step as it stands in an action. */
export function stepText({ from, to, hit }: Moved): string {
  return `${placeText(from)}/${placeText(to)}${hit ? '*' : ''}`;
}

/** What one checker does in a play: where it begins, the places it comes to, those where it hits. */
interface Way {
  from: number;
  to: Moved[];
}

function waysOf(steps: readonly Moved[]): Way[] {
  const ways: Way[] = [];
  for (const step of steps) {
    const way = ways.find((one) => one.to.at(-1)?.to === step.from && step.from !== OFF);
    if (way === undefined) ways.push({ from: step.from, to: [step] });
    else way.to.push(step);
  }
  return ways;
}

/** A play as people write it: steps of one checker joined, equal ones counted, `24/18* 6/4(2)`. */
export function joined(action: string): string {
  const steps = parsePlay(action);
  if (steps === null || steps.length === 0) return action;
  const texts: { text: string; times: number }[] = [];
  for (const { from, to } of waysOf(steps)) {
    const shown = to.filter((step, at) => step.hit || at === to.length - 1);
    const text = [placeText(from), ...shown.map((step) => placeText(step.to) + (step.hit ? '*' : ''))].join('/');
    const known = texts.find((one) => one.text.replace(/\*$/, '') === text.replace(/\*$/, ''));
    if (known === undefined) texts.push({ text, times: 1 });
    else known.times += 1;
  }
  return texts.map(({ text, times }) => (times === 1 ? text : `${text}(${times})`)).join(' ');
}

/** Where checkers begin and end, whatever they pass: tells plays apart as far as people write them. */
function ends(steps: readonly Moved[]): string {
  return waysOf(steps)
    .map(({ from, to }) => `${from}/${to.at(-1)?.to ?? OFF}`)
    .sort()
    .join(' ');
}

/** Every place on the way, without the hits. */
function places(steps: readonly Moved[]): string {
  return steps
    .map(({ from, to }) => `${from}/${to}`)
    .sort()
    .join(' ');
}

/**
 * What somebody typed, as an action text: a play may join the steps of a checker (`24/18/13`), count
 * equal ones (`6/4(2)`), leave out stars and have any order. Where no legal play is written so, or
 * several are, the text goes out as it is, and the server says why not.
 */
export function typedAction(legal: readonly string[], text: string): string {
  const plain = text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const short: Readonly<Record<string, string>> = { '-': 'nomove', 'no move': 'nomove', pass: 'drop' };
  const known = short[plain];
  if (known !== undefined && legal.includes(known)) return known;
  const steps: Moved[] = [];
  for (const part of plain.split(' ')) {
    const match = /^((?:\d+|bar|b)(?:\/(?:\d+|off|o)\*?)+)(?:\((\d)\))?$/.exec(part);
    if (match === null) return plain;
    const [from = '', ...to] = (match[1] ?? '').split('/');
    for (let times = Number(match[2] ?? 1); times > 0; times -= 1) {
      let at = parsePlace(from === 'b' ? 'bar' : from);
      for (const one of to) {
        const bare = one.replace('*', '');
        const next = parsePlace(bare === 'o' ? 'off' : bare);
        if (at === null || next === null) return plain;
        steps.push({ from: at, to: next, hit: one.endsWith('*') });
        at = next;
      }
    }
  }
  const plays = legal.flatMap((action) => {
    const its = parsePlay(action);
    return its === null || its.length === 0 ? [] : [{ action, its }];
  });
  const exact = plays.filter(({ its }) => places(its) === places(steps));
  const [found, second] = exact.length > 0 ? exact : plays.filter(({ its }) => ends(its) === ends(steps));
  if (found !== undefined && second === undefined) return found.action;
  const ordered = [...steps].sort((x, y) => y.from - x.from || y.to - x.to);
  return ordered.map(stepText).join(' ');
}

/** The dice of a throw among the chances of a position, `dice 3 1`; null for anything else. */
export function parseDice(text: string): [number, number] | null {
  const match = /^dice ([1-6]) ([1-6])$/.exec(text);
  return match === null ? null : [Number(match[1]), Number(match[2])];
}
