/** How a gomoku board looks: wood, lines, stones, and the marks of an explanation. */

import type { GomokuExplanation } from '../protocol';
import { svg } from './board';
import { parsePoint, starPoints, type Point } from './gomoku-points';

/** The distance of two lines, in units of the drawing. */
export const CELL = 40;
export const STONE = CELL * 0.47;
/** From the outermost line to the edge: half a cell for the stones, and room for coordinates. */
const MARGIN = { near: CELL / 2 + 24, far: CELL / 2 + 4 };

/** Where the points of a board lie in its drawing. */
export class Plan {
  readonly size: number;
  /** The side of the drawing. */
  readonly side: number;

  constructor(size: number) {
    this.size = size;
    this.side = (size - 1) * CELL + MARGIN.near + MARGIN.far;
  }

  x(point: Point): number {
    return MARGIN.near + point.file * CELL;
  }

  y(point: Point): number {
    return MARGIN.far + (this.size - 1 - point.rank) * CELL;
  }

  at(name: string): { x: number; y: number } | null {
    const point = parsePoint(name, this.size);
    return point === null ? null : { x: this.x(point), y: this.y(point) };
  }

  /** The point nearest to a place of the drawing; null beside the lines. */
  near(x: number, y: number): Point | null {
    const file = Math.round((x - MARGIN.near) / CELL);
    const rank = this.size - 1 - Math.round((y - MARGIN.far) / CELL);
    const on = (value: number) => value >= 0 && value < this.size;
    return on(file) && on(rank) ? { file, rank } : null;
  }
}

/** The colours of stones and wood; their names begin with the board's id. */
export function gradients(id: string): SVGDefsElement {
  const stop = (offset: string, kind: string) => svg('stop', { offset, class: kind });
  const ball = (color: string) =>
    svg(
      'radialGradient',
      { id: `${id}-${color}`, cx: '36%', cy: '30%', r: '72%' },
      stop('0', `${color}-light`),
      stop('0.55', `${color}-body`),
      stop('1', `${color}-rim`),
    );
  // Grain: narrow bands that repeat at an angle, so that no image is needed.
  const grain = svg(
    'linearGradient',
    {
      id: `${id}-grain`,
      gradientUnits: 'userSpaceOnUse',
      spreadMethod: 'repeat',
      x1: 0,
      y1: 0,
      x2: 61,
      y2: 3,
    },
    ...['0', '0.08', '0.19', '0.31', '0.42', '0.58', '0.66', '0.83', '1'].map((offset, index) =>
      stop(offset, index % 2 === 0 ? 'grain-light' : 'grain-dark'),
    ),
  );
  return svg('defs', {}, ball('black'), ball('white'), grain);
}

/** Wood, lines, stars and coordinates. */
export function drawBase(id: string, plan: Plan): Element[] {
  const { size, side } = plan;
  const span = (size - 1) * CELL;
  const parts: Element[] = [];
  parts.push(
    svg('rect', { class: 'wood', width: side, height: side, rx: 10 }),
    svg('rect', {
      class: 'grain',
      width: side,
      height: side,
      rx: 10,
      fill: `url(#${id}-grain)`,
    }),
  );
  let lines = '';
  for (let index = 0; index < size; index += 1) {
    const along = index * CELL;
    lines += `M${MARGIN.near} ${MARGIN.far + along}h${span}M${MARGIN.near + along} ${MARGIN.far}v${span}`;
  }
  parts.push(
    svg('path', { class: 'lines', d: lines }),
    svg('rect', {
      class: 'frame',
      x: MARGIN.near,
      y: MARGIN.far,
      width: span,
      height: span,
    }),
  );
  for (const star of starPoints(size)) {
    parts.push(svg('circle', { class: 'star', cx: plan.x(star), cy: plan.y(star), r: 4.5 }));
  }
  for (let index = 0; index < size; index += 1) {
    const file = { file: index, rank: 0 };
    const rank = { file: 0, rank: index };
    parts.push(
      svg(
        'text',
        { class: 'coordinate', x: plan.x(file), y: side - 8 },
        String.fromCharCode(65 + index),
      ),
      svg('text', { class: 'coordinate', x: 13, y: plan.y(rank) + 5.5 }, String(index + 1)),
    );
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

/** Every kind has its own shape: a cross, two bars, a bar; and its word in the cell's name. */
export function forbiddenMark(kind: string, x: number, y: number): SVGGElement {
  const r = 9;
  const shapes: Record<string, string> = {
    double_three: `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`,
    double_four: `M${x - r} ${y - r}H${x + r}V${y + r}H${x - r}ZM${x - r} ${y - r}L${x + r} ${y + r}`,
    overline: `M${x} ${y - r - 2}L${x + r + 2} ${y + r - 2}H${x - r - 2}Z`,
  };
  const d = shapes[kind] ?? shapes['double_three'] ?? '';
  return svg(
    'g',
    { class: 'forbidden' },
    svg('path', { class: 'halo', d }),
    svg('path', { class: 'ink', d }),
  );
}

/** The lines and points that an explanation speaks of. */
export function drawExplanation(plan: Plan, explanation: GomokuExplanation): Element[] {
  const parts: Element[] = [];
  for (const name of explanation.area) {
    const at = plan.at(name);
    if (at) {
      parts.push(
        svg('rect', {
          class: 'allowed',
          x: at.x - CELL / 2,
          y: at.y - CELL / 2,
          width: CELL,
          height: CELL,
        }),
      );
    }
  }
  const shape = (stones: readonly string[], kind: string) => {
    const spots = stones.map((name) => plan.at(name)).filter((at) => at !== null);
    const [from, to] = [spots[0], spots.at(-1)];
    if (from && to) {
      parts.push(
        svg('line', { class: `halo ${kind}`, x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
        svg('line', { class: `shape ${kind}`, x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
      );
    }
    for (const at of spots) {
      // Around the stone, on the wood: a dark ring on a black stone could not be seen.
      parts.push(svg('circle', { class: `ring ${kind}`, cx: at.x, cy: at.y, r: STONE + 1 }));
    }
  };
  for (const one of explanation.shapes) {
    for (const completion of one.completions) {
      for (const inner of completion.shapes) shape(inner.stones, 'inner');
    }
    shape(one.stones, one.kind === 'dead_three' ? 'dead' : 'live');
  }
  for (const completion of explanation.shapes.flatMap((one) => one.completions)) {
    const at = plan.at(completion.point);
    if (at === null) continue;
    const dead = completion.dead !== null;
    const r = dead ? 8 : 10;
    parts.push(
      svg('path', {
        class: dead ? 'completion dead' : 'completion',
        d: dead
          ? `M${at.x - r} ${at.y - r}L${at.x + r} ${at.y + r}M${at.x + r} ${at.y - r}L${at.x - r} ${at.y + r}`
          : `M${at.x} ${at.y - r}L${at.x + r} ${at.y}L${at.x} ${at.y + r}L${at.x - r} ${at.y}Z`,
      }),
    );
  }
  const point = explanation.point === null ? null : plan.at(explanation.point);
  const mirrored = explanation.mirrors === null ? null : plan.at(explanation.mirrors);
  if (point !== null && mirrored !== null) {
    parts.push(
      svg('line', {
        class: 'mirror',
        x1: point.x,
        y1: point.y,
        x2: mirrored.x,
        y2: mirrored.y,
      }),
      svg('circle', { class: 'about', cx: mirrored.x, cy: mirrored.y, r: STONE + 2 }),
    );
  }
  if (point !== null) {
    parts.push(svg('circle', { class: 'about', cx: point.x, cy: point.y, r: STONE + 2 }));
  }
  return parts;
}
