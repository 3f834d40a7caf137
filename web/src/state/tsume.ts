/** A mate problem that is set up by hand: its pieces, its text, and the link to it. */

import type { ShogiHeld, ShogiView } from '../protocol';

/** The kinds of a hand, the strongest first, as SFEN has them. */
export const HAND_KINDS = ['R', 'B', 'G', 'S', 'N', 'L', 'P'] as const;

/** How many pieces of each kind a set has; kings belong to their sides. */
const SET: Readonly<Record<string, number>> = { K: 2, R: 2, B: 2, G: 4, S: 4, N: 4, L: 4, P: 18 };

const FILES = [9, 8, 7, 6, 5, 4, 3, 2, 1] as const;
const RANKS = 'abcdefghi';

export type Side = 'black' | 'white';

/** A piece on a square: `P`, `+R`. */
export interface Stands {
  side: Side;
  piece: string;
}

/** A position as it is set up. Nothing in it is judged here. */
export interface Setup {
  pieces: ReadonlyMap<string, Stands>;
  hands: Readonly<Record<Side, Readonly<Record<string, number>>>>;
  /** Whoever mates, and moves first. */
  side: Side;
}

/** An empty board, Black to mate. */
export const EMPTY: Setup = { pieces: new Map(), hands: { black: {}, white: {} }, side: 'black' };

const plain = (piece: string) => piece.replace('+', '');

/** How many pieces of a kind are on the board and in the hands. */
export function used({ pieces, hands }: Setup, kind: string): number {
  let count = (hands.black[kind] ?? 0) + (hands.white[kind] ?? 0);
  for (const one of pieces.values()) if (plain(one.piece) === kind) count += 1;
  return count;
}

/** How many pieces of a kind are in neither place. */
export function left(setup: Setup, kind: string): number {
  return (SET[kind] ?? 0) - used(setup, kind);
}

/** How many pieces are unused, kings aside. */
export function unused(setup: Setup): number {
  return HAND_KINDS.reduce((sum, kind) => sum + left(setup, kind), 0);
}

/** The same with another count in a hand. */
function withHeld(setup: Setup, side: Side, kind: string, count: number): Setup {
  return {
    ...setup,
    hands: { ...setup.hands, [side]: { ...setup.hands[side], [kind]: Math.max(0, count) } },
  };
}

/** The same without what stands on a square. */
export function remove(setup: Setup, square: string): Setup {
  const pieces = new Map(setup.pieces);
  pieces.delete(square);
  return { ...setup, pieces };
}

/**
 * The same with a piece on a square. A king moves there, since a side has one; another piece comes
 * from the box, and from White's hand or Black's where the box has none. Null where none is left.
 */
export function put(setup: Setup, square: string, stands: Stands): Setup | null {
  const kind = plain(stands.piece);
  let next = remove(setup, square);
  if (kind === 'K') {
    for (const [at, one] of next.pieces) {
      if (one.piece === 'K' && one.side === stands.side) next = remove(next, at);
    }
  } else if (left(next, kind) <= 0) {
    const from = (['white', 'black'] as const).find((side) => (next.hands[side][kind] ?? 0) > 0);
    if (from === undefined) return null;
    next = withHeld(next, from, kind, (next.hands[from][kind] ?? 0) - 1);
  }
  return { ...next, pieces: new Map(next.pieces).set(square, stands) };
}

/** The same with the piece on a square promoted, or as it was; itself where it cannot promote. */
export function turnOver(setup: Setup, square: string): Setup {
  const one = setup.pieces.get(square);
  if (one === undefined || /^[KG]$/.test(one.piece)) return setup;
  const piece = one.piece.startsWith('+') ? plain(one.piece) : `+${one.piece}`;
  return { ...setup, pieces: new Map(setup.pieces).set(square, { ...one, piece }) };
}

/** The same with one piece of a kind more, or fewer, in a hand; null where that cannot be. */
export function hold(setup: Setup, side: Side, kind: string, by: 1 | -1): Setup | null {
  const count = setup.hands[side][kind] ?? 0;
  if (by < 0) return count === 0 ? null : withHeld(setup, side, kind, count - 1);
  if (left(setup, kind) > 0) return withHeld(setup, side, kind, count + 1);
  const other = side === 'black' ? 'white' : 'black';
  const theirs = setup.hands[other][kind] ?? 0;
  if (theirs === 0) return null;
  return withHeld(withHeld(setup, other, kind, theirs - 1), side, kind, count + 1);
}

