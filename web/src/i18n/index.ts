/**
 * The message catalogue. English is complete and is the shape that every other language has to
 * have; a language that lacks a key does not compile.
 */

import { signal } from '@preact/signals';
import { en, type English } from './en';

/** A catalogue: the keys of English, each with the same parts. */
export type Catalogue = {
  [K in keyof English]: English[K] extends (...parts: infer P) => string
    ? (...parts: P) => string
    : string;
};
export type Key = keyof Catalogue;
type Parts<K extends Key> = Catalogue[K] extends (...parts: infer P) => string ? P : [];

/** The languages of version 1.0, in the order in which they are offered. */
export const LANGUAGES = ['en', 'es', 'nl', 'fil', 'zh', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language's catalogue is fetched. English is part of the page. */
const LOADERS: Partial<Record<Language, () => Promise<Catalogue>>> = {
  en: () => Promise.resolve(en),
};

const catalogue = signal<Catalogue>(en);

/** The first language of a list of wishes that there is a catalogue for. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((one) => one === base && LOADERS[one] !== undefined);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** Changes the language of the page. */
export async function useLanguage(language: Language): Promise<void> {
  const load = LOADERS[language];
  if (load === undefined) return;
  catalogue.value = await load();
  document.documentElement.lang = language;
}

/** A message of the catalogue, with its parts. */
export function t<K extends Key>(key: K, ...parts: Parts<K>): string {
  const message: string | ((...parts: never[]) => string) = catalogue.value[key];
  return typeof message === 'string' ? message : message(...(parts as never[]));
}

/** Whether the catalogue knows a key that was put together from a name of the server's. */
export function has(key: string): key is Key {
  return key in catalogue.value;
}

/**
 * A message chosen by a name from the server. A name that this page does not know yet, because the
 * server is newer, is shown as it is.
 */
export function named(prefix: string, name: string): string {
  const key = `${prefix}.${name}`;
  if (!has(key)) return name.replaceAll('_', ' ');
  const message: unknown = catalogue.value[key];
  return typeof message === 'string' ? message : name;
}
