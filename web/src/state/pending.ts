import type { TableCommand } from '../protocol';

/** A command that was asked for and is not yet known to stand in the log. */
export interface Pending {
  id: string;
  table: string;
  seqSeen: number;
  command: TableCommand;
  thinkMs: number | null;
  /** `sending` until the answer; `saved` from the ack until its event is in the state. */
  phase: 'sending' | 'saved';
  /** The event that the ack named. */
  ackSeq: number | null;
}

const KEY = 'yonban.pending';

/** The part of `Storage` that is needed, so that tests can bring their own. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function isPending(value: unknown): value is Pending {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Partial<Record<keyof Pending, unknown>>;
  return (
    typeof one.id === 'string' &&
    typeof one.table === 'string' &&
    typeof one.seqSeen === 'number' &&
    typeof one.command === 'object' &&
    one.command !== null
  );
}

/**
 * Reads what this tab had not heard the answer of. Everything comes back as `sending`: after a
 * reload the server is asked again, and answers the same id with the same answer.
 */
export function loadPending(shelf: Shelf): Pending[] {
  try {
    const value: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter(isPending)
      .map((one) => ({ ...one, thinkMs: one.thinkMs ?? null, phase: 'sending', ackSeq: null }));
  } catch {
    return [];
  }
}

/** Keeps the commands without an answer. */
export function savePending(shelf: Shelf, pending: readonly Pending[]): void {
  const waiting = pending.filter((one) => one.phase === 'sending');
  try {
    if (waiting.length === 0) shelf.removeItem(KEY);
    else shelf.setItem(KEY, JSON.stringify(waiting));
  } catch {
    // Without storage a reload loses the resending, never the command itself.
  }
}
