/**
 * A game under review, pure: a tree of actions, the place in it, and what the server has said about
 * each position. {@link reduceReview} is the only way to change it; no rule is known here.
 */

import type {
  GameRecord,
  RecordLabel,
  Seat,
  Study,
  StudyPosition,
  StudyVerdict,
} from '../protocol';

/** A position of the tree and the action that led there. */
export interface ReviewNode {
  readonly id: number;
  /** Absent for the start only. */
  readonly parent: number | null;
  /** The first one is the line that goes on. */
  readonly children: readonly number[];
  readonly action: string | null;
  /** How the action's field writes it, by style; empty until the server has told. */
  readonly written: Readonly<Record<string, string>>;
  /** Who acted, and with which side; absent until the server has told. */
  readonly seat: Seat | null;
  readonly side: string | null;
  readonly comment: string | null;
  readonly labels: readonly RecordLabel[];
  readonly timeMs: number | null;
  readonly marked: boolean;
  /** Whether it belongs to what was played at a table, which nobody can take out of it. */
  readonly fixed: boolean;
}

/** What the server has said about a position. */
export interface Known {
  readonly at: StudyPosition;
  /** What may be played there; absent until somebody looks. */
  readonly legal: readonly string[] | null;
}

/** An answer that the reader is shown: a refusal, or what was asked. */
export interface Verdict {
  readonly node: number;
  readonly asked: boolean;
  readonly verdict: StudyVerdict;
}

/** The game's own words, without its tree. */
export type ReviewHead = Omit<GameRecord, 'nodes'>;

/** A variation that was taken out, to be put back. */
interface Removed {
  readonly nodes: readonly ReviewNode[];
  /** Its parent's children while it was there. */
  readonly children: readonly number[];
  readonly parent: number;
  readonly at: number;
  readonly line: readonly number[];
}

export interface ReviewState {
  readonly head: ReviewHead;
  readonly nodes: ReadonlyMap<number, ReviewNode>;
  readonly known: ReadonlyMap<number, Known>;
  /** The node on the screen. */
  readonly at: number;
  /** The line that the buttons follow, from the start to an end; `at` lies on it. */
  readonly line: readonly number[];
  readonly verdict: Verdict | null;
  readonly removed: Removed | null;
  /** The id of the next new node. */
  readonly next: number;
}

/** The id of the start. */
export const START = 0;

export type ReviewChange =
  | { t: 'go'; to: number }
  | { t: 'step'; by: number }
  /** To the neighbour among the actions that leave the same position. */
  | { t: 'beside'; by: number }
  /** What the server says of a line: `nodes` are the nodes after the start, in order. */
  | { t: 'told'; nodes: readonly number[]; study: Study }
  /** What the server says of actions tried after `parent`; those it accepted are added. */
  | { t: 'tried'; parent: number; study: Study }
  /** What the server says of a point asked about. */
  | { t: 'judged'; node: number; verdict: StudyVerdict }
  | { t: 'dismiss' }
  | { t: 'remove'; node: number }
  | { t: 'put_back' };

/** A tree from a record; its nodes come in pre-order, each after its parent. */
export function fromRecord(record: GameRecord, fixed: boolean): ReviewState {
  const { nodes: given, ...head } = record;
  const children = given.map((): number[] => []);
  given.forEach((node, id) => {
    if (node.parent !== null && id > 0) children[node.parent]?.push(id);
  });
  const nodes = new Map<number, ReviewNode>();
  given.forEach((node, id) => {
    nodes.set(id, {
      id,
      parent: id === START ? null : node.parent,
      children: children[id] ?? [],
      action: node.action,
      written: node.written,
      seat: null,
      side: null,
      comment: node.comment,
      labels: node.labels,
      timeMs: node.time_ms,
      marked: node.marked,
      fixed,
    });
  });
  if (nodes.size === 0) nodes.set(START, empty(START, null, null));
  const state: ReviewState = {
    head,
    nodes,
    known: new Map(),
    at: START,
    line: [],
    verdict: null,
    removed: null,
    next: nodes.size,
  };
  return { ...state, line: lineThrough(state, START) };
}

/** A game without remarks, from the actions that the server accepted. */
export function fromStudy(kind: string, start: string | null, study: Study): ReviewState {
  const state = fromRecord(
    {
      kind,
      rules: study.rules,
      start,
      a: null,
      b: null,
      event: null,
      round: null,
      date: null,
      result: null,
      nodes: [null, ...study.moves].map((move, index) => ({
        parent: index === 0 ? null : index - 1,
        action: move?.action ?? null,
        written: move?.written ?? {},
        comment: null,
        labels: [],
        time_ms: null,
        marked: false,
      })),
    },
    false,
  );
  return reduceReview(state, { t: 'told', nodes: state.line.slice(1), study });
}

