/**
 * What this tab knows, as signals, and the few things it can ask for. Wires the connection to the
 * reducer; pages read from here and nowhere else.
 */

import { batch, computed, signal } from '@preact/signals';
import type { ChatRoom, PresenceView, ServerMessage, TableCommand, TableSummary, You } from '../protocol';
import * as api from './api';
import type { GameTime } from './clock';
import { Connection, type Link, type SocketLike } from './connection';
import { randomId } from './ids';
import { loadPending, savePending, type Pending } from './pending';
import { emptyTable, reduce, type Input, type TableState, type Unseen } from './reducer';

const BUILD = __BUILD__;
const TAB_KEY = 'yonban.tab';

/** Who the reader is; null until the server has said so. */
export const you = signal<You | null>(null);
/** How the socket is. */
export const link = signal<Link>({ is: 'connecting' });
/** The table on the screen; null on other pages. */
export const table = signal<TableState | null>(null);
/** Open tables, while the lobby is followed; null before the first list. */
export const lobby = signal<TableSummary[] | null>(null);
/** Whether a newer page waits on the server. */
export const updateWaits = signal(false);
/** Whether the server says that it cannot store moves now. */
export const notSaved = signal(false);
/** The local instant at which my unanswered action was sent; freezes the clocks. */
export const frozenAt = signal<number | null>(null);
/** The action without an answer. */
export const unanswered = computed(() => {
  const state = table.value;
  return state?.pending.find((one) => one.command.kind === 'act' && one.phase === 'sending') ?? null;
});

let firstBuild: string | null = null;
let turnSince: number | null = null;
let lobbyWanted = false;
let connection: Connection | null = null;
const flagHints = new Set<string>();

function tabId(fresh: boolean): string {
  let id = fresh ? null : sessionStorage.getItem(TAB_KEY);
  if (id === null) {
    id = randomId();
    sessionStorage.setItem(TAB_KEY, id);
  }
  return id;
}

function change(input: Input): void {
  const before = table.value;
  if (before === null) return;
  const after = reduce(before, input);
  if (after === before) return;
  batch(() => {
    table.value = after;
    if (!after.pending.some((one) => one.command.kind === 'act' && one.phase === 'sending')) {
      frozenAt.value = null;
    }
  });
  if (after.pending !== before.pending) {
    savePending(sessionStorage, [
      ...loadPending(sessionStorage).filter((one) => one.table !== after.table),
      ...after.pending,
    ]);
  }
  const role = after.known?.view.role;
  const mine = role !== undefined && role !== 'spectator' && after.known?.view.turn === role;
  const was = before.known;
  const stillMine = was !== null && was.view.turn === role && was.seq === after.known?.seq;
  if (mine && !stillMine) turnSince = performance.now();
  if (after.due !== null && before.due === null) command({ kind: 'act', action: after.due });
  if (after.gap && !before.gap) connection?.send({ t: 'sub', table: after.table });
  pace();
}

function pace(): void {
  if (connection === null) return;
  if (document.visibilityState === 'hidden') connection.pace = 'hidden';
  else connection.pace = table.value?.known?.view.status === 'playing' ? 'game' : 'elsewhere';
}

function resend(): void {
  const state = table.value;
  for (const { id, room, text, line } of state?.chat.saying ?? []) {
    if (state !== null && line === null) {
      connection?.send({ t: 'chat', id, table: state.table, room, text });
    }
  }
  for (const one of table.value?.pending ?? []) {
    if (one.phase === 'sending') transmit(one);
  }
}

function transmit(one: Pending): void {
  connection?.send({
    t: 'cmd',
    id: one.id,
    table: one.table,
    seq_seen: one.seqSeen,
    command: one.command,
    think_ms: one.thinkMs,
  });
}

/** Whether the answers to what was unanswered before the last break are still owed. */
let owed = false;

function onMessage(message: ServerMessage): void {
  switch (message.t) {
    case 'hello':
      you.value = message.you;
      firstBuild ??= message.build;
      if (message.build !== firstBuild) updateWaits.value = true;
      owed = true;
      return;
    case 'lobby': {
      const kept = message.whole ? [] : (lobby.value ?? []);
      const touched = new Set([...message.gone, ...message.set.map((one) => one.table)]);
      lobby.value = [
        ...message.set.filter((one) => one.status === 'open'),
        ...kept.filter((one) => !touched.has(one.table)),
      ].sort((x, y) => y.created_ms - x.created_ms);
      return;
    }
    case 'notice':
      if (message.code === 'not_saved') notSaved.value = true;
      if (message.code === 'saved_again') notSaved.value = false;
      return;
    case 'error':
      if (message.code === 'not_found') change({ t: 'missing' });
      return;
    case 'nack':
      if (message.code === 'conflict_retry') {
        // Others wrote at the same moment, and whether this was stored is not known: the same id
        // asks again, and is done once.
        setTimeout(resend, 200 + 300 * Math.random());
        return;
      }
      change({ t: 'server', message });
      return;
    case 'ack':
      notSaved.value = false;
      change({ t: 'server', message });
      return;
    default:
      change({ t: 'server', message });
      // The table is where the server has it: now the old commands can be judged.
      if (owed && (message.t === 'snap' || message.t === 'ev')) {
        owed = false;
        resend();
      }
  }
}

