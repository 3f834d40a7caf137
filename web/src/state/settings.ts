import { effect, signal } from '@preact/signals';
import { chooseLanguage, language, languageTag, direction, parseLanguage, standIn, useLanguage, type Language } from '../i18n/index';

/** How boards look: see `styles/tokens.css`. */
export const BOARDS = ['wood', 'plain', 'contrast', 'safe'] as const;
export type Board = (typeof BOARDS)[number];

/** The sets of shogi pieces. */
export const PIECES = ['one', 'two', 'international'] as const;
export const PROMOTE = ['ask', 'big'] as const;
export const NOTATIONS = ['auto', 'japanese', 'western', 'kitao', 'usi', 'csa'] as const;

/** How fast what others do is shown. */
export const HANDS = ['at_once', 'calm', 'slow'] as const;

/** What a reader may set for this browser. */
export interface Settings {
  /** `auto` follows the browser. */
  language: 'auto' | Language;
  theme: 'auto' | 'light' | 'dark';
  board: Board;
  /** When a click only proposes a move: `touch` on boards too small for a sure tap. */
  confirm: 'touch' | 'always' | 'never' | 'double';
  /** Whether a finger on a small board is shown what lies under it. */
  loupe: boolean;
  /** Whether a click on the opponent's turn queues a move. */
  premove: boolean;
  /** Whether resigning and passing ask once. */
  ask: boolean;
  sound: boolean;
  /** Loudness of sounds, from 0 to 100. */
  volume: number;
  /** Whether games that are only watched sound too. */
  soundWatching: boolean;
  /** Whether the last ten seconds are spoken one by one. */
  countdown: boolean;
  /** Whether what people write is on the screen. */
  chat: boolean;
  /** Whether what people write is spoken as it comes. */
  chatSpoken: boolean;
  numbers: boolean;
  coordinates: boolean;
  /** Shogi: how its pieces look. */
  pieces: (typeof PIECES)[number];
  /** Whether the pieces of each side have a tint of their own. */
  tints: boolean;
  /** Whether the kinds that a hand lacks are left out, where else they are pale. */
  hide_empty: boolean;
  /** Whether a promotion is always asked about, or taken at once where it is nearly always meant. */
  promote: (typeof PROMOTE)[number];
  /** How moves of shogi are written; `auto` follows the language. */
  notation: (typeof NOTATIONS)[number];
  /** Backgammon: whether one bears off to the left. */
  bear_left: boolean;
  /** Whether a click on a checker lifts it, where it else moves it. */
  lift: boolean;
  /** Whether a play that is complete is handed over without being asked for. */
  hand_over: boolean;
  /** How fast the plays of others are shown. */
  hand: (typeof HANDS)[number];
  /** Whether the dice are rolled unasked where no double is possible. */
  auto_roll: boolean;
  /** Whether a turn without a play is handed over unasked. */
  auto_pass: boolean;
  /** Whether checkers are borne off unasked where there is nothing to choose. */
  auto_bear_off: boolean;
  /** Whether the pip counts are shown beside the board. */
  pips: boolean;
}

const KEY = 'yonban.settings';

/** What a new reader has. */
export const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  board: 'wood',
  confirm: 'touch',
  loupe: true,
  premove: false,
  ask: true,
  sound: true,
  volume: 60,
  soundWatching: false,
  countdown: false,
  chat: true,
  chatSpoken: false,
  numbers: false,
  coordinates: true,
  pieces: 'one',
  tints: false,
  hide_empty: false,
  promote: 'ask',
  notation: 'auto',
  bear_left: false,
  lift: false,
  hand_over: false,
  hand: 'calm',
  auto_roll: false,
  auto_pass: false,
  auto_bear_off: false,
  pips: true,
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
  const flag = (key: keyof Settings, otherwise: boolean) => {
    const value = found[key];
    return typeof value === 'boolean' ? value : otherwise;
  };
  const { volume } = found;
  return {
    language: parseLanguage(found.language) ?? DEFAULTS.language,
    theme: choice(found.theme, ['auto', 'light', 'dark'], DEFAULTS.theme),
    board: choice(found.board, BOARDS, DEFAULTS.board),
    confirm: choice(found.confirm, ['touch', 'always', 'never', 'double'], DEFAULTS.confirm),
    loupe: flag('loupe', DEFAULTS.loupe),
    premove: flag('premove', DEFAULTS.premove),
    ask: flag('ask', DEFAULTS.ask),
    sound: flag('sound', DEFAULTS.sound),
    volume:
      typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : DEFAULTS.volume,
    soundWatching: flag('soundWatching', DEFAULTS.soundWatching),
    countdown: flag('countdown', DEFAULTS.countdown),
    chat: flag('chat', DEFAULTS.chat),
    chatSpoken: flag('chatSpoken', DEFAULTS.chatSpoken),
    numbers: flag('numbers', DEFAULTS.numbers),
    coordinates: flag('coordinates', DEFAULTS.coordinates),
    pieces: choice(found.pieces, PIECES, DEFAULTS.pieces),
    tints: flag('tints', DEFAULTS.tints),
    hide_empty: flag('hide_empty', DEFAULTS.hide_empty),
    promote: choice(found.promote, PROMOTE, DEFAULTS.promote),
    notation: choice(found.notation, NOTATIONS, DEFAULTS.notation),
    bear_left: flag('bear_left', DEFAULTS.bear_left),
    lift: flag('lift', DEFAULTS.lift),
    hand_over: flag('hand_over', DEFAULTS.hand_over),
    hand: choice(found.hand, HANDS, DEFAULTS.hand),
    auto_roll: flag('auto_roll', DEFAULTS.auto_roll),
    auto_pass: flag('auto_pass', DEFAULTS.auto_pass),
    auto_bear_off: flag('auto_bear_off', DEFAULTS.auto_bear_off),
    pips: flag('pips', DEFAULTS.pips),
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

/** The colour of the page, light and dark, for the browser's own bar: `--page` in `tokens.css`. */
export const BARS = ['#f6f3ec', '#171614'] as const;

/** The language that the settings ask for, in this browser. */
export function wantedLanguage(): Language {
  const { language: wanted } = settings.value;
  return wanted === 'auto' ? chooseLanguage(navigator.languages) : wanted;
}

/** How long the first picture waits for its words, in milliseconds. */
const PATIENCE = 4000;

/**
 * Carries theme and language to the document, now and at every change. Resolves when the words of
 * the language are here, or English has to stand in for them.
 */
export async function applySettings(): Promise<void> {
  const root = document.documentElement;
  effect(() => {
    const { theme, board } = settings.value;
    if (theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    root.dataset['board'] = board;
    // The browser's own bar takes the colour of the page; its two entries wait in the head.
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    bars.forEach((bar, index) => {
      bar.content = BARS[theme === 'auto' ? index : theme === 'light' ? 0 : 1] ?? '';
    });
  });
  effect(() => {
    root.lang = languageTag(language.value);
    root.dir = direction(language.value);
  });
  let first: Promise<void> = Promise.resolve();
  let before: Language | null = null;
  effect(() => {
    const wanted = wantedLanguage();
    if (wanted === before) return;
    before = wanted;
    first = useLanguage(wanted);
  });
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(standIn);
  await Promise.race([first, late]);
}
