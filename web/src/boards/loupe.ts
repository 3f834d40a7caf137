/** The magnifier over a finger: the board once more, larger, around the place under the finger. */

import { put, svg } from './board';

/** Its diameter, and how far its lower edge is above the finger, in CSS pixels. */
const SIZE = 136;
const ABOVE = 44;
/** How large a cell is in it, in CSS pixels. */
const CELL = 52;

export class Loupe {
  readonly #element: HTMLDivElement;
  readonly #glass: SVGSVGElement;
  readonly #label: HTMLSpanElement;
  readonly #drawing: SVGGElement;

  /** Shows a drawing, in the clothes of the board's class. */
  constructor(drawing: SVGGElement, board: string) {
    this.#drawing = drawing;
    this.#element = document.createElement('div');
    this.#element.className = `${board} loupe`;
    this.#element.setAttribute('aria-hidden', 'true');
    this.#glass = svg('svg', { class: 'loupe-glass', width: SIZE, height: SIZE });
    this.#label = document.createElement('span');
    this.#label.className = 'loupe-label';
    this.#element.append(this.#glass, this.#label);
  }

  /**
   * Shows the place `(x, y)` of the window, which is `(u, v)` of the drawing, where a cell is
   * `cell` units wide.
   */
  show(x: number, y: number, u: number, v: number, cell: number, words: string): void {
    const span = (SIZE / CELL) * cell;
    put(this.#glass, 'viewBox', `${u - span / 2} ${v - span / 2} ${span} ${span}`);
    // A copy and no `use`: the styles of a board do not reach into that.
    this.#glass.replaceChildren(this.#drawing.cloneNode(true));
    if (this.#label.textContent !== words) this.#label.textContent = words;
    // Where there is no room above the finger, the glass stands beside it.
    const room = y - ABOVE - SIZE >= 4;
    const left = room
      ? x - SIZE / 2
      : x > window.innerWidth / 2
        ? x - ABOVE - SIZE
        : x + ABOVE;
    const top = room ? y - ABOVE - SIZE : y - SIZE / 2;
    const within = (value: number, end: number) => Math.min(Math.max(4, value), end - SIZE - 4);
    this.#element.style.transform = `translate(${within(left, window.innerWidth)}px, ${within(top, window.innerHeight)}px)`;
    if (!this.#element.isConnected) document.body.append(this.#element);
  }

  hide(): void {
    this.#element.remove();
  }
}
