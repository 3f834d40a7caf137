/**
 * The board of backgammon, drawn as SVG. A play is put together here, one checker at a time, out of what
 * the server has listed; what the page gets as a cell is the whole action, handed over by hand. Drawing
 * lies below and is hidden from assistive technology; above it lie a grid of points, bar and trays, and
 * the buttons of the middle.
 */

import { enumerate, sentences } from '../i18n/format';
import { t } from '../i18n/index';
import type { BackgammonExplanation, BackgammonStep } from '../protocol';
import '../styles/backgammon.css';
import { BackgammonPlan, drawBoard, drawChecker, POINT } from './backgammon-art';
import { Controls, type Control, type Shown } from './backgammon-controls';
import { Draft, draftKey } from './backgammon-draft';
import { drawDice, drawExplanation, drawMarks, drawPieces, drawTheCube, playArrows } from './backgammon-marks';
import {
  after,
  cellOf,
  checkersOf,
  joined,
  OFF,
  otherSide,
  placeOf,
  sideOf,
  SIDES,
  type Checkers,
  type Side,
} from './backgammon-points';
import { Showing } from './backgammon-showing';
import { cellWords, completeWords, placeWords, stepSaid } from './backgammon-words';
import { put, svg, type BoardInput, type BoardOutput, type BoardView, type Device } from './board';
import type { PositionOf } from './faces';
import { CellGrid } from './grid';
import { gradients } from './line-art';
import { listen, Pointing, type Pointed } from './pointing';
import { Strokes, type Canvas, type Place } from './strokes';

type Position = PositionOf<'backgammon'>;

/** What the board draws besides the position: an explanation that was asked for. */
export interface BackgammonInput extends BoardInput<Position> {
  explanation: BackgammonExplanation | null;
}

/** From this width on, in CSS pixels, the trays stand beside the board. */
const BESIDE = 480;

let boards = 0;

