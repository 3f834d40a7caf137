/**
 * The message catalogue. English is the shape that every other language has to have; a language
 * that lacks a key does not compile. It comes in chunks, so that a page fetches only its own
 * sentences: `house` is everywhere, the others come with the pages that need them.
 */

import { batch, signal } from '@preact/signals';
import type { English as BackgammonEnglish } from './en.backgammon';
import type { English as BackgammonRoomsEnglish } from './en.backgammon.rooms';
import type { English as BackgammonRulesEnglish } from './en.backgammon.rules';
import type { English as BackgammonCourseEnglish } from './en.backgammon.course';
import type { English as BackgammonEndEnglish } from './en.backgammon.end';
import type { English as BackgammonCubeWordsEnglish } from './en.backgammon.cube';
import type { English as BackgammonLoreEnglish } from './en.backgammon.lore';
import type { English as BackgammonCraftEnglish } from './en.backgammon.craft';
import type { English as BackgammonPanelEnglish } from './en.backgammon.panel';
import type { English as BackgammonReportEnglish } from './en.backgammon.report';
import type { English as ChanceEnglish } from './en.chance';
import type { English as GoEnglish } from './en.go';
import type { English as GoRoomsEnglish } from './en.go.rooms';
import type { English as GoRulesEnglish } from './en.go.rules';
import type { English as GomokuEnglish } from './en.gomoku';
import type { English as GomokuRoomsEnglish } from './en.gomoku.rooms';
import type { English as GomokuRulesEnglish } from './en.gomoku.rules';
import type { English as DeskEnglish } from './en.desk';
import type { English as ReviewEnglish } from './en.review';
import type { English as RulesEnglish } from './en.rules';
import type { English as SettingsEnglish } from './en.settings';
import type { English as ShogiEnglish } from './en.shogi';
import type { English as ShogiRoomsEnglish } from './en.shogi.rooms';
import type { English as ShogiMoreEnglish } from './en.shogi.more';
import type { English as ShogiRulesEnglish } from './en.shogi.rules';
import type { English as ShogiCourseEnglish } from './en.shogi.course';
import type { English as ShogiLawEnglish } from './en.shogi.law';
import type { English as ShogiLoreEnglish } from './en.shogi.lore';
import type { English as TsumeEnglish } from './en.tsume';
import type { English as HouseEnglish } from './en';
import { few } from './en.few';

/** A catalogue in any language: the keys of the English one, each with the same parts. */
type Translation<E> = {
  [K in keyof E]: E[K] extends (...parts: infer P) => string ? (...parts: P) => string : string;
};

/** The sentences of the home page and of a table. */
export type House = Translation<HouseEnglish>;
/** The sentences of the review page. */
export type Review = Translation<ReviewEnglish>;
/** What brings a game to the review page, and takes it away. */
export type Desk = Translation<DeskEnglish>;
/** What the settings and the help say. */
export type SettingsWords = Translation<SettingsEnglish>;
/** The sentences that all rules pages share. */
export type Rules = Translation<RulesEnglish>;
/** The sentences of gomoku and renju, wherever they are played or read. */
export type Gomoku = Translation<GomokuEnglish>;
/** What the rooms of gomoku and renju are like. */
export type GomokuRooms = Translation<GomokuRoomsEnglish>;
/** The sentences of the rules pages of gomoku and renju. */
export type GomokuRules = Translation<GomokuRulesEnglish>;

/** The sentences of Go, wherever it is played or read. */
export type Go = Translation<GoEnglish>;
/** What the rooms of Go are like. */
export type GoRooms = Translation<GoRoomsEnglish>;

/** The sentences of shogi, wherever it is played or read. */
export type Shogi = Translation<ShogiEnglish>;
/** The sentences of the rules pages of shogi. */
export type ShogiRules = Translation<ShogiRulesEnglish>;
/** The sentences of the lessons of shogi about its pieces and moves. */
export type ShogiCourse = Translation<ShogiCourseEnglish>;
/** The sentences of the lessons of shogi about its laws. */
export type ShogiLaw = Translation<ShogiLawEnglish>;
/** The sentences of the lessons of shogi about handicaps and notation. */
export type ShogiLore = Translation<ShogiLoreEnglish>;
/** The sentences of the page of mate problems. */
export type Tsume = Translation<TsumeEnglish>;
/** What the rooms of shogi are like. */
export type ShogiRooms = Translation<ShogiRoomsEnglish>;
/** What shogi shows on request. */
export type ShogiMore = Translation<ShogiMoreEnglish>;

