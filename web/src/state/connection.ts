/**
 * The one socket of this tab. It keeps itself alive, says in which state it is, and hands every
 * frame to whoever listens; it holds no table.
 */

import type { ClientMessage, Resume, ServerMessage } from '../protocol';
import { VERSION } from '../protocol';
import { GameTime } from './clock';

/** How the link is, as the banner tells it. */
export type Link =
  | { is: 'connecting' }
  | { is: 'connected'; rtt: number | null }
  | { is: 'reconnecting'; since: number; tries: number }
  /** The server said that it restarts. */
  | { is: 'restarting' }
  /** This page speaks an older protocol: only a reload helps. */
  | { is: 'outdated' };

/** What the connection needs of its surroundings; tests bring their own. */
export interface Surroundings {
  open(url: string): SocketLike;
  /** Monotonic milliseconds. */
  local(): number;
  random(): number;
  after(ms: number, run: () => void): () => void;
}

export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Listener {
  /** Where this tab is with the tables it watches. */
  resume(): Resume[];
  /** Frames to send after `hello`, to be where this tab wants to be. */
  wishes(): ClientMessage[];
  message(message: ServerMessage): void;
  link(link: Link): void;
}

/** Silence after which to ping, in a live game, elsewhere, and in a hidden tab. */
const QUIET = { game: 2500, elsewhere: 10_000, hidden: 25_000 };
/**
 * Silence after which the link is dead, in milliseconds, and the part of it that passes after the
 * question. Counted from the question, since timers of hidden tabs may come a minute late.
 */
const DEAD = 9000;
const UNANSWERED = DEAD - QUIET.game;
/** Full-jitter back-off: lower and upper bound of each try, in milliseconds. */
const BACKOFF: readonly (readonly [number, number])[] = [
  [50, 300],
  [300, 1000],
  [1000, 3000],
  [3000, 6000],
];
const CLOSE = { going: 1001, restart: 1012, outdated: 4002, replaced: 4003 };

/** How long to wait before try number `tries`, counted from 0. */
export function backoff(tries: number, random: number): number {
  const [low, high] = BACKOFF[Math.min(tries, BACKOFF.length - 1)] ?? [3000, 6000];
  return Math.round(low + random * (high - low));
}

export class Connection {
  readonly time = new GameTime();
  readonly #url: string;
  readonly #build: string;
  readonly #around: Surroundings;
  readonly #listener: Listener;
  #tab: string;
  readonly #newTab: () => string;
  #socket: SocketLike | null = null;
  #ready = false;
  #tries = 0;
  #since: number | null = null;
  #hint: number | null = null;
  #heard = 0;
  #pings = new Map<number, number>();
  /** When the server was asked for a sign of life, if it has given none since. */
  #asked: number | null = null;
  #pingNumber = 0;
  #cancelBeat: (() => void) | null = null;
  #cancelRetry: (() => void) | null = null;
  /** Whether anybody has asked for a link yet. */
  #begun = false;
  #stopped = false;
  pace: keyof typeof QUIET = 'elsewhere';

  constructor(options: {
    url: string;
    build: string;
    tab: string;
    /** Another id for this tab, after the server gave the old one to another tab. */
    newTab: () => string;
    around: Surroundings;
    listener: Listener;
  }) {
    this.#url = options.url;
    this.#build = options.build;
    this.#tab = options.tab;
    this.#newTab = options.newTab;
    this.#around = options.around;
    this.#listener = options.listener;
  }

