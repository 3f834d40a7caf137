/** What the home page says about rooms besides the catalogue's words. */

import type { PresetView } from '../protocol';

/** The rooms that are shown before "more rooms", in this order, by family. */
export const FIRST: Readonly<Record<string, readonly string[]>> = {
  renju: ['national-block', 'national', 'professional', 'soosorv8'],
  gomoku: ['free', 'ordinary', 'swap2', 'standard'],
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
