/** How a board of shogi looks: wood, squares, coordinates, pentagons, and the marks on them. */

import type { ShogiExplanation } from '../protocol';
import { svg } from './board';
import { glyph, hasGlyphs, KANJI, outlines, reach } from './shogi-glyphs';
import { parseSquare, plain, rankMark, type Ranks } from './shogi-points';
import { arrow, type Place } from './strokes';
import { grain } from './wood';

/** A square of the drawing: a board is a little taller than wide. */
export const WIDTH = 40;
export const HEIGHT = 44;
const LINES = 9;
/** What surrounds the squares: coordinates above and at the right. */
const EDGE = { top: 22, right: 22, bottom: 8, left: 8 };
/** A stand beside the board, and a strip above or below it. */
const STAND = 70;
const SLOT = 46;
const STRIP = 48;
const GAP = 8;
/** Kinds in a hand. */
const KINDS = 7;

/** Where everything lies: `beside` has the hands left and right of the board, else above and below. */
export class ShogiPlan {
  readonly beside: boolean;
  /** The side at the bottom. */
  readonly bottom: string;
  readonly width: number;
  readonly height: number;
  /** The corner of the squares, at the upper left. */
  readonly corner: Place;
  /** The wood of the board. */
  readonly wood: { x: number; y: number; width: number; height: number };

  constructor(beside: boolean, bottom: string) {
    this.beside = beside;
    this.bottom = bottom;
    const width = LINES * WIDTH + EDGE.left + EDGE.right;
    const height = LINES * HEIGHT + EDGE.top + EDGE.bottom;
    const x = beside ? STAND + GAP : 0;
    const y = beside ? 0 : STRIP + GAP / 2;
    this.wood = { x, y, width, height };
    this.width = width + 2 * x;
    this.height = height + 2 * y;
    this.corner = { x: x + EDGE.left, y: y + EDGE.top };
  }

  /** The middle of a square. */
  at(name: string): Place | null {
    const square = parseSquare(name);
    if (square === null) return null;
    const turned = this.bottom === 'white';
    const column = turned ? square.file - 1 : LINES - square.file;
    const row = turned ? LINES - square.rank : square.rank - 1;
    return {
      x: this.corner.x + (column + 0.5) * WIDTH,
      y: this.corner.y + (row + 0.5) * HEIGHT,
    };
  }

  /** The stand or strip of a side. */
  hand(side: string): { x: number; y: number; width: number; height: number } {
    const own = side === this.bottom;
    if (this.beside) {
      const height = KINDS * SLOT + 8;
      return {
        x: own ? this.width - STAND : 0,
        y: own ? this.height - height : 0,
        width: STAND,
        height,
      };
    }
    return { x: 0, y: own ? this.height - STRIP : 0, width: this.width, height: STRIP };
  }

  /** The place of a kind in a hand, the `index`-th from the strongest. */
  slot(side: string, index: number): { x: number; y: number; width: number; height: number } {
    const { x, y, width, height } = this.hand(side);
    // Each side has its strongest pieces where the board is nearest to its own hand's beginning.
    if (this.beside) return { x, y: y + 4 + index * SLOT, width, height: SLOT };
    const step = width / KINDS;
    return { x: x + index * step, y, width: step, height };
  }

  /** The names of the squares by row from the top, and the rank of each row. */
  rows(): { names: string[][]; ranks: number[]; files: number[] } {
    const turned = this.bottom === 'white';
    const up = Array.from({ length: LINES }, (_, index) => index + 1);
    const ranks = turned ? [...up].reverse() : up;
    const files = turned ? up : [...up].reverse();
    return {
      names: ranks.map((rank) => files.map((file) => `${file}${'abcdefghi'[rank - 1] ?? ''}`)),
      ranks,
      files,
    };
  }
}

/** Wood, squares, dots, coordinates and the stands of the hands. */
export function drawBoard(id: string, plan: ShogiPlan, ranks: Ranks): Element[] {
  const { wood, corner } = plan;
  const [across, down] = [LINES * WIDTH, LINES * HEIGHT];
  const parts: Element[] = [];
  const panel = (box: typeof wood, kind: string) => {
    parts.push(svg('rect', { class: `wood ${kind}`, ...box, rx: 8 }));
    parts.push(svg('rect', { class: 'grain', ...box, rx: 8, fill: `url(#${id}-grain)` }));
  };
  panel(wood, '');
  for (const side of ['black', 'white']) panel(plan.hand(side), 'stand');
  let lines = '';
  for (let n = 1; n < LINES; n += 1) {
    lines += `M${corner.x} ${corner.y + n * HEIGHT}h${across}M${corner.x + n * WIDTH} ${corner.y}v${down}`;
  }
  parts.push(svg('path', { class: 'lines', d: lines }));
  parts.push(svg('rect', { class: 'frame', x: corner.x, y: corner.y, width: across, height: down }));
  for (const column of [3, 6]) {
    for (const row of [3, 6]) {
      const [cx, cy] = [corner.x + column * WIDTH, corner.y + row * HEIGHT];
      parts.push(svg('circle', { class: 'star', cx, cy, r: 3.2 }));
    }
  }
  const { ranks: down9, files } = plan.rows();
  files.forEach((file, column) => {
    const x = corner.x + (column + 0.5) * WIDTH;
    parts.push(svg('text', { class: 'coordinate', x, y: corner.y - 6 }, String(file)));
  });
  down9.forEach((rank, row) => {
    const y = corner.y + (row + 0.5) * HEIGHT + 5;
    parts.push(svg('text', { class: 'coordinate', x: corner.x + across + 11, y }, rankMark(rank, ranks)));
  });
  return parts;
}

