/**
 * The board of gomoku and renju: 13 to 22 lines, drawn as SVG. Drawing lies below and is hidden
 * from assistive technology; above it lies a grid of cells that takes pointer, keys and focus.
 */

import { named, t } from '../i18n/index';
import type { GomokuExplanation, GomokuView, PlacedStone } from '../protocol';
import { put, svg, type BoardInput, type BoardOutput, type BoardView, type Device } from './board';
import { nextColor, parsePoint, pointName, starPoints, type Point } from './gomoku-points';
import { colorWord } from './gomoku-words';

/** The distance of two lines, in units of the drawing. */
const CELL = 40;
/** From the outermost line to the edge: half a cell for the stones, and room for coordinates. */
const MARGIN = { near: CELL / 2 + 24, far: CELL / 2 + 4 };
const STONE = CELL * 0.47;
/** A touch that rests this long asks about the point, in milliseconds. */
const LONG_TOUCH = 500;
/** How far a resting finger may stray, in CSS pixels. */
const STRAY = 12;
/** Labels longer than this are cut on the board; the cell's name has them whole. */
const LABEL = 3;

/** What the board draws besides the position: an explanation, if one is on the screen. */
export interface GomokuInput extends BoardInput<GomokuView> {
  explanation: GomokuExplanation | null;
}

let boards = 0;

