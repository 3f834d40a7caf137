/**
 * The state of one table in this tab: the server's snapshot, the events after it, and this tab's
 * commands without an answer. Nothing else changes it, and nothing here guesses what the server
 * would do: the view of an event message is the server's own.
 */

import type {
  ChatRoom,
  Code,
  EventView,
  Explanation,
  MoveView,
  PositionView,
  PresenceView,
  ServerMessage,
  TableCommand,
  TableView,
} from '../protocol';
import * as chat from './chat';
import type { Pending } from './pending';

/** A command that was refused, until the reader has done something else. */
export interface Refusal {
  command: TableCommand | null;
  code: Code;
  reason: string | null;
  message: string;
  detail: Explanation | null;
  /** The table's last event when it was refused: a later one takes the refusal away. */
  seq: number;
}

/** What of the legal list of a position may be sent although the reader has not seen it. */
export type Unseen = (position: PositionView, legal: readonly string[]) => readonly string[];

/** A move for the reader's next turn, kept here until the opponent has moved. */
export interface Queued {
  action: string;
  /** How many actions the game has before the opponent's. */
  after: number;
  /** What its game allows then. */
  unseen: Unseen;
}

export interface TableState {
  table: string;
  /** The server's side; null before the first snapshot. */
  known: {
    seq: number;
    hash: string;
    view: TableView;
    moves: MoveView[];
    /** Game time of the message that brought the view. */
    now: number;
  } | null;
  /** Events that the last message brought, for speaking; empty after a snapshot. */
  fresh: EventView[];
  pending: Pending[];
  refusal: Refusal | null;
  presence: PresenceView | null;
  chat: chat.ChatState;
  queued: Queued | null;
  /** A queued action whose turn has come and that may be sent unseen: it is to be sent now. */
  due: string | null;
  /** A queued action that was dropped, until the reader does something else. */
  dropped: string | null;
  /** Whether an event was missed: the table has to be asked for again. */
  gap: boolean;
  /** Whether the server says that there is no such table. */
  missing: boolean;
}

export type Input =
  | { t: 'server'; message: ServerMessage }
  /** A command leaves this tab. */
  | { t: 'send'; pending: Pending }
  /** The reader queues an action for the next turn, or takes it back. */
  | { t: 'queue'; action: string | null; unseen?: Unseen }
  /** The reader lets go something said that was not taken. */
  | { t: 'leave'; id: string }
  /** Something that the reader says leaves this tab. */
  | { t: 'say'; id: string; room: ChatRoom; text: string; instead: string | null }
  /** The reader has seen what was said in a room. */
  | { t: 'read'; room: ChatRoom }
  /** The reader has seen a refusal. */
  | { t: 'dismiss' }
  /** The server does not know the table. */
  | { t: 'missing' };

/** A table nothing is known of yet. */
export function emptyTable(table: string, pending: Pending[] = []): TableState {
  return {
    table,
    known: null,
    fresh: [],
    pending: pending.filter((one) => one.table === table),
    refusal: null,
    presence: null,
    chat: chat.SILENCE,
    queued: null,
    due: null,
    dropped: null,
    gap: false,
    missing: false,
  };
}

function foldMoves(moves: MoveView[], events: readonly EventView[]): MoveView[] {
  let folded = moves;
  for (const event of events) {
    if (event.played !== null) folded = [...folded, event.played];
    else if (event.kind === 'took_back' && event.kept !== null) folded = folded.slice(0, event.kept);
  }
  return folded;
}

/** Pending commands whose event has arrived are in the state now. */
function settle(pending: Pending[], seq: number): Pending[] {
  return pending.filter((one) => one.ackSeq === null || one.ackSeq > seq);
}

/** A refusal lasts until something happens that the server did not know of when it refused. */
function outlived(refusal: Refusal | null, seq: number): Refusal | null {
  return refusal !== null && seq > refusal.seq ? null : refusal;
}

/** Commands that no reader gave. */
const UNASKED: readonly TableCommand['kind'][] = ['claim_flag', 'pledge', 'reveal'];

/** Where nothing else is said, whatever is legal. */
const everything: Unseen = (_position, legal) => legal;

/**
 * What has become of a queued action: it waits while nothing was played, is due when the opponent
 * has answered and it is legal and no risk, and is dropped otherwise.
 */