/** The grain of the wood and the signs of all pieces; their names begin with the drawing's id. */
export function definitions(id: string): Element[] {
  return [grain(id), ...[...outlines()].map(([sign, d]) => svg('path', { id: `${id}-${sign}`, d }))];
}

/** How large a piece is beside the king. */
const SIZES: Readonly<Record<string, number>> = { K: 1, R: 0.98, B: 0.98, G: 0.95, S: 0.95, N: 0.92, L: 0.9, P: 0.87 };

/** The outline of a piece of size 1 around its middle, pointing up. */
const OUTLINE = 'M0 -20.8L12.2 -15L17.4 19.8H-17.4L-12.2 -15Z';

/** How pieces are drawn. */
export type PieceSet = 'one' | 'two' | 'international';

/** What a piece is drawn with. */
export interface Dress {
  id: string;
  set: PieceSet;
  tints: boolean;
}

/** A piece of a side around a place, pointing away from its owner. */
export function drawPiece(dress: Dress, piece: string, side: string, at: Place, up: boolean, extra = ''): SVGGElement {
  const kind = plain(piece);
  const promoted = piece !== kind;
  const size = SIZES[kind] ?? 1;
  const turn = up ? '' : ' rotate(180)';
  const group = svg('g', {
    class: `piece ${side} ${promoted ? 'promoted' : ''} ${dress.tints ? 'tinted' : ''} ${extra}`.replaceAll(/ +/g, ' ').trim(),
    transform: `translate(${at.x} ${at.y})${turn} scale(${size})`,
  });
  group.append(svg('path', { class: 'body', d: OUTLINE }));
  if (dress.set === 'international') {
    group.append(
      svg('path', { class: 'reach', d: reach(piece) }),
      svg('text', { class: 'letter', x: 0, y: 9.5 }, piece),
    );
    return group;
  }
  const signs = KANJI[dress.set][piece === 'K' && side === 'white' ? 'king' : piece] ?? piece;
  const all = [...signs];
  all.forEach((sign, index) => {
    const one = all.length === 1;
    const y = one ? 2.4 : index === 0 ? -5.6 : 10.4;
    const height = one ? 27 : 15.2;
    if (hasGlyphs()) {
      const { scale, dx, dy } = glyph(sign, one ? 26 : 17.5, height);
      group.append(
        svg('use', {
          class: 'sign',
          href: `#${dress.id}-${sign}`,
          transform: `translate(${dx} ${y + dy}) scale(${scale})`,
        }),
      );
    } else {
      const font = one ? 22 : 14;
      group.append(svg('text', { class: 'letter kanji', x: 0, y: y + font * 0.36, 'font-size': font }, sign));
    }
  });
  return group;
}

/** A frame inside a square. */
export function frame(at: Place, kind: string, inset = 2): SVGRectElement {
  return svg('rect', {
    class: kind,
    x: at.x - WIDTH / 2 + inset,
    y: at.y - HEIGHT / 2 + inset,
    width: WIDTH - 2 * inset,
    height: HEIGHT - 2 * inset,
    rx: 3,
  });
}

/** Where the picked piece may go: a dot on an empty square, corners around a piece. */
export function targetMark(at: Place, taken: boolean): Element {
  if (!taken) return svg('circle', { class: 'goal', cx: at.x, cy: at.y, r: 6 });
  const [w, h, l] = [WIDTH / 2 - 2.5, HEIGHT / 2 - 2.5, 8];
  const corner = (sx: number, sy: number) =>
    `M${at.x + sx * (w - l)} ${at.y + sy * h}h${sx * l}v${-sy * l}`;
  return svg('path', { class: 'goal-corners', d: [corner(1, 1), corner(-1, 1), corner(1, -1), corner(-1, -1)].join('') });
}

/** What an explanation speaks of: its square, the squares it rests on, the lines of an attack. */
export function drawExplanation(plan: ShogiPlan, explanation: ShogiExplanation): Element[] {
  const parts: Element[] = [];
  for (const { from, to } of explanation.lines) {
    const [a, b] = [plan.at(from), plan.at(to)];
    if (a !== null && b !== null) parts.push(arrow(a, b, 'why'));
  }
  for (const name of explanation.squares) {
    const at = plan.at(name);
    if (at !== null) parts.push(frame(at, 'rests', 3));
  }
  const at = explanation.square === null ? null : plan.at(explanation.square);
  if (at !== null) parts.push(frame(at, 'about', 2));
  return parts;
}