export class BackgammonBoard implements BoardView<Position>, Pointed, Canvas {
  readonly element: SVGSVGElement;
  readonly #out: BoardOutput;
  readonly #id: string;
  readonly #grid = new CellGrid();
  readonly #points = svg('g', { role: 'grid' });
  readonly #controls = new Controls();
  readonly #pointing = new Pointing(this);
  readonly #strokes: Strokes;
  readonly #deaf: () => void;
  readonly #sized: ResizeObserver | null;
  readonly #layer = {
    base: svg('g'),
    dice: svg('g', { class: 'dice' }),
    pieces: svg('g'),
    marks: svg('g'),
    explain: svg('g', { class: 'explain' }),
    flying: svg('g', { class: 'flying' }),
  };
  #plan = new BackgammonPlan(true, 'white', false);
  #laid = '';
  #input: BackgammonInput | null = null;
  #key = '';
  #draft = new Draft({ stages: [], dice: null });
  readonly #showing: Showing;
  #diced = '';
  /** The place whose checker is lifted, by the number of the side that acts. */
  #lifted: number | null = null;
  #press: { at: string | null; before: number | null; drag: Place | null } | null = null;
  #hover: string | null = null;
  #aimed = false;

  constructor(out: BoardOutput) {
    this.#out = out;
    boards += 1;
    this.#id = `backgammon${boards}`;
    const drawing = svg('g', { 'aria-hidden': 'true' }, ...Object.values(this.#layer), this.#controls.drawing);
    this.#showing = new Showing(this.#id, this.#layer.flying, {
      target: () => this.#target(),
      plan: () => this.#plan,
      moved: () => {
        this.#drawChecks();
        this.#drawTheDice();
      },
      done: () => this.#draw(),
      shows: (on) => out.shows?.(on),
    });
    this.#points.append(this.#grid.rows);
    this.element = svg(
      'svg',
      { class: 'lined backgammon', role: 'group' },
      gradients(this.#id),
      drawing,
      this.#points,
      this.#controls.buttons,
    );
    this.#strokes = new Strokes(this.element, this, out);
    drawing.append(this.#strokes.element);
    this.#deaf = listen(this.element, this.#pointing, this);
    this.element.addEventListener('click', this.#onClick);
    this.element.addEventListener('contextmenu', this.#onMenu);
    this.element.addEventListener('keydown', this.#onKey);
    this.element.addEventListener('focusin', this.#onFocus);
    this.#sized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.#draw());
    this.#sized?.observe(this.element);
  }

  // The contract

  destroy(): void {
    this.#deaf();
    this.#strokes.destroy();
    this.#showing.stop();
    this.#sized?.disconnect();
    this.element.remove();
  }

  cellSize(): number {
    return (this.element.getBoundingClientRect().width / this.#plan.width) * POINT;
  }

  focus(cell: string): void {
    this.#grid.focus(cell);
  }

  update(input: BackgammonInput): void {
    const before = this.#input;
    this.#input = input;
    const key = draftKey(input.position);
    if (key !== this.#key) {
      // A finger that is still down was meant for the position before.
      this.#pointing.drop();
      this.#strokes.drop();
      this.#key = key;
      this.#lifted = null;
      this.#draft = new Draft(input.position);
      if (before !== null) this.#showing.arrive(before.position, input);
      else this.#showing.settle();
    }
    if (!this.#acts()) this.#lifted = null;
    if (input.draws === true) this.#lifted = null;
    this.#draw();
  }

  /** The side that puts a play together now. */
  #side(): Side | null {
    const { position } = this.#input ?? {};
    if (position?.phase !== 'play' || position.on_roll === null) return null;
    return sideOf(position.on_roll);
  }

  /** Whether the reader does. */
  #acts(): boolean {
    const { active = false, draws = false } = this.#input ?? {};
    return active && !draws && this.#side() !== null;
  }

  /** The checkers with what has been put together. */
  #target(): Checkers {
    const { position } = this.#input ?? {};
    if (position === undefined) return { white: [], black: [] };
    const side = this.#side();
    const kept = side === null || !(this.#acts() || this.#sent()) ? [] : this.#draft.steps;
    return kept.reduce((all, step) => (side === null ? all : after(all, side, step)), checkersOf(position));
  }

  /** Whether something has been put together, or is on its way: the newest play does not lead there. */
  #changed(): boolean {
    return this.#draft.steps.length > 0 && (this.#acts() || this.#sent());
  }

  /** Whether what was put together is on its way. */
  #sent(): boolean {
    const { sending = null } = this.#input ?? {};
    return sending !== null && sending === this.#draft.done;
  }

  // Putting a play together

  /** The place of a cell by the side that acts. */
  #place(cell: string | null): number | null {
    const side = this.#side();
    return cell === null || side === null ? null : placeOf(side, cell);
  }

  /** Where the lifted checker may land. */
  #landings(): Map<number, readonly BackgammonStep[]> {
    return this.#lifted === null ? new Map() : this.#draft.landings(this.#lifted);
  }

  #lift(place: number | null, quiet = false): void {
    const had = this.#lifted !== null;
    this.#lifted = place;
    this.#draw();
    if (place !== null && !quiet) {
      const goals = [...this.#landings().keys()].map((to) => placeWords(to));
      this.#out.tell?.(t('backgammon.lifted', placeWords(place), enumerate(goals)));
    } else if (had && !quiet) this.#out.tell?.(t('backgammon.put_down'));
  }

  /** Makes steps; `slides` where the checker is not there already. */
  #make(steps: readonly BackgammonStep[], slides: boolean): void {
    const side = this.#side();
    if (side === null || steps.length === 0) return;
    this.#showing.settle();
    this.#draft.add(...steps);
    this.#lifted = null;
    if (slides) this.#showing.fly({ side, steps, dice: [0, 0] }, 'own');
    else this.#showing.settle();
    const { done } = this.#draft;
    const said = [t('backgammon.made', enumerate(steps.map(stepSaid)))];
    if (done !== null) said.push(t('backgammon.complete.say', joined(done)));
    this.#out.tell?.(sentences(said));
    if (done !== null && this.#input?.settings.hand_over === true) this.#handOver('mouse');
    else this.#draw();
  }

  #undo(all: boolean): void {
    const count = this.#draft.undo(all);
    this.#showing.settle();
    if (count === 0) return;
    this.#lifted = null;
    this.#draw();
    this.#out.tell?.(t(all ? 'backgammon.undone.all' : 'backgammon.undone', count));
  }

  #swap(first?: number): void {
    if (!this.#draft.swap(first)) return;
    this.#draw();
    this.#out.tell?.(t('backgammon.first', this.#draft.first));
  }

  /** The only play is put together at once. */
  #force(): boolean {
    const forced = this.#draft.forced();
    if (forced === null || this.#draft.steps.length > 0) return false;
    this.#make(forced, true);
    return true;
  }

  #handOver(device: Device): void {
    const { done } = this.#draft;
    if (done === null) return;
    this.#out.intent(done, device);
    this.#draw();
  }

  #control(control: Control, device: Device): void {
    switch (control) {
      case 'undo':
      case 'undo_all':
        this.#undo(control === 'undo_all');
        return;
      case 'replay':
        this.#replay();
        return;
      case 'hand_over':
      case 'dice':
        if (this.#draft.done !== null) this.#handOver(device);
        else if (!this.#force() && control === 'dice') this.#swap();
    }
  }

  /** Shows the newest play once more. */
  #replay(): void {
    const play = this.#input?.position.last_play ?? null;
    if (play === null || this.#changed()) return;
    // Whoever wants plays at once wants to see this one all the same.
    const { hand = 'own' } = this.#input ?? {};
    this.#showing.replay({ ...play, side: sideOf(play.seat) }, hand === 'at_once' ? 'calm' : hand);
    this.#draw();
    this.#out.tell?.(t('backgammon.replayed', enumerate(play.steps.map(stepSaid))));
  }

  /** A click, a tap or Enter on a cell. */
  #act(cell: string, device: Device): void {
    if (this.#input?.draws === true) {
      this.#strokes.step(cell);
      return;
    }
    if (!this.#acts()) return;
    const place = this.#place(cell);
    const lifted = this.#lifted;
    const way = place === null ? undefined : this.#landings().get(place);
    if (way !== undefined) {
      this.#make(way, true);
      return;
    }
    if (place !== null && place === lifted) {
      // In place once more: by the number that is used first.
      const step = device === 'keyboard' ? this.#draft.click(place) : null;
      if (step === null) this.#lift(null);
      else this.#make([step], true);
      return;
    }
    if (place !== null && this.#draft.sources().has(place)) {
      const lifts = device === 'keyboard' || this.#input?.settings.lift === true;
      const step = this.#draft.click(place);
      if (lifts || step === null) this.#lift(place);
      else this.#make([step], true);
      return;
    }
    if (device === 'keyboard' && this.#draft.done !== null) {
      this.#handOver(device);
      return;
    }
    if (lifted !== null) this.#lift(null);
    else this.#out.tell?.(t('backgammon.no_step', this.called(cell)));
  }

  // Pointing

  #spot(x: number, y: number): Place {
    const box = this.element.getBoundingClientRect();
    const scale = this.#plan.width / (box.width || 1);
    return { x: (x - box.left) * scale, y: (y - box.top) * scale };
  }

  cellAt(x: number, y: number): string | null {
    const at = this.#spot(x, y);
    for (const name of this.#grid.cells.keys()) {
      const box = this.#plan.box(name);
      const inside = at.x >= box.x && at.x < box.x + box.width && at.y >= box.y && at.y < box.y + box.height;
      if (inside) return name;
    }
    return null;
  }

  answers(): boolean {
    return this.#acts() || this.#input?.draws === true;
  }

  magnifies(): boolean {
    return false;
  }

  magnify(): void {
    // A point is narrow, but high: nobody needs to see what lies under a finger.
  }

  under(cell: string | null, pressed: boolean): void {
    if (this.#input?.draws === true) {
      // What was pressed is needed by the choice that follows at once, and by nothing after it.
      if (pressed) this.#aimed = true;
      else if (this.#aimed) queueMicrotask(() => this.#aim());
      if (pressed) this.#strokes.over(cell);
      return;
    }
    if (pressed && this.#press === null) {
      this.#press = { at: cell, before: this.#lifted, drag: null };
      const place = this.#place(cell);
      const way = place === null ? undefined : this.#landings().get(place);
      // A checker that is touched is lifted at once, to be dragged.
      if (place !== null && way === undefined && this.#acts() && this.#draft.sources().has(place)) {
        this.#lift(place, true);
      }
    }
    const moved = cell !== this.#hover;
    this.#hover = cell;
    const press = this.#press;
    if (!pressed && press !== null) {
      press.drag = null;
      // A choice comes at once, and takes the press: one that is still there has been let go elsewhere.
      queueMicrotask(() => {
        if (this.#press !== press) return;
        this.#press = null;
        if (this.#lifted === press.before) this.#draw();
        else this.#lift(null);
      });
    }
    if (moved || !pressed) this.#drawMarks();
  }

  #aim(): void {
    if (this.#aimed) this.#strokes.drop();
    this.#aimed = false;
  }

  drags(x: number, y: number): void {
    if (this.#press === null || this.#lifted === null || this.#place(this.#press.at) !== this.#lifted) return;
    this.#press.drag = this.#spot(x, y);
    this.#drawChecks();
    this.#drawMarks();
  }

  asked(cell: string): boolean {
    const { done } = this.#draft;
    if (this.#out.about === undefined || this.#input?.draws === true || done === null) return false;
    if (!this.#acts() || this.#place(cell) === null) return false;
    this.#out.about(done);
    return true;
  }

  chose(cell: string, device: Device): void {
    if (this.#input?.draws === true) {
      this.#aimed = false;
      this.#strokes.end(cell);
      return;
    }
    const press = this.#press;
    this.#press = null;
    const began = this.#place(press?.at ?? null);
    if (began === null || began !== this.#lifted) {
      this.#act(cell, device);
      return;
    }
    const place = this.#place(cell);
    if (place === began) {
      // Pressed and let go in place: a click.
      const before = press?.before ?? null;
      this.#lifted = before === began ? began : null;
      this.#act(cell, device);
      return;
    }
    const way = place === null ? undefined : this.#landings().get(place);
    if (way !== undefined) this.#make(way, false);
    else this.#lift(null);
  }

  // Drawing on it

  middle(cell: string): Place | null {
    if (!this.#grid.cells.has(cell)) return null;
    const tray = SIDES.find((side) => placeOf(side, cell) === OFF);
    return tray === undefined ? this.#plan.at(cell, 1) : this.#plan.into(tray);
  }

  called(cell: string): string {
    const bottom = this.#plan.bottom;
    const place = placeOf(bottom, cell);
    return place === null ? placeWords(placeOf(otherSide(bottom), cell) ?? 0) : placeWords(place);
  }

  ends(): boolean {
    return true;
  }

  pressed(cell: string): boolean {
    return this.asked(cell);
  }

  // Drawing

  #lay(): void {
    const width = this.element.parentElement?.clientWidth ?? 0;
    const { settings, bottom } = this.#input ?? {};
    const plan = new BackgammonPlan(
      width === 0 || width >= BESIDE,
      bottom === 'black' ? 'black' : 'white',
      settings?.bear_left === true,
    );
    const key = [plan.beside, plan.bottom, plan.left].join();
    if (key === this.#laid) return;
    this.#laid = key;
    this.#showing.settle();
    this.#plan = plan;
    put(this.element, 'viewBox', `0 0 ${plan.width} ${plan.height}`);
    this.#layer.base.replaceChildren(...drawBoard(this.#id, plan));
    const first = this.#grid.focused === '' ? cellOf(plan.bottom, 6) : this.#grid.focused;
    const had = this.#grid.cells.get(this.#grid.focused) === document.activeElement;
    const names = plan.rows();
    this.#grid.lay(
      names,
      [t('backgammon.row.upper'), t('backgammon.row.lower')],
      (row, column) => plan.box(names[row]?.[column] ?? ''),
      first,
    );
    // Whoever plays knows points by the number that stands at them.
    for (const [name, cell] of this.#grid.cells) put(cell, 'data-place', String(placeOf(plan.bottom, name) ?? ''));
    if (had) this.#grid.focus(first);
    put(this.#points, 'aria-rowcount', '2');
    put(this.#points, 'aria-colcount', '14');
  }

  #draw(): void {
    const input = this.#input;
    if (input === null) return;
    this.#lay();
    const { position, settings } = input;
    put(this.element, 'aria-label', t('backgammon.board'));
    put(this.#points, 'aria-label', t('backgammon.board'));
    this.element.classList.toggle('mine', this.#acts());
    this.element.classList.toggle('bare', !settings.coordinates);
    this.element.classList.toggle('draws', input.draws === true);
    this.#showing.rest();
    this.#drawChecks();
    this.#drawTheDice();
    this.#drawMarks();
    this.#layer.explain.replaceChildren(
      ...(input.explanation === null || this.#actor() === null
        ? []
        : drawExplanation(this.#plan, this.#showing.checkers, this.#actor() ?? 'white', input.explanation)),
    );
    this.#strokes.show(input.strokes ?? []);
    this.#showControls(position);
    this.#name(input);
  }

  /** The side that an explanation is about. */
  #actor(): Side | null {
    const { position } = this.#input ?? {};
    if (position === undefined || position.on_roll === null) return null;
    const answers = position.phase === 'doubled' || position.phase === 'resigning';
    return answers ? otherSide(sideOf(position.on_roll)) : sideOf(position.on_roll);
  }

  /** The number of checkers on each place that were put there and are not saved. */
  #unsaved(): Map<string, number> {
    const found = new Map<string, number>();
    const { position } = this.#input ?? {};
    if (position === undefined) return found;
    const known = checkersOf(position);
    const target = this.#target();
    for (const side of SIDES) {
      // Those that are shown where they were before a saved play are no such ones.
      this.#showing.checkers[side].forEach((count, place) => {
        const more = Math.min(count, target[side][place] ?? 0) - (known[side][place] ?? 0);
        if (more > 0) found.set(`${side} ${place}`, more);
      });
    }
    return found;
  }

  #drawChecks(): void {
    const input = this.#input;
    if (input === null) return;
    const drag = this.#press?.drag ?? null;
    const side = this.#side();
    const away = drag !== null && this.#lifted !== null && side !== null ? { side, place: this.#lifted } : null;
    const unsaved = { places: this.#unsaved(), kind: this.#sent() ? 'sending' : 'unsent' };
    this.#layer.pieces.replaceChildren(
      ...drawPieces(this.#id, this.#plan, this.#showing.checkers, unsaved, away),
      ...drawTheCube(this.#plan, this.#showing.staged?.position ?? input.position),
    );
  }

  #drawTheDice(): void {
    const { staged } = this.#showing;
    const position = staged?.position ?? this.#input?.position;
    if (position === undefined) return;
    const acts = staged === null && this.#acts();
    const shown = staged?.dice ?? (acts || this.#sent() ? this.#draft : new Draft(position)).shown();
    const thrown = staged?.thrown ?? (position.dice === null ? '' : this.#key);
    const rolls = this.#showing.throws(thrown);
    const key = JSON.stringify([this.#laid, thrown, shown, this.#draft.first, acts, position.last_play, position.phase]);
    if (key === this.#diced) return;
    this.#diced = key;
    const first = acts && this.#draft.swaps ? this.#draft.first : null;
    const dice = drawDice(this.#plan, position, shown, { first, acts });
    for (const die of dice) die.classList.toggle('rolls', rolls);
    this.#layer.dice.replaceChildren(...dice);
  }

  #drawMarks(): void {
    const input = this.#input;
    if (input === null) return;
    const side = this.#side();
    const drag = this.#press?.drag ?? null;
    // Marks are about where the checkers are when all has been shown.
    if (this.#showing.moves) {
      this.#layer.marks.replaceChildren();
      return;
    }
    const forced = this.#acts() && this.#draft.steps.length === 0 ? this.#draft.forced() : null;
    this.#layer.marks.replaceChildren(
      ...(this.#acts() && this.#draft.steps.length > 0 ? [] : playArrows(this.#plan, this.#showing.checkers, input.position, input.arrows ?? [])),
      ...(side === null
        ? []
        : drawMarks(this.#plan, this.#showing.checkers, side, {
            lifted: this.#lifted,
            landings: this.#landings(),
            over: this.#place(this.#hover),
            forced,
          })),
      ...(side === null || drag === null ? [] : [drawChecker(this.#id, side, drag, 'dragged')]),
    );
  }

  #showControls(position: Position): void {
    const shown: Shown[] = [];
    const acts = this.#acts();
    const side = this.#side() ?? this.#plan.bottom;
    const steps = this.#draft.steps.length;
    const { done } = this.#draft;
    const replays = position.last_play !== null && position.last_play.steps.length > 0;
    if (acts) {
      const forced = this.#draft.forced() !== null && steps === 0;
      const ready = done !== null || forced;
      const hand = done === null ? t('backgammon.control.force') : done === 'nomove' ? t('backgammon.decide.nomove') : completeWords(done);
      const dice = ready ? hand : this.#draft.swaps ? t('backgammon.control.swap', this.#draft.first) : t('backgammon.control.dice');
      shown.push({ control: 'dice', words: dice, on: ready || this.#draft.swaps });
      shown.push({ control: 'hand_over', words: ready ? hand : t('backgammon.control.hand_over'), on: ready });
      shown.push({ control: 'undo', words: t('backgammon.control.undo'), on: steps > 0 });
      if (steps > 0 || !replays) shown.push({ control: 'undo_all', words: t('backgammon.control.undo_all'), on: steps > 0 });
    }
    if (replays && (!acts || steps === 0)) shown.push({ control: 'replay', words: t('backgammon.control.replay'), on: !this.#changed() });
    this.#controls.show(this.#plan, side, position.opening && acts, shown);
  }

  /** Names every cell: what stands there, and what is marked on it. */
  #name(input: BackgammonInput): void {
    const landings = this.#landings();
    const sources = this.#acts() ? this.#draft.sources() : new Set<number>();
    const labels = new Map((input.labels ?? []).map((label) => [label.point, label.text]));
    const target = this.#target();
    for (const [name, cell] of this.#grid.cells) {
      const place = this.#place(name);
      const words = [cellWords(this.#plan.bottom, target, name)];
      const label = labels.get(name);
      if (label !== undefined) words.push(t('cell.label', label));
      if (place !== null && place === this.#lifted) words.push(t('backgammon.cell.lifted'));
      else if (place !== null && landings.has(place)) words.push(t('backgammon.cell.landing'));
      else if (place !== null && this.#lifted === null && sources.has(place)) words.push(t('backgammon.cell.source'));
      words.push(...this.#strokes.words(name));
      put(cell, 'aria-label', enumerate(words));
      put(cell, 'aria-selected', String(place !== null && place === this.#lifted));
    }
  }

  // Input

  /** Buttons of the middle; and software that helps its reader clicks on cells without a pointer. */
  #onClick = (event: MouseEvent): void => {
    const control = this.#controls.controlOf(event);
    if (control !== null) {
      this.#control(control, 'mouse');
      return;
    }
    if (this.#pointing.isEcho(event.timeStamp)) return;
    const name = this.#grid.cellOf(event);
    if (name !== null && this.answers()) this.#act(name, 'mouse');
  };

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
    if (this.#keyed(event)) event.preventDefault();
  };

  #keyed(event: KeyboardEvent): boolean {
    const { key } = event;
    const control = this.#controls.controlOf(event);
    switch (key) {
      case 'Enter':
      case ' ':
        // A key that is held down hands nothing over.
        if (event.repeat) return true;
        if (control !== null) this.#control(control, 'keyboard');
        else if (this.#grid.cellOf(event) !== null && this.answers()) this.#act(this.#grid.focused, 'keyboard');
        return true;
      case 'Escape':
        this.#pointing.drop();
        if (this.#strokes.drop()) return true;
        if (this.#lifted !== null) this.#lift(null);
        else if (this.#acts() && this.#draft.steps.length > 0) this.#undo(true);
        else this.#out.cancel();
        return true;
      case 'u':
      case 'Backspace':
        if (this.#acts()) this.#undo(false);
        return true;
      case 'U':
        if (this.#acts()) this.#undo(true);
        return true;
      case 'r':
        this.#replay();
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
    if (/^[1-6]$/.test(key)) {
      if (this.#acts()) this.#swap(Number(key));
      return true;
    }
    return this.#grid.cellOf(event) !== null && this.#grid.key(key);
  }
}
