/** The marks of gomoku and renju: forbidden points, and the lines of an explanation. */

import type { GomokuExplanation } from '../protocol';
import { svg } from './board';
import { CELL, STONE, type Plan } from './line-art';

/** Every kind has its own shape: a cross, two bars, a bar; and its word in the cell's name. */
export function forbiddenMark(kind: string, x: number, y: number): SVGGElement {
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

/** The lines and points that an explanation speaks of. */
export function drawExplanation(plan: Plan, explanation: GomokuExplanation): Element[] {
  const parts: Element[] = [];
  for (const name of explanation.area) {
    const at = plan.at(name);
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
    const spots = stones.map((name) => plan.at(name)).filter((at) => at !== null);
    const [from, to] = [spots[0], spots.at(-1)];
    if (from && to) {
      parts.push(
        svg('line', { class: `halo ${kind}`, x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
        svg('line', { class: `shape ${kind}`, x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
      );
    }
    for (const at of spots) {
      // Around the stone, on the wood: a dark ring on a black stone could not be seen.
      parts.push(svg('circle', { class: `ring ${kind}`, cx: at.x, cy: at.y, r: STONE + 1 }));
    }
  };
  for (const one of explanation.shapes) {
    for (const completion of one.completions) {
      for (const inner of completion.shapes) shape(inner.stones, 'inner');
    }
    shape(one.stones, one.kind === 'dead_three' ? 'dead' : 'live');
  }
  for (const completion of explanation.shapes.flatMap((one) => one.completions)) {
    const at = plan.at(completion.point);
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
  const point = explanation.point === null ? null : plan.at(explanation.point);
  const mirrored = explanation.mirrors === null ? null : plan.at(explanation.mirrors);
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
  return parts;
}
