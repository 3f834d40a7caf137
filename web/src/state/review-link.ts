/**
 * Links to a position: what stands behind `#` in the address of the review page. Everything is in
 * the link, nothing is stored.
 */

/** A place in a table's game: the ply of the main line, and actions that leave it there. */
export interface TablePlace {
  ply: number | null;
  then: string[];
}

/** A game that is no table. */
export interface LinkedGame {
  kind: string;
  rules: string;
  start: string | null;
  moves: string[];
  /** Absent for the end. */
  ply: number | null;
}

const number = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // Not ours; whoever reads it says what is wrong.
  }
}

const list = (text: string): string[] =>
  text
    .split(',')
    .filter((one) => one !== '')
    .map(decoded);

/** `12`, or `12,j10,offer%20g7` for two actions beside the main line. */
export function readPlace(fragment: string): TablePlace {
  const [ply, ...then] = fragment.split(',');
  const at = number(ply);
  return { ply: at, then: at === null ? [] : list(then.join(',')) };
}

/** The other way round. */
export function writePlace(ply: number, then: readonly string[]): string {
  return [String(ply), ...then.map(encodeURIComponent)].join(',');
}

/** `kind=gomoku&rules=…&moves=h8,i9&ply=2`; null where no game is named. */
export function readGame(fragment: string): LinkedGame | null {
  const found = new Map<string, string>();
  for (const part of fragment.split('&')) {
    const cut = part.indexOf('=');
    if (cut > 0) found.set(part.slice(0, cut), part.slice(cut + 1));
  }
  const text = (name: string) => {
    const raw = found.get(name);
    return raw === undefined || raw === '' ? null : decoded(raw);
  };
  const kind = text('kind');
  const rules = text('rules');
  if (kind === null || rules === null) return null;
  // Another program may have encoded the commas between the moves as well.
  const moves = (found.get('moves') ?? '').replaceAll(/%2c/gi, ',');
  return { kind, rules, start: text('start'), moves: list(moves), ply: number(found.get('ply')) };
}

/** The other way round. */
export function writeGame(game: LinkedGame): string {
  const parts = [`kind=${encodeURIComponent(game.kind)}`, `rules=${encodeURIComponent(game.rules)}`];
  if (game.start !== null) parts.push(`start=${encodeURIComponent(game.start)}`);
  parts.push(`moves=${game.moves.map(encodeURIComponent).join(',')}`);
  if (game.ply !== null) parts.push(`ply=${game.ply}`);
  return parts.join('&');
}