/** The record of the whole tree, in pre-order. */
export function toRecord(state: ReviewState): GameRecord {
  const nodes: GameRecord['nodes'] = [];
  // An explicit stack: a record may be deeper than the engine's own.
  const todo: { id: number; parent: number | null }[] = [{ id: START, parent: null }];
  for (let top = todo.pop(); top !== undefined; top = todo.pop()) {
    const node = state.nodes.get(top.id);
    if (node === undefined) continue;
    const index = nodes.length;
    nodes.push({
      parent: top.parent,
      action: node.action,
      written: { ...node.written },
      comment: node.comment,
      labels: [...node.labels],
      time_ms: node.timeMs,
      marked: node.marked,
    });
    for (const child of [...node.children].reverse()) todo.push({ id: child, parent: index });
  }
  return { ...state.head, nodes };
}

function empty(id: number, parent: number | null, action: string | null): ReviewNode {
  return {
    id,
    parent,
    children: [],
    action,
    written: {},
    seat: null,
    side: null,
    comment: null,
    labels: [],
    timeMs: null,
    marked: false,
    fixed: false,
  };
}

/** The nodes from the start to `id`, both included. */
export function pathTo(state: Pick<ReviewState, 'nodes'>, id: number): number[] {
  const path: number[] = [];
  for (let at: number | null = id; at !== null; at = state.nodes.get(at)?.parent ?? null) path.push(at);
  return path.reverse();
}

/** The line through a node: the way there, then always the first child. */
export function lineThrough(state: Pick<ReviewState, 'nodes'>, id: number): number[] {
  const line = pathTo(state, id);
  for (let at = state.nodes.get(id)?.children[0]; at !== undefined; ) {
    line.push(at);
    at = state.nodes.get(at)?.children[0];
  }
  return line;
}

/** The main line. */
export function mainLine(state: Pick<ReviewState, 'nodes'>): number[] {
  return lineThrough(state, START);
}

/** The action texts that lead from the start to a node. */
export function actionsTo(state: Pick<ReviewState, 'nodes'>, id: number): string[] {
  return actionsOf(state, pathTo(state, id));
}

/** The action texts of a line that begins with the start. */
export function actionsOf(state: Pick<ReviewState, 'nodes'>, line: readonly number[]): string[] {
  return line.flatMap((id) => {
    const action = state.nodes.get(id)?.action ?? null;
    return action === null ? [] : [action];
  });
}

/** How many actions stand before and in the node on the screen. */
export function plyOf(state: ReviewState): number {
  return state.line.indexOf(state.at);
}

/** The child of a node that an action leads to. */
export function childBy(state: ReviewState, parent: number, action: string): number | null {
  const children = state.nodes.get(parent)?.children ?? [];
  return children.find((id) => state.nodes.get(id)?.action === action) ?? null;
}

/** How many nodes go when a node is removed. */
export function sizeFrom(state: Pick<ReviewState, 'nodes'>, id: number): number {
  return subtree(state, id).length;
}

function subtree(state: Pick<ReviewState, 'nodes'>, id: number): number[] {
  const found: number[] = [];
  const todo = [id];
  for (let top = todo.pop(); top !== undefined; top = todo.pop()) {
    found.push(top);
    todo.push(...(state.nodes.get(top)?.children ?? []));
  }
  return found;
}

/** The node where a line has left the main line, which is on the screen or before it. */
export function variationRoot(state: ReviewState, id: number): number | null {
  const main = new Set(mainLine(state));
  return pathTo(state, id).find((one) => !main.has(one)) ?? null;
}

function goTo(state: ReviewState, to: number): ReviewState {
  if (!state.nodes.has(to) || (to === state.at && state.verdict === null)) return state;
  const line = state.line.includes(to) ? state.line : lineThrough(state, to);
  return { ...state, at: to, line, verdict: null };
}

