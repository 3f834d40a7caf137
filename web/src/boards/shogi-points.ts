/** Squares, pieces and actions of shogi as texts, and what the legal list means for a board. */

import type { ShogiHeld, ShogiView } from '../protocol';

/** A square by file and rank, both from 1: files from Black's right, ranks from White's side. */
export interface Square {
  file: number;
  rank: number;
}

const LETTERS = 'abcdefghi';
const KANJI = '一二三四五六七八九';
const WIDE = '１２３４５６７８９';

/** Kinds of pieces in the order of a hand. */
export const HAND = ['R', 'B', 'G', 'S', 'N', 'L', 'P'] as const;

/** `7g` for (7, 7). */
export function squareName({ file, rank }: Square): string {
  return String(file) + (LETTERS[rank - 1] ?? '?');
}

/** Reads `7g`; null for anything that is no square. */
export function parseSquare(name: string): Square | null {
  if (!/^[1-9][a-i]$/.test(name)) return null;
  return { file: Number(name[0]), rank: LETTERS.indexOf(name[1] ?? '') + 1 };
}

/** How the ranks and squares of a style are written: with kanji, letters or digits. */
export type Ranks = 'kanji' | 'letters' | 'digits';

/** A rank at the edge of a board. */
export function rankMark(rank: number, ranks: Ranks): string {
  return (ranks === 'kanji' ? KANJI : ranks === 'letters' ? LETTERS : '123456789')[rank - 1] ?? '?';
}

/** A square in a sentence that is read: `7g`, `７七`, `77`. */
export function squareText(name: string, ranks: Ranks): string {
  const square = parseSquare(name);
  if (square === null || ranks === 'letters') return name;
  const file = ranks === 'kanji' ? (WIDE[square.file - 1] ?? '?') : String(square.file);
  return file + rankMark(square.rank, ranks);
}

/** What an action does on the board. */
export interface Act {
  /** The kind that is dropped; null for a move. */
  drop: string | null;
  /** Where a move comes from; null for a drop. */
  from: string | null;
  to: string;
  promotes: boolean;
}

/** Reads a move or a drop; null for other actions. */
export function parseAct(action: string): Act | null {
  const drop = /^([RBGSNLP])\*([1-9][a-i])$/.exec(action);
  if (drop !== null) return { drop: drop[1] ?? null, from: null, to: drop[2] ?? '', promotes: false };
  const move = /^([1-9][a-i])([1-9][a-i])(\+?)$/.exec(action);
  if (move === null) return null;
  return { drop: null, from: move[1] ?? null, to: move[2] ?? '', promotes: move[3] === '+' };
}

/**
 * What somebody typed, as an action text: `7g7f`, `8h2b+`, `P*5e`, and the same with digits for
 * ranks, `7776`, `P*55`, or with blanks and marks between.
 */
export function typedAction(text: string): string {
  const plain = text.normalize('NFKC').trim();
  const squares = (part: string) => part.replaceAll(/([1-9])([1-9])/g, (_, file: string, rank: string) => file + (LETTERS[Number(rank) - 1] ?? ''));
  const bare = plain.replaceAll(/[\s,.→-]/g, '').toLowerCase();
  const drop = /^([rbgsnlp])[*'@]?([1-9][a-i1-9])$/.exec(bare);
  if (drop !== null) return `${(drop[1] ?? '').toUpperCase()}*${squares(drop[2] ?? '')}`;
  const move = /^([1-9][a-i1-9])([1-9][a-i1-9])([+=]?)$/.exec(bare);
  if (move !== null) return squares(move[1] ?? '') + squares(move[2] ?? '') + (move[3] === '+' ? '+' : '');
  return plain.toLowerCase();
}

/** The piece on a square. */
export function pieceAt({ pieces }: ShogiView, square: string): ShogiView['pieces'][number] | null {
  return pieces.find((one) => one.square === square) ?? null;
}

/** The hand of a side. */
export function handOf({ hands }: ShogiView, side: string): readonly ShogiHeld[] {
  return side === 'white' ? hands.white : hands.black;
}

/** How many pieces of a kind a side has in hand. */
export function held(view: ShogiView, side: string, piece: string): number {
  return handOf(view, side).find((one) => one.piece === piece)?.count ?? 0;
}

/** The piece as it is before promotion. */
export function plain(piece: string): string {
  return piece.replace('+', '');
}

/** The piece that an action of a position moves or drops, as it stands before. */
export function pieceOf(view: ShogiView, action: string): string | null {
  const act = parseAct(action);
  if (act === null) return null;
  return act.drop ?? pieceAt(view, act.from ?? '')?.piece ?? null;
}

/** The other side. */
export function otherSide(side: string): string {
  return side === 'black' ? 'white' : 'black';
}

/** Whether a square lies in the far three ranks of a side. */
function inZone(side: string, name: string): boolean {
  const rank = parseSquare(name)?.rank;
  return rank !== undefined && (side === 'white' ? rank >= 7 : rank <= 3);
}

/**
 * The actions of picking a piece up and putting it down, for a queued move: nobody has listed what
 * will be legal then. Promotion comes with its choice where the piece and the squares allow it.
 */
export function unlisted(side: string, piece: string, from: string, to: string): string[] {
  const plainly = from + to;
  if (from.endsWith('*') || !/^[RBSNLP]$/.test(piece) || !(inZone(side, from) || inZone(side, to))) return [plainly];
  return [`${plainly}+`, plainly];
}

/** The squares of a text list as they are told: by file, then by rank. */
export function sorted(squares: Iterable<string>): string[] {
  return [...squares].sort();
}
