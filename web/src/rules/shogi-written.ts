/** Moves as they are written, as data; a test holds each against what the server writes. */

/** A move in every style. USI is the action itself. */
export interface WrittenMove {
  action: string;
  japanese: string;
  western: string;
  kitao: string;
  csa: string;
}

function written(
  action: string,
  japanese: string,
  western: string,
  kitao: string,
  csa: string,
): WrittenMove {
  return { action, japanese, western, kitao, csa };
}

/** From the start of a game, one after the other. */
export const FIRST_MOVES: readonly WrittenMove[] = [
  written('7g7f', '▲７六歩', 'P-7f', '歩76', '+7776FU'),
  written('3c3d', '△３四歩', 'P-3d', '歩34', '-3334FU'),
  written('8h2b+', '▲２二角成', 'Bx2b+', '角x22+', '+8822UM'),
  written('3a2b', '△同　銀', 'Sx2b', '銀x22', '-3122GI'),
  written('B*4e', '▲４五角', 'B*4e', '角*45', '+0045KA'),
];

/** A silver that may promote, two golds that reach one square, and a gold in hand. */
export const SECOND_START = '4k4/9/9/2S6/9/3G1G3/9/9/4K4 b G 1';

/** From there, each a first move. */
export const SECOND_MOVES: readonly WrittenMove[] = [
  written('7d7c', '▲７三銀不成', 'S-7c=', '銀73=', '+7473GI'),
  written('7d7c+', '▲７三銀成', 'S-7c+', '銀73+', '+7473NG'),
  written('6f5e', '▲５五金左', 'G6f-5e', '金(66)55', '+6655KI'),
  written('G*5e', '▲５五金打', 'G*5e', '金*55', '+0055KI'),
];
