import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  bytesOf,
  drawn,
  hexOf,
  holds,
  limitOf,
  pledgeOf,
  prove,
  sealOf,
  sha256,
  type Flaw,
  type Proof,
} from '../src/state/dice-proof';
import { chained, readLog } from '../src/state/log';

const FILE = new URL('../../data/platform/dice_vectors.tsv', import.meta.url);
const rows = readFileSync(FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', kind = '', input = '', result = '', note = ''] = line.split('\t');
    return { id, kind, input, result, note };
  });
const only = (kind: string) => {
  const row = rows.find((one) => one.kind === kind);
  if (row === undefined) throw new Error(kind);
  return row.result;
};
const bytes = (hex: string) => {
  const found = bytesOf(hex);
  if (found === null) throw new Error(hex);
  return found;
};

const told = {
  table: bytes(only('table_id')),
  secret: bytes(only('secret')),
  valueA: bytes(only('seat_a')),
  valueB: bytes(only('seat_b')),
};

/** The 36 throws in the game's order. */
const THROWS = [1, 2, 3, 4, 5, 6].flatMap((x) => [1, 2, 3, 4, 5, 6].map((y) => `dice ${x} ${y}`));

describe('the shared vectors', () => {
  test('are all there', () => {
    expect(rows).toHaveLength(30);
  });

  test('what is sealed and pledged', async () => {
    expect(hexOf(await sealOf(told.table, told.secret))).toBe(only('commit_secret'));
    expect(hexOf(await pledgeOf('a', told.table, told.valueA))).toBe(only('commit_seat_a'));
    expect(hexOf(await pledgeOf('b', told.table, told.valueB))).toBe(only('commit_seat_b'));
  });

  const rolls = rows.filter((one) => one.kind === 'roll');
  test.each(rolls)('$id: $input is $result', async ({ input, result, note }) => {
    const { at, byte, rejected, block } = await drawn(told, Number(input.slice(2)), 36);
    expect(THROWS[at]).toBe(result);
    expect(`u=${at}, bytes rejected first: ${rejected}; first block ${block}`).toBe(note);
    expect(byte % 36).toBe(at);
  });

  test.each(rows.filter((one) => one.kind === 'limit'))('$id: bytes below $result are fair for $input', ({ input, result }) => {
    expect(limitOf(Number(input.slice(2)))).toBe(Number(result));
  });

  test.each(rows.filter((one) => one.kind === 'link'))('$id: a link of strict mode', async ({ input, result }) => {
    expect(hexOf(await sha256('yonban-dice-v1 ', 'link', bytes(input)))).toBe(result);
  });
});

describe('hex digits', () => {
  test('are read and written', () => {
    expect(hexOf(bytes('00ff10'))).toBe('00ff10');
    for (const wrong of ['0', 'zz', 'AB', '0x00']) expect(bytesOf(wrong)).toBeNull();
  });
});

/** What a log is made of, so that a test can bend one thing. */
interface Made {
  lines: string[];
  seal: string;
}

/** A log with the vectors' values: throws at indices, and whatever else is asked for. */
async function made(change: (lines: string[]) => string[] = (lines) => lines): Promise<Made> {
  const body = [
    ['created', 'format=1', `id=${only('table_id')}`, `agreement=game=backgammon;rules=money`],
    ['sealed', `hash=${only('commit_secret')}`],
    ['seated', 'seat=a', 'who=ann'],
    ['pledged', 'seat=a', `hash=${only('commit_seat_a')}`],
    ['seated', 'seat=b', 'who=bob'],
    ['pledged', 'seat=b', `hash=${only('commit_seat_b')}`],
    ['revealed', 'seat=b', `value=${only('seat_b')}`],
    ['revealed', 'seat=a', `value=${only('seat_a')}`],
    ['started'],
    ['rolled', 'index=0', 'chance=dice 6 5'],
    ['rolled', 'index=1', 'chance=dice 6 2'],
    ['rolled', 'index=2', 'chance=dice 1 3'],
    ['took_back', 'to=11'],
    ['rolled', 'index=1', 'chance=dice 6 2'],
    ['unsealed', `secret=${only('secret')}`],
  ];
  const lines = change(body.map((parts) => parts.join('\t'))).map((line, at) => `${at + 1}\t1000\thouse\t${line}`);
  return { lines, seal: await chained(lines) };
}

async function proofOf({ lines, seal }: Made): Promise<Proof> {
  const log = readLog(`${lines.join('\n')}\nend\t${lines.length}\t${seal}\n`);
  if (log === null) throw new Error('not a log');
  return prove(log, THROWS);
}

