/** Names and places of points, and what the texts of the legal list say about them. */

import type { GoStep } from '../protocol';
import type { Point, PointNames } from './line-art';

/** The letters of the columns: `i` is left out. */
const LETTERS = 'abcdefghjklmnopqrstuvwxyz';

/** `j9` for (8, 8). */
export function pointName({ file, rank }: Point): string {
  return (LETTERS[file] ?? '?') + String(rank + 1);
}

/** Reads `j9` on a board; null for anything that is not on it. */
export function parsePoint(name: string, columns: number, rows: number): Point | null {
  const match = /^([a-hj-z])([1-9]\d?)$/.exec(name);
  if (match === null) return null;
  const file = LETTERS.indexOf(match[1] ?? '');
  const rank = Number(match[2]) - 1;
  return file < columns && rank < rows ? { file, rank } : null;
}

/** The lines of one direction that carry stars: the low one, the high one, the middle where it has one. */
function starLines(lines: number): { corners: number[]; middle: number | null } {
  // The third line on small boards, the fourth from 12 lines on.
  const low = lines < 12 ? 2 : 3;
  if (lines < 7) return { corners: [], middle: lines % 2 === 1 ? (lines - 1) / 2 : null };
  return { corners: [low, lines - 1 - low], middle: lines >= 9 && lines % 2 === 1 ? (lines - 1) / 2 : null };
}

/** The star points of a board. */
export function starPoints(columns: number, rows: number): Point[] {
  const across = starLines(columns);
  const up = starLines(rows);
  const stars = across.corners.flatMap((file) => up.corners.map((rank) => ({ file, rank })));
  if (across.middle !== null && up.middle !== null) {
    stars.push({ file: across.middle, rank: up.middle });
    // From 19 lines on, the middles of the sides carry stars as well.
    if (columns >= 19 && rows >= 19) {
      for (const rank of up.corners) stars.push({ file: across.middle, rank });
      for (const file of across.corners) stars.push({ file, rank: up.middle });
    }
  }
  return stars;
}

/** How Go calls its points. */
export const NAMES: PointNames = {
  name: pointName,
  parse: parsePoint,
  letter: (file) => (LETTERS[file] ?? '?').toUpperCase(),
  stars: starPoints,
};

/** Points as they are told: by column and then by row. */
export function sorted(points: Iterable<string>): string[] {
  const key = (point: string) => point.charCodeAt(0) * 100 + Number(point.slice(1));
  return [...points].sort((x, y) => key(x) - key(y));
}

/** The point of an action text; null for those that are about none, or about several. */
export function actionPoint(action: string): string | null {
  return /^[a-hj-z][1-9]\d?$/.test(action) ? action : null;
}

/** The points that may be acted on, each with the action that a click sends. */
export function targets(legal: readonly string[]): Map<string, string> {
  return new Map(legal.flatMap((action) => (actionPoint(action) === null ? [] : [[action, action]])));
}

/** The action for any point, legal or not: an illegal one is sent so that the server explains. */
export function actionAt(step: GoStep, point: string): string | null {
  return step.ask === 'play' || step.ask === 'handicap' ? point : null;
}

/** What lies beside ordinary play, and what settles a board, are no decisions. */
const BESIDE = /^(pass|end|dead( .*)?|accept|resume)$/;

/** The choices of the legal list that are what is asked, in its order. */
export function decisions(legal: readonly string[]): string[] {
  return legal.filter((action) => actionPoint(action) === null && !BESIDE.test(action));
}

/** The colour of the next stone that a click makes; null at a decision. */
export function nextColor(step: GoStep): string | null {
  if (step.ask === 'handicap') return 'black';
  return step.ask === 'play' ? step.color : null;
}