/** The same with everything that is unused in White's hand. */
export function restToWhite(setup: Setup): Setup {
  let next = setup;
  for (const kind of HAND_KINDS) {
    next = withHeld(next, 'white', kind, (next.hands.white[kind] ?? 0) + left(setup, kind));
  }
  return next;
}

/** A position of the server's, to be changed. */
export function setUp(view: Pick<ShogiView, 'pieces' | 'hands' | 'side'>): Setup {
  const sideOf = (text: string): Side => (text === 'white' ? 'white' : 'black');
  const hand = (list: readonly ShogiHeld[]) =>
    Object.fromEntries(list.map((one) => [one.piece, one.count]));
  return {
    pieces: new Map(
      view.pieces.map(({ square, side, piece }) => [square, { side: sideOf(side), piece }]),
    ),
    hands: { black: hand(view.hands.black), white: hand(view.hands.white) },
    side: sideOf(view.side),
  };
}

/** The other way round: what a board draws. */
export function viewOf(setup: Setup): ShogiView & { kind: 'shogi' } {
  const hand = (side: Side): ShogiHeld[] =>
    HAND_KINDS.flatMap((piece) => {
      const count = setup.hands[side][piece] ?? 0;
      return count === 0 ? [] : [{ piece, count }];
    });
  return {
    kind: 'shogi',
    pieces: [...setup.pieces].map(([square, { side, piece }]) => ({ square, side, piece })),
    hands: { black: hand('black'), white: hand('white') },
    side: setup.side,
    over: false,
    handicap: null,
    check: null,
    last: null,
    repetition: null,
    impasse: null,
    moves_left: null,
    sfen: sfenOf(setup),
    clean: null,
    why: null,
  };
}

/** The position as SFEN. */
export function sfenOf({ pieces, hands, side }: Setup): string {
  const rows = [...RANKS].map((rank) => {
    let row = '';
    let gap = 0;
    for (const file of FILES) {
      const one = pieces.get(`${file}${rank}`);
      if (one === undefined) gap += 1;
      else {
        row += (gap > 0 ? String(gap) : '') + (one.side === 'white' ? one.piece.toLowerCase() : one.piece);
        gap = 0;
      }
    }
    return row + (gap > 0 ? String(gap) : '');
  });
  const held = (of: Side) =>
    HAND_KINDS.map((kind) => {
      const count = hands[of][kind] ?? 0;
      const letter = of === 'white' ? kind.toLowerCase() : kind;
      return count === 0 ? '' : (count > 1 ? String(count) : '') + letter;
    }).join('');
  const hand = held('black') + held('white');
  return `${rows.join('/')} ${side === 'white' ? 'w' : 'b'} ${hand === '' ? '-' : hand} 1`;
}

/** Whether a text looks like SFEN, alone or in a line of USI. */
export function looksLikeSfen(text: string): boolean {
  return /^(position\s+)?(sfen\s+)?[^\s/]+(\/[^\s/]+){8}(\s|$)/.test(text.trim());
}

/** The part of a line of USI that is SFEN. */
export function sfenIn(text: string): string {
  return text
    .trim()
    .replace(/^position\s+/, '')
    .replace(/^sfen\s+/, '')
    .replace(/\s+moves\b.*$/s, '')
    .replaceAll(/\s+/g, ' ');
}

/** SFEN as it stands behind `#` in a link: blanks are `_`, so that the link stays in one piece. */
export function writeProblem(sfen: string): string {
  return sfen.replaceAll(' ', '_');
}

/** The other way round; null where nothing stands there. */
export function readProblem(fragment: string): string | null {
  let text = fragment;
  try {
    text = decodeURIComponent(fragment);
  } catch {
    // Not ours; the server says what is wrong.
  }
  const sfen = text.replaceAll('_', ' ').trim();
  return sfen === '' ? null : sfen;
}
