/**
 * Clock arithmetic in whole milliseconds. The server decides every flag; this module only shows
 * time between two messages, and agrees with the server's vectors so that it shows the same.
 */

/** A control: its kind, and its durations in milliseconds or counts by key. */
export interface Control {
  kind:
    | 'sudden'
    | 'fischer'
    | 'fixed'
    | 'bronstein'
    | 'delay'
    | 'byoyomi'
    | 'canadian'
    | 'correspondence'
    | 'correspondence-fischer'
    | 'unlimited';
  keys: Readonly<Record<string, number>>;
}

/** What a clock has left: `r` reserve, `m` main time, `n` periods, `b` block time, `s` stones. */
export type ClockState = Readonly<Record<string, number>>;

const UNITS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const KINDS = [
  'sudden',
  'fischer',
  'fixed',
  'bronstein',
  'delay',
  'byoyomi',
  'canadian',
  'correspondence',
  'correspondence-fischer',
  'unlimited',
] as const;

/** Reads `5m`, `250ms` or a bare count. Returns null for anything else. */
export function amountMs(text: string): number | null {
  const match = /^(\d+)(ms|s|m|h|d)?$/.exec(text);
  if (match === null) return null;
  return Number(match[1]) * (match[2] === undefined ? 1 : (UNITS[match[2]] ?? 1));
}

/** Reads the canonical text of a control; null if it is none. */
export function parseControl(text: string): Control | null {
  const [name, ...parts] = text.split(',');
  const kind = KINDS.find((one) => one === name);
  if (kind === undefined) return null;
  const keys: Record<string, number> = {};
  for (const part of parts) {
    const [key, value, ...rest] = part.split('=');
    const amount = value === undefined || rest.length > 0 ? null : amountMs(value);
    if (key === undefined || amount === null) return null;
    keys[key] = amount;
  }
  return { kind, keys };
}

/** Reads `m=10000,n=3`; `-` is the state of a control without one. */
export function parseState(text: string): ClockState {
  const state: Record<string, number> = {};
  if (text === '-' || text === '') return state;
  for (const part of text.split(',')) {
    const [key, value] = part.split('=');
    if (key !== undefined && value !== undefined) state[key] = Number(value);
  }
  return state;
}

/** Prints a state as the server does. */
export function printState(state: ClockState): string {
  const parts = Object.entries(state).map(([key, value]) => `${key}=${value}`);
  return parts.length === 0 ? '-' : parts.join(',');
}

const key = (control: Control, name: string): number => control.keys[name] ?? 0;
const part = (state: ClockState, name: string): number => state[name] ?? 0;

/** All the time a turn may take, before rounding to the control's unit. */
function whole(control: Control, state: ClockState): number {
  switch (control.kind) {
    case 'sudden':
    case 'fischer':
    case 'bronstein':
    case 'correspondence-fischer':
      return part(state, 'r');
    case 'fixed':
    case 'correspondence':
      return key(control, 'per');
    case 'delay':
      return key(control, 'delay') + part(state, 'r');
    case 'byoyomi':
      return part(state, 'm') + part(state, 'n') * key(control, 'period');
    case 'canadian':
      return part(state, 'm') + part(state, 'b');
    case 'unlimited':
      return Infinity;
  }
}

/** The smallest charge that flags; `Infinity` when none does. */
export function deadline(control: Control, state: ClockState): number {
  const unit = control.keys['unit'] ?? 1;
  return Math.ceil(whole(control, state) / unit) * unit;
}

/** What a turn is charged, from its text: spans joined by `+`, `-cN` compensation, `-kN` credit. */
export function chargeOf(turn: string): number {
  let charge = 0;
  for (const [, sign, amount] of turn.matchAll(/([+]|-[ck])?(\d+)/g)) {
    charge += (sign?.startsWith('-') ? -1 : 1) * Number(amount);
  }
  return Math.max(0, charge);
}

/** Hands the clock over after a turn that was charged `charge` ms; null if that flags. */
export function handOver(control: Control, state: ClockState, charge: number): ClockState | null {
  const unit = control.keys['unit'] ?? 1;
  const rounded = Math.floor(charge / unit) * unit;
  const limit = whole(control, state);
  if (rounded >= limit) return null;
  // The least charge empties a clock at most; it never flags by itself.
  const spent = Math.max(rounded, Math.min(key(control, 'least'), limit));
  switch (control.kind) {
    case 'sudden':
      return { r: part(state, 'r') - spent };
    case 'fischer':
    case 'correspondence-fischer': {
      const left = part(state, 'r') - spent;
      const cap = control.keys['cap'] ?? Infinity;
      return { r: left < cap ? Math.min(cap, left + key(control, 'inc')) : left };
    }
    case 'bronstein':
      return { r: part(state, 'r') - spent + Math.min(spent, key(control, 'delay')) };
    case 'delay':
      return { r: part(state, 'r') - Math.max(0, spent - key(control, 'delay')) };
    case 'byoyomi': {
      const main = part(state, 'm');
      const periods = part(state, 'n');
      if (spent < main) return { m: main - spent + key(control, 'inc'), n: periods };
      const used = Math.floor((spent - main) / key(control, 'period'));
      return { m: 0, n: Math.max(1, periods - used) };
    }
    case 'canadian': {
      const main = part(state, 'm');
      if (spent < main) return { ...state, m: main - spent };
      const stones = part(state, 's') - 1;
      if (stones <= 0) return { m: 0, b: key(control, 'block'), s: key(control, 'moves') };
      return { m: 0, b: part(state, 'b') - (spent - main), s: stones };
    }
    case 'fixed':
    case 'correspondence':
    case 'unlimited':
      return {};
  }
}