const flawsOf = async (change: (lines: string[]) => string[]): Promise<Flaw[]> => {
  const proof = await proofOf(await made(change));
  return proof.is === 'checked' ? proof.flaws : [];
};
const swap = (from: string, to: string) => (lines: string[]) => lines.map((line) => line.replace(from, to));

describe('a log held against what was sealed', () => {
  test('an honest one holds, also where a throw was taken back and came again', async () => {
    const proof = await proofOf(await made());
    expect(proof).toMatchObject({ is: 'checked', flaws: [] });
    if (proof.is !== 'checked') return;
    expect(proof.throws).toHaveLength(4);
    expect(proof.throws.every(holds)).toBe(true);
  });

  test('a changed throw is named', async () => {
    const proof = await proofOf(await made(swap('chance=dice 1 3', 'chance=dice 6 6')));
    expect(proof).toMatchObject({ is: 'checked', flaws: ['throws'] });
    if (proof.is !== 'checked') return;
    expect(proof.throws.filter((one) => !holds(one))).toMatchObject([{ index: 2, logged: 'dice 6 6', follows: 'dice 1 3' }]);
  });

  test('an index that was passed over is a chosen throw', async () => {
    const skipped = (lines: string[]) =>
      lines.map((line) => (line.startsWith('rolled\tindex=2') ? 'rolled\tindex=3\tchance=dice 5 5' : line));
    const proof = await proofOf(await made(skipped));
    expect(proof).toMatchObject({ flaws: ['throws'] });
    if (proof.is !== 'checked') return;
    expect(proof.throws.filter((one) => !holds(one))).toMatchObject([{ index: 3, due: 2, follows: 'dice 5 5' }]);
  });

  test('another secret, another value, a value told too early', async () => {
    expect(await flawsOf(swap(`secret=${only('secret')}`, `secret=${'00'.repeat(32)}`))).toEqual(['seal', 'throws']);
    expect(await flawsOf(swap(`value=${only('seat_a')}`, `value=${'33'.repeat(32)}`))).toContain('pledge_a');
    expect(await flawsOf(swap(`value=${only('seat_b')}`, `value=${'33'.repeat(32)}`))).toContain('pledge_b');
    const early = (lines: string[]) => {
      const [value] = lines.splice(7, 1);
      lines.splice(4, 0, value ?? '');
      return lines;
    };
    expect(await flawsOf(early)).toEqual(['order']);
    const late = (lines: string[]) => {
      const [seal] = lines.splice(1, 1);
      lines.splice(4, 0, seal ?? '');
      return lines;
    };
    expect(await flawsOf(late)).toEqual(['order']);
    const thrown = (lines: string[]) => {
      const [value] = lines.splice(7, 1);
      lines.splice(9, 0, value ?? '');
      return lines;
    };
    expect(await flawsOf(thrown)).toEqual(['order']);
  });

  test('a line that was changed afterwards breaks the chain', async () => {
    const { lines, seal } = await made();
    const bent = lines.map((line) => line.replace('who=ann', 'who=eve'));
    expect(await proofOf({ lines: bent, seal })).toMatchObject({ is: 'checked', flaws: ['chain'] });
  });

  test('nothing is claimed of a table whose secret is not told, or where people threw', async () => {
    expect(await proofOf(await made((lines) => lines.slice(0, -1)))).toEqual({ is: 'untold' });
    expect(await proofOf(await made((lines) => lines.filter((line) => !line.startsWith('sealed'))))).toEqual({ is: 'people' });
  });
});

describe('reading a log', () => {
  test('what is no log is none', async () => {
    const { lines, seal } = await made();
    const text = `${lines.join('\n')}\nend\t${lines.length}\t${seal}\n`;
    expect(readLog(text)).not.toBeNull();
    expect(readLog(text.slice(0, -1))).toBeNull();
    expect(readLog(`${lines.join('\n')}\n`)).toBeNull();
    expect(readLog(text.replace('end\t15', 'end\t14'))).toBeNull();
    expect(readLog(text.replace('3\t1000', '9\t1000'))).toBeNull();
    expect(readLog('')).toBeNull();
  });

  test('escaped characters are read back', () => {
    const line = '1\t5\thouse\tcreated\tformat=1\tid=00\tagreement=game=x;rules=a%2509';
    const log = readLog(`${line}\nend\t1\t${'0'.repeat(64)}\n`);
    expect(log?.agreement.get('rules')).toBe('a\t');
  });
});
