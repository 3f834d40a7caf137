/** The marks of Go: ko, atari, points that count, dead stones, and what an explanation speaks of. */

import type { GoExplanation } from '../protocol';
import { svg } from './board';
import { CELL, STONE, type Plan } from './line-art';

type Place = { x: number; y: number };

/** A drawn line with a pale edge under it, so that it shows on wood and on stones. */
function edged(kind: string, d: string): SVGGElement {
  return svg('g', { class: kind }, svg('path', { class: 'halo', d }), svg('path', { class: 'ink', d }));
}

const cross = ({ x, y }: Place, r: number) => `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`;
const square = ({ x, y }: Place, r: number) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`;
const diamond = ({ x, y }: Place, r: number) => `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`;

/** The stone of the last act: a ring on it, or around it where it carries a number. */
export function lastMark(at: Place, color: string, numbered: boolean): Element {
  return numbered
    ? svg('circle', { class: 'last', cx: at.x, cy: at.y, r: STONE + 2 })
    : svg('circle', { class: `last-ring ${color}`, cx: at.x, cy: at.y, r: STONE * 0.52 });
}

/** The point that the basic ko bars: a small square. */
export function koMark(at: Place): Element {
  return edged('ko', square(at, 7));
}

/** A stone in atari: a broken ring around it. */
export function atariMark(at: Place): Element {
  return svg('circle', { class: 'atari', cx: at.x, cy: at.y, r: STONE + 1 });
}

/** The last liberty of a chain: a diamond. */
export function libertyMark(at: Place): Element {
  return edged('liberty', diamond(at, 5.5));
}

/** Where a stone has just been taken: a dotted ring. */
export function takenMark(at: Place): Element {
  return svg('circle', { class: 'taken', cx: at.x, cy: at.y, r: STONE * 0.62 });
}

/**
 * A point of a count. Each kind has its own shape: a square for Black, a diamond for White, a ring
 * for neutral points, a barred ring for those in seki.
 */
export function countMark(kind: string, at: Place): Element {
  const { x, y } = at;
  if (kind === 'black') return svg('path', { class: 'count-point black', d: square(at, 5) });
  if (kind === 'white') return svg('path', { class: 'count-point white', d: diamond(at, 7) });
  const ring = `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`;
  return edged('count-open', kind === 'seki' ? `${ring}M${x - 7} ${y + 7}L${x + 7} ${y - 7}` : ring);
}

/** A stone that is called dead: crossed. */
export function deadMark(at: Place): Element {
  return edged('dead-mark', cross(at, STONE * 0.5));
}

/** Where the reader's marks and the standing proposal differ: a ring around the stone. */
export function differMark(at: Place): Element {
  return svg('circle', { class: 'differs', cx: at.x, cy: at.y, r: STONE + 1.5 });
}

/** A word or two at a point, kept inside the drawing. */
export function reasonAt(plan: Plan, at: Place, words: string): Element {
  const side = at.x < plan.width * 0.3 ? 'start' : at.x > plan.width * 0.7 ? 'end' : 'middle';
  const dx = side === 'start' ? -CELL * 0.4 : side === 'end' ? CELL * 0.4 : 0;
  const y = at.y > CELL * 1.5 ? at.y - 16 : at.y + 28;
  return svg('text', { class: `reason ${side}`, x: at.x + dx, y }, words);
}

/** What an explanation speaks of: chains as rings, liberties as diamonds, captured stones crossed. */
export function drawExplanation(plan: Plan, explanation: GoExplanation, stands: (name: string) => boolean): Element[] {
  const parts: Element[] = [];
  const each = (names: readonly string[], draw: (at: Place) => Element) => {
    for (const name of names) {
      const at = plan.at(name);
      if (at !== null) parts.push(draw(at));
    }
  };
  const ring = (kind: string) => (at: Place) =>
    svg('circle', { class: `ring ${kind}`, cx: at.x, cy: at.y, r: STONE + 1 });
  each(explanation.chain.filter(stands), ring('live'));
  each(explanation.enemies, ring('inner'));
  for (const chain of explanation.captures) {
    each(chain, (at) => edged('dead-mark', cross(at, STONE * 0.5)));
  }
  each(explanation.liberties, (at) => libertyMark(at));
  const point = explanation.point === null ? null : plan.at(explanation.point);
  if (point !== null) {
    parts.push(svg('circle', { class: 'about', cx: point.x, cy: point.y, r: STONE + 2 }));
  }
  return parts;
}
