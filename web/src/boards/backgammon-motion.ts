/** Checkers that slide from place to place, one after the other; at once for whoever wants no motion. */

import type { Place } from './strokes';

/** How long a checker is on its way, in milliseconds. */
const SLIDE = 190;

/** A checker on its way. */
export interface Flight {
  /** What is drawn, around the middle of the drawing. */
  element: SVGElement;
  from: Place;
  to: Place;
}

/** Whether the reader's system asks for no motion, or there is none to be had. */
export function isStill(element: SVGElement): boolean {
  if (typeof element.animate !== 'function') return true;
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export class Motion {
  /** The layer to put over the checkers. */
  readonly #layer: SVGElement;
  #queue: (() => Flight | null)[] = [];
  #landed: () => void = () => undefined;
  #running: Animation | null = null;

  constructor(layer: SVGElement) {
    this.#layer = layer;
  }

  /** Whether a checker is on its way. */
  get flies(): boolean {
    return this.#running !== null;
  }

  /**
   * Lets checkers fly one after the other. Each is asked for when its turn comes, and `landed` is called
   * after each; {@link stop} leaves the rest out.
   */
  start(flights: readonly (() => Flight | null)[], landed: () => void): void {
    this.stop();
    this.#queue = [...flights];
    this.#landed = landed;
    this.#next();
  }

  /** Puts away whatever is on its way. */
  stop(): void {
    this.#queue = [];
    const running = this.#running;
    this.#running = null;
    running?.cancel();
    this.#layer.replaceChildren();
  }

  #next(): void {
    const flight = this.#queue.shift()?.() ?? null;
    if (flight === null) {
      this.#layer.replaceChildren();
      return;
    }
    const { element, from, to } = flight;
    const at = ({ x, y }: Place) => `translate(${x}px, ${y}px)`;
    element.setAttribute('transform', `translate(${to.x} ${to.y})`);
    this.#layer.replaceChildren(element);
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const running = element.animate([{ transform: at(from) }, { transform: at(to) }], {
      duration: SLIDE + far / 4,
      easing: 'ease-in-out',
    });
    this.#running = running;
    running.onfinish = () => {
      if (this.#running !== running) return;
      this.#running = null;
      this.#landed();
      this.#next();
    };
  }
}
