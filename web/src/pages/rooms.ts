/** What the home page says about rooms besides the catalogue's words. */

import { has, named } from '../i18n/index';
import type { PresetView } from '../protocol';

/** The families in the order of the house; those that it does not know come last. */
const FAMILIES = ['renju', 'gomoku', 'capture-go', 'go', 'shogi', 'shogi-handicap', 'backgammon', 'backgammon-money'];

/** The families of some rooms, in that order. */
export function familiesOf(presets: readonly PresetView[]): string[] {
  const place = (family: string) => FAMILIES.indexOf(family) + 1 || FAMILIES.length + 1;
  const found = [...new Set(presets.map((one) => one.family))];
  return found.sort((x, y) => place(x) - place(y));
}

/** The rooms that are shown before "more rooms", in this order, by family. */
export const FIRST: Readonly<Record<string, readonly string[]>> = {
  renju: ['national-block', 'national', 'professional', 'soosorv8'],
  gomoku: ['free', 'ordinary', 'swap2', 'standard'],
  'capture-go': ['first-capture', 'capture-5', 'capture-10', 'capture'],
  go: ['go-9', 'go-13', 'go-19'],
  shogi: ['shogi-club', 'shogi-27', 'shogi-official', 'shogi-formal'],
  'shogi-handicap': ['shogi-handicap'],
  backgammon: ['bg-match-3', 'bg-match-5', 'bg-match-7', 'bg-match-1'],
  'backgammon-money': ['bg-money', 'bg-money-auto-once', 'bg-money-auto'],
};

/** How a room deals with forbidden moves. */
export type Judging = 'claim' | 'lose' | 'block' | 'free';

/** Presets of the rules text that leave claiming to White unless they say otherwise. */
const CLAIMED = ['national', 'professional'];

/** Reads the judging of a room off its rules text. */
export function judging(preset: Pick<PresetView, 'family' | 'rules'>): Judging {
  const [base = '', ...keys] = preset.rules.split(',');
  for (const key of keys) {
    if (key === 'judging=claim') return 'claim';
    if (key === 'judging=lose') return 'lose';
    if (key === 'judging=block') return 'block';
  }
  if (CLAIMED.includes(base)) return 'claim';
  return preset.family === 'renju' || base === 'omok' ? 'block' : 'free';
}

/** What a room is like in a word or two, where it is told so, and the sentences behind it. */
export interface RoomTag {
  kind: string;
  label: string;
  what: string;
  marks: string;
}

/** The tag of a room. */
export function tagOf(preset: PresetView): RoomTag {
  const own = preset.kind === 'gomoku';
  const kind = own ? judging(preset) : preset.family;
  const prefix = own ? 'tag' : `${preset.kind}.tag`;
  // Before the words of its game are here a room has a name and nothing else.
  const words = (key: string) => (has(`${prefix}.${key}`) ? named(prefix, key) : '');
  return {
    kind,
    label: words(kind),
    what: words(`${kind}.what`),
    marks: preset.marks ? words('marks') : '',
  };
}

/** Splits a family's rooms into those shown first, led by the one that is asked for, and the rest. */
export function arrange(
  presets: readonly PresetView[],
  family: string,
  asked: string | null,
): { first: PresetView[]; more: PresetView[] } {
  const all = presets.filter((one) => one.family === family);
  const usual = FIRST[family] ?? [];
  const wanted = asked === null || usual.includes(asked) ? usual : [asked, ...usual];
  const first = wanted.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const rest = all.filter((one) => !first.includes(one));
  return first.length === 0 ? { first: rest, more: [] } : { first, more: rest };
}
