/**
 * A play that is being put together, one checker at a time. What may follow comes from the server as
 * stages; here is only the way that the reader takes through them.
 */

import type { BackgammonStage, BackgammonStep, BackgammonView } from '../protocol';

/** Tells the positions apart that a draft belongs to: a word at the table changes none of this. */
export function draftKey({ a, b, dice, game, on_roll, phase, score }: BackgammonView): string {
  return [phase, on_roll, dice, game, score, a, b].join('|');
}

export class Draft {
  readonly #stages: readonly BackgammonStage[];
  readonly #dice: readonly [number, number] | null;
  #steps: BackgammonStep[] = [];
  /** Whether the smaller number is to be used first. */
  #swapped = false;

  constructor({ stages, dice }: Pick<BackgammonView, 'stages' | 'dice'>) {
    this.#stages = stages;
    this.#dice = dice;
  }

  /** What has been put together. */
  get steps(): readonly BackgammonStep[] {
    return this.#steps;
  }

  #at(steps: readonly BackgammonStep[]): BackgammonStage | null {
    return this.#stages[steps.at(-1)?.next ?? 0] ?? null;
  }

  /** The action, once the play is complete. */
  get done(): string | null {
    return this.#at(this.#steps)?.done ?? null;
  }

  /** Whether no number can be used at all. */
  get blocked(): boolean {
    return this.#stages[0]?.done === 'nomove';
  }

  /** The number that is used first where both could be. */
  get first(): number {
    const [one, other] = this.#dice ?? [0, 0];
    return this.#swapped ? Math.min(one, other) : Math.max(one, other);
  }

  /** Whether the reader may choose which number is used first. */
  get swaps(): boolean {
    const [one, other] = this.#dice ?? [0, 0];
    return one !== other && this.#steps.length === 0 && !this.blocked;
  }

  /** Has the other number used first, or a given one; answers whether that can be chosen. */
  swap(first?: number): boolean {
    if (!this.swaps || (first !== undefined && !this.#dice?.includes(first))) return false;
    this.#swapped = first === undefined ? !this.#swapped : first === Math.min(...(this.#dice ?? []));
    return true;
  }

  /** The dice with whether each is used, the one that is used first in front; a doublet has four. */
  shown(): { number: number; used: boolean }[] {
    const [one, other] = this.#dice ?? [0, 0];
    if (one === 0) return [];
    const left = this.#steps.map((step) => step.die);
    const all = one === other ? [one, one, one, one] : [this.first, one + other - this.first];
    return all.map((number) => {
      const at = left.indexOf(number);
      if (at >= 0) left.splice(at, 1);
      return { number, used: at >= 0 };
    });
  }

  /** What can be done next, the preferred number in front. */
  next(): readonly BackgammonStep[] {
    const steps = this.#at(this.#steps)?.steps ?? [];
    return [...steps].sort((x, y) => Number(y.die === this.first) - Number(x.die === this.first));
  }

  /** The places that a checker may leave. */
  sources(): Set<number> {
    return new Set(this.next().map((step) => step.from));
  }

  /** What a click on a checker means. */
  click(from: number): BackgammonStep | null {
    return this.next().find((step) => step.from === from) ?? null;
  }

  /**
   * Where one checker may land from a place, with the steps that bring it there, several at once where
   * it uses several numbers: the shortest way, and of equal ones the one with the preferred number first.
   */
  landings(from: number): Map<number, readonly BackgammonStep[]> {
    const found = new Map<number, readonly BackgammonStep[]>();
    let ways: (readonly BackgammonStep[])[] = this.next()
      .filter((step) => step.from === from)
      .map((step) => [step]);
    while (ways.length > 0) {
      for (const way of ways) {
        const to = way.at(-1)?.to ?? 0;
        if (!found.has(to)) found.set(to, way);
      }
      ways = ways.flatMap((way) => {
        const to = way.at(-1)?.to ?? 0;
        const onward = this.#at(way)?.steps ?? [];
        return to === 0 ? [] : onward.filter((step) => step.from === to).map((step) => [...way, step]);
      });
    }
    return found;
  }

  add(...steps: readonly BackgammonStep[]): void {
    this.#steps.push(...steps);
  }

  /** Takes the newest step back, or all; answers how many. */
  undo(all = false): number {
    const before = this.#steps.length;
    this.#steps = all ? [] : this.#steps.slice(0, -1);
    return before - this.#steps.length;
  }

  /** The steps of the only play that there is; null where there is a choice, or nothing to move. */
  forced(): readonly BackgammonStep[] | null {
    const ends = new Set(this.#stages.flatMap((stage) => stage.done ?? []));
    if (ends.size !== 1 || this.blocked) return null;
    const way: BackgammonStep[] = [];
    for (let stage = this.#stages[0]; stage !== undefined && stage.done === null; ) {
      const [step] = [...stage.steps].sort((x, y) => Number(y.die === this.first) - Number(x.die === this.first));
      if (step === undefined) return null;
      way.push(step);
      stage = this.#stages[step.next];
    }
    return way;
  }
}
