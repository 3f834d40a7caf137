import { describe, expect, test } from 'vitest';
import { asCsv, cellsOf, expectedFace, weightOf } from '../src/state/dice-stats';
import { diceStats } from './fixture/dice';

describe('the 36 throws', () => {
  test('stand in six rows of six, the first die down', () => {
    const rows = cellsOf(diceStats({ 'dice 2 5': 40 }));
    expect(rows).toHaveLength(6);
    expect(rows?.[1]?.[4]).toMatchObject({ first: 2, second: 5, count: 40 });
  });

  test('are shaded by how far they are from what is expected', () => {
    const even = cellsOf(diceStats({}, 100));
    expect(even?.flat().every((one) => one.heat === 2)).toBe(true);
    const bent = cellsOf(diceStats({ 'dice 6 6': 180, 'dice 1 1': 20 }, 100));
    expect(bent?.[5]?.[5]?.heat).toBe(4);
    expect(bent?.[0]?.[0]?.heat).toBe(0);
  });

  test('are none where there are other outcomes', () => {
    const stats = diceStats();
    expect(cellsOf({ ...stats, outcomes: stats.outcomes.slice(1) })).toBeNull();
  });

  test('without a throw nothing is divided by nothing', () => {
    expect(cellsOf(diceStats({}, 0))?.flat().every((one) => one.heat === 2)).toBe(true);
    expect(expectedFace(diceStats({}, 0))).toBe(0);
  });
});

describe('what a probability means', () => {
  test.each([
    [0.5, 'plain'],
    [0.05, 'plain'],
    [0.049, 'rare'],
    [0.001, 'rare'],
    [0.0009, 'alarming'],
    [0, 'alarming'],
  ] as const)('%s is %s', (p, weight) => {
    expect(weightOf(p)).toBe(weight);
  });
});

test('throws are saved as comma-separated values', () => {
  const table = '00'.repeat(16);
  expect(
    asCsv([
      { table, index: 3, outcome: 'dice 6 1', at_ms: 0 },
      { table: null, index: 0, outcome: 'dice 2 2', at_ms: 1000 },
    ]),
  ).toBe(`time,table,index,first,second\n1970-01-01T00:00:00.000Z,${table},3,6,1\n1970-01-01T00:00:01.000Z,,0,2,2\n`);
});
