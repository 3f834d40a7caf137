/** What stands and is marked on a board of backgammon: checkers, cube, dice, plays, landings, reasons. */

import type { BackgammonExplanation, BackgammonStep } from '../protocol';
import {
  CUBE,
  dicePlaces,
  drawBorne,
  drawChecker,
  drawCount,
  drawCube,
  drawDie,
  drawn,
  landingMark,
  ring,
  type BackgammonPlan,
} from './backgammon-art';
import {
  BAR,
  cellOf,
  OFF,
  otherSide,
  parsePlay,
  pipsOf,
  sideOf,
  SIDES,
  type Checkers,
  type Moved,
  type Side,
} from './backgammon-points';
import { pipsWords } from './backgammon-words';
import { svg } from './board';
import type { PositionOf } from './faces';
import { arrow, type Place } from './strokes';

type Position = PositionOf<'backgammon'>;

/** Checkers that are not saved where they stand: how many by side and place, and what they are. */
export interface Unsaved {
  places: ReadonlyMap<string, number>;
  kind: string;
}

/** All checkers, and the pips of each side; `away` is the place of a checker that is being dragged. */
export function drawPieces(
  id: string,
  plan: BackgammonPlan,
  checkers: Checkers,
  { places, kind }: Unsaved,
  away: { side: Side; place: number } | null,
): Element[] {
  const parts: Element[] = [];
  for (const side of SIDES) {
    checkers[side].forEach((all, place) => {
      const count = all - (away?.side === side && away.place === place ? 1 : 0);
      const cell = cellOf(side, place);
      const more = places.get(`${side} ${place}`) ?? 0;
      if (place === OFF) {
        for (let nth = 0; nth < count; nth += 1) {
          parts.push(drawBorne(plan, side, nth, nth >= count - more ? kind : ''));
        }
        return;
      }
      const shown = drawn(count);
      for (let nth = 0; nth < shown; nth += 1) {
        parts.push(drawChecker(id, side, plan.at(cell, nth), nth >= shown - more ? kind : ''));
      }
      if (count > shown) parts.push(drawCount(plan.at(cell, shown), side, count));
    });
    const { x, y } = plan.pips(side);
    const words = pipsWords(pipsOf(checkers, side));
    parts.push(svg('text', { class: plan.beside ? 'pips' : 'pips end', x, y }, words));
  }
  return parts;
}

/** The cube, or what it is offered as. */
export function drawTheCube(plan: BackgammonPlan, { cube, crawford }: Position): Element[] {
  if (cube === null) return [];
  if (cube.offer === null) {
    const owner = cube.owner === null ? null : sideOf(cube.owner);
    return [drawCube(cube.value, plan.cube(owner), CUBE, crawford ? 'rests' : '')];
  }
  // It is put before whoever answers.
  const { x, y, width, height } = plan.half(otherSide(sideOf(cube.offer.by)));
  return [drawCube(cube.offer.taken, { x: x + width / 2, y: y + height / 2 }, 50, 'offered')];
}

/**
 * The dice in the half of whoever threw them, those of the newest play beside; of an opening throw each
 * in its own half. `first` is the number that is used first, where the reader may choose.
 */
export function drawDice(
  plan: BackgammonPlan,
  position: Position,
  shown: readonly { number: number; used: boolean }[],
  { first, acts }: { first: number | null; acts: boolean },
): SVGElement[] {
  const { dice, on_roll: roller, opening, last_play: last, phase } = position;
  const parts: SVGElement[] = [];
  const put = (side: Side, number: number, used: boolean, { at, size }: { at: Place; size: number }) => {
    parts.push(drawDie(side, number, at, size, used ? 'used' : ''));
    if (number === first) parts.push(svg('circle', { class: 'first', cx: at.x, cy: at.y + size / 2 + 6, r: 2.6 }));
  };
  if (dice !== null && roller !== null) {
    const side = sideOf(roller);
    if (opening && shown.length === 2) {
      const [own] = roller === 'a' ? dice : [dice[1]];
      for (const { number, used } of shown) {
        const half = plan.half(number === own ? side : otherSide(side));
        const [middle] = dicePlaces(number === own ? half : { ...half, width: 56 }, 1);
        if (middle !== undefined) put(number === own ? side : otherSide(side), number, used, middle);
      }
    } else {
      const places = dicePlaces(plan.half(side), shown.length);
      shown.forEach(({ number, used }, at) => {
        const place = places[at];
        if (place !== undefined) put(side, number, used, place);
      });
    }
  }
  const asked = phase === 'doubled' || phase === 'resigning';
  if (last !== null && !acts && !asked && !(dice !== null && last.seat === roller)) {
    const { x, ...half } = plan.half(sideOf(last.seat));
    const [one, other] = last.dice;
    const all = one === other ? [one, one, one, one] : [one, other];
    const places = dicePlaces({ ...half, x: x + 50, width: half.width - 50 }, all.length);
    all.forEach((number, at) => {
      const place = places[at];
      if (place !== undefined) put(sideOf(last.seat), number, true, place);
    });
  }
  return parts;
}

