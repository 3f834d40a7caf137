/**
 * The hand that makes a play on the board: the throw is seen first, then one checker goes after the
 * other. What it shows is behind what is known, never ahead of it; any press shows the rest at once, and
 * nothing that the reader does waits for it. Fetched beside the board, which does without until then.
 */

import { drawChecker, type BackgammonPlan } from './backgammon-art';
import { draftKey } from './backgammon-draft';
import { after, cellOf, OFF, parsePlay, same, sideOf, type Checkers, type Moved, type Side } from './backgammon-points';
import type { BackgammonPlay } from '../protocol';
import type { PositionOf } from './faces';
import type { Place } from './strokes';

type Position = PositionOf<'backgammon'>;

/** How fast it is: as the reader's own, or as the settings ask for the other side's. */
export type Pace = 'own' | 'calm' | 'slow';

/** In milliseconds: a checker's way and what each unit of it adds, between two checkers, before the first. */
const PACES: Readonly<Record<Pace, { slide: number; unit: number; rest: number; thrown: number }>> = {
  own: { slide: 190, unit: 0.25, rest: 0, thrown: 0 },
  calm: { slide: 190, unit: 0.25, rest: 120, thrown: 700 },
  slow: { slide: 450, unit: 0.6, rest: 450, thrown: 1400 },
};

/** A die as it lies there. */
export interface ShownDie {
  number: number;
  used: boolean;
}

/** A play: whose, what it was thrown with, and how it goes. */
export interface Play {
  side: Side;
  steps: readonly Moved[];
  dice: readonly [number, number];
}

/** A play that has come, while it is shown. */
export interface Staged {
  play: Play;
  /** What it was thrown in, and the name of its throw. */
  position: Position;
  thrown: string;
  /** Its dice as they lie there now. */
  dice: readonly ShownDie[];
}

/** How a play is to be shown. */
interface Shown extends Play {
  plan: BackgammonPlan;
  /** Where the checkers were. */
  from: Checkers;
  pace: Pace;
  /** For how long its throw has been seen, in milliseconds. */
  seen: number;
}

/** The dice of a throw after some steps: each step has used its own number, or a larger one to bear off. */
export function spent([one, other]: readonly [number, number], steps: readonly Moved[]): ShownDie[] {
  const dice = (one === other ? [one, one, one, one] : [Math.max(one, other), Math.min(one, other)]).map(
    (number) => ({ number, used: false }),
  );
  for (const { from, to } of steps) {
    const left = dice.filter((die) => !die.used);
    const die = left.find(({ number }) => number === from - to) ?? left[0];
    if (die !== undefined) die.used = true;
  }
  return dice;
}

/**
 * The play that `played` makes of the throw that lay in a position, whoever that belonged to; null where
 * there was none. The first position of a game of the match has left behind how the game before was won.
 */
function decisive({ dice, on_roll: seat, phase }: Position, played: string | null): Omit<BackgammonPlay, 'action'> | null {
  const steps = parsePlay(played ?? '');
  return phase !== 'play' || dice === null || seat === null || steps === null ? null : { seat, dice, steps };
}

