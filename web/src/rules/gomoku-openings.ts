/**
 * The 26 openings: names, signs and old ratings, as the Wikipedia page "Renju opening pattern" and
 * RenjuNet give them (facts; `data/gomoku/SOURCES.md`). Stone 1 is h8. A test holds each against
 * the names that the server gives.
 */

/** How an opening was rated under the old RIF rule. */
export type Rating =
  | 'black_wins'
  | 'black_better'
  | 'slightly_black'
  | 'even'
  | 'even_slightly_white'
  | 'slightly_white'
  | 'white_wins';

/** One of the 26 openings. */
export interface NamedPattern {
  code: string;
  second: string;
  third: string;
  name: string;
  kanji: string;
  rating: Rating;
}

type Row = readonly [third: string, name: string, kanji: string, rating: Rating];

const DIRECT: readonly Row[] = [
  ['h10', 'Kansei', '寒星', 'black_wins'],
  ['i10', 'Keigetsu', '渓月', 'black_wins'],
  ['j10', 'Sosei', '疎星', 'even'],
  ['i9', 'Kagetsu', '花月', 'black_wins'],
  ['j9', 'Zangetsu', '残月', 'black_better'],
  ['i8', 'Ugetsu', '雨月', 'black_wins'],
  ['j8', 'Kinsei', '金星', 'black_wins'],
  ['h7', 'Shogetsu', '松月', 'black_better'],
  ['i7', 'Kyugetsu', '丘月', 'slightly_black'],
  ['j7', 'Shingetsu', '新月', 'black_better'],
  ['h6', 'Zuisei', '瑞星', 'even'],
  ['i6', 'Sangetsu', '山月', 'black_better'],
  ['j6', 'Yusei', '遊星', 'white_wins'],
];

const INDIRECT: readonly Row[] = [
  ['j10', 'Chosei', '長星', 'even_slightly_white'],
  ['j9', 'Kyogetsu', '峡月', 'black_wins'],
  ['j8', 'Kosei', '恒星', 'black_wins'],
  ['j7', 'Suigetsu', '水月', 'black_wins'],
  ['j6', 'Ryusei', '流星', 'slightly_white'],
  ['i8', 'Ungetsu', '雲月', 'black_wins'],
  ['i7', 'Hogetsu', '浦月', 'black_wins'],
  ['i6', 'Rangetsu', '嵐月', 'black_wins'],
  ['h7', 'Gingetsu', '銀月', 'black_better'],
  ['h6', 'Myojo', '明星', 'black_wins'],
  ['g7', 'Shagetsu', '斜月', 'slightly_black'],
  ['g6', 'Meigetsu', '名月', 'black_better'],
  ['f6', 'Suisei', '彗星', 'white_wins'],
];

function patterns(letter: string, second: string, rows: readonly Row[]): NamedPattern[] {
  return rows.map(([third, name, kanji, rating], index) => ({
    code: `${letter}${index + 1}`,
    second,
    third,
    name,
    kanji,
    rating,
  }));
}

/** Stone 2 on h9. */
export const DIRECT_OPENINGS = patterns('D', 'h9', DIRECT);
/** Stone 2 on i9. */
export const INDIRECT_OPENINGS = patterns('I', 'i9', INDIRECT);