function ripen(state: TableState): TableState {
  const { queued, known } = state;
  if (queued === null || known === null) return state;
  const { view, moves } = known;
  const playing = view.status === 'playing' && view.role !== 'spectator';
  if (playing && view.turn !== view.role && moves.length === queued.after) return state;
  const due =
    playing &&
    view.turn === view.role &&
    moves.length === queued.after + 1 &&
    queued.unseen(view.position, view.legal).includes(queued.action) &&
    pendingAction(state) === null;
  return {
    ...state,
    queued: null,
    due: due ? queued.action : null,
    dropped: due ? null : queued.action,
  };
}

function onServer(state: TableState, message: ServerMessage): TableState {
  switch (message.t) {
    case 'snap': {
      if (message.table !== state.table) return state;
      // A snapshot that was overtaken by events would turn time back; a gap admits any.
      if (state.known !== null && !state.gap && message.seq < state.known.seq) return state;
      return {
        ...state,
        known: {
          seq: message.seq,
          hash: message.hash,
          view: message.view,
          moves: message.moves,
          now: message.now,
        },
        fresh: [],
        pending: settle(state.pending, message.seq),
        refusal: outlived(state.refusal, message.seq),
        gap: false,
        missing: false,
      };
    }
    case 'ev': {
      if (message.table !== state.table || state.known === null) return state;
      const { seq, moves } = state.known;
      if (message.seq < seq || (message.seq === seq && message.events.length > 0)) return state;
      if (message.from > seq + 1) return { ...state, gap: true };
      const events = message.events.filter((event) => event.seq > seq);
      return {
        ...state,
        known: {
          seq: message.seq,
          hash: message.hash,
          view: message.view,
          moves: foldMoves(moves, events),
          now: message.now,
        },
        fresh: events,
        gap: false,
        pending: settle(state.pending, message.seq),
        refusal: outlived(state.refusal, message.seq),
      };
    }
    case 'ack': {
      const seen = state.known?.seq ?? -1;
      return {
        ...state,
        chat: chat.said(state.chat, message.id, message.seq),
        pending: settle(
          state.pending.map((one) =>
            one.id === message.id ? { ...one, phase: 'saved', ackSeq: message.seq } : one,
          ),
          seen,
        ),
      };
    }
    case 'nack': {
      const failed = state.pending.find((one) => one.id === message.id);
      if (failed === undefined) {
        const unsaid = chat.unsaid(state.chat, message.id, message);
        return unsaid === state.chat ? state : { ...state, chat: unsaid };
      }
      // What this page sends unasked concerns nobody where it came too early: a hint about a flag, a
      // value for the dice that another tab has sent too.
      const told = !UNASKED.includes(failed.command.kind);
      return {
        ...state,
        pending: state.pending.filter((one) => one !== failed),
        refusal: told
          ? {
              command: failed.command,
              code: message.code,
              reason: message.reason,
              message: message.message,
              detail: message.detail,
              seq: message.seq,
            }
          : state.refusal,
      };
    }
    case 'presence':
      return message.table === state.table ? { ...state, presence: message } : state;
    case 'chat':
      return message.table === state.table
        ? { ...state, chat: chat.hear(state.chat, message) }
        : state;
    default:
      return state;
  }
}

/** The only way to change a table's state. */
export function reduce(state: TableState, input: Input): TableState {
  switch (input.t) {
    case 'server':
      return ripen(onServer(state, input.message));
    case 'send':
      return input.pending.table === state.table
        ? {
            ...state,
            pending: [...state.pending, input.pending],
            refusal: null,
            due: null,
            dropped: null,
          }
        : state;
    case 'queue': {
      if (state.known === null) return state;
      const after = state.known.moves.length;
      const { action, unseen = everything } = input;
      const queued = action === null ? null : { action, after, unseen };
      return ripen({ ...state, queued, refusal: null, dropped: null });
    }
    case 'leave':
      return { ...state, chat: chat.leave(state.chat, input.id) };
    case 'say': {
      const { id, room, text, instead } = input;
      return { ...state, chat: chat.saying(state.chat, { id, room, text }, instead) };
    }
    case 'read': {
      const seen = chat.read(state.chat, input.room);
      return seen === state.chat ? state : { ...state, chat: seen };
    }
    case 'dismiss':
      return state.refusal === null && state.dropped === null
        ? state
        : { ...state, refusal: null, dropped: null };
    case 'missing':
      return { ...state, missing: true };
  }
}

/** The game action of this tab that has no answer yet, if there is one. */
export function pendingAction(state: TableState): { action: string; saved: boolean } | null {
  for (const one of state.pending) {
    if (one.command.kind === 'act') {
      return { action: one.command.action, saved: one.phase === 'saved' };
    }
  }
  return null;
}
