/**
 * The board of shogi and both hands, drawn as SVG. A move is picked up and put down: what the page
 * gets as a cell is the whole action, so that it knows nothing of picking. Drawing lies below and is
 * hidden from assistive technology; above it lie a grid of squares, a list for each hand, and the
 * choice of a promotion.
 */

import { enumerate } from '../i18n/format';
import { t } from '../i18n/index';
import type { ShogiExplanation } from '../protocol';
import '../styles/shogi.css';
import { put, SURE_TAP, svg, type BoardInput, type BoardOutput, type BoardView, type Device } from './board';
import type { PositionOf } from './faces';
import { CellGrid } from './grid';
import { Loupe } from './loupe';
import { listen, Pointing, type Pointed } from './pointing';
import {
  definitions,
  drawBoard,
  drawExplanation,
  drawPiece,
  frame,
  HEIGHT,
  ShogiPlan,
  targetMark,
  WIDTH,
  type Dress,
} from './shogi-art';
import { OPTIONS, PromotionChoice, type Option, type Pending } from './shogi-choice';
import { hasGlyphs } from './shogi-glyphs';
import { drawHands, HandLists, heldAt, heldName, heldPlace, parseHeld } from './shogi-hands';
import { HAND, held, otherSide, parseAct, parseSquare, pieceAt, pieceOf, plain, squareText, unlisted } from './shogi-points';
import { pieceWord, ranks, sideWord, squareSaid } from './shogi-words';
import { arrow, Strokes, type Canvas, type Place } from './strokes';

type Position = PositionOf<'shogi'>;

/** What the board draws besides the position: an explanation that was asked for. */
export interface ShogiInput extends BoardInput<Position> {
  explanation: ShogiExplanation | null;
}

/** From this width on, in CSS pixels, the hands stand beside the board. */
const BESIDE = 480;

/** A piece that was picked up: where it stands, and the beginning of its actions. */
interface Picked {
  /** A square, or a kind in a hand. */
  name: string;
  side: string;
  piece: string;
  /** `7g` or `P*`. */
  from: string;
}

let boards = 0;

