/**
 * A board on whose lines stones stand, drawn as SVG. Drawing lies below and is hidden from assistive
 * technology; above it lies a grid of cells that takes pointer, keys and focus. What a game marks,
 * and what it calls its cells, is its own.
 */

import { enumerate } from '../i18n/format';
import { t } from '../i18n/index';
import {
  put,
  SURE_TAP,
  svg,
  type BoardInput,
  type BoardOutput,
  type BoardView,
  type Device,
} from './board';
import { CellGrid } from './grid';
import { CELL, drawBase, drawStone, gradients, Plan, STONE, type PointNames } from './line-art';
import { Loupe } from './loupe';
import { listen, Pointing, type Pointed } from './pointing';
import { Strokes, type Canvas, type Place } from './strokes';

/** A stone that stands on the board. */
export interface Standing {
  point: string;
  color: string;
  /** Its number, where it has one. */
  number: number | null;
}

/** What the name of a cell says of it beside its stone: what comes before its label, and after. */
export interface CellNotes {
  before: string[];
  after: string[];
  /** Shown by the browser under a resting mouse. */
  title: string | null;
}

/** Labels longer than this are cut on the board; the cell's name has them whole. */
const LABEL = 3;

let boards = 0;

export abstract class LineBoard<P extends { last: string | null }, I extends BoardInput<P>>
  implements BoardView<P>, Pointed, Canvas
{
  readonly element: SVGSVGElement;
  protected readonly id: string;
  protected plan: Plan;
  protected input: I | null = null;
  protected stoneAt = new Map<string, Standing>();
  /** The cell that the keyboard has come to. */
  protected keyed: string | null = null;
  protected readonly grid = new CellGrid();
  readonly #out: BoardOutput;
  readonly #names: PointNames;
  #shape = '';
  #drawn = new Map<string, { key: string; element: SVGGElement }>();
  #under: { cell: string; pressed: boolean } | null = null;
  readonly #pointing = new Pointing(this);
  readonly #loupe: Loupe;
  readonly #strokes: Strokes;
  /** Whether a press draws now. */
  #aimed = false;
  readonly #deaf: () => void;
  readonly #layer = {
    base: svg('g'),
    area: svg('g', { class: 'area' }),
    stones: svg('g'),
    marks: svg('g'),
    labels: svg('g', { class: 'labels' }),
    explain: svg('g', { class: 'explain' }),
    ghost: svg('g', { class: 'ghost' }),
  };

  constructor(out: BoardOutput, kind: string, names: PointNames) {
    this.#out = out;
    this.#names = names;
    this.plan = new Plan(0, 0, names);
    boards += 1;
    this.id = `board${boards}`;
    this.element = svg('svg', { class: `lined ${kind}`, role: 'grid' });
    const drawing = svg('g', { 'aria-hidden': 'true' }, ...Object.values(this.#layer));
    this.element.append(gradients(this.id), drawing, this.grid.rows);
    this.#strokes = new Strokes(this.element, this, out);
    drawing.append(this.#strokes.element);
    this.#loupe = new Loupe(drawing, `lined ${kind}`);
    this.#deaf = listen(this.element, this.#pointing, this);
    this.element.addEventListener('click', this.#onClick);
    this.element.addEventListener('contextmenu', this.#onMenu);
    this.element.addEventListener('keydown', this.#onKey);
    this.element.addEventListener('focusin', this.#onFocus);
    this.element.addEventListener('focusout', this.#onBlur);
  }

  // What a game says of its board

  /** What makes a position another one for somebody who is about to choose a point. */
  protected abstract shape(position: P): string;
  protected abstract size(position: P): { columns: number; rows: number };
  protected abstract label(position: P): string;
  protected abstract stones(position: P): Standing[];
  /** The colour of the stone that a click makes; null at a decision. */
  protected abstract nextColor(position: P): string | null;
  /** What is drawn under the stones, and over them. */
  protected abstract marks(input: I): { below: Element[]; above: Element[] };
  /** What an explanation on the screen draws over everything. */
  protected abstract explained(input: I): Element[];
  protected abstract notes(input: I, name: string): CellNotes;
  /** Whether the pointer shows the stone that it would make on an empty cell. */
  protected abstract ghosts(input: I, cell: string, pressed: boolean): boolean;

  /** What else is drawn for the cell under the pointer, or that the keyboard has come to. */
  protected abstract hovered(input: I, cell: string): Element[];

  /** A stone has left the board. */
  protected gone(_point: string, element: SVGGElement): void {
    element.remove();
  }

  // The contract

  destroy(): void {
    this.#deaf();
    this.#strokes.destroy();
    this.#loupe.hide();
    this.element.remove();
  }

  cellSize(): number {
    return (this.element.getBoundingClientRect().width / this.plan.width) * CELL;
  }

  focus(cell: string): void {
    this.grid.focus(cell);
  }

  update(input: I): void {
    this.input = input;
    const { position } = input;
    const { columns, rows } = this.size(position);
    if (columns !== this.plan.columns || rows !== this.plan.rows) this.#lay(columns, rows);
    // A finger that is still down was meant for the position before.
    const now = this.shape(position);
    if (now !== this.#shape) {
      this.#pointing.drop();
      this.#strokes.drop();
    }
    this.#shape = now;
    put(this.element, 'aria-label', this.label(position));
    this.element.classList.toggle('mine', input.active);
    this.element.classList.toggle('queues', input.queues === true);
    this.element.classList.toggle('bare', !input.settings.coordinates);
    this.element.classList.toggle('draws', input.draws === true);
    this.#strokes.show(input.strokes ?? []);
    const stones = this.stones(position);
    this.stoneAt = new Map(stones.map((stone) => [stone.point, stone]));
    this.#drawStones(stones, input.settings.numbers);
    const { below, above } = this.marks(input);
    this.#layer.area.replaceChildren(...below);
    this.#layer.marks.replaceChildren(...above);
    this.#drawLabels(input);
    this.#layer.explain.replaceChildren(...this.explained(input));
    this.#drawGhost();
    this.#name(input);
  }

  // Pointing

  /** The drawing's place of a place of the window. */
  #place(x: number, y: number): Place {
    const box = this.element.getBoundingClientRect();
    const scale = this.plan.width / (box.width || 1);
    return { x: (x - box.left) * scale, y: (y - box.top) * scale };
  }

  cellAt(x: number, y: number): string | null {
    const place = this.#place(x, y);
    const point = this.plan.near(place.x, place.y);
    return point === null ? null : this.#names.name(point);
  }

  answers(): boolean {
    return this.input?.active === true || this.input?.queues === true || this.#draws();
  }

  magnifies(): boolean {
    return this.input?.settings.loupe === true && !this.#draws() && this.cellSize() < SURE_TAP;
  }

  under(cell: string | null, pressed: boolean): void {
    if (this.#draws()) {
      this.#under = null;
      // What was pressed is needed by the choice that follows at once, and by nothing after it.
      if (!pressed && this.#aimed) {
        queueMicrotask(() => {
          if (this.#aimed) this.#strokes.drop();
          this.#aimed = false;
        });
      }
      if (!pressed) return;
      this.#aimed = true;
      this.#strokes.over(cell);
      return;
    }
    if (cell === (this.#under?.cell ?? null) && pressed === (this.#under?.pressed ?? false)) return;
    this.#under = cell === null ? null : { cell, pressed };
    if (cell !== null) this.keyed = null;
    this.#drawGhost();
  }

  magnify(at: { x: number; y: number; cell: string | null } | null): void {
    if (at === null) {
      this.#loupe.hide();
      return;
    }
    const place = this.#place(at.x, at.y);
    this.#loupe.show(at.x, at.y, place.x, place.y, CELL, at.cell ?? '–');
  }

  asked(cell: string): boolean {
    if (this.#draws()) return false;
    this.#out.about?.(cell);
    return this.#out.about !== undefined;
  }

  chose(cell: string, device: Device): void {
    if (this.#draws()) {
      this.#aimed = false;
      this.#strokes.end(cell);
    } else this.#out.intent(cell, device);
  }

  // Drawing on it

  #draws(): boolean {
    return this.input?.draws === true;
  }

  middle(cell: string): Place | null {
    return this.plan.at(cell);
  }

  called(cell: string): string {
    return cell;
  }

  ends(): boolean {
    return true;
  }

  pressed(cell: string): boolean {
    return this.asked(cell);
  }

  /** A choice without a pointer. */
  #act(cell: string, device: Device): void {
    if (this.#draws()) this.#strokes.step(cell);
    else this.#out.intent(cell, device);
  }

  // Drawing

  /** A stone of this board at a place of the drawing. */
  protected stone(color: string, x: number, y: number, extra = ''): SVGGElement {
    return drawStone(this.id, color, x, y, extra);
  }

  #lay(columns: number, rows: number): void {
    this.plan = new Plan(columns, rows, this.#names);
    this.#drawn.clear();
    for (const layer of Object.values(this.#layer)) layer.replaceChildren();
    const { width, height } = this.plan;
    put(this.element, 'viewBox', `0 0 ${width} ${height}`);
    put(this.element, 'aria-rowcount', String(rows));
    put(this.element, 'aria-colcount', String(columns));
    this.#layer.base.append(...drawBase(this.id, this.plan, this.#names));
    const names = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, file) => this.#names.name({ file, rank: rows - 1 - row })),
    );
    const middle = (lines: number) => Math.floor((lines - 1) / 2);
    this.grid.lay(
      names,
      names.map((_, row) => String(rows - row)),
      (row, column) => {
        const point = { file: column, rank: rows - 1 - row };
        const [x, y] = [this.plan.x(point) - CELL / 2, this.plan.y(point) - CELL / 2];
        return { x, y, width: CELL, height: CELL };
      },
      this.#names.name({ file: middle(columns), rank: middle(rows) }),
    );
  }

  #drawStones(stones: readonly Standing[], numbers: boolean): void {
    const keyOf = ({ color, number }: Standing) => (numbers ? `${color}${number ?? ''}` : color);
    for (const [point, { key, element }] of this.#drawn) {
      const stands = this.stoneAt.get(point);
      if (stands !== undefined && keyOf(stands) === key) continue;
      this.#drawn.delete(point);
      if (stands === undefined) this.gone(point, element);
      else element.remove();
    }
    for (const stone of stones) {
      const at = this.plan.at(stone.point);
      if (at === null || this.#drawn.has(stone.point)) continue;
      const element = this.stone(stone.color, at.x, at.y);
      if (numbers && stone.number !== null) {
        element.append(svg('text', { class: 'number', x: at.x, y: at.y + 6 }, String(stone.number)));
      }
      this.#layer.stones.append(element);
      this.#drawn.set(stone.point, { key: keyOf(stone), element });
    }
  }

  /** A label stands on its stone, or on a patch of wood that hides the lines behind it. */
  #drawLabels(input: I): void {
    const { numbers } = input.settings;
    const parts: Element[] = [];
    for (const { point, text } of input.labels ?? []) {
      const at = this.plan.at(point);
      if (at === null) continue;
      const stone = this.stoneAt.get(point)?.color;
      const shown = [...text].slice(0, LABEL).join('');
      if (stone === undefined || numbers) {
        parts.push(svg('circle', { class: 'patch', cx: at.x, cy: at.y, r: STONE - 4 }));
      }
      const on = numbers ? '' : (stone ?? '');
      parts.push(svg('text', { class: `label ${on}`.trim(), x: at.x, y: at.y + 6 }, shown));
    }
    this.#layer.labels.replaceChildren(...parts);
  }

  #drawGhost(): void {
    const { input } = this;
    if (input === null) return;
    const parts: Element[] = [];
    const ghost = (name: string, color: string | null, kind: string) => {
      const at = this.plan.at(name);
      if (at === null || color === null) return;
      const stone = this.stone(color, at.x, at.y, kind);
      stone.append(svg('circle', { class: 'dashes', cx: at.x, cy: at.y, r: STONE }));
      // A queued stone carries an hourglass, so that it is told from an unsent one.
      if (kind === 'queued') {
        const r = STONE / 2;
        const d = `M${at.x - r} ${at.y - r}h${2 * r}l${-2 * r} ${2 * r}h${2 * r}Z`;
        stone.append(svg('path', { class: 'glass', d }));
      }
      // One that is on its way carries an arrow: its dashes rest for who wants no motion.
      if (kind === 'sending') {
        const r = STONE / 2;
        const d = `M${at.x} ${at.y + r}V${at.y - r}M${at.x - r} ${at.y}l${r} ${-r}l${r} ${r}`;
        stone.append(svg('path', { class: 'glass', d }));
      }
      parts.push(stone);
    };
    const color = this.nextColor(input.position);
    const under = this.#under;
    const free = under !== null && !this.stoneAt.has(under.cell);
    // What the finger points at now is drawn; then what it has chosen.
    const pressing = under?.pressed === true;
    if (input.queued !== null && input.queued !== undefined) {
      ghost(input.queued, this.#queueColor(), 'queued');
    }
    if (input.sending !== null && !this.stoneAt.has(input.sending)) {
      ghost(input.sending, color, 'sending');
    } else if (input.unsent !== null && !pressing) {
      ghost(input.unsent, color, 'unsent');
    } else if (under !== null && free && input.active) {
      if (this.ghosts(input, under.cell, pressing)) {
        ghost(under.cell, color, pressing ? 'pressed' : 'hovered');
      }
    } else if (under !== null && free && input.queues === true && under.cell !== input.queued) {
      ghost(under.cell, this.#queueColor(), pressing ? 'pressed' : 'hovered');
    }
    const at = under?.cell ?? this.keyed;
    if (at !== null) parts.push(...this.hovered(input, at));
    if (pressing && under !== null) {
      // Lines through the point lead the eye where a finger covers it.
      const place = this.plan.at(under.cell);
      const { width, height } = this.plan;
      if (place !== null) {
        const d = `M0 ${place.y}H${width}M${place.x} 0V${height}`;
        parts.unshift(svg('path', { class: 'aim', d }));
      }
    }
    this.#layer.ghost.replaceChildren(...parts);
  }

  /** A queued stone is the answer to the other colour's. */
  #queueColor(): string | null {
    const next = this.input === null ? null : this.nextColor(this.input.position);
    return next === null ? null : next === 'black' ? 'white' : 'black';
  }

  #name(input: I): void {
    const labels = new Map((input.labels ?? []).map((label) => [label.point, label.text]));
    for (const [name, cell] of this.grid.cells) {
      const words = [name];
      const stone = this.stoneAt.get(name);
      const { before, after, title } = this.notes(input, name);
      if (stone === undefined) words.push(t('cell.empty'));
      else words.push(t('cell.stone', t(stone.color === 'white' ? 'color.white' : 'color.black'), stone.number));
      words.push(...before);
      const label = labels.get(name);
      if (label !== undefined) words.push(t('cell.label', label));
      if (input.position.last === name) words.push(t('cell.last'));
      words.push(...after, ...this.#strokes.words(name));
      if (input.sending === name && stone === undefined) words.push(t('cell.sending'));
      else if (input.unsent === name) words.push(t('cell.unsent'));
      else if (input.queued === name) words.push(t('cell.queued'));
      else if (input.active && input.targets.has(name)) words.push(t('cell.legal'));
      put(cell, 'aria-label', enumerate(words));
      if (title === null) cell.replaceChildren();
      else cell.replaceChildren(svg('title', {}, title));
    }
  }

  // Input

  /** Software that helps its reader clicks without a pointer. */
  #onClick = (event: MouseEvent): void => {
    const name = this.grid.cellOf(event);
    if (name === null || !this.answers() || this.#pointing.isEcho(event.timeStamp)) return;
    this.#act(name, 'mouse');
  };

  /** The right button asks about a point; the menu of a resting finger never comes up. */
  #onMenu = (event: MouseEvent): void => {
    const name = this.grid.cellOf(event);
    // Where the right button draws, it asks when it is let go.
    if (this.#out.stroke !== undefined && event.button === 2) return;
    if (this.#pointing.isPressed()) event.preventDefault();
    else if (name !== null && this.#out.about !== undefined) {
      event.preventDefault();
      this.#out.about(name);
    }
  };

  #onFocus = (event: FocusEvent): void => {
    const name = this.grid.cellOf(event);
    if (name !== null && name !== this.grid.focused) this.grid.rove(name);
  };

  #onBlur = (): void => {
    if (this.keyed === null) return;
    this.keyed = null;
    this.#drawGhost();
  };

  #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { input } = this;
    if (input === null) return;
    switch (event.key) {
      case 'Enter':
      case ' ':
        if (this.answers()) this.#act(this.grid.focused, 'keyboard');
        break;
      case 'Escape':
        this.#pointing.drop();
        if (!this.#strokes.drop()) this.#out.cancel();
        break;
      case '.':
        if (input.position.last !== null) this.focus(input.position.last);
        break;
      case ',':
        this.#out.ask('clocks');
        break;
      case ';':
        this.#out.ask('turn');
        break;
      case '/':
        this.#out.ask('type');
        break;
      case '?':
        if (this.#out.about === undefined) return;
        this.#out.about(this.grid.focused);
        break;
      default:
        if (!this.grid.key(event.key)) return;
    }
    event.preventDefault();
    if (this.keyed !== this.grid.focused) {
      this.keyed = this.grid.focused;
      this.#drawGhost();
    }
  };
}
