/**
 * What is on the screen of a board of backgammon: behind what is known while checkers are on their way,
 * never ahead of it. The board says where everything is; this says how far of it has been shown.
 */

import type { BackgammonPlan } from './backgammon-art';
import type { Hand, Pace, Play, ShownDie, Staged } from './backgammon-hand';
import { before, same, type Checkers } from './backgammon-points';
import type { BoardInput } from './board';
import type { PositionOf } from './faces';

type Position = PositionOf<'backgammon'>;

/** The board, as far as what moves needs it. */
export interface Shown {
  /** Where the checkers are, with what has been put together. */
  target(): Checkers;
  plan(): BackgammonPlan;
  /** Checkers and dice have to be drawn. */
  moved(): void;
  /** All has been shown: everything has to be drawn. */
  done(): void;
  /** Whether a play of the other side is being shown. */
  shows(on: boolean): void;
}

export class Showing {
  /** Where the checkers are on the screen. */
  checkers: Checkers = { white: [], black: [] };
  readonly #board: Shown;
  /** What moves checkers; null until it has been fetched, and where it cannot be. */
  #hand: Hand | null = null;
  /** Where the checkers will be when what is shown is over; null while nothing moves. */
  #goal: Checkers | null = null;
  #staged: Staged | null = null;
  /** The throw that was drawn last, and since when; null before anything was. */
  #thrown: string | null = null;
  #since = 0;

  constructor(id: string, layer: SVGElement, board: Shown) {
    this.#board = board;
    void import('./backgammon-hand').then(
      ({ Hand }) => {
        this.#hand = new Hand(id, layer, this.#shows, this.#done);
      },
      () => undefined,
    );
  }

  /** Whether checkers are on their way. */
  get moves(): boolean {
    return this.#goal !== null;
  }

  /** The play of the other side that is being shown; null where there is none. */
  get staged(): Staged | null {
    return this.#staged;
  }

  stop(): void {
    this.#hand?.stop();
  }

  /** Another position is here: the newest play is shown as it went, anything else at once. */
  arrive(before: Position, input: BoardInput<Position>): void {
    const { position, played = null } = input;
    const hand = input.hand ?? 'own';
    const to = this.#board.target();
    // A throw after a play that is still shown comes to the board when the play is over.
    if (this.#goal !== null && same(this.#goal, to)) return;
    const from = this.#goal ?? this.checkers;
    this.settle();
    if (hand === 'at_once') return;
    const staged = this.#hand?.staged(from, to, before, position, played) ?? null;
    if (staged === null) return;
    this.#staged = staged;
    const seen = this.#thrown === staged.thrown ? performance.now() - this.#since : 0;
    this.#fly(from, staged.play, hand, seen);
  }

  /** Lets checkers go one after the other from where they are on the screen. */
  fly(play: Play, pace: Pace): void {
    this.#fly(this.checkers, play, pace);
  }

  /** Shows a play once more that led to where the checkers are. */
  replay(play: Play, pace: Pace): void {
    this.settle();
    const start = [...play.steps].reverse().reduce((all, step) => before(all, play.side, step), this.checkers);
    this.#fly(start, play, pace);
  }

  #fly(from: Checkers, play: Play, pace: Pace, seen = Infinity): void {
    this.#goal = this.#board.target();
    if (this.#hand?.can() !== true) {
      this.settle();
      return;
    }
    if (this.#staged !== null) this.#board.shows(true);
    this.#hand.start({ ...play, plan: this.#board.plan(), from, pace, seen });
  }

  /** Whatever is on its way has arrived. */
  settle(): void {
    this.#hand?.stop();
    this.#goal = null;
    if (this.#staged !== null) this.#board.shows(false);
    this.#staged = null;
    this.rest();
  }

  /** While nothing moves, the checkers are where the board says. */
  rest(): void {
    if (this.#goal === null) this.checkers = this.#board.target();
  }

  /**
   * A throw is drawn, by its name. Whether it tumbles: it does once, when it comes; not where it was there
   * before anybody looked.
   */
  throws(name: string): boolean {
    if (this.#thrown === name) return false;
    const rolls = name !== '' && this.#thrown !== null;
    this.#thrown = name;
    this.#since = performance.now();
    return rolls;
  }

  #shows = (checkers: Checkers, dice: readonly ShownDie[]): void => {
    this.checkers = checkers;
    if (this.#staged !== null) this.#staged.dice = dice;
    this.#board.moved();
  };

  #done = (): void => {
    this.settle();
    this.#board.done();
  };
}
