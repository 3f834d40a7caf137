/**
 * What a reader draws on a board: arrows from cell to cell, and circles around one. The right button
 * draws at any time; while the reader has chosen to draw, so do a finger, the mouse and the keys.
 * Drawing the same again takes it away; the page keeps what was drawn.
 */

import { t } from '../i18n/index';
import '../styles/strokes.css';
import { svg, type BoardOutput, type Stroke } from './board';

/** A place of the drawing. */
export interface Place {
  x: number;
  y: number;
}

/** What drawing needs of its board. */
export interface Canvas {
  /** The cell at a place of the window that may be drawn at; null beside them. */
  cellAt(x: number, y: number): string | null;
  /** Its middle. */
  middle(cell: string): Place | null;
  /** Its name, spoken. */
  called(cell: string): string;
  /** Whether an arrow may end there. */
  ends(cell: string): boolean;
  /** The right button was pressed and let go on a cell: answers whether that meant something else. */
  pressed(cell: string): boolean;
}

/** How large a circle is, in units of the drawing. */
const RADIUS = 17;

/** A line with a pale edge from one place to another, with a head where it is an arrow. */
export function arrow(from: Place, to: Place, kind: string, head = true): SVGGElement {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const end = { x: to.x - ux * 5, y: to.y - uy * 5 };
  let d = `M${from.x} ${from.y}L${end.x} ${end.y}`;
  if (head) {
    const [bx, by] = [end.x - ux * 11, end.y - uy * 11];
    d += `M${bx - uy * 8} ${by + ux * 8}L${end.x} ${end.y}L${bx + uy * 8} ${by - ux * 8}`;
  }
  return svg('g', { class: `arrow ${kind}` }, svg('path', { class: 'halo', d }), svg('path', { class: 'ink', d }));
}

function circle(at: Place, kind: string): SVGGElement {
  const round = { cx: at.x, cy: at.y, r: RADIUS };
  return svg('g', { class: `ring ${kind}` }, svg('circle', { class: 'halo', ...round }), svg('circle', { class: 'ink', ...round }));
}

/** Adds a stroke, or takes it away where it is there already. */
export function toggled(strokes: readonly Stroke[], { from, to }: Stroke): Stroke[] {
  const others = strokes.filter((one) => one.from !== from || one.to !== to);
  return others.length < strokes.length ? others : [...strokes, { from, to }];
}

export class Strokes {
  /** The layer to put over the drawing. */
  readonly element = svg('g', { class: 'strokes' });
  readonly #canvas: Canvas;
  readonly #out: BoardOutput;
  #drawn: readonly Stroke[] = [];
  /** Where a stroke was begun, and where it would end now. */
  #from: string | null = null;
  #to: string | null = null;
  readonly #deaf: () => void;

  constructor(element: SVGElement, canvas: Canvas, out: BoardOutput) {
    this.#canvas = canvas;
    this.#out = out;
    this.#deaf = out.stroke === undefined ? () => undefined : this.#listen(element);
  }

  destroy(): void {
    this.#deaf();
  }

  /** Shows what was drawn before. */
  show(drawn: readonly Stroke[]): void {
    this.#drawn = drawn;
    this.#draw();
  }

  /** What is drawn at a cell, in words. */
  words(cell: string): string[] {
    return this.#drawn
      .filter((one) => one.from === cell)
      .map(({ to }) => (to === cell ? t('review.draw.circled') : t('review.draw.to', this.#canvas.called(to))));
  }

  /** A press that draws has begun on a cell, or has come to it. */
  over(cell: string | null): void {
    this.#from ??= cell;
    if (cell === this.#to) return;
    this.#to = cell;
    this.#draw();
  }

  /** The press has ended on a cell: an arrow, or a circle where it began. */
  end(cell: string): void {
    const from = this.#from;
    this.drop();
    if (from === null || (from !== cell && !this.#canvas.ends(cell))) return;
    const words = from === cell ? [this.#canvas.called(cell)] : [this.#canvas.called(from), this.#canvas.called(cell)];
    const [first = '', second] = words;
    const gone = this.#drawn.some((one) => one.from === from && one.to === cell);
    this.#out.stroke?.({ from, to: cell });
    this.#out.tell?.(
      second === undefined
        ? t(gone ? 'review.draw.circle.gone' : 'review.draw.circle', first)
        : t(gone ? 'review.draw.arrow.gone' : 'review.draw.arrow', first, second),
    );
  }

  /** A key, or a click without a pointer: the first begins, the second ends. */
  step(cell: string): void {
    if (this.#from !== null) {
      this.end(cell);
      return;
    }
    this.over(cell);
    this.#out.tell?.(t('review.draw.begun', this.#canvas.called(cell)));
  }

  /** Puts back what was begun; answers whether there was anything. */
  drop(): boolean {
    const had = this.#from !== null;
    this.#from = null;
    this.#to = null;
    if (had) this.#draw();
    return had;
  }

  #draw(): void {
    const [start, stop] = [this.#from, this.#to];
    const begun = start === null || stop === null ? [] : [{ from: start, to: stop }];
    const shape = ({ from, to }: Stroke, kind: string) => {
      const [a, b] = [this.#canvas.middle(from), this.#canvas.middle(to)];
      if (a === null || b === null) return [];
      return [from === to ? circle(a, kind) : arrow(a, b, kind)];
    };
    this.element.replaceChildren(
      ...this.#drawn.flatMap((one) => shape(one, 'drawn')),
      ...begun.flatMap((one) => shape(one, 'drawn begun')),
    );
  }

  /** The right button draws beside all that the others mean. */
  #listen(element: SVGElement): () => void {
    const at = ({ clientX, clientY }: MouseEvent) => {
      const cell = this.#canvas.cellAt(clientX, clientY);
      return cell === null || this.#canvas.middle(cell) === null ? null : cell;
    };
    const move = (event: PointerEvent) => this.over(at(event));
    const stop = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
    const up = (event: PointerEvent) => {
      if (event.button !== 2) return;
      stop();
      const [from, to] = [this.#from, at(event)];
      if (from === null || to === null || (from === to && this.#canvas.pressed(to))) this.drop();
      else this.end(to);
    };
    const cancel = () => {
      stop();
      this.drop();
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 2) return;
      const cell = at(event);
      if (cell === null) return;
      this.drop();
      this.over(cell);
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', cancel);
    };
    // Its menu would lie over the board.
    const menu = (event: MouseEvent) => {
      if (event.button === 2 && at(event) !== null) event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('contextmenu', menu);
    return () => {
      stop();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('contextmenu', menu);
    };
  }
}
