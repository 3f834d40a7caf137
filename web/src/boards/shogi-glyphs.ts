/** The signs of the pieces, as outlines that come with the first board. */

import source from './shogi-glyphs.svg?url';

/** The signs of a piece in each set; `king` is the one of the stronger side. */
export const KANJI: Readonly<Record<'one' | 'two', Readonly<Record<string, string>>>> = {
  one: {
    ...{ K: '玉', king: '王', R: '飛', B: '角', G: '金', S: '銀', N: '桂', L: '香', P: '歩' },
    ...{ '+R': '龍', '+B': '馬', '+S': '全', '+N': '圭', '+L': '杏', '+P': 'と' },
  },
  two: {
    ...{ K: '玉将', king: '王将', R: '飛車', B: '角行', G: '金将', S: '銀将', N: '桂馬', L: '香車', P: '歩兵' },
    ...{ '+R': '龍王', '+B': '龍馬', '+S': '成銀', '+N': '成桂', '+L': '成香', '+P': 'と' },
  },
};

/** A sign: its outline, and the box around it. */
interface Sign {
  d: string;
  box: readonly [x: number, y: number, width: number, height: number];
}

/** The signs by themselves, and what a kind of piece reaches by its letter. */
let signs: ReadonlyMap<string, Sign> = new Map();
let asked: Promise<void> | null = null;

/** Whether the outlines are here. Until then, or where they cannot be had, signs are plain text. */
export function hasGlyphs(): boolean {
  return signs.size > 0;
}

/** Reads the file of outlines. */
export function readGlyphs(text: string): ReadonlyMap<string, Sign> {
  const found = new Map<string, Sign>();
  for (const one of text.matchAll(/<path id="([^"]+)"(?: data-box="([-\d ]+)")? d="([^"]+)"/gu)) {
    const [x = 0, y = 0, width = 1, height = 1] = (one[2] ?? '').split(' ').map(Number);
    found.set(one[1] ?? '', { d: one[3] ?? '', box: [x, y, width, height] });
  }
  return found;
}

/** How long a board waits for the outlines, in milliseconds. */
const PATIENCE = 3000;

/** Fetches the outlines, once. A board without them is still a board, and takes them when they come. */
export function needGlyphs(): Promise<void> {
  if (asked !== null) return asked;
  const coming = fetch(source)
    .then((answer) => (answer.ok ? answer.text() : ''))
    .then((text) => {
      signs = readGlyphs(text);
    })
    .catch(() => undefined);
  asked = Promise.race([coming, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);
  return asked;
}

/** Every outline, for the definitions of a board. */
export function outlines(): Iterable<readonly [string, string]> {
  return [...signs].map(([sign, { d }]) => [sign, d] as const);
}

/** Marks around the letter of an international piece, for what it reaches. */
export function reach(piece: string): string {
  return signs.get(piece)?.d ?? '';
}

/** How a sign is scaled into a box of a piece, and moved so that its middle is the box's. */
export function glyph(sign: string, width: number, height: number): { scale: number; dx: number; dy: number } {
  const [x, y, w, h] = signs.get(sign)?.box ?? [0, 0, 1, 1];
  const scale = Math.min(width / w, height / h);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return { scale: round(scale), dx: round(-(x + w / 2) * scale), dy: round(-(y + h / 2) * scale) };
}
