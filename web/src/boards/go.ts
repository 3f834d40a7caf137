/** The board of Go, 1 to 25 lines each way: ko, atari, what was taken, and the settlement. */

import { t } from '../i18n/index';
import type { GoExplanation, GoScore, PlacedStone } from '../protocol';
import '../styles/go.css';
import { svg, type BoardInput, type BoardOutput } from './board';
import type { PositionOf } from './faces';
import {
  atariMark,
  countMark,
  deadMark,
  differMark,
  drawExplanation,
  koMark,
  lastMark,
  libertyMark,
  reasonAt,
  takenMark,
} from './go-art';
import { NAMES, nextColor } from './go-points';
import { chainAt, deadBy, differing, proposed, scoreOf } from './go-settle';
import { markWords } from './go-words';
import { STONE } from './line-art';
import { LineBoard, type CellNotes, type Standing } from './line-board';

type Position = PositionOf<'go'>;

/** What the board draws besides the position: an explanation or a count that was asked for. */
export interface GoInput extends BoardInput<Position> {
  explanation: GoExplanation | null;
}

/** How long taken stones are seen before they leave, in milliseconds. */
const LEAVE = 700;
/** The widest a line of a small board is drawn, in rem: a board of seven lines fills no window. */
const WIDEST = 4.6;

/** How large coordinates are on a large board, in units of the drawing; smaller on a small one. */
const COORDINATE = 15.5;

/** What a position marks, looked up by point. */
interface Marked {
  forbidden: Map<string, string>;
  atari: Set<string>;
  liberties: Set<string>;
  taken: Set<string>;
  dead: Set<string>;
  /** Every stone of the chains in which the reader differs from the proposal. */
  differs: Set<string>;
  counted: Map<string, string>;
}

/** The count that is drawn: while a board is settled only the one that belongs to the marks. */
function drawnScore({ position, composed, explanation }: GoInput): GoScore | null {
  const asked = explanation?.score ?? null;
  const { settlement } = position;
  return settlement === null ? (asked ?? position.score) : scoreOf(settlement, composed ?? null, asked);
}

function marked(input: GoInput): Marked {
  const { position, composed = null } = input;
  const { settlement } = position;
  const score = drawnScore(input);
  const standing = settlement === null ? null : proposed(settlement);
  const whole = (point: string) =>
    settlement === null ? [] : (chainAt(settlement, point)?.stones ?? []);
  const dead =
    settlement === null
      ? (score?.dead ?? [])
      : composed === null
        ? settlement.dead
        : deadBy(settlement, composed);
  return {
    forbidden: new Map(position.forbidden.map((one) => [one.point, markWords(one)])),
    atari: new Set(position.atari.flatMap((chain) => chain.stones)),
    liberties: new Set(position.atari.flatMap((chain) => chain.liberties)),
    taken: new Set(position.taken.map((stone) => stone.point)),
    dead: new Set(dead),
    differs: new Set(
      settlement === null || composed === null || standing === null
        ? []
        : differing(settlement, composed, standing).flatMap(whole),
    ),
    counted: new Map((score?.points ?? []).map((one) => [one.point, one.kind])),
  };
}

export class GoBoard extends LineBoard<Position, GoInput> {
  #marked: Marked | null = null;
  #leaving: { element: SVGGElement; timer: ReturnType<typeof setTimeout> }[] = [];
  #taken: readonly PlacedStone[] = [];

  constructor(out: BoardOutput) {
    super(out, 'go', NAMES);
  }

  override update(input: GoInput): void {
    this.#marked = marked(input);
    this.#taken = input.position.taken;
    const { columns } = input.position;
    this.element.style.setProperty('max-inline-size', `${(columns + 1) * WIDEST}rem`);
    this.element.style.setProperty('--coordinate', `${Math.min(COORDINATE, columns * 0.8 + 4.5)}px`);
    super.update(input);
  }

