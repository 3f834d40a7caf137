/** The match around a game of backgammon in words: score, cube, what an act puts at stake. */

import { named, t } from '../i18n/index';
import type { BackgammonGame, BackgammonView, Seat } from '../protocol';

const KINDS = ['single', 'gammon', 'backgammon'] as const;

/** The side that a seat plays. */
export const sideOf = (seat: Seat): string => (seat === 'a' ? 'white' : 'black');
/** The other seat. */
export const across = (seat: Seat): Seat => (seat === 'a' ? 'b' : 'a');

/** A side as a name. */
export function seatSide(seat: Seat): string {
  return named('backgammon.side', sideOf(seat));
}

/** The seat that has to decide now, not counting chance. */
export function decider(position: BackgammonView): Seat | null {
  const { on_roll: on } = position;
  if (on === null) return null;
  if (position.phase === 'turn' || position.phase === 'play') return on;
  if (position.phase === 'resigning') return across(on);
  if (position.phase !== 'doubled') return null;
  const by = position.cube?.offer?.by ?? on;
  return across(by);
}

/** How many points a seat still needs; null where no match is played. */
export function away({ length, score }: BackgammonView, seat: Seat): number | null {
  return length === null ? null : Math.max(0, length - score[seat === 'a' ? 0 : 1]);
}

/** Whether so many points end the match for a seat. */
export function winsMatch(position: BackgammonView, seat: Seat, points: number): boolean {
  const left = away(position, seat);
  return left !== null && points >= left;
}

/** What it costs to resign a kind: the cube so many times, or once while gammons do not count. */
export function resignCost(position: BackgammonView, kind: string): number {
  const times = 1 + Math.max(0, KINDS.findIndex((one) => one === kind));
  return (position.cube?.value ?? 1) * (position.gammons_off ? 1 : times);
}

/** Where the cube is and what it shows; null where there is none. */
export function cubeWords({ cube }: BackgammonView): string | null {
  if (cube === null) return null;
  if (cube.offer !== null) return t('cube.at.offered', seatSide(cube.offer.by), cube.offer.taken);
  return cube.owner === null
    ? t('cube.at.middle', cube.value)
    : t('cube.at.of', cube.value, seatSide(cube.owner));
}

/** What stands about the game in a word or two each: its number, the match, Crawford, Jacoby. */
export function factsOf(position: BackgammonView): string[] {
  const { length, game } = position;
  return [
    ...(length === null ? [] : [t('cube.game', game), t('cube.length', length)]),
    ...(position.crawford ? [t('cube.crawford')] : []),
    ...(position.post_crawford ? [t('cube.post_crawford')] : []),
    ...(position.gammons_off && position.phase !== 'over' ? [t('cube.gammons_off')] : []),
    ...(position.ties > 0 && position.opening ? [t('cube.ties', position.ties)] : []),
  ];
}

/** How a game ended: who won, how, how many points. */
export function gameWords({ winner, points, ending }: BackgammonGame): string {
  return t('cube.game.won', seatSide(winner), points, named('cube.ended', ending));
}

/** What a double means for both, before it is made. */
export function doubleWords(position: BackgammonView, seat: Seat): string[] {
  const value = position.cube?.value ?? 1;
  const other = seatSide(across(seat));
  return [
    t('cube.double.take', other, 2 * value),
    winsMatch(position, seat, value)
      ? t('cube.double.drop_match', other)
      : t('cube.double.drop', other, value),
  ];
}

/** What taking, dropping and redoubling at once mean for the seat that answers. */
export function answerWords(position: BackgammonView, action: string): string[] {
  const offer = position.cube?.offer ?? null;
  if (offer === null) return [];
  const other = seatSide(offer.by);
  switch (action) {
    case 'take':
      return [
        // Whoever was doubled first has the cube, whoever takes in the end.
        offer.redoubles % 2 === 0
          ? t('cube.take.what', offer.taken)
          : t('cube.take.theirs', offer.taken, other),
        ...(winsMatch(position, offer.by, offer.taken) ? [t('cube.take.match', other)] : []),
      ];
    case 'drop':
      return [
        winsMatch(position, offer.by, offer.dropped)
          ? t('cube.drop.match', other)
          : t('cube.drop.what', other, offer.dropped),
      ];
    default:
      return [t('cube.redouble.what', 2 * offer.taken, offer.taken)];
  }
}

/** What it means to resign a kind, for the seat that does. */
export function resignWords(position: BackgammonView, seat: Seat, kind: string): string {
  const cost = resignCost(position, kind);
  const other = across(seat);
  return winsMatch(position, other, cost)
    ? t('cube.resign.match', seatSide(other), cost)
    : t('cube.resign.cost', seatSide(other), cost);
}
