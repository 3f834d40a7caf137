import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stepWords } from '../src/boards/gomoku-words';
import { refusalWords } from '../src/components/table-words';
import { en } from '../src/i18n/en';
import { needFace, needRooms } from '../src/boards/faces';
import { chooseLanguage, has, named, t } from '../src/i18n/index';
import { controlWords, durationWords } from '../src/i18n/durations';
import * as names from '../src/i18n/names';
import type { GomokuStep } from '../src/protocol';
import { gomokuView, presets } from './fixture/views';

const face = await needFace('gomoku');
await needRooms('gomoku');

const protocol = readFileSync(new URL('../src/protocol.ts', import.meta.url), 'utf8');

/** The names of a generated union such as `export type Code = "stale" | ...`. */
function union(type: string): string[] {
  const line = new RegExp(`export type ${type} = ([^;]+);`).exec(protocol)?.[1] ?? '';
  return [...line.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');
}

/** The tags of the steps in the generated union. */
const asks = (() => {
  const steps = /export type GomokuStep = [\s\S]*?;\n\n/.exec(protocol)?.[0] ?? '';
  return [...new Set([...steps.matchAll(/"ask": "([a-z_]+)"/g)].map((match) => match[1] ?? ''))];
})();

const wanted: [string, readonly string[]][] = [
  ['code', union('Code')],
  ['reason', names.REASONS],
  ['reason', names.TABLE_REASONS],
  ['ending', names.ENDINGS],
  ['termination', names.TERMINATIONS],
  ['cell.mark', names.MARKS],
  ['dead', names.DEAD],
  ['explain.shape', names.SHAPES],
  ['side', ['black', 'white']],
  ['color', ['black', 'white']],
  ['offer', names.OFFERS],
  ['offer.mine', names.OFFERS],
  ['step', asks],
  ['do', names.MAY],
  ['action', ['swap', 'keep', 'declare', 'black', 'white', 'more', 'pass', 'claim']],
  ['move', ['place', 'pass', 'swap', 'keep', 'declare', 'offer', 'pick', 'black', 'white', 'more', 'claim']],
  ['say', ['place', 'pass', 'swap', 'keep', 'declare', 'offer', 'pick', 'black', 'white', 'more', 'claim']],
  ...names.PRESETS.map((id): [string, string[]] => [`preset.${id}`, ['name', 'what', 'opening']]),
];

describe('every name that the server can send has words', () => {
  test('the generated unions were found', () => {
    expect(union('Code').length).toBeGreaterThanOrEqual(14);
    expect(asks).toContain('swap_or_keep');
    expect(asks.length).toBeGreaterThanOrEqual(9);
  });

  test.each(wanted)('%s', (prefix, list) => {
    expect(list.length).toBeGreaterThan(0);
    const missing = list.map((name) => `${prefix}.${name}`).filter((key) => !has(key));
    expect(missing).toEqual([]);
  });

  test('no message is empty or still in code', () => {
    for (const [key, message] of Object.entries(en)) {
      if (typeof message === 'string') {
        // Sentences of some languages follow one another without a blank.
        if (!key.startsWith('join.')) expect(message.trim(), key).not.toBe('');
        expect(message, key).not.toMatch(/undefined|\$\{|TODO/);
      }
    }
  });
});

describe('words', () => {
  test('a name of a newer server is shown as it is', () => {
    expect(named('reason', 'seven_stones')).toBe('seven stones');
  });

  test('every step is a sentence', () => {
    const steps: GomokuStep[] = [
      { ask: 'place', color: 'black', number: 1, inside: 1, outside: null },
      { ask: 'place', color: 'black', number: 3, inside: 5, outside: null },
      { ask: 'place', color: 'black', number: 3, inside: null, outside: 7 },
      { ask: 'place', color: 'white', number: 4, inside: null, outside: null },
      { ask: 'swap_or_keep' },
      { ask: 'declare', max: 12 },
      { ask: 'offer', left: 2 },
      { ask: 'pick' },
      { ask: 'choose', more: true },
      { ask: 'place_or_offer', inside: 9, offers: 10 },
      { ask: 'play', color: 'white' },
      { ask: 'over' },
    ];
    expect(new Set(steps.map((step) => step.ask))).toEqual(new Set(asks));
    for (const step of steps) expect(stepWords(gomokuView({ step }))).toMatch(/^[A-Z].*\.$/);
    expect(stepWords(gomokuView({ step: { ask: 'offer', left: 2 }, offers: 2 }))).toBe(
      'Offer 2 different fifth moves; this is number 1 of 2.',
    );
  });

  test('a refusal speaks of its rule, then of its code', () => {
    const refusal = { command: null, message: 'm', detail: null, seq: 1 };
    expect(refusalWords(face, { ...refusal, code: 'illegal', reason: 'occupied' })).toEqual([
      t('reason.occupied'),
    ]);
    expect(refusalWords(face, { ...refusal, code: 'stale', reason: null })).toEqual([t('code.stale')]);
  });

  test('controls and durations', () => {
    expect(controlWords('fischer,base=10m,inc=5s')).toBe('10 min + 5 s a move');
    expect(controlWords('byoyomi,main=10m,periods=3,period=30s')).toBe('10 min, then 3 × 30 s');
    expect(controlWords('unlimited')).toBe('No clock');
    expect(controlWords('hourglass')).toBe('hourglass');
    expect(durationWords(90_000)).toBe('1 min 30 s');
    expect(durationWords(259_200_000)).toBe('3 days');
    for (const preset of presets) {
      for (const control of preset.controls) expect(controlWords(control)).not.toBe(control);
    }
  });

  test('the language follows the reader where there is a catalogue', () => {
    expect(chooseLanguage(['de-CH', 'en-GB'])).toBe('en');
    expect(chooseLanguage([])).toBe('en');
  });
});