/** The sentences of backgammon, wherever it is played or read. */
export type Backgammon = Translation<BackgammonEnglish>;
/** What the rooms of backgammon are like. */
export type BackgammonRooms = Translation<BackgammonRoomsEnglish>;
/** The sentences of the rules pages of backgammon. */
export type BackgammonRules = Translation<BackgammonRulesEnglish>;
/** The sentences of the lessons of backgammon about checkers and dice. */
export type BackgammonCourse = Translation<BackgammonCourseEnglish>;
/** The sentences of the lessons of backgammon about bearing off and the value of a game. */
export type BackgammonEnd = Translation<BackgammonEndEnglish>;
/** The sentences of the lessons of backgammon about the cube and matches. */
export type BackgammonCubeWords = Translation<BackgammonCubeWordsEnglish>;
/** The sentences of the lessons of backgammon about dice and variants. */
export type BackgammonLore = Translation<BackgammonLoreEnglish>;
/** The sentences of the lessons of backgammon about counting, opening plays and texts. */
export type BackgammonCraft = Translation<BackgammonCraftEnglish>;

/** What stands beside a board of backgammon. */
export type BackgammonPanel = Translation<BackgammonPanelEnglish>;
/** The report on a match of backgammon. */
export type BackgammonReport = Translation<BackgammonReportEnglish>;
/** What a table says of its dice. */
export type Chance = Translation<ChanceEnglish>;

/** The chunks by name: the middle of the names of their files. */
export interface Chunks {
  house: House;
  review: Review;
  desk: Desk;
  settings: SettingsWords;
  rules: Rules;
  gomoku: Gomoku;
  'gomoku.rooms': GomokuRooms;
  go: Go;
  'go.rooms': GoRooms;
  shogi: Shogi;
  'shogi.rooms': ShogiRooms;
  'shogi.more': ShogiMore;
  'shogi.rules': ShogiRules;
  'shogi.course': ShogiCourse;
  'shogi.law': ShogiLaw;
  'shogi.lore': ShogiLore;
  tsume: Tsume;
  backgammon: Backgammon;
  'backgammon.rooms': BackgammonRooms;
  'backgammon.rules': BackgammonRules;
  'backgammon.course': BackgammonCourse;
  'backgammon.end': BackgammonEnd;
  'backgammon.cube': BackgammonCubeWords;
  'backgammon.lore': BackgammonLore;
  'backgammon.craft': BackgammonCraft;
  'gomoku.rules': GomokuRules;
  'backgammon.panel': BackgammonPanel;
  'backgammon.report': BackgammonReport;
  chance: Chance;
  'go.rules': GoRules;
}
export type Chunk = keyof Chunks;

/** The sentences of the rules pages of Go. */
export type GoRules = Translation<GoRulesEnglish>;
/** Every sentence. */
export type Catalogue = House & Review & Desk & SettingsWords & Rules & Gomoku & GomokuRooms & GomokuRules & Go & GoRooms & GoRules & Shogi & ShogiRooms & ShogiMore & ShogiRules & ShogiCourse & ShogiLaw & ShogiLore & Tsume & Backgammon & BackgammonRooms & BackgammonRules & BackgammonCourse & BackgammonEnd & BackgammonCubeWords & BackgammonLore & BackgammonCraft & BackgammonPanel & BackgammonReport & Chance;
export type Key = keyof Catalogue;
type PartsOf<K extends Key> = Catalogue[K] extends (...parts: infer P) => string ? P : [];

type Loader = <C extends Chunk>(chunk: C) => Promise<Chunks[C]>;

interface Source {
  /** What the language calls itself. */
  name: string;
  /** Its tag for `lang` and for dates and numbers. */
  tag: string;
  dir: 'ltr' | 'rtl';
  load: Loader;
}

/** How the chunks of a language are fetched that not every page needs. */
export type Parts = { [C in Exclude<Chunk, 'house'>]: () => Promise<{ default: Chunks[C] }> };

/** A language whose chunks are fetched when they are wanted; the first of them knows where the others are. */
function fetched(name: string, tag: string, first: () => Promise<{ default: House; parts: Parts }>): Source {
  const load = async (chunk: Chunk): Promise<Chunks[Chunk]> => {
    const { default: house, parts } = await first();
    return chunk === 'house' ? house : (await parts[chunk]()).default;
  };
  return { name, tag, dir: 'ltr', load: load as Loader };
}

/** English, which stands in for words of another language that cannot be had. */
const english = fetched('English', 'en', () =>
  import('./en').then((found) => ({ default: found.en, parts: found.parts })),
);

/**
 * The languages on offer, in the order of the menu. To add one, write its files, each with its
 * chunk as the default export, list them in `<code>.parts.ts`, and name the first here.
 */
const OFFERED = {
  en: english,
  es: fetched('Español', 'es', () => import('./es')),
  nl: fetched('Nederlands', 'nl', () => import('./nl')),
  fil: fetched('Filipino', 'fil', () => import('./fil')),
  zh: fetched('中文', 'zh-CN', () => import('./zh')),
  ja: fetched('日本語', 'ja', () => import('./ja')),
} satisfies Record<string, Source>;

