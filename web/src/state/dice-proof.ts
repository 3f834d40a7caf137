/**
 * The arithmetic of dice that can be checked, as `spec/platform.md` 14 fixes it byte for byte: what is
 * sealed and pledged, which outcome follows, and whether a log keeps to it. Knows no game: it is given the
 * outcomes that a game knows, each as likely as any other, in the game's order.
 */

import type { Seat } from '../protocol';
import type { Log } from './log';

const TAG = 'yonban-dice-v1 ';
/** How many bytes a secret and a value have. */
export const VALUE_BYTES = 32;
const BYTE = 256;

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes from hex digits; null for anything else. */
export function bytesOf(hex: string): Bytes | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/** Bytes as hex digits. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Texts and bytes one after the other. */
export function joined(...parts: readonly (string | Uint8Array)[]): Bytes {
  const all = parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part));
  const bytes = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** SHA-256 of texts and bytes one after the other. */
export async function sha256(...parts: readonly (string | Uint8Array)[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined(...parts)));
}

/** A number of 32 bits, the highest byte first. */
function word(n: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

/** What the house's secret is sealed with, before anybody has pledged. */
export function sealOf(table: Uint8Array, secret: Uint8Array): Promise<Bytes> {
  return sha256(TAG, 'secret', table, secret);
}

/** What a seat pledges its value with. */
export function pledgeOf(seat: Seat, table: Uint8Array, value: Uint8Array): Promise<Bytes> {
  return sha256(TAG, `seat-${seat}`, table, value);
}

/** A fresh value for a seat. */
export function freshValue(): Bytes {
  return crypto.getRandomValues(new Uint8Array(VALUE_BYTES));
}

/** What decides every outcome of a table, once all is told. */
export interface Told {
  table: Uint8Array;
  secret: Uint8Array;
  valueA: Uint8Array;
  valueB: Uint8Array;
}

/** Bytes at or above this would favour the first outcomes: they are passed over. */
export function limitOf(outcomes: number): number {
  return BYTE - (BYTE % outcomes);
}

/** A drawn outcome: its place among `outcomes` equally likely ones, and how it came about. */
export interface Drawn {
  at: number;
  /** The byte that decided. */
  byte: number;
  /** How many bytes before it were too high to be fair. */
  rejected: number;
  /** The first block of 32 bytes. */
  block: string;
}

/** The outcome of one index: from `outcomes`, all equally likely. */
export async function drawn(told: Told, index: number, outcomes: number): Promise<Drawn> {
  const limit = limitOf(outcomes);
  const key = await crypto.subtle.importKey('raw', joined(told.secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const head = [TAG, 'roll', told.table, told.valueA, told.valueB] as const;
  let rejected = 0;
  let first = '';
  for (let block = 0; ; block += 1) {
    const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, joined(...head, word(index), word(block))));
    if (block === 0) first = hexOf(bytes);
    for (const byte of bytes) {
      if (byte < limit) return { at: byte % outcomes, byte, rejected, block: first };
      rejected += 1;
    }
  }
}

/** A throw of the log, checked. */
export interface CheckedThrow {
  /** Its event. */
  seq: number;
  /** The index that the log names. */
  index: number;
  /** What the log says. */
  logged: string;
  /** What follows from what was sealed. */
  follows: string;
  /** The index that it has in the game as it stood; another one would be a chosen throw. */
  due: number;
  byte: number;
}

/** Whether a throw is the one that was due. */
export function holds(one: CheckedThrow): boolean {
  return one.logged === one.follows && one.index === one.due;
}

/** What of a proof is wrong, by name. */
export type Flaw = 'chain' | 'seal' | 'pledge_a' | 'pledge_b' | 'order' | 'throws';

/** A log held against what was sealed. */
export type Proof =
  | { is: 'checked'; throws: CheckedThrow[]; flaws: Flaw[] }
  /** Not everything is told: the table is not over, or ended before it began. */
  | { is: 'untold' }
  /** People threw their own dice. */
  | { is: 'people' };

/** The fields of events that the proof stands on. */
function part(log: Log, kind: string, key: string, seat?: Seat): { seq: number; value: string } | null {
  for (const event of log.events) {
    if (event.kind !== kind || (seat !== undefined && event.fields.get('seat') !== seat)) continue;
    const value = event.fields.get(key);
    if (value !== undefined) return { seq: event.seq, value };
  }
  return null;
}

/** Recomputes everything that a log says of its dice. `outcomes`: those of the game, in its order. */
export async function prove(log: Log, outcomes: readonly string[]): Promise<Proof> {
  const seal = part(log, 'sealed', 'hash');
  if (seal === null) return { is: 'people' };
  const table = bytesOf(log.table);
  const pledges = [part(log, 'pledged', 'hash', 'a'), part(log, 'pledged', 'hash', 'b')] as const;
  const values = [part(log, 'revealed', 'value', 'a'), part(log, 'revealed', 'value', 'b')] as const;
  const unsealed = part(log, 'unsealed', 'secret');
  const secret = unsealed === null ? null : bytesOf(unsealed.value);
  const valueA = values[0] === null ? null : bytesOf(values[0].value);
  const valueB = values[1] === null ? null : bytesOf(values[1].value);
  if (table === null || secret === null || valueA === null || valueB === null) return { is: 'untold' };
  const told = { table, secret, valueA, valueB };

  const flaws: Flaw[] = [];
  if (!(await log.whole())) flaws.push('chain');
  if (hexOf(await sealOf(table, secret)) !== seal.value) flaws.push('seal');
  if (hexOf(await pledgeOf('a', table, valueA)) !== pledges[0]?.value) flaws.push('pledge_a');
  if (hexOf(await pledgeOf('b', table, valueB)) !== pledges[1]?.value) flaws.push('pledge_b');
  // What was told before all was sealed could have been answered by whoever sealed last.
  const first = Math.min(...pledges.map((one) => one?.seq ?? -1));
  const last = Math.max(...pledges.map((one) => one?.seq ?? Infinity));
  if (first < seal.seq || values.some((one) => one === null || one.seq < last)) flaws.push('order');

  const throws: CheckedThrow[] = [];
  let standing: number[] = [];
  for (const event of log.events) {
    if (event.kind === 'rolled' && standing.length === 0 && values.some((one) => one === null || one.seq > event.seq)) {
      if (!flaws.includes('order')) flaws.push('order');
    }
    if (event.kind === 'took_back') {
      const to = Number(event.fields.get('to'));
      standing = standing.filter((seq) => seq < to);
    }
    if (event.kind !== 'rolled') continue;
    const index = Number(event.fields.get('index'));
    const { at, byte } = await drawn(told, index, outcomes.length);
    throws.push({
      seq: event.seq,
      index,
      logged: event.fields.get('chance') ?? '',
      follows: outcomes[at] ?? '',
      due: standing.length,
      byte,
    });
    standing.push(event.seq);
  }
  if (!throws.every(holds)) flaws.push('throws');
  return { is: 'checked', throws, flaws };
}