export class GomokuBoard implements BoardView<GomokuView> {
  readonly element: SVGSVGElement;
  readonly #out: BoardOutput;
  readonly #id: string;
  #size = 0;
  #input: GomokuInput | null = null;
  #cells = new Map<string, SVGRectElement>();
  #stoneAt = new Map<string, { stone: PlacedStone; number: number }>();
  #drawn: { key: string; element: SVGGElement }[] = [];
  #focused = '';
  #hovered: string | null = null;
  #touch: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
  /** A long touch was answered: the click and the menu that follow it mean nothing. */
  #touched = false;
  #layer = {
    base: svg('g'),
    area: svg('g', { class: 'area' }),
    stones: svg('g'),
    marks: svg('g'),
    labels: svg('g', { class: 'labels' }),
    explain: svg('g', { class: 'explain' }),
    ghost: svg('g', { class: 'ghost' }),
  };
  #rows = svg('g', { role: 'rowgroup' });

  constructor(out: BoardOutput) {
    this.#out = out;
    boards += 1;
    this.#id = `board${boards}`;
    this.element = svg('svg', { class: 'gomoku', role: 'grid' });
    this.element.append(
      this.#gradients(),
      svg('g', { 'aria-hidden': 'true' }, ...Object.values(this.#layer)),
      this.#rows,
    );
    this.element.addEventListener('click', this.#onClick);
    this.element.addEventListener('keydown', this.#onKey);
    this.element.addEventListener('pointermove', this.#onHover);
    this.element.addEventListener('pointerleave', this.#onLeave);
    this.element.addEventListener('focusin', this.#onFocus);
    if (out.about !== undefined) {
      this.element.addEventListener('contextmenu', this.#onMenu);
      this.element.addEventListener('pointerdown', this.#onTouch);
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
        this.element.addEventListener(end, this.#endTouch);
      }
    }
  }

  destroy(): void {
    this.#endTouch();
    this.element.remove();
  }

  cellSize(): number {
    const span = (this.#size - 1) * CELL + MARGIN.near + MARGIN.far;
    return (this.element.getBoundingClientRect().width / span) * CELL;
  }

  focus(cell: string): void {
    const target = this.#cells.get(cell);
    if (target === undefined) return;
    this.#rove(cell);
    target.focus();
  }

  update(input: GomokuInput): void {
    this.#input = input;
    const { position } = input;
    if (position.size !== this.#size) this.#lay(position.size);
    put(this.element, 'aria-label', t('board.label', position.size));
    this.element.classList.toggle('mine', input.active);
    this.element.classList.toggle('bare', !input.settings.coordinates);
    this.#stoneAt = new Map(
      position.stones.map((stone, index) => [stone.point, { stone, number: index + 1 }]),
    );
    this.#drawStones();
    this.#drawMarks();
    this.#drawLabels();
    this.#drawExplanation();
    this.#drawGhost();
    this.#name();
  }

  // Geometry

  #x(point: Point): number {
    return MARGIN.near + point.file * CELL;
  }

  #y(point: Point): number {
    return MARGIN.far + (this.#size - 1 - point.rank) * CELL;
  }

  #at(name: string): { x: number; y: number } | null {
    const point = parsePoint(name, this.#size);
    return point === null ? null : { x: this.#x(point), y: this.#y(point) };
  }

  // Drawing

  #gradients(): SVGDefsElement {
    const stop = (offset: string, kind: string) => svg('stop', { offset, class: kind });
    const ball = (color: string) =>
      svg(
        'radialGradient',
        { id: `${this.#id}-${color}`, cx: '36%', cy: '30%', r: '72%' },
        stop('0', `${color}-light`),
        stop('0.55', `${color}-body`),
        stop('1', `${color}-rim`),
      );
    // Grain: narrow bands that repeat at an angle, so that no image is needed.
    const grain = svg(
      'linearGradient',
      {
        id: `${this.#id}-grain`,
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

  #lay(size: number): void {
    this.#size = size;
    this.#drawn = [];
    this.#cells.clear();
    for (const layer of Object.values(this.#layer)) layer.replaceChildren();
    const span = (size - 1) * CELL;
    const side = span + MARGIN.near + MARGIN.far;
    put(this.element, 'viewBox', `0 0 ${side} ${side}`);
    put(this.element, 'aria-rowcount', String(size));
    put(this.element, 'aria-colcount', String(size));

    const { base } = this.#layer;
    base.append(
      svg('rect', { class: 'wood', width: side, height: side, rx: 10 }),
      svg('rect', {
        class: 'grain',
        width: side,
        height: side,
        rx: 10,
        fill: `url(#${this.#id}-grain)`,
      }),
    );
    let lines = '';
    for (let index = 0; index < size; index += 1) {
      const along = index * CELL;
      lines += `M${MARGIN.near} ${MARGIN.far + along}h${span}M${MARGIN.near + along} ${MARGIN.far}v${span}`;
    }
    base.append(
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
      base.append(svg('circle', { class: 'star', cx: this.#x(star), cy: this.#y(star), r: 4.5 }));
    }
    for (let index = 0; index < size; index += 1) {
      const file = { file: index, rank: 0 };
      const rank = { file: 0, rank: index };
      base.append(
        svg(
          'text',
          { class: 'coordinate', x: this.#x(file), y: side - 8 },
          String.fromCharCode(65 + index),
        ),
        svg('text', { class: 'coordinate', x: 13, y: this.#y(rank) + 5.5 }, String(index + 1)),
      );
    }

    this.#rows.replaceChildren();
    for (let rank = size - 1; rank >= 0; rank -= 1) {
      const row = svg('g', { role: 'row', 'aria-rowindex': size - rank });
      for (let file = 0; file < size; file += 1) {
        const name = pointName({ file, rank });
        const cell = svg('rect', {
          class: 'cell',
          role: 'gridcell',
          tabindex: -1,
          'aria-colindex': file + 1,
          'data-point': name,
          x: MARGIN.near + (file - 0.5) * CELL,
          y: MARGIN.far + (size - 1 - rank - 0.5) * CELL,
          width: CELL,
          height: CELL,
          rx: 6,
        });
        row.append(cell);
        this.#cells.set(name, cell);
      }
      this.#rows.append(row);
    }
    const middle = Math.floor((size - 1) / 2);
    this.#rove(pointName({ file: middle, rank: middle }));
  }

  #stone(color: string, x: number, y: number, extra = ''): SVGGElement {
    return svg(
      'g',
      { class: `stone ${color} ${extra}`.trim() },
      svg('circle', { class: 'shadow', cx: x + 1.2, cy: y + 2.2, r: STONE }),
      svg('circle', { class: 'body', cx: x, cy: y, r: STONE, fill: `url(#${this.#id}-${color})` }),
    );
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
      const at = this.#at(stone.point);
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
      const ends = [row[0], row.at(-1)].map((name) => (name === undefined ? null : this.#at(name)));
      const [from, to] = ends;
      if (from && to) {
        marks.push(svg('line', { class: 'winning', x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
      }
      for (const name of row) {
        const at = this.#at(name);
        if (at) marks.push(svg('circle', { class: 'winning', cx: at.x, cy: at.y, r: STONE + 1 }));
      }
    }
    position.offered.forEach((name, index) => {
      const at = this.#at(name);
      if (at === null) return;
      const ghost = this.#stone('black', at.x, at.y, 'offered');
      ghost.append(
        svg('circle', { class: 'dashes', cx: at.x, cy: at.y, r: STONE }),
        svg('text', { class: 'number', x: at.x, y: at.y + 6 }, String(index + 1)),
      );
      marks.push(ghost);
    });
    for (const mark of position.forbidden) {
      const at = this.#at(mark.point);
      if (at === null || this.#stoneAt.has(mark.point)) continue;
      marks.push(this.#forbiddenMark(mark.kind, at.x, at.y));
    }
    const last = position.last === null ? null : this.#at(position.last);
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
        const at = this.#at(name);
        if (at === null || position.offered.includes(name)) continue;
        area.push(svg('circle', { class: 'target', cx: at.x, cy: at.y, r: 6 }));
      }
    }
    this.#layer.marks.replaceChildren(...marks);
    this.#layer.area.replaceChildren(...area);
  }

  /** Every kind has its own shape: a cross, two bars, a bar; and its word in the cell's name. */
  #forbiddenMark(kind: string, x: number, y: number): SVGGElement {
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

  /** A label stands on its stone, or on a patch of wood that hides the lines behind it. */
  #drawLabels(): void {
    const parts: Element[] = [];
    for (const { point, text } of this.#input?.labels ?? []) {
      const at = this.#at(point);
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

  #drawExplanation(): void {
    const explanation = this.#input?.explanation ?? null;
    const parts: Element[] = [];
    if (explanation !== null) {
      for (const name of explanation.area) {
        const at = this.#at(name);
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
        const spots = stones.map((name) => this.#at(name)).filter((at) => at !== null);
        const [from, to] = [spots[0], spots.at(-1)];
        if (from && to) {
          parts.push(
            svg('line', { class: `halo ${kind}`, x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
            svg('line', { class: `shape ${kind}`, x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
          );
        }
        for (const at of spots) {
          parts.push(svg('circle', { class: `ring ${kind}`, cx: at.x, cy: at.y, r: STONE - 3 }));
        }
      };
      for (const one of explanation.shapes) {
        for (const completion of one.completions) {
          for (const inner of completion.shapes) shape(inner.stones, 'inner');
        }
        shape(one.stones, one.kind === 'dead_three' ? 'dead' : 'live');
      }
      for (const completion of explanation.shapes.flatMap((one) => one.completions)) {
        const at = this.#at(completion.point);
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
      const point = explanation.point === null ? null : this.#at(explanation.point);
      const mirrored = explanation.mirrors === null ? null : this.#at(explanation.mirrors);
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
    }
    this.#layer.explain.replaceChildren(...parts);
  }

  #drawGhost(): void {
    const input = this.#input;
    if (input === null) return;
    const color = nextColor(input.position.step);
    const parts: Element[] = [];
    const ghost = (name: string, kind: string) => {
      const at = this.#at(name);
      if (at === null || color === null) return;
      const stone = this.#stone(color, at.x, at.y, kind);
      stone.append(svg('circle', { class: 'dashes', cx: at.x, cy: at.y, r: STONE }));
      parts.push(stone);
    };
    if (input.sending !== null && !this.#stoneAt.has(input.sending)) {
      ghost(input.sending, 'sending');
    } else if (input.unsent !== null) {
      ghost(input.unsent, 'unsent');
    } else if (
      input.active &&
      this.#hovered !== null &&
      input.targets.has(this.#hovered) &&
      !input.position.offered.includes(this.#hovered)
    ) {
      ghost(this.#hovered, 'hovered');
    }
    this.#layer.ghost.replaceChildren(...parts);
  }

  #name(): void {
    const input = this.#input;
    if (input === null) return;
    const { position } = input;
    const winning = new Set(position.winning.flat());
    const forbidden = new Map(position.forbidden.map((mark) => [mark.point, mark.kind]));
    const offered = new Map(position.offered.map((name, index) => [name, index + 1]));
    const labels = new Map((input.labels ?? []).map((label) => [label.point, label.text]));
    for (const [name, cell] of this.#cells) {
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
      else if (input.active && input.targets.has(name)) words.push(t('cell.legal'));
      put(cell, 'aria-label', words.join(', '));
      if (kind === undefined) cell.replaceChildren();
      else cell.replaceChildren(svg('title', {}, named('cell.mark', kind)));
    }
  }

  // Input

  #rove(name: string): void {
    this.#cells.get(this.#focused)?.setAttribute('tabindex', '-1');
    this.#cells.get(name)?.setAttribute('tabindex', '0');
    this.#focused = name;
  }

  #cellOf(event: Event): string | null {
    return event.target instanceof SVGElement ? (event.target.dataset['point'] ?? null) : null;
  }

  #onClick = (event: MouseEvent): void => {
    const name = this.#cellOf(event);
    if (this.#touched) {
      this.#touched = false;
      return;
    }
    if (name === null || this.#input?.active !== true) return;
    const device: Device =
      event instanceof PointerEvent && event.pointerType !== 'mouse' && event.pointerType !== ''
        ? 'touch'
        : 'mouse';
    this.#out.intent(name, device);
  };

  #onMenu = (event: MouseEvent): void => {
    const name = this.#cellOf(event);
    if (name === null) return;
    event.preventDefault();
    const byTouch = this.#touch !== null || this.#touched;
    this.#endTouch();
    if (this.#touched) return;
    this.#touched = byTouch;
    this.#out.about?.(name);
  };

  #onTouch = (event: PointerEvent): void => {
    this.#endTouch();
    this.#touched = false;
    const name = this.#cellOf(event);
    if (name === null || event.pointerType === 'mouse') return;
    const timer = setTimeout(() => {
      this.#touch = null;
      this.#touched = true;
      this.#out.about?.(name);
    }, LONG_TOUCH);
    this.#touch = { timer, x: event.clientX, y: event.clientY };
  };

  #endTouch = (): void => {
    if (this.#touch !== null) clearTimeout(this.#touch.timer);
    this.#touch = null;
  };

  #onHover = (event: PointerEvent): void => {
    const touch = this.#touch;
    if (touch !== null && Math.hypot(event.clientX - touch.x, event.clientY - touch.y) > STRAY) {
      this.#endTouch();
    }
    const name = event.pointerType === 'touch' ? null : this.#cellOf(event);
    if (name === this.#hovered) return;
    this.#hovered = name;
    this.#drawGhost();
  };

  #onLeave = (): void => {
    this.#hovered = null;
    this.#drawGhost();
  };

  #onFocus = (event: FocusEvent): void => {
    const name = this.#cellOf(event);
    if (name !== null && name !== this.#focused) this.#rove(name);
  };

  #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = parsePoint(this.#focused, this.#size);
    const input = this.#input;
    if (from === null || input === null) return;
    const end = this.#size - 1;
    const go = (file: number, rank: number) =>
      this.focus(
        pointName({
          file: Math.min(end, Math.max(0, file)),
          rank: Math.min(end, Math.max(0, rank)),
        }),
      );
    switch (event.key) {
      case 'ArrowLeft':
        go(from.file - 1, from.rank);
        break;
      case 'ArrowRight':
        go(from.file + 1, from.rank);
        break;
      case 'ArrowUp':
        go(from.file, from.rank + 1);
        break;
      case 'ArrowDown':
        go(from.file, from.rank - 1);
        break;
      case 'Home':
        go(0, from.rank);
        break;
      case 'End':
        go(end, from.rank);
        break;
      case 'PageUp':
        go(from.file, end);
        break;
      case 'PageDown':
        go(from.file, 0);
        break;
      case 'Enter':
      case ' ':
        if (input.active) this.#out.intent(this.#focused, 'keyboard');
        break;
      case 'Escape':
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
        this.#out.about(this.#focused);
        break;
      default: {
        const letter = event.key.toLowerCase();
        const file = letter.length === 1 ? letter.charCodeAt(0) - 97 : -1;
        if (file < 0 || file > end) return;
        go(file, from.rank);
      }
    }
    event.preventDefault();
  };
}
