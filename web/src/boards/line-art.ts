/** How a board of lines looks: wood, lines, stars, coordinates, stones. */

import { svg } from './board';
import { grain, stop } from './wood';

/** A point by file and rank, both from 0, from the left and from the bottom. */
export interface Point {
  file: number;
  rank: number;
}

/** How a game calls its points. */
export interface PointNames {
  name(point: Point): string;
  /** Reads a name on a board; null for anything that is not on it. */
  parse(name: string, columns: number, rows: number): Point | null;
  /** The letter of a file, from 0. */
  letter(file: number): string;
  stars(columns: number, rows: number): Point[];
}

/** The distance of two lines, in units of the drawing. */
export const CELL = 40;
export const STONE = CELL * 0.47;
/** From the outermost line to the edge: half a cell for the stones, and room for coordinates. */
const MARGIN = { near: CELL / 2 + 24, far: CELL / 2 + 4 };

/** Where the points of a board lie in its drawing. */
export class Plan {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly #names: PointNames;

  constructor(columns: number, rows: number, names: PointNames) {
    const side = (lines: number) => (lines - 1) * CELL + MARGIN.near + MARGIN.far;
    this.columns = columns;
    this.rows = rows;
    this.width = side(columns);
    this.height = side(rows);
    this.#names = names;
  }

  x(point: Point): number {
    return MARGIN.near + point.file * CELL;
  }

  y(point: Point): number {
    return MARGIN.far + (this.rows - 1 - point.rank) * CELL;
  }

  at(name: string): { x: number; y: number } | null {
    const point = this.#names.parse(name, this.columns, this.rows);
    return point === null ? null : { x: this.x(point), y: this.y(point) };
  }

  /** The point nearest to a place of the drawing; null beside the lines. */
  near(x: number, y: number): Point | null {
    const file = Math.round((x - MARGIN.near) / CELL);
    const rank = this.rows - 1 - Math.round((y - MARGIN.far) / CELL);
    const on = (value: number, lines: number) => value >= 0 && value < lines;
    return on(file, this.columns) && on(rank, this.rows) ? { file, rank } : null;
  }
}

/** The colours of stones and wood; their names begin with the board's id. */
export function gradients(id: string): SVGDefsElement {
  const ball = (color: string) =>
    svg(
      'radialGradient',
      { id: `${id}-${color}`, cx: '36%', cy: '30%', r: '72%' },
      stop('0', `${color}-light`),
      stop('0.55', `${color}-body`),
      stop('1', `${color}-rim`),
    );
  return svg('defs', {}, ball('black'), ball('white'), grain(id));
}

/** Wood, lines, stars and coordinates. */
export function drawBase(id: string, plan: Plan, names: PointNames): Element[] {
  const { columns, rows, width, height } = plan;
  const across = (columns - 1) * CELL;
  const down = (rows - 1) * CELL;
  const parts: Element[] = [];
  parts.push(
    svg('rect', { class: 'wood', width, height, rx: 10 }),
    svg('rect', { class: 'grain', width, height, rx: 10, fill: `url(#${id}-grain)` }),
  );
  let lines = '';
  for (let row = 0; row < rows; row += 1) lines += `M${MARGIN.near} ${MARGIN.far + row * CELL}h${across}`;
  for (let file = 0; file < columns; file += 1) lines += `M${MARGIN.near + file * CELL} ${MARGIN.far}v${down}`;
  parts.push(
    svg('path', { class: 'lines', d: lines }),
    svg('rect', {
      class: 'frame',
      x: MARGIN.near,
      y: MARGIN.far,
      width: across,
      height: down,
    }),
  );
  for (const star of names.stars(columns, rows)) {
    parts.push(svg('circle', { class: 'star', cx: plan.x(star), cy: plan.y(star), r: 4.5 }));
  }
  for (let file = 0; file < columns; file += 1) {
    const x = plan.x({ file, rank: 0 });
    parts.push(svg('text', { class: 'coordinate', x, y: height - 8 }, names.letter(file)));
  }
  for (let rank = 0; rank < rows; rank += 1) {
    const y = plan.y({ file: 0, rank }) + 5.5;
    parts.push(svg('text', { class: 'coordinate', x: 13, y }, String(rank + 1)));
  }
  return parts;
}

/** A stone at a place of the drawing. */
export function drawStone(id: string, color: string, x: number, y: number, extra = ''): SVGGElement {
  return svg(
    'g',
    { class: `stone ${color} ${extra}`.trim() },
    svg('circle', { class: 'shadow', cx: x + 1.2, cy: y + 2.2, r: STONE }),
    svg('circle', { class: 'body', cx: x, cy: y, r: STONE, fill: `url(#${id}-${color})` }),
  );
}
