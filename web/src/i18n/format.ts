/** Dates, times and numbers, told as the language of the page tells them. */

import { language, languageTag, t } from './index';

/**
 * The locale for `Intl`: the reader's own region where it is one of the language, so that an
 * English page in Dublin writes its dates as in Dublin.
 */
export function locale(): string {
  const tag = languageTag(language.value).split('-x-')[0] ?? 'en';
  const base = tag.split('-')[0];
  const wishes = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wishes.find((wish) => wish.split('-')[0] === base) ?? tag;
}

/** `14:03:10`. */
export function timeWords(ms: number): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'medium' }).format(ms);
}

/** `3 May 2026`. */
export function dateWords(ms: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(ms);
}

/** Names one after the other: `h8, h9 and h10`. */
export function listWords(items: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);
}

/** Sentences one after the other. */
export function sentences(words: readonly (string | null)[]): string {
  return words.filter((one) => one !== null && one !== '').join(t('join.sentences'));
}

/** Short words about one thing: `h8, black stone 3, last move`. */
export function enumerate(words: readonly string[]): string {
  return words.join(t('join.words'));
}

/** `3.5`, `1,234`. */
export function numberWords(n: number): string {
  return new Intl.NumberFormat(locale()).format(n);
}
