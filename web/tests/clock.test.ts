import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  chargeOf,
  deadline,
  dial,
  face,
  GameTime,
  give,
  handOver,
  parseControl,
  parseState,
  printState,
} from '../src/state/clock';

const FILE = new URL('../../data/clock/vectors.tsv', import.meta.url);
const [header = '', ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
const columns = header.split('\t');
const rows = lines.map((line) => {
  const fields = line.split('\t');
  return Object.fromEntries(columns.map((name, index) => [name, fields[index] ?? ''])) as Record<
    'id' | 'control' | 'before' | 'turn' | 'charged_ms' | 'result' | 'after' | 'deadline_ms',
    string
  >;
});

describe('the shared vectors', () => {
  test('are all there', () => {
    expect(rows.length).toBe(108);
  });

  test.each(rows.map((row) => [row.id, row] as const))('%s', (_, row) => {
    const control = parseControl(row.control);
    if (control === null) throw new Error(`unreadable control ${row.control}`);
    const before = parseState(row.before);
    expect(printState(before)).toBe(row.before);
    if (row.turn.startsWith('give ')) {
      expect(printState(give(before, Number(row.turn.slice(5))))).toBe(row.after);
      return;
    }
    if (row.turn === 'first') {
      // No clock charges it: the state stays, and there is no deadline of the clock's.
      expect([row.charged_ms, row.result, row.after]).toEqual(['-', 'ok', row.before]);
      return;
    }
    const charge = chargeOf(row.turn);
    expect(String(charge)).toBe(row.charged_ms);
    const limit = deadline(control, before);
    expect(limit === Infinity ? 'never' : String(limit)).toBe(row.deadline_ms);
    const after = handOver(control, before, charge);
    expect(after === null ? 'flag' : 'ok').toBe(row.result);
    expect(after === null ? '-' : printState(after)).toBe(row.after);
    // The dial is at its end exactly when the server would flag.
    expect(face(control, before, charge).out).toBe(row.result === 'flag');
    const shown = face(control, before, charge).ms;
    if (shown !== null) expect(shown).toBeGreaterThanOrEqual(0);
  });
});

describe('what a dial shows', () => {
  test('tenths below ten seconds, and zero only at the end', () => {
    expect(dial(0)).toBe('0.0');
    expect(dial(99)).toBe('0.0');
    expect(dial(9_999)).toBe('9.9');
    expect(dial(10_000)).toBe('0:10');
    expect(dial(10_001)).toBe('0:11');
    expect(dial(600_000)).toBe('10:00');
    expect(dial(3_723_000)).toBe('1:02:03');
    expect(dial(259_200_000)).toBe('3d 0:00:00');
  });

  test('byo-yomi counts its periods down', () => {
    const control = parseControl('byoyomi,main=10s,periods=3,period=30s');
    if (control === null) throw new Error('unreadable');
    const state = { m: 10_000, n: 3 };
    expect(face(control, state, 4000)).toMatchObject({
      ms: 6000,
      overtime: null,
      behind: { kind: 'periods', left: 3, ms: 30_000 },
    });
    expect(face(control, state, 10_000)).toMatchObject({ ms: 30_000, overtime: { left: 3 } });
    expect(face(control, state, 41_000)).toMatchObject({ ms: 29_000, overtime: { left: 2 } });
    expect(face(control, state, 100_000)).toMatchObject({ ms: 0, overtime: { left: 0 }, out: true });
  });

  test('Canadian overtime shows the stones of the block', () => {
    const control = parseControl('canadian,main=1s,block=1m,moves=5');
    if (control === null) throw new Error('unreadable');
    const shown = face(control, { m: 1000, b: 60_000, s: 5 }, 3000);
    expect(shown).toMatchObject({ ms: 58_000, overtime: { kind: 'stones', left: 5 } });
  });

  test('a delay is shown apart from the reserve', () => {
    const control = parseControl('delay,base=8s,delay=12s');
    if (control === null) throw new Error('unreadable');
    expect(face(control, { r: 8000 }, 5000)).toMatchObject({ ms: 8000, delay: 7000 });
    expect(face(control, { r: 8000 }, 13_000)).toMatchObject({ ms: 7000, delay: 0 });
  });

  test('unknown controls are not guessed', () => {
    for (const text of ['', 'hourglass,base=5m', 'fischer,base', 'fischer,base=5x', 'fischer,base=1=2']) {
      expect(parseControl(text)).toBeNull();
    }
  });
});

describe('game time', () => {
  test('rests on the quickest of the last eight pings', () => {
    const time = new GameTime();
    time.hint(50_000, 1000);
    expect(time.at(1000)).toBe(50_000);
    // A slow first pong says 49,500 + 500; a quick one corrects it by far more than 100 ms.
    time.pong(50_000, 1000, 2000);
    expect(time.at(1500)).toBe(50_000);
    time.pong(52_000, 3000, 3020);
    expect(time.at(3010)).toBe(52_000);
    // Slower ones change nothing while the quick one is among the last eight.
    for (let index = 0; index < 7; index += 1) time.pong(60_000, 5000, 5400);
    expect(time.at(3010)).toBe(52_000);
    time.pong(60_000, 5000, 5400);
    expect(time.at(5200)).toBe(60_000);
  });

  test('absorbs small corrections', () => {
    const time = new GameTime();
    time.pong(10_000, 0, 20);
    time.pong(20_060, 10_000, 10_010);
    expect(time.at(0)).toBe(9990);
  });
});