function told(state: ReviewState, path: readonly number[], study: Study): ReviewState {
  const known = new Map(state.known);
  const nodes = new Map(state.nodes);
  const first = study.moves.length + 1 - study.positions.length;
  study.positions.forEach((position, index) => {
    const ply = first + index;
    const id = ply === 0 ? START : path[ply - 1];
    // The tree may have lost the node while the question was on its way.
    if (id === undefined || !nodes.has(id)) return;
    const last = ply === study.moves.length;
    known.set(id, { at: position, legal: last ? study.legal : (known.get(id)?.legal ?? null) });
  });
  study.moves.forEach((move, index) => {
    const id = path[index];
    const node = id === undefined ? undefined : nodes.get(id);
    if (node === undefined || node.side !== null || node.action !== move.action) return;
    nodes.set(node.id, { ...node, written: move.written, seat: move.seat, side: move.side });
  });
  const verdict: Verdict | null =
    study.refused === null
      ? state.verdict
      : { node: path[study.moves.length - 1] ?? START, asked: false, verdict: study.refused };
  return { ...state, known, nodes, verdict };
}

function tried(state: ReviewState, parent: number, study: Study): ReviewState {
  if (!state.nodes.has(parent)) return state;
  const path = pathTo(state, parent);
  const moves = study.moves.slice(path.length - 1);
  let grown = state;
  for (const { action } of moves) {
    const last = path.at(-1) ?? START;
    const there = childBy(grown, last, action);
    if (there === null) grown = grow(grown, last, action);
    path.push(there ?? grown.next - 1);
  }
  grown = told(grown, path.slice(1), study);
  const { verdict } = grown;
  const to = path.at(-1) ?? START;
  // Who has stepped elsewhere meanwhile stays there.
  return state.at === parent && to !== parent ? { ...goTo(grown, to), verdict } : grown;
}

/** Adds a node, as the last child of its parent. */
function grow(state: ReviewState, parent: number, action: string): ReviewState {
  const node = state.nodes.get(parent);
  if (node === undefined) return state;
  const id = state.next;
  const nodes = new Map(state.nodes);
  nodes.set(parent, { ...node, children: [...node.children, id] });
  nodes.set(id, empty(id, parent, action));
  // A line that ended here goes on.
  const line = state.line.at(-1) === parent ? [...state.line, id] : state.line;
  return { ...state, nodes, line, next: id + 1, removed: null };
}

function remove(state: ReviewState, id: number): ReviewState {
  const node = state.nodes.get(id);
  if (node === undefined || node.parent === null || node.fixed) return state;
  const parent = state.nodes.get(node.parent);
  if (parent === undefined) return state;
  const gone = new Set(subtree(state, id));
  const nodes = new Map([...state.nodes].filter(([one]) => !gone.has(one)));
  nodes.set(parent.id, { ...parent, children: parent.children.filter((one) => one !== id) });
  const at = gone.has(state.at) ? parent.id : state.at;
  const cut = state.line.some((one) => gone.has(one));
  return {
    ...state,
    nodes,
    at,
    line: cut ? lineThrough({ nodes }, at) : state.line,
    verdict: state.verdict !== null && gone.has(state.verdict.node) ? null : state.verdict,
    // What is known of its positions is kept: an id never means another node.
    removed: {
      nodes: [...state.nodes.values()].filter((one) => gone.has(one.id)),
      children: parent.children,
      parent: parent.id,
      at: state.at,
      line: state.line,
    },
  };
}

/** The state after a change; the same object where nothing changes. */
export function reduceReview(state: ReviewState, change: ReviewChange): ReviewState {
  switch (change.t) {
    case 'go':
      return goTo(state, change.to);
    case 'step': {
      const ply = Math.min(state.line.length - 1, Math.max(0, plyOf(state) + change.by));
      return goTo(state, state.line[ply] ?? state.at);
    }
    case 'beside': {
      const parent = state.nodes.get(state.at)?.parent ?? null;
      const siblings = parent === null ? [] : (state.nodes.get(parent)?.children ?? []);
      const to = siblings[siblings.indexOf(state.at) + change.by];
      return to === undefined ? state : goTo(state, to);
    }
    case 'told':
      return told(state, change.nodes, change.study);
    case 'tried':
      return tried(state, change.parent, change.study);
    case 'judged':
      return change.node === state.at
        ? { ...state, verdict: { node: change.node, asked: true, verdict: change.verdict } }
        : state;
    case 'dismiss':
      return state.verdict === null ? state : { ...state, verdict: null };
    case 'remove':
      return remove(state, change.node);
    case 'put_back': {
      const { removed } = state;
      const parent = removed === null ? undefined : state.nodes.get(removed.parent);
      if (removed === null || parent === undefined) return state;
      // What grows has ended the offer to put back, so that nothing is lost by taking it.
      const nodes = new Map(state.nodes);
      for (const node of removed.nodes) nodes.set(node.id, node);
      nodes.set(parent.id, { ...parent, children: removed.children });
      const { at, line } = removed;
      return { ...state, nodes, at, line, removed: null, verdict: null };
    }
  }
}