/** The middle of the top checker of a place, or of where the first would lie. */
function top(plan: BackgammonPlan, checkers: Checkers, side: Side, place: number): Place {
  if (place === OFF) return plan.into(side);
  const count = checkers[side][place] ?? 0;
  return plan.at(cellOf(side, place), Math.max(0, count - 1));
}

/** Where the next checker of a place would lie. */
function next(plan: BackgammonPlan, checkers: Checkers, side: Side, place: number): Place {
  return place === OFF ? plan.into(side) : plan.at(cellOf(side, place), checkers[side][place] ?? 0);
}

/** Where each checker of a play begins and ends, whatever it passes. */
function journeys(steps: readonly Moved[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const { from, to } of steps) {
    const way = found.find((one) => one.to === from && from !== OFF && from !== BAR);
    if (way === undefined) found.push({ from, to });
    else way.to = to;
  }
  return found;
}

/** The newest play as arrows from where its checkers were; and what was played from here. */
export function playArrows(
  plan: BackgammonPlan,
  checkers: Checkers,
  { last_play: last, on_roll: roller, phase }: Position,
  arrows: readonly string[],
): Element[] {
  const parts: Element[] = [];
  if (last !== null) {
    const side = sideOf(last.seat);
    const left = new Map<number, number>();
    for (const { from, to } of journeys(last.steps)) {
      // Several may have left one place: each shows where it lay.
      const nth = (checkers[side][from] ?? 0) + (left.get(from) ?? 0);
      left.set(from, (left.get(from) ?? 0) + 1);
      const start = plan.at(cellOf(side, from), nth);
      parts.push(ring(start, 'left-from'), arrow(start, top(plan, checkers, side, to), 'last'));
    }
  }
  if (roller === null || phase !== 'play') return parts;
  const side = sideOf(roller);
  // The likeliest is drawn last, over the others.
  [...arrows].reverse().forEach((action, index) => {
    for (const { from, to } of journeys(parsePlay(action) ?? [])) {
      const kind = index === arrows.length - 1 ? 'main' : 'other';
      parts.push(arrow(top(plan, checkers, side, from), next(plan, checkers, side, to), kind));
    }
  });
  return parts;
}

/** The lifted checker, where it may land, and the only play where there is no other. */
export function drawMarks(
  plan: BackgammonPlan,
  checkers: Checkers,
  side: Side,
  marks: {
    lifted: number | null;
    landings: ReadonlyMap<number, readonly BackgammonStep[]>;
    over: number | null;
    forced: readonly BackgammonStep[] | null;
  },
): Element[] {
  const { lifted, landings, over, forced } = marks;
  const parts: Element[] = [];
  if (forced !== null && lifted === null) {
    for (const { from, to } of journeys(forced)) {
      parts.push(arrow(top(plan, checkers, side, from), next(plan, checkers, side, to), 'forced'));
    }
  }
  if (lifted !== null) parts.push(ring(top(plan, checkers, side, lifted), 'lifted'));
  for (const [to, way] of landings) {
    const [only, more] = way;
    const number = more === undefined ? (only?.die ?? null) : null;
    parts.push(landingMark(plan, cellOf(side, to), checkers[side][to] ?? 0, number));
    if (to === over && to !== OFF) parts.push(ring(next(plan, checkers, side, to), 'aimed'));
  }
  return parts;
}

/** What an explanation speaks of; its points are numbered by whoever acts. */
export function drawExplanation(
  plan: BackgammonPlan,
  checkers: Checkers,
  side: Side,
  { from, to, instead, hits, blots }: BackgammonExplanation,
): Element[] {
  const parts: Element[] = [];
  for (const step of journeys(parsePlay(instead ?? '') ?? [])) {
    parts.push(arrow(top(plan, checkers, side, step.from), next(plan, checkers, side, step.to), 'why'));
  }
  for (const place of from) {
    // What bars the way may be the other side's.
    const own = place === BAR || (checkers[side][place] ?? 0) > 0;
    const at = own ? top(plan, checkers, side, place) : top(plan, checkers, otherSide(side), BAR - place);
    parts.push(ring(at, 'rests'));
  }
  for (const place of hits) parts.push(ring(top(plan, checkers, otherSide(side), BAR - place), 'rests'));
  for (const place of blots) parts.push(ring(next(plan, checkers, side, place), 'blot'));
  if (to !== null && to !== OFF) {
    const foes = checkers[otherSide(side)][BAR - to] ?? 0;
    parts.push(ring(foes > 0 ? top(plan, checkers, otherSide(side), BAR - to) : next(plan, checkers, side, to), 'about'));
  }
  return parts;
}
