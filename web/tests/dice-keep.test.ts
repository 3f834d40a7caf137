import { describe, expect, test } from 'vitest';
import { forgetValue, keptValue, owedBy } from '../src/state/dice-keep';
import { bytesOf, hexOf, pledgeOf } from '../src/state/dice-proof';
import type { Shelf } from '../src/state/pending';
import { diceView } from './fixture/dice';
import { TABLE } from './fixture/views';

function shelf(broken = false): Shelf & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => {
      if (broken) throw new Error('full');
      all.set(key, value);
    },
    removeItem: (key) => void all.delete(key),
  };
}

const VALUE = '11'.repeat(32);
const fresh = () => bytesOf(VALUE) ?? new Uint8Array();
const never = () => {
  throw new Error('drawn twice');
};
const hash = async (seat: 'a' | 'b', value = VALUE) =>
  hexOf(await pledgeOf(seat, bytesOf(TABLE) ?? new Uint8Array(), bytesOf(value) ?? new Uint8Array()));
const pledgeOwed = diceView({ owed: [{ seat: 'a', what: 'pledge' }] });

describe('a value for the dice', () => {
  test('is drawn, kept and pledged by its hash, never by itself', async () => {
    const kept = shelf();
    const due = await owedBy(kept, TABLE, 'a', pledgeOwed, fresh);
    expect(due).toEqual({ is: 'send', command: { kind: 'pledge', seat: 'a', hash: await hash('a') } });
    expect(JSON.stringify(due)).not.toContain(VALUE);
    expect(keptValue(kept, TABLE, 'a')).toBe(VALUE);
  });

  test('is drawn once: after a reload, and in another tab, it is the same', async () => {
    const kept = shelf();
    const first = await owedBy(kept, TABLE, 'a', pledgeOwed, fresh);
    expect(await owedBy(kept, TABLE, 'a', pledgeOwed, never)).toEqual(first);
  });

  test('of each seat is its own', async () => {
    const kept = shelf();
    const both = diceView({ owed: [{ seat: 'a', what: 'pledge' }, { seat: 'b', what: 'pledge' }] });
    let n = 0;
    const next = () => new Uint8Array(32).fill((n += 1));
    await owedBy(kept, TABLE, 'a', both, next);
    await owedBy(kept, TABLE, 'b', both, next);
    expect(keptValue(kept, TABLE, 'a')).toBe('01'.repeat(32));
    expect(keptValue(kept, TABLE, 'b')).toBe('02'.repeat(32));
  });

  test('is revealed when that is owed, and not before', async () => {
    const kept = shelf();
    await owedBy(kept, TABLE, 'a', pledgeOwed, fresh);
    const waits = diceView({ pledge_a: await hash('a'), owed: [{ seat: 'b', what: 'pledge' }] });
    expect(await owedBy(kept, TABLE, 'a', waits, never)).toEqual({ is: 'nothing' });
    const open = { ...waits, pledge_b: 'bb'.repeat(32), owed: [{ seat: 'a' as const, what: 'reveal' }] };
    expect(await owedBy(kept, TABLE, 'a', open, never)).toEqual({
      is: 'send',
      command: { kind: 'reveal', seat: 'a', value: VALUE },
    });
  });

  test('that was lost, or is another browser’s, is not made up', async () => {
    const open = diceView({ pledge_a: await hash('a'), owed: [{ seat: 'a', what: 'reveal' }] });
    expect(await owedBy(shelf(), TABLE, 'a', open, fresh)).toEqual({ is: 'lost' });
    const other = shelf();
    await owedBy(other, TABLE, 'a', pledgeOwed, () => new Uint8Array(32).fill(9));
    expect(await owedBy(other, TABLE, 'a', open, fresh)).toEqual({ is: 'lost' });
  });

  test('that cannot be kept is not pledged', async () => {
    expect(await owedBy(shelf(true), TABLE, 'a', pledgeOwed, fresh)).toEqual({ is: 'lost' });
  });

  test('is forgotten once told', async () => {
    const kept = shelf();
    await owedBy(kept, TABLE, 'a', pledgeOwed, fresh);
    forgetValue(kept, TABLE, 'a');
    expect(kept.all.size).toBe(0);
  });
});
