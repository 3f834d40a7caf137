/**
 * The game on the review page in this tab: the tree of {@link reduceReview}, and the questions to
 * the server that fill it. What was answered once is not asked again.
 */

import { signal } from '@preact/signals';
import type { Study, StudyRequest } from '../protocol';
import { ApiError } from './api';
import {
  actionsTo,
  childBy,
  lineThrough,
  pathTo,
  reduceReview,
  type ReviewChange,
  type ReviewState,
} from './review';

/** How long the reader rests on a position before it is asked what may be played there. */
const RESTED = 150;

/** What a session needs of the world. */
export interface Referee {
  study(request: StudyRequest): Promise<Study>;
  after(ms: number, run: () => void): () => void;
}

let sessions = 0;

export class Session {
  /** Tells this game from the one that was on the page before. */
  readonly id = (sessions += 1);
  readonly #state;
  readonly #referee: Referee;
  readonly #asking = new Set<string>();
  readonly #judged = new Map<string, Study>();
  #rest: (() => void) | null = null;
  #closed = false;
  /** The action that waits for an answer. */
  readonly trying = signal<string | null>(null);
  /** Why the last question had no answer. */
  readonly problem = signal<ApiError | null>(null);

  constructor(state: ReviewState, referee: Referee) {
    this.#state = signal(state);
    this.#referee = referee;
    this.#look();
  }

  get state(): ReviewState {
    return this.#state.value;
  }

  /** Changes the tree or the place in it, and asks for what is not known there. */
  change(change: ReviewChange): void {
    const before = this.#state.peek();
    const after = reduceReview(before, change);
    if (after === before) return;
    this.#state.value = after;
    if (after.at !== before.at || after.nodes !== before.nodes) this.#look();
  }

  /** Plays actions from the position on the screen; the first that is refused is explained. */
  async play(...actions: readonly string[]): Promise<void> {
    const state = this.#state.peek();
    const [first] = actions;
    const there = actions.length === 1 && first !== undefined ? childBy(state, state.at, first) : null;
    if (there !== null) {
      this.change({ t: 'go', to: there });
      return;
    }
    if (first === undefined || this.trying.peek() !== null) return;
    const parent = state.at;
    const before = actionsTo(state, parent);
    this.trying.value = first;
    const study = await this.#ask({ actions: [...before, ...actions], from: before.length });
    this.trying.value = null;
    if (study !== null) this.change({ t: 'tried', parent, study });
  }

  /** Asks what the rules say about an action in the position on the screen. */
  judge(action: string): void {
    const state = this.#state.peek();
    const node = state.at;
    const show = (study: Study) => {
      if (study.judged !== null) this.change({ t: 'judged', node, verdict: study.judged });
    };
    const key = `${node} ${action}`;
    const known = this.#judged.get(key);
    if (known !== undefined) {
      show(known);
      return;
    }
    void this.#ask({ actions: actionsTo(state, node), ask: action }).then((study) => {
      if (study === null) return;
      this.#judged.set(key, study);
      show(study);
    });
  }

  /** Tries again what had no answer. */
  again(): void {
    this.problem.value = null;
    this.#look();
  }

  close(): void {
    this.#closed = true;
    this.#rest?.();
  }

  /** Answers null where there was no answer, which {@link problem} then tells. */
  async #ask(what: { actions: string[]; from?: number; ask?: string }): Promise<Study | null> {
    const { kind, rules, start } = this.#state.peek().head;
    try {
      const study = await this.#referee.study({
        kind,
        rules,
        start,
        from: null,
        ask: null,
        ...what,
      });
      if (this.#closed) return null;
      this.problem.value = null;
      return study;
    } catch (error) {
      if (this.#closed) return null;
      this.trying.value = null;
      this.problem.value =
        error instanceof ApiError ? error : new ApiError('unreachable', String(error), null);
      return null;
    }
  }

  /** Asks for the line through the position on the screen, and for what may be played there. */
  #look(): void {
    this.#rest?.();
    this.#rest = null;
    const state = this.#state.peek();
    const { at, known } = state;
    const here = known.get(at);
    if (here === undefined) {
      const line = state.line.includes(at) ? [...state.line] : lineThrough(state, at);
      const from = line.findIndex((id) => !known.has(id));
      this.#tell(line, from);
    } else if (here.legal === null) {
      this.#rest = this.#referee.after(RESTED, () => {
        const path = pathTo(this.#state.peek(), at);
        this.#tell(path, path.length - 1);
      });
    }
  }

  #tell(line: readonly number[], from: number): void {
    const nodes = line.slice(1);
    const key = `${nodes.join()} ${from}`;
    if (this.#asking.has(key)) return;
    this.#asking.add(key);
    const state = this.#state.peek();
    const actions = nodes.map((id) => state.nodes.get(id)?.action ?? '');
    void this.#ask({ actions, from }).then((study) => {
      this.#asking.delete(key);
      if (study !== null) this.change({ t: 'told', nodes, study });
      // The end of a line has brought its legal list; a place before the end lacks it still.
      const { at, known } = this.#state.peek();
      if (study !== null && at !== line.at(-1) && known.get(at)?.legal === null) this.#look();
    });
  }
}
