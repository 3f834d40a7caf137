/** Names and places of points, and what the texts of the legal list say about them. */

import type { GomokuStep, GomokuView } from '../protocol';
import type { Point, PointNames } from './line-art';

/** `h8` for (7, 7). */
export function pointName({ file, rank }: Point): string {
  return String.fromCharCode(97 + file) + String(rank + 1);
}

/** Reads `h8` on a board of `size` lines; null for anything that is not on it. */
export function parsePoint(name: string, size: number): Point | null {
  const match = /^([a-v])([1-9]\d?)$/.exec(name);
  if (match === null) return null;
  const file = (match[1] ?? '').charCodeAt(0) - 97;
  const rank = Number(match[2]) - 1;
  return file < size && rank < size ? { file, rank } : null;
}

/** The star points of a board: the fourth lines and, where there is one, the centre. */
export function starPoints(size: number): Point[] {
  const low = 3;
  const high = size - 4;
  const stars = [low, high].flatMap((file) => [low, high].map((rank) => ({ file, rank })));
  if (size % 2 === 1) stars.push({ file: (size - 1) / 2, rank: (size - 1) / 2 });
  // From 19 lines on, the middles of the sides carry stars as well.
  if (size >= 19 && size % 2 === 1) {
    const mid = (size - 1) / 2;
    for (const edge of [low, high]) stars.push({ file: edge, rank: mid }, { file: mid, rank: edge });
  }
  return stars;
}

/** How gomoku calls its points. */
export const NAMES: PointNames = {
  name: pointName,
  parse: (name, columns) => parsePoint(name, columns),
  letter: (file) => String.fromCharCode(65 + file),
  stars: (columns) => starPoints(columns),
};

/** What a click does where a stone and an offer are both possible. */
export type ClickMode = 'place' | 'offer';

/** The point of an action text, and how it acts there; null for decisions. */
export function actionPoint(action: string): { point: string; how: 'place' | 'offer' | 'pick' } | null {
  const match = /^(?:(offer|pick) )?([a-v][1-9]\d?)$/.exec(action);
  if (match === null) return null;
  return { point: match[2] ?? '', how: (match[1] as 'offer' | 'pick' | undefined) ?? 'place' };
}

/** Whether the legal list leaves the choice between placing and offering. */
export function hasTwoModes(legal: readonly string[]): boolean {
  let place = false;
  let offer = false;
  for (const action of legal) {
    const how = actionPoint(action)?.how;
    place ||= how === 'place';
    offer ||= how === 'offer';
  }
  return place && offer;
}

/** The points that may be acted on, each with the action that a click sends. */
export function targets(legal: readonly string[], mode: ClickMode): Map<string, string> {
  const found = new Map<string, string>();
  const both = hasTwoModes(legal);
  for (const action of legal) {
    const at = actionPoint(action);
    if (at === null || (both && at.how !== mode)) continue;
    found.set(at.point, action);
  }
  return found;
}

/** The action for any point, legal or not: an illegal one is sent so that the server explains. */
export function actionAt(
  step: GomokuStep,
  legal: readonly string[],
  point: string,
  mode: ClickMode,
): string | null {
  const legalAction = targets(legal, mode).get(point);
  if (legalAction !== undefined) return legalAction;
  switch (step.ask) {
    case 'place':
    case 'play':
      return point;
    case 'offer':
      return `offer ${point}`;
    case 'pick':
      return `pick ${point}`;
    case 'place_or_offer':
      return mode === 'offer' ? `offer ${point}` : point;
    default:
      return null;
  }
}

/** What somebody typed as an action: a bare point means what a click there would mean. */
export function typedAction(
  typed: string,
  view: GomokuView,
  legal: readonly string[],
  mode: ClickMode,
): string {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  if (legal.includes(text)) return text;
  if (parsePoint(text, view.size) === null) return text;
  return actionAt(view.step, legal, text, mode) ?? text;
}

/** The choices of the legal list that are no points, in its order. */
export function decisions(legal: readonly string[]): string[] {
  return legal.filter((action) => actionPoint(action) === null && action !== 'claim');
}

/** The colour of the next stone that a click makes; null at a decision. */
export function nextColor(step: GomokuStep): 'black' | 'white' | null {
  switch (step.ask) {
    case 'place':
    case 'play':
      return step.color === 'white' ? 'white' : 'black';
    case 'offer':
    case 'pick':
    case 'place_or_offer':
      return 'black'; // The fifth stone is always Black's.
    default:
      return null;
  }
}
