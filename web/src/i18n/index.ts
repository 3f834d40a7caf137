/**
 * The message catalogue. English is the shape that every other language has to have; a language
 * that lacks a key does not compile. It comes in chunks, so that a page fetches only its own
 * sentences: `house` is everywhere, the others come with the pages that need them.
 */

import { signal } from '@preact/signals';
import type { English as ReviewEnglish } from './en.review';
import type { English as RulesEnglish } from './en.rules';
import { en, type English as HouseEnglish } from './en';

/** A catalogue in any language: the keys of the English one, each with the same parts. */
type Translation<E> = {
  [K in keyof E]: E[K] extends (...parts: infer P) => string ? (...parts: P) => string : string;
};

/** The sentences of the home page and of a table. */
export type House = Translation<HouseEnglish>;
/** The sentences of the review page. */
export type Review = Translation<ReviewEnglish>;
/** The sentences of the rules pages. */
export type Rules = Translation<RulesEnglish>;
/** Every sentence. */
export type Catalogue = House & Review & Rules;
export type Key = keyof Catalogue;
type Parts<K extends Key> = Catalogue[K] extends (...parts: infer P) => string ? P : [];

/** The chunks by name. */
export interface Chunks {
  house: House;
  review: Review;
  rules: Rules;
}
export type Chunk = keyof Chunks;

/** The languages of version 1.0, in the order in which they are offered. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English' };

type Loader = { [C in Chunk]: () => Promise<Chunks[C]> };

/** How each language's chunks are fetched. The English house is part of the page. */
export const LOADERS: Readonly<Record<Language, Loader>> = {
  en: {
    house: () => Promise.resolve(en),
    review: () => import('./en.review').then((found) => found.review),
    rules: () => import('./en.rules').then((found) => found.rules),
  },
};

const catalogue = signal<Partial<Catalogue>>(en);
const wanted = new Set<Chunk>(['house']);
let language: Language = 'en';

/** The first language of a list of wishes that there is a catalogue for. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((one) => one === base);
    if (found !== undefined) return found;
  }
  return 'en';
}

async function load(chunks: Iterable<Chunk>): Promise<void> {
  const asked = language;
  const parts = await Promise.all([...chunks].map((chunk) => LOADERS[asked][chunk]()));
  // A language that was chosen meanwhile brings its own.
  if (asked === language) catalogue.value = Object.assign({}, catalogue.value, ...parts);
}

/** Changes the language of the page; what is on the screen is told in it at once. */
export async function useLanguage(chosen: Language): Promise<void> {
  language = chosen;
  await load(wanted);
  if (language === chosen) document.documentElement.lang = chosen;
}

/** Fetches a page's own sentences; the page is shown when they are here. */
export async function needs(chunk: Chunk): Promise<void> {
  wanted.add(chunk);
  await load([chunk]);
}

/** A message of the catalogue, with its parts. The page has asked for its chunk with {@link needs}. */
export function t<K extends Key>(key: K, ...parts: Parts<K>): string {
  const message: string | ((...parts: never[]) => string) | undefined = catalogue.value[key];
  if (message === undefined) return key;
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
