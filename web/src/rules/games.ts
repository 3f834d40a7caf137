/** The games that have rules pages, and which pages are theirs. */

import type { RulesKind } from './board';

/** The pages of each game, the first of them its overview. A test holds them against the pages themselves. */
export const PAGES: Readonly<Record<RulesKind, readonly string[]>> = {
  gomoku: [
    ...['gomoku', 'openings', 'free', 'ordinary', 'standard', 'swap', 'swap1', 'swap2', 'swap5', 'pro'],
    ...['longpro', 'caro', 'omok', 'national-block', 'national', 'national-lose', 'renju', 'professional'],
    ...['rif', 'yamaguchi', 'yamaguchi52', 'yamaguchi-free', 'tarannikov', 'taraguchi', 'taraguchi10'],
    ...['jonsson', 'soosorv', 'soosorv8', 'sakata'],
  ],
  go: [
    ...['go', 'go-liberties', 'go-capture', 'go-forbidden', 'go-snapback', 'go-ko', 'go-superko', 'go-ending'],
    ...['go-counting', 'go-settling', 'go-starts', 'first-capture', 'capture-5', 'capture-10', 'capture'],
    ...['go-9', 'go-13', 'go-19', 'capture-race', 'chinese', 'japanese', 'korean', 'aga', 'new-zealand'],
    'tromp-taylor',
  ],
};

/** The games in the order of the front page. */
export const GAMES: readonly RulesKind[] = ['gomoku', 'go'];

/** The game that a page is about. */
export function gameOf(page: string): RulesKind | undefined {
  return GAMES.find((kind) => PAGES[kind].includes(page));
}
