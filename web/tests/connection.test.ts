import { describe, expect, test } from 'vitest';
import type { ClientMessage, ServerMessage } from '../src/protocol';
import { Connection, type Link, type SocketLike } from '../src/state/connection';
import { TABLE } from './fixture/views';

/** Time, sockets and timers of a tab, moved by hand. */
class Surroundings {
  now = 0;
  sockets: (SocketLike & { sent: ClientMessage[]; closed: boolean })[] = [];
  links: Link[] = [];
  heard: ServerMessage[] = [];
  #timers: { at: number; run: () => void }[] = [];
  tabs = 0;

  readonly connection = new Connection({
    url: 'ws://house/ws',
    build: 'test',
    tab: '0'.repeat(32),
    newTab: () => {
      this.tabs += 1;
      return String(this.tabs).repeat(32);
    },
    around: {
      open: () => {
        const sent: ClientMessage[] = [];
        const socket = {
          sent,
          closed: false,
          send: (text: string) => void sent.push(JSON.parse(text) as ClientMessage),
          close: () => {
            socket.closed = true;
          },
          onopen: null,
          onmessage: null,
          onclose: null,
        } as SocketLike & { sent: ClientMessage[]; closed: boolean };
        this.sockets.push(socket);
        return socket;
      },
      local: () => this.now,
      random: () => 0.5,
      after: (ms, run) => {
        const timer = { at: this.now + ms, run };
        this.#timers.push(timer);
        return () => {
          this.#timers = this.#timers.filter((one) => one !== timer);
        };
      },
    },
    listener: {
      resume: () => [{ table: TABLE, seq: 7, hash: 'aa' }],
      wishes: () => [{ t: 'lobby', on: true }],
      message: (message) => void this.heard.push(message),
      link: (link) => void this.links.push(link),
    },
  });

  /** Lets time pass, with every timer on its way. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.#timers.filter((one) => one.at <= end).sort((x, y) => x.at - y.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    this.now = end;
  }

  get socket() {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('no socket');
    return socket;
  }

  say(message: ServerMessage): void {
    this.socket.onmessage?.({ data: JSON.stringify(message) });
  }

  hello(): void {
    this.socket.onopen?.();
    this.say({
      t: 'hello',
      proto: 1,
      you: { id: 'g', name: 'Anna' },
      node: 'n',
      now: 50_000,
      ping_ms: 2500,
      build: 'b',
    });
  }

  kinds(): string[] {
    return this.socket.sent.map((one) => one.t);
  }
}

function opened(): Surroundings {
  const around = new Surroundings();
  around.connection.connect();
  around.hello();
  return around;
}

describe('the socket', () => {
  test('says hello first, with what it knows, then what it wants', () => {
    const around = opened();
    expect(around.kinds()).toEqual(['hello', 'lobby', 'ping']);
    expect(around.socket.sent[0]).toMatchObject({
      proto: 1,
      tab: '0'.repeat(32),
      resume: [{ table: TABLE, seq: 7, hash: 'aa' }],
    });
    expect(around.links.map((one) => one.is)).toEqual(['connecting', 'connected']);
  });

  test('is not opened by a probe before it is asked for: the guest has no cookie yet', () => {
    const around = new Surroundings();
    around.connection.probe();
    expect(around.sockets).toHaveLength(0);
    around.connection.connect();
    expect(around.sockets).toHaveLength(1);
  });

  test('sends nothing while it is down, and says so', () => {
    const around = new Surroundings();
    around.connection.connect();
    expect(around.connection.send({ t: 'sub', table: TABLE })).toBe(false);
    around.hello();
    expect(around.connection.send({ t: 'sub', table: TABLE })).toBe(true);
  });

  test('pings after silence in a game and measures game time by the answer', () => {
    const around = opened();
    around.connection.pace = 'game';
    around.now = 20;
    around.say({ t: 'pong', n: 1, now: 60_010 });
    expect(around.connection.time.at(20)).toBe(60_020);
    around.pass(2400);
    expect(around.kinds().filter((kind) => kind === 'ping')).toHaveLength(1);
    around.pass(700);
    expect(around.kinds().filter((kind) => kind === 'ping')).toHaveLength(2);
  });

  test('replaces a socket that has said nothing for nine seconds', () => {
    const around = opened();
    around.connection.pace = 'game';
    around.say({ t: 'pong', n: 1, now: 50_000 });
    const dead = around.socket;
    around.pass(8500);
    expect(around.sockets).toHaveLength(1);
    expect(dead.closed).toBe(false);
    around.pass(1500);
    expect(dead.closed).toBe(true);
    expect(around.sockets).toHaveLength(2);
    // What the dead one still says is not heard.
    expect(dead.onmessage).toBeNull();
    around.hello();
    expect(around.links.at(-1)?.is).toBe('connected');
  });

  test('is not given up when timers come late but the answer is there', () => {
    const around = opened();
    around.connection.pace = 'hidden';
    around.say({ t: 'pong', n: 1, now: 50_000 });
    for (let minute = 0; minute < 3; minute += 1) {
      around.now += 60_000;
      around.pass(0);
      const asked = around.socket.sent.at(-1);
      if (asked?.t !== 'ping') throw new Error('it did not ask');
      around.say({ t: 'pong', n: asked.n, now: 50_000 + around.now });
    }
    expect(around.sockets).toHaveLength(1);
  });

  test('comes back by itself, later each time', () => {
    const around = opened();
    const waits: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const before = around.sockets.length;
      const since = around.now;
      around.socket.onclose?.({ code: 1006 });
      while (around.sockets.length === before) around.pass(5);
      waits.push(around.now - since);
    }
    expect(waits).toEqual([175, 650, 2000, 4500]);
    expect(around.links.at(-1)?.is).toBe('reconnecting');
  });

  test('waits as long as a leaving server asks for', () => {
    const around = opened();
    around.say({ t: 'bye', code: 1012, retry_after_ms: 1234 });
    around.socket.onclose?.({ code: 1012 });
    expect(around.links.at(-1)).toEqual({ is: 'restarting' });
    around.pass(1233);
    expect(around.sockets).toHaveLength(1);
    around.pass(1);
    expect(around.sockets).toHaveLength(2);
  });

  test('stops where only a reload helps', () => {
    const around = opened();
    around.socket.onclose?.({ code: 4002 });
    around.pass(60_000);
    expect(around.sockets).toHaveLength(1);
    expect(around.links.at(-1)).toEqual({ is: 'outdated' });
  });

  test('takes another id when its own was given to another tab', () => {
    const around = opened();
    around.socket.onclose?.({ code: 4003 });
    around.pass(1000);
    around.hello();
    expect(around.socket.sent[0]).toMatchObject({ t: 'hello', tab: '1'.repeat(32) });
  });

  test('a frame that cannot be read is passed over', () => {
    const around = opened();
    around.socket.onmessage?.({ data: '{' });
    around.socket.onmessage?.({ data: new ArrayBuffer(3) });
    around.say({ t: 'notice', code: 'not_saved' });
    expect(around.heard.map((one) => one.t)).toEqual(['hello', 'notice']);
  });
});
