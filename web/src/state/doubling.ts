/** The games for which a reader has said, in so many words, never to be asked to double. */

import { signal } from '@preact/signals';

const KEY = 'yonban.never_double';
/** Older games than these many are forgotten. */
const KEPT = 20;

const keyOf = (table: string, game: number) => `${table} ${game}`;

function load(): readonly string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

const games = signal<readonly string[] | null>(null);

/** Whether the reader gave up doubling in a game of a table. */
export function neverDoubles(table: string, game: number): boolean {
  games.value ??= load();
  return games.value.includes(keyOf(table, game));
}

/** Gives up doubling in one game, or takes that back. */
export function neverDouble(table: string, game: number, never: boolean): void {
  const key = keyOf(table, game);
  const others = (games.value ?? load()).filter((one) => one !== key);
  games.value = (never ? [...others, key] : others).slice(-KEPT);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(games.value));
  } catch {
    // Without storage it holds until the page is left.
  }
}
