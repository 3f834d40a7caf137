/** Durations and time controls in words. */

import { parseControl } from '../state/clock';
import { t } from './index';

const STEPS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1000],
] as const;

/** `10 min`, `1 min 30 s`, `3 days`. */
export function durationWords(ms: number): string {
  const words: string[] = [];
  let rest = ms;
  for (const [unit, size] of STEPS) {
    const n = Math.floor(rest / size);
    rest %= size;
    if (n > 0) words.push(t(`duration.${unit}`, n));
  }
  if (rest > 0) words.push(t('duration.ms', rest));
  return words.length === 0 ? t('duration.s', 0) : words.join(t('join.duration'));
}

/** A control in words; its text if this page does not know it. */
export function controlWords(text: string): string {
  const control = parseControl(text);
  if (control === null) return text;
  const key = (name: string) => control.keys[name] ?? 0;
  const time = (name: string) => durationWords(key(name));
  switch (control.kind) {
    case 'sudden':
      return t('control.sudden', time('base'));
    case 'fischer':
    case 'correspondence-fischer':
      return t('control.fischer', time('base'), time('inc'));
    case 'fixed':
    case 'correspondence':
      return t('control.fixed', time('per'));
    case 'bronstein':
      return t('control.bronstein', time('base'), time('delay'));
    case 'delay':
      return t('control.delay', time('base'), time('delay'));
    case 'byoyomi':
      return t('control.byoyomi', time('main'), key('periods'), time('period'));
    case 'canadian':
      return t('control.canadian', time('main'), time('block'), key('moves'));
    case 'unlimited':
      return t('control.unlimited');
  }
}