/** Opens the socket; pages may come and go on it. */
export function start(): void {
  if (connection !== null) return;
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  connection = new Connection({
    url: `${scheme}://${location.host}/ws`,
    build: BUILD,
    tab: tabId(false),
    newTab: () => tabId(true),
    around: {
      // The DOM's handlers have a `this` that nobody here uses.
      open: (url) => new WebSocket(url) as unknown as SocketLike,
      local: () => performance.now(),
      random: Math.random,
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    listener: {
      resume: () => {
        const known = table.value?.known;
        return known && table.value
          ? [{ table: table.value.table, seq: known.seq, hash: known.hash }]
          : [];
      },
      wishes: () => [
        // A table that is known is resumed by `hello` itself.
        ...(table.value && table.value.known === null
          ? [{ t: 'sub' as const, table: table.value.table }]
          : []),
        ...(lobbyWanted ? [{ t: 'lobby' as const, on: true }] : []),
      ],
      message: onMessage,
      link: (value) => {
        link.value = value;
        // A sign-in may have ended meanwhile: asking who we are makes the cookie good again.
        if (value.is === 'reconnecting' && value.tries >= 2) {
          void api.me().catch(() => undefined);
        }
      },
    },
  });
  document.addEventListener('visibilitychange', () => {
    pace();
    if (document.visibilityState === 'visible') connection?.probe();
  });
  window.addEventListener('online', () => connection?.probe());
  window.addEventListener('pageshow', () => connection?.probe());
  // The first request sets the guest cookie that the socket needs.
  const open = () =>
    api.me().then(
      (value) => {
        you.value = value;
        connection?.connect();
      },
      () => {
        link.value = { is: 'reconnecting', since: performance.now(), tries: 0 };
        setTimeout(open, 2000);
      },
    );
  void open();
}

/** Game time and the local instant, for the dials. */
export function gameTime(): GameTime | null {
  return connection?.time ?? null;
}

/** Follows a table until {@link leaveTable}. */
export function watchTable(id: string): void {
  table.value = emptyTable(id, loadPending(sessionStorage));
  turnSince = null;
  owed = true;
  connection?.send({ t: 'sub', table: id });
}

/** Stops following the table on the screen. */
export function leaveTable(id: string): void {
  connection?.send({ t: 'unsub', table: id });
  // The page of the next table may be here before this one has gone: what it watches stays.
  if (table.value?.table !== id) return;
  table.value = null;
  frozenAt.value = null;
  pace();
}

/** Follows the list of open tables, or stops. */
export function watchLobby(on: boolean): void {
  lobbyWanted = on;
  if (!on) lobby.value = null;
  connection?.send({ t: 'lobby', on });
}

/** Asks the table for something. One game action at a time: a second one is ignored. */
export function command(what: TableCommand): void {
  const state = table.value;
  if (state?.known === null || state === null) return;
  if (what.kind === 'act' && state.pending.some((one) => one.command.kind === 'act')) return;
  const local = performance.now();
  const act = what.kind === 'act';
  const one: Pending = {
    id: randomId(),
    table: state.table,
    seqSeen: state.known.seq,
    command: what,
    thinkMs: act && turnSince !== null ? Math.round(local - turnSince) : null,
    phase: 'sending',
    ackSeq: null,
  };
  if (act) frozenAt.value = local;
  change({ t: 'send', pending: one });
  transmit(one);
}

/** Queues an action for the reader's next turn, where it has to be `unseen`, or takes the queued one back. */
export function queue(action: string | null, unseen?: Unseen): void {
  change({ t: 'queue', action, ...(unseen === undefined ? {} : { unseen }) });
}

/** Says something at the table on the screen, in place of what was not taken under the id `instead`. */
export function chat(room: ChatRoom, text: string, instead: string | null = null): void {
  const state = table.value;
  if (state === null) return;
  const id = randomId();
  change({ t: 'say', id, room, text, instead });
  connection?.send({ t: 'chat', id, table: state.table, room, text });
}

/** Lets go what was not taken under an id. */
export function leaveUnsaid(id: string): void {
  change({ t: 'leave', id });
}

/** The reader has seen what was said in a room. */
export function readChat(room: ChatRoom): void {
  change({ t: 'read', room });
}

/** Takes a refusal off the screen. */
export function dismissRefusal(): void {
  change({ t: 'dismiss' });
}

/** Tells the server once per position that a clock looks empty from here. */
export function hintFlag(): void {
  const state = table.value;
  const known = state?.known;
  if (!state || !known || known.view.role === 'spectator') return;
  const key = `${state.table}:${known.seq}`;
  if (flagHints.has(key)) return;
  flagHints.add(key);
  command({ kind: 'claim_flag' });
}

/** Who is connected to the table on the screen. */
export const presence = computed<PresenceView | null>(() => table.value?.presence ?? null);