  override destroy(): void {
    for (const { timer } of this.#leaving) clearTimeout(timer);
    super.destroy();
  }

  protected shape({ stones, step, passed, captures, last }: Position): string {
    return [stones.length, last, step.ask, passed, captures.black, captures.white].join();
  }

  protected size({ columns, rows }: Position): { columns: number; rows: number } {
    return { columns, rows };
  }

  protected label({ columns, rows }: Position): string {
    return t('go.board', columns, rows);
  }

  protected stones({ stones, numbers }: Position): Standing[] {
    const placed = new Map(numbers.map((one) => [one.point, one.number]));
    return stones.map((stone) => ({ ...stone, number: placed.get(stone.point) ?? null }));
  }

  protected nextColor({ step }: Position): string | null {
    return nextColor(step);
  }

  /** A captured chain is seen for a moment before it leaves; stones of other positions go at once. */
  protected override gone(point: string, element: SVGGElement): void {
    if (!this.#taken.some((stone) => stone.point === point)) {
      element.remove();
      return;
    }
    element.classList.toggle('leaving', true);
    const at = this.plan.at(point);
    if (at !== null) element.append(deadMark(at));
    const timer = setTimeout(() => {
      element.remove();
      this.#leaving = this.#leaving.filter((one) => one.element !== element);
    }, LEAVE);
    this.#leaving.push({ element, timer });
  }

  protected ghosts({ targets, composed }: GoInput, cell: string): boolean {
    return (composed ?? null) === null && targets.has(cell);
  }

  /** Why no stone may go there; in a settlement the chain that would be marked. */
  protected hovered(input: GoInput, cell: string): Element[] {
    const { settlement } = input.position;
    const marks = settlement !== null && (input.composed ?? null) !== null;
    const chain = marks ? chainAt(settlement, cell) : null;
    if (chain !== null) {
      return chain.stones.flatMap((point) => {
        const at = this.plan.at(point);
        return at === null ? [] : [svg('circle', { class: 'chosen', cx: at.x, cy: at.y, r: STONE + 1.5 })];
      });
    }
    const why = this.#marked?.forbidden.get(cell);
    const at = this.plan.at(cell);
    return why === undefined || at === null || !input.active ? [] : [reasonAt(this.plan, at, why)];
  }

  protected explained({ explanation }: GoInput): Element[] {
    // A count is drawn by its points.
    if (explanation === null || explanation.score !== null) return [];
    return drawExplanation(this.plan, explanation, (name) => this.stoneAt.has(name));
  }

  protected marks(input: GoInput): { below: Element[]; above: Element[] } {
    const { position } = input;
    const found = this.#marked ?? marked(input);
    const above: Element[] = [];
    const below: Element[] = [];
    const each = (names: Iterable<string>, draw: (at: { x: number; y: number }) => Element) => {
      for (const name of names) {
        const at = this.plan.at(name);
        if (at !== null) above.push(draw(at));
      }
    };
    for (const [name, kind] of found.counted) {
      const at = this.plan.at(name);
      if (at !== null && !this.stoneAt.has(name)) below.push(countMark(kind, at));
    }
    each(found.taken, (at) => takenMark(at));
    each(found.atari, (at) => atariMark(at));
    each(found.liberties, (at) => libertyMark(at));
    if (position.ko !== null) each([position.ko], (at) => koMark(at));
    const stone = position.last === null ? undefined : this.stoneAt.get(position.last);
    if (stone !== undefined && position.settlement === null && position.score === null) {
      each([stone.point], (at) => lastMark(at, stone.color, input.settings.numbers));
    }
    each(found.dead, (at) => deadMark(at));
    each(found.differs, (at) => differMark(at));
    return { below, above };
  }

  protected notes(input: GoInput, name: string): CellNotes {
    const found = this.#marked ?? marked(input);
    const notes: CellNotes = { before: [], after: [], title: null };
    if (found.atari.has(name)) notes.before.push(t('go.cell.atari'));
    if (found.dead.has(name)) notes.before.push(t('go.cell.dead'));
    if (found.differs.has(name)) notes.before.push(t('go.cell.differs'));
    if (found.taken.has(name)) notes.before.push(t('go.cell.taken'));
    if (found.liberties.has(name)) notes.after.push(t('go.cell.liberty'));
    const counted = this.stoneAt.has(name) ? undefined : found.counted.get(name);
    if (counted === 'black') notes.after.push(t('go.cell.point.black'));
    else if (counted === 'white') notes.after.push(t('go.cell.point.white'));
    else if (counted === 'neutral') notes.after.push(t('go.cell.point.neutral'));
    else if (counted === 'seki') notes.after.push(t('go.cell.point.seki'));
    if (input.position.ko === name) notes.after.push(t('go.cell.ko'));
    const why = found.forbidden.get(name);
    if (why !== undefined) {
      notes.title = why;
      notes.after.push(why);
    }
    return notes;
  }
}
