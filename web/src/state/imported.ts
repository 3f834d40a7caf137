/** The file that the reader has brought, kept while the page is open: in this browser only. */

import { signal } from '@preact/signals';
import type { GameRecord, Imported } from '../protocol';
import { ApiError, importGames, type ImportHow } from './api';

/** A file as it came, and what the server read in it. */
export interface Brought {
  file: Blob;
  how: ImportHow;
  read: { is: 'reading' } | { is: 'read'; imported: Imported } | { is: 'refused'; error: ApiError };
}

/** What was pasted, whether or not it could be read. */
export const pasted = signal('');
/** How the next file is to be read; its name comes with it. */
export const how = signal<Omit<ImportHow, 'name'>>({ charset: null, rules: null, fromTop: false });
/** The file that was brought last. */
export const brought = signal<Brought | null>(null);

/** Character sets of old records; UTF-8 is found without being named. */
export const CHARSETS = [
  'UTF-8',
  'GB18030',
  'Big5',
  'Shift_JIS',
  'EUC-KR',
  'windows-1252',
  'windows-1251',
  'windows-1250',
  'windows-1257',
] as const;

/** Has a file read; answers what is in it, or null where nothing could be. */
export async function bring(
  file: Blob,
  asked: ImportHow,
  read: typeof importGames = importGames,
): Promise<Imported | null> {
  const mine: Brought = { file, how: asked, read: { is: 'reading' } };
  brought.value = mine;
  try {
    const imported = await read(file, asked);
    // Another file may have been brought meanwhile.
    if (brought.value === mine) brought.value = { ...mine, read: { is: 'read', imported } };
    return imported;
  } catch (cause) {
    const error =
      cause instanceof ApiError ? cause : new ApiError('unreachable', String(cause), null);
    if (brought.value === mine) brought.value = { ...mine, read: { is: 'refused', error } };
    return null;
  }
}

/** Marks of text that was read in the wrong character set. */
const BROKEN = /\ufffd|[\u0080-\u009f]|Ã.|Â[\u00a0-\u00bf]|â€|ï»¿/;

/** Whether names or remarks look as if they were read in the wrong character set. */
export function looksBroken(games: readonly GameRecord[]): boolean {
  return games.some(
    (game) =>
      [game.a, game.b, game.event, game.round].some((one) => one !== null && BROKEN.test(one)) ||
      game.nodes.some((node) => node.comment !== null && BROKEN.test(node.comment)),
  );
}

/** The games in which every word that was typed is found, each with its number. */
export function findGames(
  games: readonly GameRecord[],
  typed: string,
): { index: number; game: GameRecord }[] {
  const words = typed.toLowerCase().split(/\s+/).filter((one) => one !== '');
  return games
    .map((game, index) => ({ index, game }))
    .filter(({ game }) => {
      const text = [game.a, game.b, game.event, game.round, game.date, game.rules]
        .filter((one) => one !== null)
        .join(' ')
        .toLowerCase();
      return words.every((word) => text.includes(word));
    });
}

/** The number of moves of a record's main line. */
export function mainLength(game: GameRecord): number {
  let length = 0;
  let at = 0;
  // The first child of a node is the first later node that names it.
  game.nodes.forEach((node, index) => {
    if (index > 0 && node.parent === at) {
      length += 1;
      at = index;
    }
  });
  return length;
}
