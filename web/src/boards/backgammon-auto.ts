/**
 * What is done for a reader who has asked for it, where the rules or sense leave nothing to decide. A
 * chance to double is never skipped: where `double` is legal the dice are not rolled for anybody who has
 * not given up doubling for this game in so many words.
 */

import type { BackgammonView, Seat } from '../protocol';

/** What a reader has asked for. */
export interface Wishes {
  /** To roll where no double is legal. */
  roll: boolean;
  /** To hand over where no number can be used. */
  pass: boolean;
  /** To bear off in a pure race where there is nothing to choose. */
  bearOff: boolean;
  /** Never to be asked to double in this game. */
  neverDouble: boolean;
}

/** How long a reader sees what is about to be done unasked, in milliseconds. */
const UNASKED_AFTER = 500;

/** For how long it may wait besides for what the board shows, in milliseconds: showing takes less where the page is seen. */
const SHOWN_WITHIN = 8000;

/** What of the time that is left that may use up at most. */
const SHARE = 4;

/**
 * How long to wait before something is done unasked: until the other side's play has been shown, where one
 * is, but for no long part of the time that the reader has left. All in milliseconds.
 */
export function unaskedAfter(shows: boolean, left: number): number {
  return UNASKED_AFTER + (shows ? Math.max(0, Math.min(SHOWN_WITHIN, left / SHARE)) : 0);
}

const BAR = 25;

/** The highest place that a side has a checker on, by its own numbering: 25 is the bar, 0 none left. */
function rearmost(checkers: readonly number[]): number {
  for (let place = BAR; place > 0; place -= 1) if ((checkers[place] ?? 0) > 0) return place;
  return 0;
}

/** Whether the two sides have passed each other: no checker can be hit any more. */
export function isRace({ a, b }: BackgammonView): boolean {
  return rearmost(a) + rearmost(b) < BAR;
}

/** The plays of a legal list. */
export function playsOf(legal: readonly string[]): string[] {
  return legal.filter((one) => one.includes('/') || one === 'nomove');
}

/** The play that takes a checker off with every number, or the only one; null where there is a choice. */
function bearingOff(position: BackgammonView, seat: Seat, legal: readonly string[]): string | null {
  if (!isRace(position) || rearmost(seat === 'a' ? position.a : position.b) > 6) return null;
  const plays = playsOf(legal).filter((one) => one !== 'nomove');
  const [first, second] = position.dice ?? [0, 0];
  const left = (seat === 'a' ? position.a : position.b).slice(1).reduce((sum, n) => sum + n, 0);
  const numbers = Math.min(first === second ? 4 : 2, left);
  const whole = plays.filter((one) => {
    const steps = one.split(' ');
    return steps.length === numbers && steps.every((step) => step.endsWith('/off'));
  });
  if (whole.length === 1) return whole[0] ?? null;
  return plays.length === 1 ? (plays[0] ?? null) : null;
}

/** The action that is sent for `seat` without asking, out of what is legal; null where the reader decides. */
export function automatic(
  position: BackgammonView,
  seat: Seat,
  legal: readonly string[],
  wishes: Wishes,
): string | null {
  switch (position.phase) {
    case 'turn':
      if (!legal.includes('roll')) return null;
      if (legal.includes('double')) return wishes.neverDouble ? 'roll' : null;
      return wishes.roll || wishes.neverDouble ? 'roll' : null;
    case 'play': {
      const plays = playsOf(legal);
      if (plays.length === 1 && plays[0] === 'nomove') return wishes.pass ? 'nomove' : null;
      return wishes.bearOff ? bearingOff(position, seat, legal) : null;
    }
    case 'resigning':
      // A resignation that covers all that can be lost cannot be rejected: there is nothing to answer.
      return legal.length === 1 && legal[0] === 'accept' ? 'accept' : null;
    default:
      return null;
  }
}
