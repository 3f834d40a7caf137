/**
 * What mouse, pen and finger mean on a board: a press, a ghost that follows, a release that
 * chooses; and a magnifier under a finger where the cells are small. Every board uses it.
 *
 * A choice belongs to the position it was begun for: whatever is still down when another position
 * arrives chooses nothing.
 */

import type { Device } from './board';

/** What is needed of a pointer event; tests bring their own. */
export interface Touch {
  pointerId: number;
  pointerType: string;
  /** Whether no other finger was down before it. */
  isPrimary: boolean;
  clientX: number;
  clientY: number;
  button: number;
}

/** What pointing needs of its board. */
export interface Pointed {
  /** The cell at a place of the window; null beside the board. */
  cellAt(x: number, y: number): string | null;
  /** Whether choosing a cell means anything now. */
  answers(): boolean;
  /** Whether a finger is wider than a cell, and the reader wants the magnifier. */
  magnifies(): boolean;
  /** The cell under the pointer, pressed or not; null when there is none. */
  under(cell: string | null, pressed: boolean): void;
  /** Where a press has been moved to, for boards whose pieces follow it. */
  drags?(x: number, y: number): void;
  /** Shows the magnifier for a place of the window, or puts it away. */
  magnify(at: { x: number; y: number; cell: string | null } | null): void;
  /** A finger rests on a cell to ask about it; answers whether the page has an answer. */
  asked(cell: string): boolean;
  chose(cell: string, device: Device): void;
}

/** A finger that rests this long wants to see what lies under it, in milliseconds. */
export const REST = 180;
/** A finger that rests this long asks about the cell, on pages that answer, in milliseconds. */
export const ASK = 500;
/** A finger that slides this far does so too, in CSS pixels. */
const SLIDE = 8;
/** For how long a click that follows a release is the release's own, in milliseconds. */
const ECHO = { mouse: 60, touch: 700 };
/** Fingers that begin this near to a side of the screen start the system's own gesture. */
const EDGE = 32;

interface Press {
  id: number;
  type: string;
  x: number;
  y: number;
  /** Where it is now. */
  at: { x: number; y: number };
  /** Whether a choice meant something when it began; a finger may ask at any time. */
  chooses: boolean;
  magnified: boolean;
  stopWaiting: () => void;
  stopAsking: () => void;
}

/** The clock that a press is measured with; tests bring their own. */
export interface Clockwork {
  now(): number;
  after(ms: number, run: () => void): () => void;
}

