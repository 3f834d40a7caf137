/** How a board of backgammon looks: wood, points, bar and trays, checkers, dice, the cube, and marks. */

import { svg } from './board';
import { BAR, cellOf, OFF, otherSide, placeOf, SIDES, type Side } from './backgammon-points';
import type { CellBox } from './grid';
import type { Place } from './strokes';

/** The width of a point, and half that of a checker. */
export const POINT = 40;
export const RADIUS = 18.5;
/** How high the points are: five checkers and a little air. */
const HIGH = 2 * RADIUS * 5 + 11;
/** Between the points of both sides: dice, and what is done with a play. */
const BAND = 66;
const HALF = 6 * POINT;
const DIE = 40;
const SMALL_DIE = 30;
export const CUBE = 34;
/** More checkers than this on a point are told by a number. */
const STACK = 5;

/** What surrounds the points with trays beside the board, and with trays above and below it. */
const BESIDE = { edge: 14, rim: 22, bar: 48, tray: 58, gap: 10, strip: 0 };
const STRIPS = { edge: 5, rim: 19, bar: 44, tray: 0, gap: 0, strip: 40 };

/** Where everything lies: `beside` has the trays at a side of the board, else above and below. */
export class BackgammonPlan {
  readonly beside: boolean;
  readonly bottom: Side;
  /** Whether the bottom side bears off to the left. */
  readonly left: boolean;
  readonly width: number;
  readonly height: number;
  /** The ground of the points. */
  readonly field: CellBox;
  readonly bar: CellBox;
  readonly #size: typeof BESIDE;

  constructor(beside: boolean, bottom: Side, left: boolean) {
    this.beside = beside;
    this.bottom = bottom;
    this.left = left;
    const size = beside ? BESIDE : STRIPS;
    this.#size = size;
    const across = 2 * HALF + size.bar;
    const beyond = size.tray + size.gap;
    this.width = across + 2 * size.edge + beyond;
    this.height = 2 * HIGH + BAND + 2 * (size.rim + size.strip);
    const x = size.edge + (left ? beyond : 0);
    const y = size.rim + size.strip;
    this.field = { x, y, width: across, height: 2 * HIGH + BAND };
    this.bar = { x: x + HALF, y, width: size.bar, height: this.field.height };
  }

  /** The height of the middle. */
  get middle(): number {
    return this.field.y + HIGH + BAND / 2;
  }

  /** The wood: all but the strips. */
  get wood(): CellBox {
    const { strip } = this.#size;
    return { x: 0, y: strip, width: this.width, height: this.height - 2 * strip };
  }

