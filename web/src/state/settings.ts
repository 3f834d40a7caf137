import { effect, signal } from '@preact/signals';

/** What a reader may set for this browser. */
export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  /** When a click only proposes a move: `touch` on boards too small for a sure tap. */
  confirm: 'touch' | 'always' | 'never';
  /** Whether resigning and passing ask once. */
  ask: boolean;
  sound: boolean;
  numbers: boolean;
  coordinates: boolean;
}

const KEY = 'yonban.settings';

/** What a new reader has. */
export const DEFAULTS: Settings = {
  theme: 'auto',
  confirm: 'touch',
  ask: true,
  sound: false,
  numbers: false,
  coordinates: true,
};

/** Reads settings from stored text; anything unknown or broken falls back to its default. */
export function parseSettings(text: string | null): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) found = value;
  } catch {
    // Somebody else's text under our key: the defaults stand.
  }
  const choice = <T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T =>
    allowed.find((one) => one === value) ?? otherwise;
  const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
  return {
    theme: choice(found.theme, ['auto', 'light', 'dark'], DEFAULTS.theme),
    confirm: choice(found.confirm, ['touch', 'always', 'never'], DEFAULTS.confirm),
    ask: flag(found.ask, DEFAULTS.ask),
    sound: flag(found.sound, DEFAULTS.sound),
    numbers: flag(found.numbers, DEFAULTS.numbers),
    coordinates: flag(found.coordinates, DEFAULTS.coordinates),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // Storage may be switched off; settings then last as long as the page.
  }
}

/** The settings of this browser. */
export const settings = signal<Settings>(parseSettings(stored()));

/** Changes some settings and keeps them. */
export function setSettings(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // As above.
  }
}

/** Carries the theme to the document, now and at every change. */
export function applySettings(): void {
  effect(() => {
    const { theme } = settings.value;
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  });
}
