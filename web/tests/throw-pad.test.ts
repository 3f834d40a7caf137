import { expect, test } from 'vitest';
import { needs } from '../src/i18n/index';
import { facesOf, outcomeWords, padKey, type Pad } from '../src/components/throw-pad';

await needs('chance');

const typed = (keys: string, from: Pad = [null, null]) =>
  [...keys].reduce<Pad>((pad, key) => padKey(pad, key === '<' ? 'Backspace' : key) ?? pad, from);

test('two numbers fill the pad, Backspace takes the newest away, a third begins anew', () => {
  expect(typed('6')).toEqual([6, null]);
  expect(typed('63')).toEqual([6, 3]);
  expect(typed('63<')).toEqual([6, null]);
  expect(typed('63<<')).toEqual([null, null]);
  expect(typed('635')).toEqual([5, null]);
  expect(typed('70x')).toEqual([null, null]);
  expect(padKey([null, null], 'Enter')).toBeNull();
});

test('an outcome is read and told', () => {
  expect(facesOf('dice 6 3')).toEqual([6, 3]);
  expect(facesOf('cocked')).toBeNull();
  expect(facesOf('dice 7 1')).toBeNull();
  expect(outcomeWords('dice 6 3')).toBe('6 and 3');
  expect(outcomeWords('cocked')).toMatch(/cocked/);
});
