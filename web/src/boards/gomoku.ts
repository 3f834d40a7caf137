/**
 * The board of gomoku and renju: 13 to 22 lines, drawn as SVG. Drawing lies below and is hidden
 * from assistive technology; above it lies a grid of cells that takes pointer, keys and focus.
 */

import { enumerate } from '../i18n/format';
import { named, t } from '../i18n/index';
import type { GomokuExplanation, GomokuView, PlacedStone } from '../protocol';
import {
  put,
  SURE_TAP,
  svg,
  type BoardInput,
  type BoardOutput,
  type BoardView,
  type Device,
} from './board';
import {
  CELL,
  drawBase,
  drawExplanation,
  drawStone,
  forbiddenMark,
  gradients,
  Plan,
  STONE,
} from './gomoku-art';
import { nextColor, pointName } from './gomoku-points';
import { colorWord } from './gomoku-words';
import { CellGrid } from './grid';
import { Loupe } from './loupe';
import { listen, Pointing, type Pointed } from './pointing';

/** What the board draws besides the position: an explanation, if one is on the screen. */
export interface GomokuInput extends BoardInput<GomokuView> {
  explanation: GomokuExplanation | null;
}

/** Labels longer than this are cut on the board; the cell's name has them whole. */
const LABEL = 3;

let boards = 0;

/** What makes a position another one for somebody who is about to choose a point. */
function shape({ stones, offered, step, passed }: GomokuView): string {
  return [stones.length, stones.at(-1)?.point, offered.length, step.ask, passed].join();
}

export class GomokuBoard implements BoardView<GomokuView>, Pointed {
  readonly element: SVGSVGElement;
  readonly #out: BoardOutput;
  readonly #id: string;
  #plan = new Plan(0);
  #input: GomokuInput | null = null;
  #shape = '';
  #stoneAt = new Map<string, { stone: PlacedStone; number: number }>();
  #drawn: { key: string; element: SVGGElement }[] = [];
  #under: { cell: string; pressed: boolean } | null = null;
  readonly #grid = new CellGrid();
  readonly #pointing = new Pointing(this);
  readonly #loupe: Loupe;
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

