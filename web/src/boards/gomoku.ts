/** The board of gomoku and renju: 13 to 22 lines, and what the openings and forbidden points mark. */

import { named, t } from '../i18n/index';
import type { GomokuExplanation } from '../protocol';
import { svg, type BoardInput, type BoardOutput } from './board';
import type { PositionOf } from './faces';
import { drawExplanation, forbiddenMark } from './gomoku-art';
import { NAMES, nextColor } from './gomoku-points';
import { STONE } from './line-art';
import { LineBoard, type CellNotes, type Standing } from './line-board';

type Position = PositionOf<'gomoku'>;

/** What the board draws besides the position: an explanation, if one is on the screen. */
export interface GomokuInput extends BoardInput<Position> {
  explanation: GomokuExplanation | null;
}

export class GomokuBoard extends LineBoard<Position, GomokuInput> {
  constructor(out: BoardOutput) {
    super(out, 'gomoku', NAMES);
  }

  protected shape({ stones, offered, step, passed }: Position): string {
    return [stones.length, stones.at(-1)?.point, offered.length, step.ask, passed].join();
  }

  protected size({ size }: Position): { columns: number; rows: number } {
    return { columns: size, rows: size };
  }

  protected label({ size }: Position): string {
    return t('board.label', size);
  }

  protected stones({ stones }: Position): Standing[] {
    return stones.map((stone, index) => ({ ...stone, number: index + 1 }));
  }

  protected nextColor({ step }: Position): string | null {
    return nextColor(step);
  }

  protected explained({ explanation }: GomokuInput): Element[] {
    return explanation === null ? [] : drawExplanation(this.plan, explanation);
  }

  protected ghosts({ position, targets }: GomokuInput, cell: string, pressed: boolean): boolean {
    return !position.offered.includes(cell) && (pressed || targets.has(cell));
  }

  protected hovered(): Element[] {
    return [];
  }

  protected notes({ position }: GomokuInput, name: string): CellNotes {
    const notes: CellNotes = { before: [], after: [], title: null };
    const offer = position.offered.indexOf(name);
    if (offer >= 0) notes.before.push(t('cell.offered', offer + 1));
    if (position.winning.some((row) => row.includes(name))) notes.after.push(t('cell.winning'));
    const mark = position.forbidden.find((one) => one.point === name);
    if (mark !== undefined) {
      notes.title = named('cell.mark', mark.kind);
      notes.after.push(notes.title);
    }
    return notes;
  }

  protected marks(input: GomokuInput): { below: Element[]; above: Element[] } {
    const { position } = input;
    const above: Element[] = [];
    const below: Element[] = [];

    for (const row of position.winning) {
      const ends = [row[0], row.at(-1)].map((name) => (name === undefined ? null : this.plan.at(name)));
      const [from, to] = ends;
      if (from && to) {
        above.push(svg('line', { class: 'winning', x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
      }
      for (const name of row) {
        const at = this.plan.at(name);
        if (at) above.push(svg('circle', { class: 'winning', cx: at.x, cy: at.y, r: STONE + 1 }));
      }
    }
    position.offered.forEach((name, index) => {
      const at = this.plan.at(name);
      if (at === null) return;
      const ghost = this.stone('black', at.x, at.y, 'offered');
      ghost.append(
        svg('circle', { class: 'dashes', cx: at.x, cy: at.y, r: STONE }),
        svg('text', { class: 'number', x: at.x, y: at.y + 6 }, String(index + 1)),
      );
      above.push(ghost);
    });
    for (const mark of position.forbidden) {
      const at = this.plan.at(mark.point);
      if (at === null || this.stoneAt.has(mark.point)) continue;
      above.push(forbiddenMark(mark.kind, at.x, at.y));
    }
    above.push(...this.#last(input));
    // Where the stone may go, while an opening limits it.
    if (input.active && input.targets.size > 0 && input.targets.size <= 81) {
      for (const name of input.targets) {
        const at = this.plan.at(name);
        if (at === null || position.offered.includes(name)) continue;
        below.push(svg('circle', { class: 'target', cx: at.x, cy: at.y, r: 6 }));
      }
    }
    return { below, above };
  }

  #last({ position, settings }: GomokuInput): Element[] {
    const last = position.last === null ? null : this.plan.at(position.last);
    const stone = position.last === null ? undefined : this.stoneAt.get(position.last);
    if (last === null || stone === undefined) return [];
    // A bracket around the stone, so that the mark does not rest on colour or hide a number.
    const r = STONE + 2;
    const arm = 9;
    const corner = (sx: number, sy: number) =>
      `M${last.x + sx * r} ${last.y + sy * (r - arm)}V${last.y + sy * r}H${last.x + sx * (r - arm)}`;
    const d = corner(-1, -1) + corner(1, -1) + corner(-1, 1) + corner(1, 1);
    const marks: Element[] = [svg('path', { class: 'last', d })];
    if (!settings.numbers) {
      marks.push(svg('circle', { class: `dot ${stone.color}`, cx: last.x, cy: last.y, r: 5 }));
    }
    return marks;
  }
}