  /** The middle of a column, counted by the bottom side's points. */
  #column(place: number): number {
    const { x, width } = this.field;
    // From the side where the bottom side bears off.
    const nth = place <= 12 ? place - 1 : 24 - place;
    const away = (nth + 0.5) * POINT + (nth >= 6 ? this.bar.width : 0);
    return this.left ? x + away : x + width - away;
  }

  /** Whether a side has its trays, bar and home in the upper half. */
  upper(side: Side): boolean {
    return side !== this.bottom;
  }

  /** The half of the middle that belongs to a side: where it bears off for the bottom side. */
  half(side: Side): CellBox {
    const { x, y } = this.field;
    const right = this.upper(side) === this.left;
    return { x: right ? x + HALF + this.bar.width : x, y: y + HIGH, width: HALF, height: BAND };
  }

  /** The tray of a side. */
  tray(side: Side): CellBox {
    const { tray, strip, edge } = this.#size;
    const upper = this.upper(side);
    if (!this.beside) return { x: 0, y: upper ? 0 : this.height - strip, width: this.width, height: strip };
    const x = this.left ? edge : this.width - edge - tray;
    return { x, y: upper ? this.field.y : this.field.y + HIGH + BAND, width: tray, height: HIGH };
  }

  /** Where a cell answers. */
  box(cell: string): CellBox {
    const { y } = this.field;
    for (const side of SIDES) {
      const place = placeOf(side, cell);
      if (place === OFF) return this.tray(side);
      // Whoever was hit enters in the half of the other's home.
      if (place === BAR) {
        const half = this.field.height / 2;
        return { ...this.bar, y: this.upper(side) ? y + half : y, height: half };
      }
    }
    const place = placeOf(this.bottom, cell) ?? 1;
    const upper = place > 12;
    const middle = this.#column(place);
    return { x: middle - POINT / 2, y: upper ? y : y + HIGH + BAND, width: POINT, height: HIGH };
  }

  /** The middle of the `nth` checker on a cell, from 0; beyond the fifth they lie on it. */
  at(cell: string, nth: number): Place {
    const box = this.box(cell);
    const x = box.x + box.width / 2;
    const high = Math.min(nth, STACK - 1) * 2 * RADIUS;
    for (const side of SIDES) {
      const place = placeOf(side, cell);
      if (place === OFF) return this.#borne(side, nth);
      if (place === BAR) {
        const from = CUBE / 2 + 4 + RADIUS + high;
        return { x, y: this.middle + (this.upper(side) ? from : -from) };
      }
    }
    const upper = (placeOf(this.bottom, cell) ?? 1) > 12;
    return { x, y: upper ? box.y + RADIUS + 1 + high : box.y + box.height - RADIUS - 1 - high };
  }

  /** The middle of a checker that was borne off: they stand on their edges. */
  #borne(side: Side, nth: number): Place {
    const box = this.tray(side);
    if (this.beside) {
      const along = 8 + (nth + 0.5) * 12.4;
      return { x: box.x + box.width / 2, y: this.upper(side) ? box.y + along : box.y + box.height - along };
    }
    return { x: box.x + 12 + (nth + 0.5) * 13, y: box.y + box.height / 2 };
  }

  /** The middle of a tray, for arrows that end in it. */
  into(side: Side): Place {
    const box = this.tray(side);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Where the pips of a side are told. */
  pips(side: Side): Place {
    const box = this.tray(side);
    if (!this.beside) return { x: this.width - 12, y: box.y + box.height / 2 + 6 };
    const x = box.x + box.width / 2;
    return { x, y: this.upper(side) ? this.middle - 8 : this.middle + 20 };
  }

  /** Where the cube lies: in the middle, at its owner's end of the bar. */
  cube(owner: Side | null): Place {
    const { x, width, y, height } = this.bar;
    const end = CUBE / 2 + 6;
    return {
      x: x + width / 2,
      y: owner === null ? this.middle : this.upper(owner) ? y + end : y + height - end,
    };
  }

  /** The names of the cells by row, and the rows. */
  rows(): string[][] {
    const { bottom } = this;
    const foe = otherSide(bottom);
    const line = (places: readonly number[], bar: Side, tray: Side) => {
      const names = places.map((place) => cellOf(bottom, place));
      const row = [...names.slice(0, 6), cellOf(bar, BAR), ...names.slice(6), cellOf(tray, OFF)];
      return this.left ? row.reverse() : row;
    };
    const up = Array.from({ length: 12 }, (_, at) => at + 13);
    const down = Array.from({ length: 12 }, (_, at) => 12 - at);
    return [line(up, bottom, foe), line(down, foe, bottom)];
  }
}

/** Wood, points, bar, trays and the numbers of the bottom side. */
export function drawBoard(id: string, plan: BackgammonPlan): Element[] {
  const { field, bar, wood } = plan;
  const parts: Element[] = [];
  const panel = (box: CellBox, kind: string) => {
    parts.push(svg('rect', { class: `wood ${kind}`, ...box, rx: 8 }));
    parts.push(svg('rect', { class: 'grain', ...box, rx: 8, fill: `url(#${id}-grain)` }));
  };
  panel(wood, '');
  for (const side of SIDES) if (!plan.beside) panel(plan.tray(side), 'tray');
  parts.push(svg('rect', { class: 'field', ...field, rx: 3 }));
  for (let place = 1; place <= 24; place += 1) {
    const { x, y, width, height } = plan.box(cellOf(plan.bottom, place));
    const upper = place > 12;
    const [base, tip] = upper ? [y, y + height - 6] : [y + height, y + 6];
    const d = `M${x + 1} ${base}L${x + width / 2} ${tip}L${x + width - 1} ${base}Z`;
    parts.push(svg('path', { class: `point ${place % 2 === 0 ? 'even' : 'odd'}`, d }));
    const number = svg('text', { class: 'coordinate', x: x + width / 2, y: upper ? y - 6 : y + height + 15 }, String(place));
    parts.push(number);
  }
  parts.push(svg('rect', { class: 'bar', ...bar }));
  if (plan.beside) for (const side of SIDES) parts.push(svg('rect', { class: 'field tray-floor', ...plan.tray(side), rx: 4 }));
  parts.push(svg('rect', { class: 'frame', ...field, rx: 3 }));
  return parts;
}