  constructor(out: BoardOutput) {
    this.#out = out;
    boards += 1;
    this.#id = `board${boards}`;
    this.element = svg('svg', { class: 'gomoku', role: 'grid' });
    const drawing = svg('g', { 'aria-hidden': 'true' }, ...Object.values(this.#layer));
    this.element.append(
      gradients(this.#id),
      drawing,
      this.#grid.rows,
    );
    this.#loupe = new Loupe(drawing, 'gomoku');
    this.#deaf = listen(this.element, this.#pointing, this);
    this.element.addEventListener('click', this.#onClick);
    this.element.addEventListener('contextmenu', this.#onMenu);
    this.element.addEventListener('keydown', this.#onKey);
    this.element.addEventListener('focusin', this.#onFocus);
  }

  destroy(): void {
    this.#deaf();
    this.#loupe.hide();
    this.element.remove();
  }

  cellSize(): number {
    return (this.element.getBoundingClientRect().width / this.#plan.side) * CELL;
  }

  focus(cell: string): void {
    this.#grid.focus(cell);
  }

  update(input: GomokuInput): void {
    this.#input = input;
    const { position } = input;
    if (position.size !== this.#plan.size) this.#lay(position.size);
    // A finger that is still down was meant for the position before.
    const now = shape(position);
    if (now !== this.#shape) this.#pointing.drop();
    this.#shape = now;
    put(this.element, 'aria-label', t('board.label', position.size));
    this.element.classList.toggle('mine', input.active);
    this.element.classList.toggle('queues', input.queues === true);
    this.element.classList.toggle('bare', !input.settings.coordinates);
    this.#stoneAt = new Map(
      position.stones.map((stone, index) => [stone.point, { stone, number: index + 1 }]),
    );
    this.#drawStones();
    this.#drawMarks();
    this.#drawLabels();
    this.#layer.explain.replaceChildren(
      ...(input.explanation === null ? [] : drawExplanation(this.#plan, input.explanation)),
    );
    this.#drawGhost();
    this.#name();
  }

  // Pointing

  /** The drawing's place of a place of the window. */
  #place(x: number, y: number): { x: number; y: number } {
    const box = this.element.getBoundingClientRect();
    const scale = this.#plan.side / (box.width || 1);
    return { x: (x - box.left) * scale, y: (y - box.top) * scale };
  }

  cellAt(x: number, y: number): string | null {
    const place = this.#place(x, y);
    const point = this.#plan.near(place.x, place.y);
    return point === null ? null : pointName(point);
  }

  answers(): boolean {
    return this.#input?.active === true || this.#input?.queues === true;
  }

  magnifies(): boolean {
    return this.#input?.settings.loupe === true && this.cellSize() < SURE_TAP;
  }

  under(cell: string | null, pressed: boolean): void {
    if (cell === (this.#under?.cell ?? null) && pressed === (this.#under?.pressed ?? false)) return;
    this.#under = cell === null ? null : { cell, pressed };
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
    this.#out.about?.(cell);
    return this.#out.about !== undefined;
  }

  chose(cell: string, device: Device): void {
    this.#out.intent(cell, device);
  }

  // Drawing

  #lay(size: number): void {
    this.#plan = new Plan(size);
    this.#drawn = [];
    for (const layer of Object.values(this.#layer)) layer.replaceChildren();
    const { side } = this.#plan;
    put(this.element, 'viewBox', `0 0 ${side} ${side}`);
    put(this.element, 'aria-rowcount', String(size));
    put(this.element, 'aria-colcount', String(size));
    this.#layer.base.append(...drawBase(this.#id, this.#plan));
    const names = Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, file) => pointName({ file, rank: size - 1 - row })),
    );
    const middle = Math.floor((size - 1) / 2);
    this.#grid.lay(
      names,
      names.map((_, row) => String(size - row)),
      (row, column) => {
        const point = { file: column, rank: size - 1 - row };
        const [x, y] = [this.#plan.x(point) - CELL / 2, this.#plan.y(point) - CELL / 2];
        return { x, y, width: CELL, height: CELL };
      },
      pointName({ file: middle, rank: middle }),
    );
  }

  #stone(color: string, x: number, y: number, extra = ''): SVGGElement {
    return drawStone(this.#id, color, x, y, extra);
  }

  #drawStones(): void {
    const input = this.#input;
    if (input === null) return;
    const { stones } = input.position;
    const { numbers } = input.settings;
    const keyOf = (stone: PlacedStone) => `${stone.point}${stone.color}${numbers ? '#' : ''}`;
    let same = 0;
    while (
      same < this.#drawn.length &&
      same < stones.length &&
      this.#drawn[same]?.key === keyOf(stones[same] as PlacedStone)
    ) {
      same += 1;
    }
    for (const gone of this.#drawn.splice(same)) gone.element.remove();
    stones.slice(same).forEach((stone, index) => {
      const at = this.#plan.at(stone.point);
      if (at === null) return;
      const element = this.#stone(stone.color, at.x, at.y);
      if (numbers) {
        element.append(
          svg('text', { class: 'number', x: at.x, y: at.y + 6 }, String(same + index + 1)),
        );
      }
      this.#layer.stones.append(element);
      this.#drawn.push({ key: keyOf(stone), element });
    });
  }

  #drawMarks(): void {
    const input = this.#input;
    if (input === null) return;
    const { position } = input;
    const marks: Element[] = [];
    const area: Element[] = [];

    for (const row of position.winning) {
      const ends = [row[0], row.at(-1)].map((name) => (name === undefined ? null : this.#plan.at(name)));
      const [from, to] = ends;
      if (from && to) {
        marks.push(svg('line', { class: 'winning', x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
      }
      for (const name of row) {
        const at = this.#plan.at(name);
        if (at) marks.push(svg('circle', { class: 'winning', cx: at.x, cy: at.y, r: STONE + 1 }));
      }
    }
    position.offered.forEach((name, index) => {
      const at = this.#plan.at(name);
      if (at === null) return;
      const ghost = this.#stone('black', at.x, at.y, 'offered');
      ghost.append(
        svg('circle', { class: 'dashes', cx: at.x, cy: at.y, r: STONE }),
        svg('text', { class: 'number', x: at.x, y: at.y + 6 }, String(index + 1)),
      );
      marks.push(ghost);
    });
    for (const mark of position.forbidden) {
      const at = this.#plan.at(mark.point);
      if (at === null || this.#stoneAt.has(mark.point)) continue;
      marks.push(forbiddenMark(mark.kind, at.x, at.y));
    }
    const last = position.last === null ? null : this.#plan.at(position.last);
    const lastColor = position.last === null ? undefined : this.#stoneAt.get(position.last);
    if (last !== null && lastColor !== undefined) {
      // A bracket around the stone, so that the mark does not rest on colour or hide a number.
      const r = STONE + 2;
      const arm = 9;
      const corner = (sx: number, sy: number) =>
        `M${last.x + sx * r} ${last.y + sy * (r - arm)}V${last.y + sy * r}H${last.x + sx * (r - arm)}`;
      marks.push(
        svg('path', {
          class: 'last',
          d: corner(-1, -1) + corner(1, -1) + corner(-1, 1) + corner(1, 1),
        }),
      );
      if (!input.settings.numbers) {
        marks.push(
          svg('circle', { class: `dot ${lastColor.stone.color}`, cx: last.x, cy: last.y, r: 5 }),
        );
      }
    }
    // Where the stone may go, while an opening limits it.
    if (input.active && input.targets.size > 0 && input.targets.size <= 81) {
      for (const name of input.targets) {
        const at = this.#plan.at(name);
        if (at === null || position.offered.includes(name)) continue;
        area.push(svg('circle', { class: 'target', cx: at.x, cy: at.y, r: 6 }));
      }
    }
    this.#layer.marks.replaceChildren(...marks);
    this.#layer.area.replaceChildren(...area);
  }

  /** A label stands on its stone, or on a patch of wood that hides the lines behind it. */
  #drawLabels(): void {
    const parts: Element[] = [];
    for (const { point, text } of this.#input?.labels ?? []) {
      const at = this.#plan.at(point);
      if (at === null) continue;
      const stone = this.#stoneAt.get(point)?.stone.color;
      const shown = [...text].slice(0, LABEL).join('');
      if (stone === undefined || this.#input?.settings.numbers === true) {
        parts.push(svg('circle', { class: 'patch', cx: at.x, cy: at.y, r: STONE - 4 }));
      }
      const on = this.#input?.settings.numbers === true ? '' : (stone ?? '');
      parts.push(svg('text', { class: `label ${on}`.trim(), x: at.x, y: at.y + 6 }, shown));
    }
    this.#layer.labels.replaceChildren(...parts);
  }

  #drawGhost(): void {
    const input = this.#input;
    if (input === null) return;
    const { position } = input;
    const parts: Element[] = [];
    const ghost = (name: string, color: string | null, kind: string) => {
      const at = this.#plan.at(name);
      if (at === null || color === null) return;
      const stone = this.#stone(color, at.x, at.y, kind);
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
    const color = nextColor(position.step);
    const under = this.#under;
    const free = under !== null && !this.#stoneAt.has(under.cell);
    // What the finger points at now is drawn; then what it has chosen.
    const pressing = under?.pressed === true;
    if (input.queued !== null && input.queued !== undefined) {
      ghost(input.queued, this.#queueColor(), 'queued');
    }
    if (input.sending !== null && !this.#stoneAt.has(input.sending)) {
      ghost(input.sending, color, 'sending');
    } else if (input.unsent !== null && !pressing) {
      ghost(input.unsent, color, 'unsent');
    } else if (under !== null && free && input.active) {
      const offered = position.offered.includes(under.cell);
      if (pressing ? !offered : input.targets.has(under.cell) && !offered) {
        ghost(under.cell, color, pressing ? 'pressed' : 'hovered');
      }
    } else if (under !== null && free && input.queues === true && under.cell !== input.queued) {
      ghost(under.cell, this.#queueColor(), pressing ? 'pressed' : 'hovered');
    }
    if (pressing && under !== null) {
      // Lines through the point lead the eye where a finger covers it.
      const at = this.#plan.at(under.cell);
      const end = this.#plan.side;
      if (at !== null) {
        parts.unshift(svg('path', { class: 'aim', d: `M0 ${at.y}H${end}M${at.x} 0V${end}` }));
      }
    }
    this.#layer.ghost.replaceChildren(...parts);
  }

  /** A queued stone is the answer to the other colour's. */
  #queueColor(): string | null {
    const next = this.#input === null ? null : nextColor(this.#input.position.step);
    return next === null ? null : next === 'black' ? 'white' : 'black';
  }

  #name(): void {
    const input = this.#input;
    if (input === null) return;
    const { position } = input;
    const winning = new Set(position.winning.flat());
    const forbidden = new Map(position.forbidden.map((mark) => [mark.point, mark.kind]));
    const offered = new Map(position.offered.map((name, index) => [name, index + 1]));
    const labels = new Map((input.labels ?? []).map((label) => [label.point, label.text]));
    for (const [name, cell] of this.#grid.cells) {
      const words = [name];
      const stone = this.#stoneAt.get(name);
      if (stone === undefined) words.push(t('cell.empty'));
      else words.push(t('cell.stone', colorWord(stone.stone.color), stone.number));
      const offer = offered.get(name);
      if (offer !== undefined) words.push(t('cell.offered', offer));
      const label = labels.get(name);
      if (label !== undefined) words.push(t('cell.label', label));
      if (position.last === name) words.push(t('cell.last'));
      if (winning.has(name)) words.push(t('cell.winning'));
      const kind = forbidden.get(name);
      if (kind !== undefined) words.push(named('cell.mark', kind));
      if (input.sending === name && stone === undefined) words.push(t('cell.sending'));
      else if (input.unsent === name) words.push(t('cell.unsent'));
      else if (input.queued === name) words.push(t('cell.queued'));
      else if (input.active && input.targets.has(name)) words.push(t('cell.legal'));
      put(cell, 'aria-label', enumerate(words));
      if (kind === undefined) cell.replaceChildren();
      else cell.replaceChildren(svg('title', {}, named('cell.mark', kind)));
    }
  }

  // Input

  /** Software that helps its reader clicks without a pointer. */
  #onClick = (event: MouseEvent): void => {
    const name = this.#grid.cellOf(event);
    if (name === null || !this.answers() || this.#pointing.isEcho()) return;
    this.#out.intent(name, 'mouse');
  };

  /** The right button asks about a point; the menu of a resting finger never comes up. */
  #onMenu = (event: MouseEvent): void => {
    const name = this.#grid.cellOf(event);
    if (this.#pointing.isPressed()) event.preventDefault();
    else if (name !== null && this.#out.about !== undefined) {
      event.preventDefault();
      this.#out.about(name);
    }
  };

  #onFocus = (event: FocusEvent): void => {
    const name = this.#grid.cellOf(event);
    if (name !== null && name !== this.#grid.focused) this.#grid.rove(name);
  };

  #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const input = this.#input;
    if (input === null) return;
    switch (event.key) {
      case 'Enter':
      case ' ':
        if (this.answers()) this.#out.intent(this.#grid.focused, 'keyboard');
        break;
      case 'Escape':
        this.#pointing.drop();
        this.#out.cancel();
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
        this.#out.about(this.#grid.focused);
        break;
      default:
        if (!this.#grid.key(event.key)) return;
    }
    event.preventDefault();
  };
}