export class ShogiBoard implements BoardView<Position>, Pointed, Canvas {
  readonly element: SVGSVGElement;
  readonly #out: BoardOutput;
  readonly #id: string;
  readonly #defs = svg('defs');
  #signed = false;
  readonly #grid = new CellGrid();
  readonly #squares = svg('g', { role: 'grid' });
  readonly #lists = new HandLists();
  readonly #choice = new PromotionChoice();
  readonly #pointing = new Pointing(this);
  readonly #loupe: Loupe;
  readonly #strokes: Strokes;
  readonly #deaf: () => void;
  readonly #sized: ResizeObserver | null;
  readonly #layer = {
    base: svg('g'),
    below: svg('g'),
    pieces: svg('g'),
    above: svg('g'),
    labels: svg('g', { class: 'labels' }),
    explain: svg('g', { class: 'explain' }),
    ghost: svg('g', { class: 'ghost' }),
  };
  #plan = new ShogiPlan(true, 'black');
  #laid = '';
  #input: ShogiInput | null = null;
  #picked: Picked | null = null;
  #pending: Pending | null = null;
  #shape = '';
  /** A press: where it began, what was picked before, and where it has been dragged to. */
  #press: { at: string | null; before: string | null; drag: Place | null } | null = null;
  #hover: string | null = null;
  /** Whether a press draws now. */
  #aimed = false;

  constructor(out: BoardOutput) {
    this.#out = out;
    boards += 1;
    this.#id = `shogi${boards}`;
    const drawing = svg('g', { 'aria-hidden': 'true' }, ...Object.values(this.#layer));
    this.#squares.append(this.#grid.rows);
    this.element = svg(
      'svg',
      { class: 'lined shogi', role: 'group' },
      this.#defs,
      drawing,
      this.#squares,
      this.#lists.element,
      this.#choice.buttons,
    );
    this.#strokes = new Strokes(this.element, this, out);
    drawing.append(this.#strokes.element, this.#choice.drawing);
    this.#loupe = new Loupe(drawing, 'lined shogi');
    this.#deaf = listen(this.element, this.#pointing, this);
    this.element.addEventListener('click', this.#onClick);
    this.element.addEventListener('contextmenu', this.#onMenu);
    this.element.addEventListener('keydown', this.#onKey);
    this.element.addEventListener('focusin', this.#onFocus);
    this.#sized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.#refit());
    this.#sized?.observe(this.element);
  }

  // The contract

  destroy(): void {
    this.#deaf();
    this.#strokes.destroy();
    this.#sized?.disconnect();
    this.#loupe.hide();
    this.element.remove();
  }

  cellSize(): number {
    return (this.element.getBoundingClientRect().width / this.#plan.width) * WIDTH;
  }

  focus(cell: string): void {
    const square = parseSquare(cell) === null ? (parseAct(cell)?.to ?? cell) : cell;
    this.#grid.focus(square);
  }

  update(input: ShogiInput): void {
    this.#input = input;
    const now = input.position.sfen;
    if (now !== this.#shape) {
      // A finger that is still down was meant for the position before.
      this.#pointing.drop();
      this.#strokes.drop();
      this.#pending = null;
      this.#shape = now;
    }
    const picked = this.#picked;
    if (picked !== null && (picked.side !== this.#side() || !this.#stands(picked))) this.#picked = null;
    if (this.#side() === null || input.draws === true) this.#pending = null;
    if (input.draws === true) this.#picked = null;
    this.#draw();
  }

  /** The side whose pieces may be picked now; null where the reader does nothing. */
  #side(): string | null {
    const { active = false, queues = false, position } = this.#input ?? {};
    if (position === undefined || position.over) return null;
    return active ? position.side : queues ? otherSide(position.side) : null;
  }

  #stands({ name, side, piece }: Picked): boolean {
    const position = this.#input?.position;
    if (position === undefined) return false;
    if (parseHeld(name) !== null) return held(position, side, piece) > 0;
    const there = pieceAt(position, name);
    return there?.side === side && there.piece === piece;
  }

  // Picking up and putting down

  /** The piece of the side that acts, on a square or in a hand. */
  #own(name: string | null): Picked | null {
    const position = this.#input?.position;
    const side = this.#side();
    if (name === null || position === undefined || side === null) return null;
    const inHand = parseHeld(name);
    if (inHand !== null) {
      const { piece } = inHand;
      return inHand.side === side && held(position, side, piece) > 0 ? { name, side, piece, from: `${piece}*` } : null;
    }
    const there = pieceAt(position, name);
    return there?.side === side ? { name, side, piece: there.piece, from: name } : null;
  }

  /** The actions that put the picked piece on a square, the one that promotes first. */
  #ways(picked: Picked, to: string): string[] {
    if (this.#input?.active !== true) return unlisted(picked.side, picked.piece, picked.from, to);
    const both = [`${picked.from}${to}+`, picked.from + to];
    const listed = both.filter((one) => this.#input?.targets.has(one));
    // What is not listed is sent all the same, so that the server explains.
    return listed.length > 0 ? listed : both.slice(1);
  }

  #pick(picked: Picked | null): void {
    const before = this.#picked;
    this.#picked = picked;
    this.#pending = null;
    this.#draw();
    if (picked === null) {
      if (before !== null) this.#out.tell?.(t('shogi.unpicked'));
      return;
    }
    const word = pieceWord(picked.piece);
    const queue = this.#input?.active !== true;
    this.#out.tell?.(queue ? t('shogi.picked.queue', word) : t('shogi.picked', word, this.#goals().size));
  }

  /** The squares that the picked piece may go to. */
  #goals(): Set<string> {
    const picked = this.#picked;
    const found = new Set<string>();
    if (picked === null || this.#input?.active !== true) return found;
    for (const action of this.#input.targets) {
      if (action.startsWith(picked.from)) found.add(action.slice(picked.from.length, picked.from.length + 2));
    }
    return found;
  }

  #put(to: string, device: Device): void {
    const picked = this.#picked;
    if (picked === null) return;
    const ways = this.#ways(picked, to);
    const [yes, no] = ways;
    if (yes === undefined) return;
    const unasked = this.#input?.settings.promote === 'big' && /^[RBP]$/.test(picked.piece);
    if (no === undefined || unasked) {
      this.#send(yes, device);
      return;
    }
    this.#pending = { to, side: picked.side, piece: picked.piece, actions: [yes, no] };
    this.#draw();
    this.#choice.focus('+');
  }

  #send(action: string, device: Device): void {
    this.#picked = null;
    this.#pending = null;
    this.#draw();
    this.#out.intent(action, device);
  }

  /** A press on a square, or on a kind in a hand. */
  #act(name: string, device: Device): void {
    if (this.#input?.sets === true) {
      this.#out.intent(name, device);
      return;
    }
    if (this.#input?.draws === true) {
      this.#strokes.step(name);
      return;
    }
    const picked = this.#picked;
    const unsent = this.#input?.unsent ?? null;
    if (picked === null && unsent !== null && parseAct(unsent)?.to === name) {
      // The second tap on a move that waits for it.
      this.#out.intent(unsent, device);
      return;
    }
    const own = this.#own(name);
    if (own !== null) this.#pick(picked?.name === name ? null : own);
    else if (picked !== null && parseSquare(name) !== null) this.#put(name, device);
  }

  #choose(option: Option, device: Device): void {
    const pending = this.#pending;
    if (pending === null) return;
    const { to } = pending;
    this.#send(pending.actions[OPTIONS.indexOf(option)] ?? pending.actions[0], device);
    if (device === 'keyboard') this.#grid.focus(to);
  }

  /** Puts away the choice, then what is picked; answers whether there was anything. */
  #back(): boolean {
    if (this.#pending !== null) {
      const { to } = this.#pending;
      this.#pending = null;
      this.#draw();
      this.#grid.focus(to);
      return true;
    }
    if (this.#picked === null) return false;
    this.#pick(null);
    return true;
  }

  // Pointing

  #place(x: number, y: number): Place {
    const box = this.element.getBoundingClientRect();
    const scale = this.#plan.width / (box.width || 1);
    return { x: (x - box.left) * scale, y: (y - box.top) * scale };
  }

  cellAt(x: number, y: number): string | null {
    const at = this.#place(x, y);
    if (this.#pending !== null) return this.#choice.optionAt(at.x, at.y) ?? 'beside';
    const { corner } = this.#plan;
    const column = Math.floor((at.x - corner.x) / WIDTH);
    const row = Math.floor((at.y - corner.y) / HEIGHT);
    const square = this.#plan.rows().names[row]?.[column];
    const position = this.#input?.position;
    return square ?? (position === undefined ? null : heldAt(this.#plan, position, at.x, at.y));
  }

  answers(): boolean {
    return this.#side() !== null || this.#input?.sets === true || this.#input?.draws === true;
  }

  magnifies(): boolean {
    const busy = this.#pending !== null || this.#input?.draws === true;
    return this.#input?.settings.loupe === true && !busy && this.cellSize() < SURE_TAP;
  }

  under(cell: string | null, pressed: boolean): void {
    if (this.#pending !== null) return;
    if (this.#input?.draws === true) {
      // What was pressed is needed by the choice that follows at once, and by nothing after it.
      if (pressed) this.#aimed = true;
      else if (this.#aimed) queueMicrotask(() => this.#aim());
      if (pressed) this.#strokes.over(cell);
      return;
    }
    if (pressed && this.#press === null) {
      this.#press = { at: cell, before: this.#picked?.name ?? null, drag: null };
      const own = this.#own(cell);
      // A piece that is touched is picked at once, to be dragged.
      if (own !== null && own.name !== this.#picked?.name) this.#pick(own);
    }
    const moved = cell !== this.#hover;
    this.#hover = cell;
    if (!pressed) {
      // What was pressed is needed by the choice that follows at once, and by nothing after it.
      if (this.#press !== null) {
        this.#press.drag = null;
        queueMicrotask(() => {
          this.#press = null;
        });
      }
      this.#drawGhost();
    } else if (moved) this.#drawGhost();
  }

  /** A press that drew has ended, wherever it did. */
  #aim(): void {
    if (this.#aimed) this.#strokes.drop();
    this.#aimed = false;
  }

  // Drawing on it

  middle(cell: string): Place | null {
    return this.#plan.at(cell) ?? heldPlace(this.#plan, cell);
  }

  called(cell: string): string {
    const inHand = parseHeld(cell);
    if (inHand === null) return squareSaid(cell);
    return `${t('shogi.hand', sideWord(inHand.side, this.#input?.position))}: ${pieceWord(inHand.piece)}`;
  }

  ends(cell: string): boolean {
    return parseSquare(cell) !== null;
  }

  pressed(cell: string): boolean {
    return this.asked(cell);
  }

  drags(x: number, y: number): void {
    if (this.#press === null || this.#own(this.#press.at) === null || this.#pending !== null) return;
    this.#press.drag = this.#place(x, y);
    this.#drawGhost();
  }

  magnify(at: { x: number; y: number; cell: string | null } | null): void {
    if (at === null) {
      this.#loupe.hide();
      return;
    }
    const place = this.#place(at.x, at.y);
    const name = at.cell ?? '';
    const words = parseHeld(name) === null ? squareText(name, ranks()) : pieceWord(parseHeld(name)?.piece ?? '');
    this.#loupe.show(at.x, at.y, place.x, place.y, WIDTH, words === '' ? '–' : words);
  }

  asked(cell: string): boolean {
    if (this.#input?.draws === true) return false;
    const picked = this.#picked;
    const [action] = picked === null || parseSquare(cell) === null ? [] : this.#ways(picked, cell);
    if (this.#out.about === undefined || action === undefined || picked?.name === cell) return false;
    this.#out.about(action);
    return true;
  }

  chose(cell: string, device: Device): void {
    if (this.#input?.draws === true) {
      this.#aimed = false;
      this.#strokes.end(cell);
      return;
    }
    if (this.#pending !== null) {
      const option = OPTIONS.find((one) => one === cell);
      if (option !== undefined) this.#choose(option, device);
      else this.#back();
      return;
    }
    const press = this.#press;
    this.#press = null;
    const own = this.#own(press?.at ?? null);
    if (own === null) this.#act(cell, device);
    else if (cell === own.name) {
      // Pressed and let go in place: picked with the press, or put back if it was before.
      if (press?.before === own.name) this.#pick(null);
    } else if (parseSquare(cell) !== null) {
      this.#picked = own;
      // Where its own piece stands nothing is meant, and the piece stays picked.
      if (this.#own(cell) === null) this.#put(cell, device);
    }
  }

  // Drawing

  #dress(): Dress {
    const { pieces = 'one', tints = false } = this.#input?.settings ?? {};
    return { id: this.#id, set: pieces, tints };
  }

  /** The signs of the pieces are defined once, when they are here. */
  #sign(): void {
    if (this.#signed) return;
    this.#signed = hasGlyphs();
    this.#defs.replaceChildren(...definitions(this.#id));
  }

  /** The hands change their place with the width that there is. */
  #refit(): void {
    if (this.#input !== null) this.#draw();
  }

  #lay(): void {
    const width = this.element.parentElement?.clientWidth ?? 0;
    const beside = width === 0 || width >= BESIDE;
    const bottom = this.#input?.bottom ?? 'black';
    const style = ranks();
    const key = [beside, bottom, style].join();
    if (key === this.#laid) return;
    this.#laid = key;
    this.#plan = new ShogiPlan(beside, bottom);
    const plan = this.#plan;
    put(this.element, 'viewBox', `0 0 ${plan.width} ${plan.height}`);
    this.element.classList.toggle('strips', !beside);
    this.#layer.base.replaceChildren(...drawBoard(this.#id, plan, style));
    const { names, ranks: rows } = plan.rows();
    const first = this.#grid.focused === '' ? '5e' : this.#grid.focused;
    const had = this.#grid.cells.get(this.#grid.focused) === document.activeElement;
    this.#grid.lay(
      names,
      rows.map(String),
      (row, column) => ({
        x: plan.corner.x + column * WIDTH,
        y: plan.corner.y + row * HEIGHT,
        width: WIDTH,
        height: HEIGHT,
      }),
      first,
    );
    if (had) this.#grid.focus(first);
    put(this.#squares, 'aria-rowcount', '9');
    put(this.#squares, 'aria-colcount', '9');
  }

  #draw(): void {
    const input = this.#input;
    if (input === null) return;
    this.#sign();
    this.#lay();
    const { position, settings } = input;
    const plan = this.#plan;
    const dress = this.#dress();
    put(this.element, 'aria-label', t('shogi.board'));
    put(this.#squares, 'aria-label', t('shogi.board'));
    this.element.classList.toggle('mine', input.active);
    this.element.classList.toggle('queues', input.queues === true);
    this.element.classList.toggle('bare', !settings.coordinates);
    this.element.classList.toggle('draws', input.draws === true);
    const { from: leaving, to: taken } = parseAct(this.#waiting()?.action ?? '') ?? { from: null, to: null };
    this.#layer.pieces.replaceChildren(
      ...position.pieces.flatMap(({ square, side, piece }) => {
        const at = square === taken ? null : plan.at(square);
        const pale = square === leaving ? 'leaving' : '';
        return at === null ? [] : [drawPiece(dress, piece, side, at, side === plan.bottom, pale)];
      }),
      ...drawHands(plan, dress, position, this.#picked?.name ?? null, settings.hide_empty === true),
    );
    this.#layer.below.replaceChildren(...this.#marksBelow(input));
    this.#layer.above.replaceChildren(...this.#marksAbove(input));
    this.#layer.labels.replaceChildren(...this.#labels(input));
    this.#layer.explain.replaceChildren(
      ...(input.explanation === null ? [] : drawExplanation(plan, input.explanation)),
    );
    this.#strokes.show(input.strokes ?? []);
    this.#drawGhost();
    this.#choice.show(plan, dress, this.#pending);
    // Either hand is drawn from.
    this.#lists.update(plan, position, input.draws === true ? 'both' : this.#side(), this.#picked?.name ?? null);
    this.#name(input);
  }

  #marksBelow({ position }: ShogiInput): Element[] {
    const parts: Element[] = [];
    const mark = (name: string | null | undefined, kind: string, inset: number) => {
      const at = name === null || name === undefined ? null : this.#plan.at(name);
      if (at !== null) parts.push(frame(at, kind, inset));
    };
    const { last, check } = position;
    if (last !== null && !last.foul) {
      mark(last.from, 'last-from', 1.5);
      mark(last.to, 'last-to', 1.5);
    }
    if (check !== null && !position.over) {
      mark(check.king, 'in-check', 1.5);
      mark(check.king, 'in-check inner', 5);
    }
    const picked = this.#picked;
    if (picked !== null && parseHeld(picked.name) === null) mark(picked.name, 'picked', 1);
    return parts;
  }

  #marksAbove({ position, arrows = [] }: ShogiInput): Element[] {
    const parts: Element[] = [];
    for (const goal of this.#goals()) {
      const at = this.#plan.at(goal);
      if (at !== null) parts.push(targetMark(at, pieceAt(position, goal) !== null));
    }
    // The likeliest is drawn last, over the others.
    [...arrows].reverse().forEach((action, index) => {
      const act = parseAct(action);
      if (act === null) return;
      const from =
        act.drop === null ? this.#plan.at(act.from ?? '') : heldPlace(this.#plan, heldName(position.side, act.drop));
      const to = this.#plan.at(act.to);
      if (from !== null && to !== null) parts.push(arrow(from, to, index === arrows.length - 1 ? 'main' : 'other'));
    });
    // A foul is not carried out: it is shown as the arrow that it was.
    const { last } = position;
    if (last?.foul === true && last.to !== null) {
      const act = parseAct(last.action);
      const from =
        act?.drop === null || act === null ? this.#plan.at(last.from ?? '') : heldPlace(this.#plan, heldName(last.side, act.drop));
      const to = this.#plan.at(last.to);
      if (from !== null && to !== null) parts.push(arrow(from, to, 'foul'));
    }
    return parts;
  }

  #labels(input: ShogiInput): Element[] {
    return (input.labels ?? []).flatMap(({ point, text }) => {
      const at = this.#plan.at(point);
      if (at === null) return [];
      const shown = [...text].slice(0, 3).join('');
      return [svg('text', { class: 'note', x: at.x, y: at.y + 5.5 }, shown)];
    });
  }

  /** An action that is chosen, sent or queued, and does not stand yet. */
  #waiting(): { action: string; kind: string } | null {
    const { queued = null, sending = null, unsent = null } = this.#input ?? {};
    if (sending !== null) return { action: sending, kind: 'sending' };
    if (unsent !== null) return { action: unsent, kind: 'unsent' };
    return queued === null ? null : { action: queued, kind: 'queued' };
  }

  #drawGhost(): void {
    const input = this.#input;
    if (input === null) return;
    const { position } = input;
    const plan = this.#plan;
    const dress = this.#dress();
    const parts: Element[] = [];
    const waiting = this.#waiting();
    const act = waiting === null ? null : parseAct(waiting.action);
    const moved = waiting === null ? null : pieceOf(position, waiting.action);
    const at = act === null ? null : plan.at(act.to);
    if (waiting !== null && act !== null && moved !== null && at !== null) {
      const side = waiting.kind === 'queued' ? otherSide(position.side) : position.side;
      const piece = act.promotes ? `+${plain(moved)}` : moved;
      parts.push(drawPiece(dress, piece, side, at, side === plan.bottom, waiting.kind), frame(at, `waits ${waiting.kind}`, 2));
      const [x, y, r] = [at.x + WIDTH / 2 - 9, at.y - HEIGHT / 2 + 9, 5];
      const glass =
        waiting.kind === 'queued'
          ? `M${x - r} ${y - r}h${2 * r}l${-2 * r} ${2 * r}h${2 * r}Z`
          : waiting.kind === 'sending'
            ? `M${x} ${y + r}V${y - r}M${x - r} ${y}l${r} ${-r}l${r} ${r}`
            : '';
      if (glass !== '') parts.push(svg('path', { class: 'glass-halo', d: glass }), svg('path', { class: 'sand', d: glass }));
    }
    const picked = this.#picked;
    const drag = this.#press?.drag ?? null;
    const over = this.#hover === null ? null : plan.at(this.#hover);
    if (picked !== null && this.#pending === null) {
      if (over !== null && this.#hover !== picked.name) parts.push(frame(over, 'aimed', 1.5));
      if (drag !== null) parts.push(drawPiece(dress, picked.piece, picked.side, drag, picked.side === plan.bottom, 'dragged'));
    }
    this.#layer.ghost.replaceChildren(...parts);
  }

  /** Names every square: what stands there, and what is marked on it. */
  #name(input: ShogiInput): void {
    const { position } = input;
    const pieces = new Map(position.pieces.map((one) => [one.square, one]));
    const labels = new Map((input.labels ?? []).map((label) => [label.point, label.text]));
    const goals = this.#goals();
    const waiting = this.#waiting();
    const to = waiting === null ? null : (parseAct(waiting.action)?.to ?? null);
    for (const [name, cell] of this.#grid.cells) {
      const piece = pieces.get(name);
      const words = [squareSaid(name)];
      words.push(
        piece === undefined
          ? t('cell.empty')
          : t('shogi.cell.piece', sideWord(piece.side), pieceWord(piece.piece)),
      );
      if (position.check?.king === name) words.push(t('shogi.cell.check'));
      const label = labels.get(name);
      if (label !== undefined) words.push(t('cell.label', label));
      if (position.last?.to === name && !position.last.foul) words.push(t('cell.last'));
      if (position.last?.from === name && !position.last.foul) words.push(t('shogi.cell.from'));
      if (this.#picked?.name === name) words.push(t('shogi.cell.picked'));
      if (goals.has(name)) words.push(t('shogi.cell.target'));
      words.push(...this.#strokes.words(name));
      if (to === name) {
        words.push(t(waiting?.kind === 'sending' ? 'cell.sending' : waiting?.kind === 'unsent' ? 'cell.unsent' : 'cell.queued'));
      }
      put(cell, 'aria-label', enumerate(words));
      put(cell, 'aria-selected', String(this.#picked?.name === name));
    }
  }

  // Input

  /** Software that helps its reader clicks without a pointer. */
  #onClick = (event: MouseEvent): void => {
    if (this.#pointing.isEcho(event.timeStamp)) return;
    const option = this.#choice.optionOf(event);
    const name = this.#grid.cellOf(event) ?? this.#lists.heldOf(event);
    if (option !== null) this.#choose(option, 'mouse');
    else if (name !== null && this.answers()) this.#act(name, 'mouse');
  };

  /** The right button asks about a move of the picked piece. */
  #onMenu = (event: MouseEvent): void => {
    const name = this.#grid.cellOf(event);
    // Where the right button draws, it asks when it is let go.
    if (this.#out.stroke !== undefined && event.button === 2) return;
    if (this.#pointing.isPressed() || (name !== null && this.asked(name))) event.preventDefault();
  };

  #onFocus = (event: FocusEvent): void => {
    const name = this.#grid.cellOf(event);
    if (name !== null && name !== this.#grid.focused) this.#grid.rove(name);
  };

  #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || this.#input === null) return;
    const handled = this.#pending === null ? this.#key(event) : this.#keyOfChoice(event);
    if (handled) event.preventDefault();
  };

  /** While a promotion is asked about: `+` and Enter, `=` and `-`, arrows between the two. */
  #keyOfChoice(event: KeyboardEvent): boolean {
    const here = this.#choice.optionOf(event) ?? '+';
    switch (event.key) {
      case '+':
      case '=':
      case '-':
        this.#choose(event.key === '+' ? '+' : '=', 'keyboard');
        return true;
      case 'Enter':
      case ' ':
        this.#choose(here, 'keyboard');
        return true;
      case 'Escape':
        return this.#back();
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'ArrowUp':
      case 'ArrowDown':
      case 'Tab':
        this.#choice.focus(here === '+' ? '=' : '+');
        return true;
      default:
        return false;
    }
  }

  #key(event: KeyboardEvent): boolean {
    const { key } = event;
    const inHand = this.#lists.heldOf(event);
    const position = this.#input?.position;
    if (this.#input?.sets === true && inHand === null && this.#out.key?.(this.#grid.focused, key) === true) {
      return true;
    }
    switch (key) {
      case 'Enter':
      case ' ':
        if (this.answers()) this.#act(inHand ?? this.#grid.focused, 'keyboard');
        // From the hand the way goes on over the board.
        if (inHand !== null && (this.#picked !== null || this.#input?.draws === true)) this.#grid.focus(this.#grid.focused);
        return true;
      case 'Escape':
        this.#pointing.drop();
        if (!this.#strokes.drop() && !this.#back()) this.#out.cancel();
        return true;
      case '.':
        if (typeof position?.last?.to === 'string') this.#grid.focus(position.last.to);
        return true;
      case ',':
        this.#out.ask('clocks');
        return true;
      case ';':
        this.#out.ask('turn');
        return true;
      case '/':
        this.#out.ask('type');
        return true;
      case '?':
        return this.asked(this.#grid.focused);
      default:
        break;
    }
    if (/^[1-9]$/.test(key)) {
      this.#grid.focus(key + this.#grid.focused.slice(1));
      return true;
    }
    // The letter of a kind picks it from the hand, for a drop on the square that comes next.
    const kind = HAND.find((one) => one === key.toUpperCase());
    const side = this.#side();
    if (kind !== undefined && side !== null && position !== undefined && this.#input?.draws === true) {
      if (held(position, side, kind) > 0) this.#strokes.step(heldName(side, kind));
      return true;
    }
    if (kind !== undefined && side !== null) {
      const own = this.#own(heldName(side, kind));
      if (own !== null) {
        this.#pick(own);
        this.#grid.focus(this.#grid.focused);
      }
      return true;
    }
    return inHand === null && this.#grid.key(key);
  }
}
