/**
 * What every board is to the page: a framework-free module that draws a position and says what
 * the reader wants of it. A board knows no rule; it is told which points may be acted on.
 */

/**
 * How an intent was made: small touch targets ask for a confirmation, and `loupe` is a finger that
 * has seen under the magnifier what it chooses.
 */
export type Device = 'mouse' | 'touch' | 'loupe' | 'keyboard';

/** What a board is given. `P` is the view of its game. */
export interface BoardInput<P> {
  position: P;
  /** Cells that the server lists as legal for the reader, by name. */
  targets: ReadonlySet<string>;
  /** Whether the reader acts: other cells then answer too, so that the server can explain. */
  active: boolean;
  /** Whether cells answer although the reader does not act, to queue a move. */
  queues?: boolean;
  /** The cell of a queued move. */
  queued?: string | null;
  /** A proposed cell that has not been sent. */
  unsent: string | null;
  /** An action that is being put together from several choices of cells, not sent yet. */
  composed?: string | null;
  /** A cell that has been sent and is not confirmed. */
  sending: string | null;
  /** The newest action, for boards that show how it went also where the position has left it behind. */
  played?: string | null;
  /** How fast what others do is shown, for boards that show it step by step; else as the reader's own. */
  hand?: 'at_once' | 'calm' | 'slow';
  /** The side at the bottom, for boards that turn. */
  bottom?: string;
  /** Whether a position is being set up: every cell answers, by its own name. */
  sets?: boolean;
  /** Actions to be shown as arrows, the likeliest first, for boards whose actions go from cell to cell. */
  arrows?: readonly string[];
  /** Short texts on cells, as somebody's remarks have them. */
  labels?: readonly BoardLabel[];
  /** What the reader has drawn, and whether pressing a cell draws now. */
  strokes?: readonly Stroke[];
  draws?: boolean;
  settings: BoardSettings;
}

/** An arrow from one cell to another, or a circle around one where both are the same. */
export interface Stroke {
  from: string;
  to: string;
}

/** A short text on a cell. */
export interface BoardLabel {
  point: string;
  text: string;
}

export interface BoardSettings {
  coordinates: boolean;
  numbers: boolean;
  /** Whether a finger is shown what lies under it, where cells are small. */
  loupe?: boolean;
  /** Shogi: how its pieces look, whether each side has a tint, when a piece promotes unasked. */
  pieces?: 'one' | 'two' | 'international';
  tints?: boolean;
  /** Whether a hand shows only what it holds. */
  hide_empty?: boolean;
  promote?: 'ask' | 'big';
  /** Backgammon: whether one bears off to the left, a click only lifts, a complete play goes out at once. */
  bear_left?: boolean;
  lift?: boolean;
  hand_over?: boolean;
}

/** Cells smaller than this, in CSS pixels, are too small for a sure tap. */
export const SURE_TAP = 44;

/** What a board says. */
export interface BoardOutput {
  /** The reader wants to act on a cell. */
  intent(cell: string, device: Device): void;
  /** Escape: puts back whatever is unsent or marked. */
  cancel(): void;
  /** A key that asks for something beside the board. */
  ask(what: 'clocks' | 'turn' | 'type'): void;
  /**
   * The reader asks what the rules say about a cell: the key `?`, the right button, a long touch.
   * A page that has no answer leaves it out, and the board keeps the browser's own menus.
   */
  about?(cell: string): void;
  /** A key on a cell while a position is set up; answers whether it means something. */
  key?(cell: string, key: string): boolean;
  /** The reader has drawn something; a page that keeps no drawings leaves it out. */
  stroke?(stroke: Stroke): void;
  /** What others did begins to be shown step by step, or is over; a page that does nothing unasked leaves it out. */
  shows?(on: boolean): void;
  /** Something on the board that is to be spoken, such as a piece that was picked. */
  tell?(words: string): void;
}

export interface BoardView<P> {
  /** The element to put into the page. */
  readonly element: Element;
  update(input: BoardInput<P>): void;
  /** Moves the focus to a cell. */
  focus(cell: string): void;
  /** The size of a cell on the screen, in CSS pixels. */
  cellSize(): number;
  destroy(): void;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Makes an SVG element with attributes. */
export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: (Element | string)[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Sets an attribute only where it differs, since most of a board stays as it is. */
export function put(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