/** A checker around a place; `extra` says what it is besides standing there. */
export function drawChecker(id: string, side: Side, at: Place, extra = ''): SVGGElement {
  const checker = svg(
    'g',
    { class: `stone checker ${side} ${extra}`.trim(), transform: `translate(${at.x} ${at.y})` },
    svg('circle', { class: 'shadow', cx: 0.8, cy: 1.6, r: RADIUS }),
    svg('circle', { class: 'body', r: RADIUS - 0.4, fill: `url(#${id}-${side})` }),
    svg('circle', { class: 'groove', r: RADIUS * 0.62 }),
  );
  if (extra === 'unsent' || extra === 'sending') checker.append(svg('circle', { class: 'dashes', r: RADIUS - 1.5 }));
  return checker;
}

/** A checker that was borne off, seen from its edge. */
export function drawBorne(plan: BackgammonPlan, side: Side, nth: number, extra = ''): SVGRectElement {
  const { x, y } = plan.at(cellOf(side, OFF), nth);
  const [width, height] = plan.beside ? [40, 10.4] : [11, 28];
  const box = { x: x - width / 2, y: y - height / 2, width, height, rx: 2.5 };
  return svg('rect', { class: `borne ${side} ${extra}`.trim(), ...box });
}

/** How many stand on a place, where more do than are drawn. */
export function drawCount(at: Place, side: Side, count: number): SVGTextElement {
  return svg('text', { class: `stack-count ${side}`, x: at.x, y: at.y + 6 }, String(count));
}

/** How many checkers of a place are drawn as such. */
export function drawn(count: number): number {
  return Math.min(count, STACK);
}

/** Where the pips of a die lie, in thirds of its half. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** A die around a place. */
export function drawDie(side: Side, number: number, at: Place, size: number, extra = ''): SVGGElement {
  const half = size / 2;
  const pips = (PIPS[number] ?? []).map(([x, y]) =>
    svg('circle', { class: 'pip', cx: x * size * 0.26, cy: y * size * 0.26, r: size * 0.092 }),
  );
  return svg(
    'g',
    { class: `die ${side} ${extra}`.trim(), transform: `translate(${at.x} ${at.y})` },
    svg('g', { class: 'tumbles' }, svg('rect', { class: 'face', x: -half, y: -half, width: size, height: size, rx: size * 0.2 }), ...pips),
  );
}

/** Where dice lie in the half of a side: two large ones or four small ones, around its middle. */
export function dicePlaces(half: CellBox, count: number): { at: Place; size: number }[] {
  const size = count > 2 ? SMALL_DIE : DIE;
  const step = size + (count > 2 ? 6 : 12);
  const first = half.x + half.width / 2 - (step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, at) => ({ at: { x: first + at * step, y: half.y + half.height / 2 }, size }));
}

/** The doubling cube around a place. */
export function drawCube(value: number, at: Place, size: number, extra = ''): SVGGElement {
  const half = size / 2;
  const text = String(value);
  const font = size * (text.length > 3 ? 0.34 : text.length > 2 ? 0.42 : 0.54);
  return svg(
    'g',
    { class: `cube ${extra}`.trim(), transform: `translate(${at.x} ${at.y})` },
    svg('rect', { class: 'face', x: -half, y: -half, width: size, height: size, rx: 5 }),
    svg('text', { class: 'value', y: font * 0.36, 'font-size': font }, text),
  );
}

/** Where a checker may land: a ring, with the number that brings it there or a dot for several. */
export function landingMark(plan: BackgammonPlan, cell: string, nth: number, number: number | null): Element {
  const side = SIDES.find((one) => placeOf(one, cell) === OFF);
  if (side !== undefined) {
    const { x, y, width, height } = plan.tray(side);
    return svg('rect', { class: 'goal-tray', x: x + 2, y: y + 2, width: width - 4, height: height - 4, rx: 5 });
  }
  const { x, y } = plan.at(cell, nth);
  return svg(
    'g',
    { class: 'landing' },
    svg('circle', { class: 'goal', cx: x, cy: y, r: number === null ? 8 : 11 }),
    number === null ? '' : svg('text', { class: 'goal-number', x, y: y + 5 }, String(number)),
  );
}

/** A ring around a checker. */
export function ring(at: Place, kind: string): SVGCircleElement {
  return svg('circle', { class: kind, cx: at.x, cy: at.y, r: RADIUS - 1 });
}
