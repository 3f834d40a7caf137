import { describe, expect, test } from 'vitest';
import type { Device } from '../src/boards/board';
import { ASK, Pointing, REST, type Pointed, type Touch } from '../src/boards/pointing';

/** A board of cells 20 wide on a line from 0 to 300, and time that is moved by hand. */
class Table implements Pointed {
  small = false;
  active = true;
  answersAbout = false;
  chosen: string[] = [];
  shown: string[] = [];
  glass: string | null = null;
  about: string[] = [];
  #now = 0;
  #timers: { at: number; run: () => void }[] = [];
  readonly pointing = new Pointing(this, {
    now: () => this.#now,
    after: (ms, run) => {
      const timer = { at: this.#now + ms, run };
      this.#timers.push(timer);
      return () => {
        this.#timers = this.#timers.filter((one) => one !== timer);
      };
    },
  });

  cellAt(x: number, y: number): string | null {
    return y === 0 && x >= 0 && x < 300 ? `c${Math.floor(x / 20)}` : null;
  }
  answers(): boolean {
    return this.active;
  }
  magnifies(): boolean {
    return this.small;
  }
  under(cell: string | null, pressed: boolean): void {
    this.shown.push(`${cell ?? '-'}${pressed ? '!' : ''}`);
  }
  magnify(at: { cell: string | null } | null): void {
    this.glass = at === null ? null : (at.cell ?? '-');
  }
  asked(cell: string): boolean {
    if (this.answersAbout) this.about.push(cell);
    return this.answersAbout;
  }
  chose(cell: string, device: Device): void {
    this.chosen.push(`${cell} ${device}`);
  }

  pass(ms: number): void {
    this.#now += ms;
    const due = this.#timers.filter((one) => one.at <= this.#now);
    this.#timers = this.#timers.filter((one) => one.at > this.#now);
    for (const one of due) one.run();
  }
}

const finger = (x: number, y = 0, more: Partial<Touch> = {}): Touch => ({
  pointerId: 5,
  pointerType: 'touch',
  isPrimary: true,
  clientX: x,
  clientY: y,
  button: 0,
  ...more,
});
const mouse = (x: number, y = 0, button = 0) =>
  finger(x, y, { pointerId: 1, pointerType: 'mouse', button });

describe('mouse', () => {
  test('a click chooses; a drag chooses where it ends', () => {
    const { pointing, chosen, ...table } = new Table();
    pointing.down(mouse(10));
    pointing.up(mouse(10));
    pointing.down(mouse(10));
    pointing.move(mouse(50));
    pointing.up(mouse(50));
    expect(chosen).toEqual(['c0 mouse', 'c2 mouse']);
    expect(table.shown.filter((one) => one.endsWith('!'))).toEqual(['c0!', 'c0!', 'c2!']);
  });

  test('released beside the board it chooses nothing', () => {
    const { pointing, chosen } = new Table();
    pointing.down(mouse(10));
    pointing.move(mouse(10, 400));
    pointing.up(mouse(10, 400));
    expect(chosen).toEqual([]);
  });

  test('other buttons and presses beside the board are nothing', () => {
    const { pointing, chosen } = new Table();
    pointing.down(mouse(10, 0, 2));
    pointing.up(mouse(10, 0, 2));
    pointing.down(mouse(10, 50));
    pointing.move(mouse(10));
    pointing.up(mouse(10));
    expect(chosen).toEqual([]);
  });

  test('the click after a release is its echo, a program’s click is not', () => {
    const table = new Table();
    expect(table.pointing.isEcho()).toBe(false);
    table.pointing.down(mouse(10));
    expect(table.pointing.isEcho()).toBe(true);
    table.pointing.up(mouse(10));
    expect(table.pointing.isEcho()).toBe(true);
    table.pass(100);
    expect(table.pointing.isEcho()).toBe(false);
  });

  test('a click that a busy page comes to late is still the echo of its release', () => {
    const table = new Table();
    table.pointing.down(mouse(10));
    table.pass(40);
    table.pointing.up(mouse(10));
    table.pass(500);
    expect(table.pointing.isEcho(40)).toBe(true);
    expect(table.pointing.isEcho(540)).toBe(false);
  });
});

describe('finger', () => {
  test('a short tap is a tap; under the magnifier it slides to the point that it means', () => {
    const table = new Table();
    table.small = true;
    table.pointing.down(finger(10));
    table.pass(REST - 1);
    table.pointing.up(finger(10));
    table.pointing.down(finger(10));
    table.pass(REST);
    expect(table.glass).toBe('c0');
    table.pointing.move(finger(30));
    expect(table.glass).toBe('c1');
    table.pointing.up(finger(30));
    expect(table.glass).toBeNull();
    // Sliding at once brings the glass at once.
    table.pointing.down(finger(10));
    table.pointing.move(finger(70));
    expect(table.glass).toBe('c3');
    table.pointing.up(finger(70));
    expect(table.chosen).toEqual(['c0 touch', 'c1 loupe', 'c3 loupe']);
  });

  test('large cells need no magnifier', () => {
    const table = new Table();
    table.pointing.down(finger(10));
    table.pass(5 * REST);
    expect(table.glass).toBeNull();
    table.pointing.up(finger(10));
    expect(table.chosen).toEqual(['c0 touch']);
  });

  test('a finger that is down when another position comes chooses nothing', () => {
    const table = new Table();
    table.small = true;
    table.pointing.down(finger(10));
    table.pass(REST);
    table.pointing.drop();
    expect(table.glass).toBeNull();
    table.pointing.move(finger(30));
    table.pointing.up(finger(30));
    expect(table.chosen).toEqual([]);
    // The next one does.
    table.pointing.down(finger(30, 0, { pointerId: 6 }));
    table.pointing.up(finger(30, 0, { pointerId: 6 }));
    expect(table.chosen).toEqual(['c1 touch']);
  });

  test('what began on the opponent’s turn is no move when the turn comes', () => {
    const table = new Table();
    table.active = false;
    table.pointing.down(finger(10));
    table.active = true;
    table.pointing.up(finger(10));
    expect(table.chosen).toEqual([]);
  });

  test('two fingers are a pinch', () => {
    const table = new Table();
    const second = { pointerId: 6, isPrimary: false };
    table.pointing.down(finger(10));
    table.pointing.down(finger(90, 0, second));
    table.pointing.up(finger(90, 0, second));
    table.pointing.up(finger(10));
    expect(table.chosen).toEqual([]);
  });

  test('a gesture that the browser takes over chooses nothing', () => {
    const table = new Table();
    table.pointing.down(finger(10));
    table.pointing.cancel(finger(10));
    table.pointing.up(finger(10));
    expect(table.chosen).toEqual([]);
  });

  test('a long rest asks about the point where the page has an answer', () => {
    const table = new Table();
    table.pointing.down(finger(10));
    table.pass(ASK);
    table.pointing.up(finger(10));
    expect([table.about, table.chosen]).toEqual([[], ['c0 touch']]);
    table.answersAbout = true;
    table.pointing.down(finger(50));
    table.pass(ASK);
    table.pointing.up(finger(50));
    expect([table.about, table.chosen]).toEqual([['c2'], ['c0 touch']]);
  });
});