  /** Opens the socket if there is none, at once. */
  connect(): void {
    this.#begun = true;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    if (this.#socket !== null || this.#stopped) return;
    const socket = this.#around.open(this.#url);
    this.#socket = socket;
    this.#ready = false;
    this.#heard = this.#around.local();
    if (this.#since === null) this.#listener.link({ is: 'connecting' });
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#heard = this.#around.local();
      this.#raw({
        t: 'hello',
        proto: VERSION,
        build: this.#build,
        tab: this.#tab,
        resume: this.#listener.resume(),
      });
      // Whatever is asked for from here on goes out at once; the server reads it after `hello`.
      this.#ready = true;
      for (const wish of this.#listener.wishes()) this.#raw(wish);
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket && typeof event.data === 'string') this.#frame(event.data);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
    this.#beat();
  }

  /** Sends a frame if the link is up; whoever asks keeps what must not get lost. */
  send(message: ClientMessage): boolean {
    if (!this.#ready) return false;
    this.#raw(message);
    return true;
  }

  /** Asks whether the link still lives: the page came back, or the network changed. */
  probe(): void {
    // A page is shown before its guest has a name: the socket waits for that.
    if (this.#stopped || !this.#begun) return;
    if (this.#socket === null) this.connect();
    else if (this.#ready) this.#ping();
  }

  #raw(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #frame(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return; // A frame that is no JSON says nothing.
    }
    const local = this.#around.local();
    this.#heard = local;
    this.#asked = null;
    switch (message.t) {
      case 'hello':
        this.#tries = 0;
        this.#since = null;
        this.#hint = null;
        this.time.reset();
        this.time.hint(message.now, local);
        this.#listener.message(message);
        this.#listener.link({ is: 'connected', rtt: null });
        this.#ping();
        return;
      case 'pong': {
        const sent = this.#pings.get(message.n);
        this.#pings.clear();
        if (sent !== undefined) {
          this.time.pong(message.now, sent, local);
          this.#listener.link({ is: 'connected', rtt: this.time.rtt });
        }
        return;
      }
      case 'bye':
        this.#hint = message.retry_after_ms;
        if (message.code === CLOSE.restart || message.code === CLOSE.going) {
          this.#listener.link({ is: 'restarting' });
        }
        return;
      default:
        this.#listener.message(message);
    }
  }

  #ping(): void {
    this.#pingNumber += 1;
    const local = this.#around.local();
    this.#pings.set(this.#pingNumber, local);
    this.#asked ??= local;
    const rtt = this.time.rtt;
    this.#raw({ t: 'ping', n: this.#pingNumber, rtt_ms: rtt === null ? null : Math.round(rtt) });
  }

  #beat(): void {
    this.#cancelBeat?.();
    this.#cancelBeat = this.#around.after(500, () => {
      const local = this.#around.local();
      const silence = local - this.#heard;
      const dead = this.#ready
        ? this.#asked !== null && local - this.#asked >= UNANSWERED
        : silence >= DEAD;
      if (dead) {
        // A dead socket may take minutes to close: leave it and open another.
        const old = this.#socket;
        this.#lost(0);
        old?.close();
        return;
      }
      if (this.#ready && this.#asked === null && silence >= QUIET[this.pace]) this.#ping();
      this.#beat();
    });
  }

  #lost(code: number): void {
    this.#cancelBeat?.();
    this.#cancelBeat = null;
    const socket = this.#socket;
    this.#socket = null;
    this.#ready = false;
    this.#pings.clear();
    this.#asked = null;
    if (socket !== null) {
      socket.onopen = null;
      socket.onmessage = null;
      socket.onclose = null;
    }
    if (code === CLOSE.outdated) {
      this.#stopped = true;
      this.#listener.link({ is: 'outdated' });
      return;
    }
    if (code === CLOSE.replaced) this.#tab = this.#newTab();
    this.#since ??= this.#around.local();
    const wait = this.#hint ?? backoff(this.#tries, this.#around.random());
    const restarting = this.#hint !== null || code === CLOSE.restart;
    this.#hint = null;
    this.#listener.link(
      restarting
        ? { is: 'restarting' }
        : { is: 'reconnecting', since: this.#since, tries: this.#tries },
    );
    this.#tries += 1;
    this.#cancelRetry = this.#around.after(wait, () => this.connect());
  }
}
