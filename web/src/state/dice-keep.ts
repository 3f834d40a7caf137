/**
 * The values that this browser throws in for its seats at tables whose dice can be checked: drawn once,
 * pledged, kept until they are revealed, and told when both seats have pledged.
 */

import type { DiceView, Seat, TableCommand } from '../protocol';
import { bytesOf, freshValue, hexOf, pledgeOf } from './dice-proof';
import type { Shelf } from './pending';

const PREFIX = 'yonban.dice.';
const keyOf = (table: string, seat: Seat) => `${PREFIX}${table}.${seat}`;

/** The value that is kept for a seat of a table; null where there is none. */
export function keptValue(shelf: Shelf, table: string, seat: Seat): string | null {
  try {
    const value = shelf.getItem(keyOf(table, seat));
    return value !== null && /^[0-9a-f]{64}$/.test(value) ? value : null;
  } catch {
    return null;
  }
}

/** Forgets the value of a seat: it is told, or the table is over. */
export function forgetValue(shelf: Shelf, table: string, seat: Seat): void {
  try {
    shelf.removeItem(keyOf(table, seat));
  } catch {
    // Nothing was kept either.
  }
}

/** What has to be sent for a seat now, or why it cannot be. */
export type Due = { is: 'send'; command: TableCommand } | { is: 'nothing' } | { is: 'lost' };

/**
 * What a seat owes the dice of its table, as a command. Draws and keeps a value where a pledge is owed;
 * where another tab of this browser has drawn one already, it is that one.
 */
export async function owedBy(
  shelf: Shelf,
  table: string,
  seat: Seat,
  dice: DiceView,
  fresh: () => Uint8Array = freshValue,
): Promise<Due> {
  const id = bytesOf(table);
  const owed = dice.owed.find((one) => one.seat === seat)?.what ?? null;
  if (owed === null || id === null) return { is: 'nothing' };
  const pledged = seat === 'a' ? dice.pledge_a : dice.pledge_b;
  if (owed === 'pledge') {
    let value = keptValue(shelf, table, seat);
    if (value === null) {
      value = hexOf(fresh());
      try {
        shelf.setItem(keyOf(table, seat), value);
      } catch {
        // What cannot be kept must not be pledged: it could not be revealed after a reload.
        return { is: 'lost' };
      }
    }
    const bytes = bytesOf(value);
    if (bytes === null) return { is: 'lost' };
    return { is: 'send', command: { kind: 'pledge', seat, hash: hexOf(await pledgeOf(seat, id, bytes)) } };
  }
  if (owed !== 'reveal') return { is: 'nothing' };
  const value = keptValue(shelf, table, seat);
  const bytes = value === null ? null : bytesOf(value);
  if (value === null || bytes === null) return { is: 'lost' };
  // A value that was not the one pledged would be refused: another browser pledged for this seat.
  if (hexOf(await pledgeOf(seat, id, bytes)) !== pledged) return { is: 'lost' };
  return { is: 'send', command: { kind: 'reveal', seat, value } };
}