const WINDOW: Clockwork = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export class Pointing {
  readonly #board: Pointed;
  readonly #clock: Clockwork;
  #press: Press | null = null;
  /** Pointers that are down and choose nothing any more. */
  readonly #void = new Set<number>();
  #echoUntil = -Infinity;

  constructor(board: Pointed, clock: Clockwork = WINDOW) {
    this.#board = board;
    this.#clock = clock;
  }

  down(touch: Touch): void {
    this.#echoUntil = Infinity;
    // Whatever was down before is not any more, even if nobody was told.
    if (touch.isPrimary && this.#press === null) this.#void.clear();
    if (this.#press !== null || this.#void.size > 0) {
      // A second finger is a pinch, no choice.
      this.#void.add(touch.pointerId);
      this.drop();
      return;
    }
    if (touch.pointerType === 'mouse' && touch.button !== 0) return;
    const { clientX: x, clientY: y } = touch;
    const chooses = this.#board.answers();
    const asks = touch.pointerType !== 'mouse';
    if (this.#board.cellAt(x, y) === null || !(chooses || asks)) {
      this.#void.add(touch.pointerId);
      return;
    }
    const press: Press = {
      id: touch.pointerId,
      type: touch.pointerType,
      x,
      y,
      at: { x, y },
      chooses,
      magnified: false,
      stopWaiting: () => undefined,
      stopAsking: () => undefined,
    };
    this.#press = press;
    if (asks) {
      press.stopAsking = this.#clock.after(ASK, () => this.#ask(press));
    }
    if (asks && chooses && this.#board.magnifies()) {
      press.stopWaiting = this.#clock.after(REST, () => this.#magnify(press));
    }
    this.#board.under(this.#board.cellAt(x, y), true);
  }

  move(touch: Touch): void {
    const press = this.#press;
    const { clientX: x, clientY: y } = touch;
    if (press === null) {
      if (touch.pointerType !== 'touch' && !this.#void.has(touch.pointerId)) {
        this.#board.under(this.#board.cellAt(x, y), false);
      }
      return;
    }
    if (touch.pointerId !== press.id) return;
    press.at = { x, y };
    const far = Math.hypot(x - press.x, y - press.y) > SLIDE;
    if (far) press.stopAsking();
    if (far && press.chooses && !press.magnified && press.type !== 'mouse' && this.#board.magnifies()) {
      this.#magnify(press);
    }
    const cell = this.#board.cellAt(x, y);
    this.#board.under(cell, true);
    if (far) this.#board.drags?.(x, y);
    if (press.magnified) this.#board.magnify({ x, y, cell });
  }

  up(touch: Touch): void {
    const mouse = touch.pointerType === 'mouse';
    this.#echoUntil = this.#clock.now() + (mouse ? ECHO.mouse : ECHO.touch);
    this.#void.delete(touch.pointerId);
    const press = this.#press;
    if (press === null || press.id !== touch.pointerId) return;
    const cell = this.#board.cellAt(touch.clientX, touch.clientY);
    this.#end();
    if (cell === null || !press.chooses || !this.#board.answers()) return;
    this.#board.chose(cell, mouse ? 'mouse' : press.magnified ? 'loupe' : 'touch');
  }

  cancel(touch: Touch): void {
    this.#void.delete(touch.pointerId);
    this.#echoUntil = -Infinity;
    if (this.#press?.id === touch.pointerId) this.#end();
  }

  /** The pointer has left the board. */
  leave(): void {
    if (this.#press === null) this.#board.under(null, false);
  }

  /**
   * Whether a click is the echo of a release; a program's click is not, and chooses by itself. What counts is
   * when it was made, its `timeStamp`: a page that is busy may come to it much later.
   */
  isEcho(made = Infinity): boolean {
    return Math.min(made, this.#clock.now()) <= this.#echoUntil;
  }

  /** Another position has come: what is down now chooses nothing. */
  drop(): void {
    if (this.#press === null) return;
    this.#void.add(this.#press.id);
    this.#end();
  }

  /** Whether a press is going on, or has been put back and is not over. */
  isPressed(): boolean {
    return this.#press !== null || this.#void.size > 0;
  }

  #ask(press: Press): void {
    if (this.#press !== press) return;
    const cell = this.#board.cellAt(press.at.x, press.at.y);
    if (cell !== null && this.#board.asked(cell)) this.drop();
  }

  #magnify(press: Press): void {
    if (this.#press !== press) return;
    press.stopWaiting();
    press.magnified = true;
    const { x, y } = press.at;
    this.#board.magnify({ x, y, cell: this.#board.cellAt(x, y) });
  }

  #end(): void {
    this.#press?.stopWaiting();
    this.#press?.stopAsking();
    if (this.#press?.magnified === true) this.#board.magnify(null);
    this.#press = null;
    this.#board.under(null, false);
  }
}

/** Listens for a board's pointers; returns how to stop. */
export function listen(element: SVGElement, pointing: Pointing, board: Pointed): () => void {
  // A press goes on beside the board, where a release puts it back.
  const follow: [keyof WindowEventMap, (event: PointerEvent) => void][] = [
    ['pointermove', (event) => pointing.move(event)],
    [
      'pointerup',
      (event) => {
        unfollow(event.pointerId);
        pointing.up(event);
      },
    ],
    [
      'pointercancel',
      (event) => {
        unfollow(event.pointerId);
        pointing.cancel(event);
      },
    ],
  ];
  const down = new Set<number>();
  const unfollow = (id: number) => {
    down.delete(id);
    if (down.size > 0) return;
    for (const [name, run] of follow) window.removeEventListener(name, run as EventListener);
  };
  const onDown = (event: PointerEvent) => {
    if (down.size === 0) {
      for (const [name, run] of follow) window.addEventListener(name, run as EventListener);
    }
    down.add(event.pointerId);
    pointing.down(event);
  };
  const onHover = (event: PointerEvent) => {
    if (down.size === 0) pointing.move(event);
  };
  const onLeave = () => pointing.leave();
  const onTouch = (event: TouchEvent) => {
    const [finger, second] = event.touches;
    if (finger === undefined || second !== undefined || !board.answers()) return;
    const { clientX } = finger;
    if (clientX < EDGE || clientX > window.innerWidth - EDGE) event.preventDefault();
  };
  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onHover);
  element.addEventListener('pointerleave', onLeave);
  element.addEventListener('touchstart', onTouch, { passive: false });
  return () => {
    for (const id of [...down]) unfollow(id);
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onHover);
    element.removeEventListener('pointerleave', onLeave);
    element.removeEventListener('touchstart', onTouch);
  };
}