/** Time given by the opponent. */
export function give(state: ClockState, amount: number): ClockState {
  const name = 'm' in state ? 'm' : 'r';
  return { ...state, [name]: part(state, name) + amount };
}

/** What a dial shows. */
export interface Face {
  /** Milliseconds on the dial, never below 0; null when there is no clock. */
  ms: number | null;
  /** Overtime the dial is in: periods left, or stones of the block left. */
  overtime: { kind: 'periods' | 'stones'; left: number } | null;
  /** Periods or stones that wait behind the main time. */
  behind: { kind: 'periods' | 'stones'; left: number; ms: number } | null;
  /** Free delay left of this turn, for controls with a delay. */
  delay: number | null;
  /** Whether the clock has run out as far as the client can tell. */
  out: boolean;
}

/** The dial after `spent` ms of the running turn, or of a resting clock with `spent` 0. */
export function face(control: Control, state: ClockState, spent: number): Face {
  const out = spent >= deadline(control, state);
  const plain = (ms: number | null): Face => ({
    ms: ms === null ? null : Math.max(0, ms),
    overtime: null,
    behind: null,
    delay: null,
    out,
  });
  switch (control.kind) {
    case 'unlimited':
      return plain(null);
    case 'fixed':
    case 'correspondence':
      return plain(key(control, 'per') - spent);
    case 'sudden':
    case 'fischer':
    case 'correspondence-fischer':
    case 'bronstein':
      return plain(part(state, 'r') - spent);
    case 'delay': {
      const delay = key(control, 'delay');
      return {
        ...plain(part(state, 'r') - Math.max(0, spent - delay)),
        delay: Math.max(0, delay - spent),
      };
    }
    case 'byoyomi': {
      const main = part(state, 'm');
      const periods = part(state, 'n');
      const period = key(control, 'period');
      if (spent < main) {
        return { ...plain(main - spent), behind: { kind: 'periods', left: periods, ms: period } };
      }
      const used = Math.floor((spent - main) / period);
      if (used >= periods) return { ...plain(0), overtime: { kind: 'periods', left: 0 } };
      return {
        ...plain(period - ((spent - main) % period)),
        overtime: { kind: 'periods', left: periods - used },
      };
    }
    case 'canadian': {
      const main = part(state, 'm');
      const stones = { kind: 'stones' as const, left: part(state, 's') };
      if (spent < main) return { ...plain(main - spent), behind: { ...stones, ms: part(state, 'b') } };
      return { ...plain(part(state, 'b') - (spent - main)), overtime: stones };
    }
  }
}

/** Milliseconds as a dial writes them: `1:02:03`, `4:05`, `9.3`. Tenths below 10 s. */
export function dial(ms: number): string {
  if (ms < 10_000) {
    const tenths = Math.floor(ms / 100);
    return `${Math.floor(tenths / 10)}.${tenths % 10}`;
  }
  // A running dial shows a second until it is wholly gone, so 0 is reached exactly at the flag.
  const total = Math.ceil(ms / 1000);
  const days = Math.floor(total / 86_400);
  const hours = Math.floor((total % 86_400) / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const pad = (n: number) => String(n).padStart(2, '0');
  const seconds = pad(total % 60);
  if (days > 0) return `${days}d ${hours}:${pad(minutes)}:${seconds}`;
  if (hours > 0) return `${hours}:${pad(minutes)}:${seconds}`;
  return `${minutes}:${seconds}`;
}

/** Estimates the server's game time from the lowest round trip of the last eight pings. */
export class GameTime {
  #samples: { offset: number; rtt: number }[] = [];
  #used: number | null = null;

  /** A message that carries game time, with nothing known about its way. */
  hint(now: number, local: number): void {
    this.#used ??= now - local;
  }

  /** A pong for a ping sent at `sent`, received at `local` (monotonic ms). */
  pong(now: number, sent: number, local: number): void {
    const rtt = Math.max(0, local - sent);
    this.#samples.push({ offset: now - (sent + rtt / 2), rtt });
    if (this.#samples.length > 8) this.#samples.shift();
    const best = this.#samples.reduce((a, b) => (b.rtt < a.rtt ? b : a));
    // Small corrections are absorbed, so that a dial never twitches.
    const first = this.#samples.length === 1;
    if (first || this.#used === null || Math.abs(best.offset - this.#used) >= 100) {
      this.#used = best.offset;
    }
  }

  /** The last round trip that the estimate rests on. */
  get rtt(): number | null {
    return this.#samples.at(-1)?.rtt ?? null;
  }

  /** Game time at a local monotonic instant. */
  at(local: number): number {
    return local + (this.#used ?? 0);
  }

  /** Forgets everything: another server may answer next. */
  reset(): void {
    this.#samples = [];
    this.#used = null;
  }
}