/** Made from English at run time, for tests: `pseudo` is longer and accented, `mirror` runs right to left. */
function made(how: 'pseudo' | 'mirror'): Source {
  const load: Loader = async (chunk) => {
    const [source, { disguise }] = await Promise.all([english.load(chunk), import('./pseudo')]);
    return disguise(source, how);
  };
  return { name: how, tag: 'en-x-pseudo', dir: how === 'mirror' ? 'rtl' : 'ltr', load };
}

/** Known by their name in the settings only, and never offered. */
const HIDDEN = { pseudo: made('pseudo'), mirror: made('mirror') };

/** A language that is offered. */
export type Offered = keyof typeof OFFERED;
/** A language that the page can speak. */
export type Language = Offered | keyof typeof HIDDEN;

const SOURCES: Readonly<Record<Language, Source>> = { ...OFFERED, ...HIDDEN };

/** The languages of the menu. */
export const LANGUAGES = Object.keys(OFFERED) as readonly Offered[];

/** What a language calls itself. */
export function languageName(code: Language): string {
  return SOURCES[code].name;
}

/** The tag of a language for `lang` attributes. */
export function languageTag(code: Language): string {
  return SOURCES[code].tag;
}

/** Which way a language is written. */
export function direction(code: Language): 'ltr' | 'rtl' {
  return SOURCES[code].dir;
}

/** Reads a language's name, as it is kept in the settings. */
export function parseLanguage(code: unknown): Language | null {
  return typeof code === 'string' && Object.hasOwn(SOURCES, code) ? (code as Language) : null;
}

/** How a language's chunks are fetched. */
export function loader(code: Language): { load: Loader } {
  return SOURCES[code];
}

const catalogue = signal<Partial<Catalogue>>(few);
const wanted = new Set<Chunk>(['house']);
let asked: Language = 'en';

/** The language that the page speaks: the one that was asked for last, once its words are here. */
export const language = signal<Language>('en');
/** A language that was asked for and could not be fetched; the page speaks English instead. */
export const unavailable = signal<Language | null>(null);

/** The first language of a list of wishes that there is a catalogue for. */
export function chooseLanguage(wishes: readonly string[]): Offered {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split('-')[0];
    // Tagalog is what browsers call Filipino now and then.
    const found = LANGUAGES.find((one) => one === (base === 'tl' ? 'fil' : base));
    if (found !== undefined) return found;
  }
  return 'en';
}

/** Fetches chunks of a language; English stands in for any that cannot be had. */
async function load(code: Language, chunks: Iterable<Chunk>): Promise<boolean> {
  let whole = true;
  const parts = await Promise.all(
    [...chunks].map(async (chunk): Promise<Partial<Catalogue>> => {
      try {
        return await SOURCES[code].load(chunk);
      } catch {
        whole = false;
        return english.load(chunk).catch(() => ({}));
      }
    }),
  );
  // A language that was chosen meanwhile brings its own.
  if (asked === code) catalogue.value = Object.assign({}, catalogue.value, ...parts);
  return whole;
}

/** Changes the language of the page; what is on the screen is told in it at once. */
export async function useLanguage(chosen: Language): Promise<void> {
  asked = chosen;
  const whole = await load(chosen, wanted);
  if (asked !== chosen) return;
  batch(() => {
    unavailable.value = whole ? null : chosen;
    // Words of two languages side by side would be in neither: without the whole it is English.
    language.value = whole ? chosen : 'en';
  });
  if (!whole && chosen !== 'en') {
    asked = 'en';
    await load('en', wanted);
  }
}

/** Fills in with English what is not here yet, for whoever has waited long enough. */
export async function standIn(): Promise<void> {
  const parts = await Promise.all([...wanted].map((chunk) => english.load(chunk).catch(() => ({}))));
  catalogue.value = Object.assign({}, ...parts, catalogue.value);
}

/** Fetches sentences beside those of the house; what needs them is shown when they are here. */
export async function needs(...chunks: readonly Chunk[]): Promise<void> {
  for (const chunk of chunks) wanted.add(chunk);
  await load(asked, chunks);
}

/** A message of the catalogue, with its parts. The page has asked for its chunk with {@link needs}. */
export function t<K extends Key>(key: K, ...parts: PartsOf<K>): string {
  const message: string | ((...parts: never[]) => string) | undefined = catalogue.value[key];
  if (message === undefined) return key;
  return typeof message === 'string' ? message : message(...(parts as never[]));
}

/** Whether the catalogue knows a key that was put together from a name of the server's. */
export function has(key: string): key is Key {
  return key in catalogue.value;
}

/** A message of a game where the game says otherwise than the house, else the house's own. */
export function own<K extends Key>(kind: string, key: K, ...parts: PartsOf<K>): string {
  const other = `${kind}.${key}`;
  return t(has(other) ? (other as K) : key, ...parts);
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
