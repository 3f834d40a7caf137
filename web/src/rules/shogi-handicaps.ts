/** The handicaps, as data; a test holds each against the referee's own set-up. */

/** A handicap. */
export interface Handicap {
  /** The preset. */
  id: string;
  japanese: string;
  /** What White lacks: pieces, each with its squares. Absent where all but some are gone. */
  off?: readonly (readonly [piece: string, ...squares: string[]])[];
  /** What White has instead of a set-up: the pieces in hand beside the king. */
  hand?: readonly (readonly [piece: string, count: number])[];
  /** The points of what is gone, which count for White. */
  credit: number;
}

const ROOK = ['R', '8b'] as const;
const BISHOP = ['B', '2b'] as const;
const LANCE = ['L', '1a'] as const;
const TWO = [ROOK, BISHOP] as const;
const FOUR = [...TWO, ['L', '1a', '9a']] as const;
const SIX = [...FOUR, ['N', '2a', '8a']] as const;
const EIGHT = [...SIX, ['S', '3a', '7a']] as const;

export const HANDICAPS: readonly Handicap[] = [
  { id: 'lance', japanese: '香落ち', off: [LANCE], credit: 1 },
  { id: 'right-lance', japanese: '右香落ち', off: [['L', '9a']], credit: 1 },
  { id: 'bishop', japanese: '角落ち', off: [BISHOP], credit: 5 },
  { id: 'rook', japanese: '飛車落ち', off: [ROOK], credit: 5 },
  { id: 'rook-lance', japanese: '飛香落ち', off: [ROOK, LANCE], credit: 6 },
  { id: '2-piece', japanese: '二枚落ち', off: TWO, credit: 10 },
  { id: '3-piece', japanese: '三枚落ち', off: [...TWO, LANCE], credit: 11 },
  { id: '4-piece', japanese: '四枚落ち', off: FOUR, credit: 12 },
  { id: '5-piece', japanese: '五枚落ち', off: [...FOUR, ['N', '8a']], credit: 13 },
  { id: 'left-5-piece', japanese: '左五枚落ち', off: [...FOUR, ['N', '2a']], credit: 13 },
  { id: '6-piece', japanese: '六枚落ち', off: SIX, credit: 14 },
  { id: 'left-7-piece', japanese: '左七枚落ち', off: [...SIX, ['S', '3a']], credit: 15 },
  { id: 'right-7-piece', japanese: '右七枚落ち', off: [...SIX, ['S', '7a']], credit: 15 },
  { id: '8-piece', japanese: '八枚落ち', off: EIGHT, credit: 16 },
  { id: '9-piece', japanese: '九枚落ち', off: [...EIGHT, ['G', '6a']], credit: 17 },
  { id: '10-piece', japanese: '十枚落ち', off: [...EIGHT, ['G', '4a', '6a']], credit: 18 },
  { id: '3-pawns', japanese: '歩三兵', hand: [['P', 3]], credit: 24 },
  { id: 'naked-king', japanese: '裸玉', hand: [], credit: 27 },
];
