/** Small questions about a table's view that several components ask. */

import type { Seat, TableView } from '../protocol';

/** The seat of the reader; null for spectators. */
export function mySeat(view: TableView): Seat | null {
  return view.role === 'spectator' ? null : view.role;
}

/** The opposite seat. */
export function otherSeat(seat: Seat): Seat {
  return seat === 'a' ? 'b' : 'a';
}

/** Whether the rules wait for the reader. */
export function isMyTurn(view: TableView): boolean {
  return view.status === 'playing' && view.role !== 'spectator' && view.turn === view.role;
}

/** Chairs that nobody sits on. */
export function freeSeats(view: TableView): Seat[] {
  return (['a', 'b'] as const).filter((seat) => view[seat].user === null);
}

/** Whether somebody else answers the reader: not where both sides are played on one device. */
export function hasOpponent(view: TableView): boolean {
  return mySeat(view) !== null && !view.here;
}
