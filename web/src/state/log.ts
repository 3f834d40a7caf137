/** The log of a table as it is saved, read in the browser: see `docs/log.md`. */

import { hexOf, sha256 } from './dice-proof';

/** One event, with its fields as they are written. */
export interface LogEvent {
  seq: number;
  at: number;
  author: string;
  kind: string;
  fields: ReadonlyMap<string, string>;
}

/** A log that was read. */
export interface Log {
  /** The table's id, 32 hex digits. */
  table: string;
  /** What was agreed, by its keys. */
  agreement: ReadonlyMap<string, string>;
  events: readonly LogEvent[];
  /** The hash that the file ends with. */
  seal: string;
  /** Whether the lines are those that the hash stands for. */
  whole(): Promise<boolean>;
}

/** The characters that are written as `%` and two digits. */
const unescaped = (text: string): string =>
  text.replace(/%([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** `key=value`, split at the first sign of equality. */
function field(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), unescaped(text.slice(at + 1))];
}

function event(line: string): LogEvent | null {
  const [seq, at, author, kind, ...fields] = line.split('\t');
  if (seq === undefined || at === undefined || author === undefined || kind === undefined) return null;
  if (!/^\d+$/.test(seq) || !/^\d+$/.test(at)) return null;
  return { seq: Number(seq), at: Number(at), author, kind, fields: new Map(fields.map(field)) };
}

/** Reads a saved log; null for anything else. */
export function readLog(text: string): Log | null {
  const lines = text.split('\n');
  if (lines.pop() !== '') return null;
  const last = /^end\t(\d+)\t([0-9a-f]{64})$/.exec(lines.pop() ?? '');
  const events = lines.map(event);
  if (last === null || Number(last[1]) !== events.length) return null;
  const known = events.flatMap((one, at) => (one !== null && one.seq === at + 1 ? one : []));
  const first = known[0];
  if (known.length !== events.length || first?.kind !== 'created') return null;
  const agreement = first.fields.get('agreement') ?? '';
  const seal = last[2] ?? '';
  return {
    table: first.fields.get('id') ?? '',
    agreement: new Map(agreement.split(';').map(field)),
    events: known,
    seal,
    whole: async () => (await chained(lines)) === seal,
  };
}

/** The hash that lines come to, each chained to those before it. */
export async function chained(lines: readonly string[]): Promise<string> {
  let hash: Uint8Array = new Uint8Array(32);
  for (const line of lines) hash = await sha256('yonban-log-v1', hash, line);
  return hexOf(hash);
}
