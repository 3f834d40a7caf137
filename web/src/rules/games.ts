/** The games that have rules pages, and which pages are theirs. */

import type { RulesKind } from './board';

/** Pages that come in a file of their own beside the game's, so that no page brings too much. */
export const PARTS = {
  'shogi-course': [
    ...['shogi-board', 'shogi-pieces', 'shogi-promotion', 'shogi-drops', 'shogi-pawn-mate', 'shogi-mate'],
  ],
  'shogi-law': ['shogi-fouls', 'shogi-repetition', 'shogi-impasse', 'shogi-limit'],
  'shogi-lore': ['shogi-handicaps', 'shogi-notation'],
  'backgammon-course': ['backgammon-board', 'backgammon-moves', 'backgammon-opening', 'backgammon-compulsory'],
  'backgammon-end': ['backgammon-bearing-off', 'backgammon-value'],
  'backgammon-cube': [
    ...['backgammon-cube', 'backgammon-beavers', 'backgammon-jacoby', 'backgammon-matches'],
    'backgammon-resigning',
  ],
  'backgammon-lore': ['backgammon-real-dice', 'backgammon-fair-dice', 'backgammon-variants'],
  'backgammon-craft': ['backgammon-race', 'backgammon-openings', 'backgammon-notation'],
} as const satisfies Record<string, readonly string[]>;
/** A file of pages: a game's, or a part of it. */
export type RulesFile = RulesKind | keyof typeof PARTS;

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
  shogi: [
    'shogi',
    ...PARTS['shogi-course'],
    ...PARTS['shogi-law'],
    ...PARTS['shogi-lore'],
    ...['shogi-club', 'shogi-formal', 'shogi-official', 'shogi-27', 'shogi-handicap'],
  ],
  backgammon: [
    'backgammon',
    ...PARTS['backgammon-course'],
    ...PARTS['backgammon-end'],
    ...PARTS['backgammon-cube'],
    ...PARTS['backgammon-lore'],
    ...PARTS['backgammon-craft'],
    ...['bg-match-1', 'bg-match-3', 'bg-match-5', 'bg-match-7', 'bg-match-9', 'bg-match-11', 'bg-match'],
    ...['bg-money', 'bg-money-auto', 'bg-money-auto-once', 'bg-real-dice'],
  ],
};

/** The games in the order of the front page. */
export const GAMES: readonly RulesKind[] = ['gomoku', 'go', 'shogi', 'backgammon'];

/** The game that a page is about. */
export function gameOf(page: string): RulesKind | undefined {
  return GAMES.find((kind) => PAGES[kind].includes(page));
}

/** The file that a page is in. */
export function fileOf(page: string): RulesFile | undefined {
  const part = (Object.keys(PARTS) as (keyof typeof PARTS)[]).find((one) =>
    (PARTS[one] as readonly string[]).includes(page),
  );
  return part ?? gameOf(page);
}
