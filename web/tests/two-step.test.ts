import { describe, expect, test } from 'vitest';
import { pressed, SURE_AFTER, type Asked } from '../src/state/two-step';

const choose = (asked: Asked | null, action: string, now: number, repeat = false) =>
  pressed(asked, { t: 'choose', action, now, repeat });
const confirm = (asked: Asked | null, now: number, repeat = false) => pressed(asked, { t: 'confirm', now, repeat });

describe('an act in two steps', () => {
  test('is sent when it was chosen and then confirmed', () => {
    const { asked, act } = choose(null, 'double', 1000);
    expect(act).toBeNull();
    expect(confirm(asked, 1000 + SURE_AFTER)).toEqual({ asked: null, act: 'double' });
  });

  test('is not sent by choosing it twice', () => {
    const first = choose(null, 'drop', 0).asked;
    expect(choose(first, 'drop', 5000)).toEqual({ asked: first, act: null });
  });

  test('is not confirmed by a double click, nor by a key that is held', () => {
    const { asked } = choose(null, 'take', 0);
    expect(confirm(asked, SURE_AFTER - 1)).toEqual({ asked, act: null });
    expect(confirm(asked, 10_000, true)).toEqual({ asked, act: null });
  });

  test('is not even asked about by a key that is held', () => {
    expect(choose(null, 'drop', 0, true)).toEqual({ asked: null, act: null });
  });

  test('gives way to another choice, which has to wait in turn', () => {
    const take = choose(null, 'take', 0).asked;
    const drop = choose(take, 'drop', 1000).asked;
    expect(drop?.action).toBe('drop');
    expect(confirm(drop, 1000 + SURE_AFTER - 1).act).toBeNull();
    expect(confirm(drop, 1000 + SURE_AFTER).act).toBe('drop');
  });

  test('may be let go', () => {
    expect(pressed(choose(null, 'double', 0).asked, { t: 'back' })).toEqual({ asked: null, act: null });
    expect(confirm(null, 9999)).toEqual({ asked: null, act: null });
  });
});