/** Whether the reader's system asks for no motion. */
export function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export class Hand {
  readonly #id: string;
  /** The layer to put over the checkers. */
  readonly #layer: SVGElement;
  /** What the board draws now. */
  readonly #draw: (checkers: Checkers, dice: readonly ShownDie[]) => void;
  /** All has been shown, or the reader has seen enough. */
  readonly #done: () => void;
  #scenes: Iterator<Animation> | null = null;
  #running: Animation | null = null;

  constructor(
    id: string,
    layer: SVGElement,
    draw: (checkers: Checkers, dice: readonly ShownDie[]) => void,
    done: () => void,
  ) {
    this.#id = id;
    this.#layer = layer;
    this.#draw = draw;
    this.#done = done;
  }

  /** Whether it may move anything here. */
  can(): boolean {
    return typeof this.#layer.animate === 'function' && !isStill();
  }

  /**
   * The newest play of a position, where it has come since the position before and leads from what is on
   * the screen to what is known; or `played`, where it took the last checker off and the next game is here.
   */
  staged(from: Checkers, to: Checkers, before: Position, position: Position, played: string | null): Staged | null {
    const isNext = position.game === before.game + 1;
    const play = isNext ? decisive(before, played) : position.last_play;
    if (play === null || !this.can()) return null;
    const { seat, steps, dice } = play;
    const side = sideOf(seat);
    const isNew = steps.length > 0 ? !same(from, to) : JSON.stringify(before.last_play) !== JSON.stringify(play);
    const end = steps.reduce((all, step) => after(all, side, step), from);
    const leads = isNext ? end[side].every((count, at) => at === OFF || count === 0) : same(end, to);
    if (!isNew || !leads) return null;
    const known = before.phase === 'play' && before.on_roll === seat && String(before.dice) === String(dice);
    return {
      play: { side, steps, dice },
      position: known ? before : { ...position, phase: 'play', on_roll: seat, dice, opening: false },
      thrown: known ? draftKey(before) : `${draftKey(before)} ${dice}`,
      dice: [],
    };
  }

  start(play: Shown): void {
    this.stop();
    this.#scenes = this.#show(play);
    for (const press of ['pointerdown', 'keydown'] as const) document.addEventListener(press, this.#done, true);
    this.#next();
  }

  /** Puts away whatever is on its way. */
  stop(): void {
    this.#scenes = null;
    const running = this.#running;
    this.#running = null;
    running?.cancel();
    this.#layer.replaceChildren();
    for (const press of ['pointerdown', 'keydown'] as const) document.removeEventListener(press, this.#done, true);
  }

  #next(): void {
    const scene = this.#scenes?.next();
    if (scene === undefined) return;
    if (scene.done === true) {
      this.#done();
      return;
    }
    const running = scene.value;
    this.#running = running;
    running.onfinish = () => {
      if (this.#running === running) this.#next();
    };
  }

  *#show({ plan, side, from, steps, dice, pace, seen }: Shown): Generator<Animation, void> {
    const { thrown, rest } = PACES[pace];
    let now = from;
    this.#draw(now, spent(dice, []));
    if (thrown > seen) yield this.#wait(thrown - seen);
    for (const [nth, step] of steps.entries()) {
      if (nth > 0 && rest > 0) yield this.#wait(rest);
      const lifted = { ...now, [side]: now[side].map((n, place) => (place === step.from ? n - 1 : n)) };
      this.#draw(lifted, spent(dice, steps.slice(0, nth + 1)));
      yield this.#flight(plan, side, now, step, pace);
      now = after(now, side, step);
      this.#draw(now, spent(dice, steps.slice(0, nth + 1)));
    }
  }

  /** Nothing moves for a while. */
  #wait(duration: number): Animation {
    this.#layer.replaceChildren();
    return this.#layer.animate([], { duration });
  }

  /** One checker on its way. */
  #flight(plan: BackgammonPlan, side: Side, now: Checkers, { from, to }: Moved, pace: Pace): Animation {
    const start = plan.at(cellOf(side, from), (now[side][from] ?? 1) - 1);
    const end = to === OFF ? plan.into(side) : plan.at(cellOf(side, to), now[side][to] ?? 0);
    const checker = drawChecker(this.#id, side, end, 'flies');
    this.#layer.replaceChildren(checker);
    const at = ({ x, y }: Place) => `translate(${x}px, ${y}px)`;
    const { slide, unit } = PACES[pace];
    return checker.animate([{ transform: at(start) }, { transform: at(end) }], {
      duration: slide + unit * Math.hypot(end.x - start.x, end.y - start.y),
      easing: 'ease-in-out',
    });
  }
}
