import { describe, expect, test } from 'vitest';
import type { EventView, MoveView, ServerMessage, TableView } from '../src/protocol';
import { loadPending, savePending, type Pending } from '../src/state/pending';
import { emptyTable, pendingAction, reduce, type TableState } from '../src/state/reducer';
import { gomokuView, snapshot, TABLE, tableView } from './fixture/views';
import { Seeded } from './seeded';

const act = (id: string, seqSeen: number, action = 'h8'): Pending => ({
  id,
  table: TABLE,
  seqSeen,
  command: { kind: 'act', action },
  thinkMs: null,
  phase: 'sending',
  ackSeq: null,
});

const server = (state: TableState, message: ServerMessage) => reduce(state, { t: 'server', message });

function played(seq: number, n: number, action: string): EventView {
  const move: MoveView = { n, seat: 'a', side: 'black', action, charged_ms: 0, at_ms: seq };
  return { seq, at_ms: seq, author: 'a', kind: 'played', offer: null, answer: null, played: move, kept: null };
}

function ev(from: number, events: EventView[], view: TableView = tableView()): ServerMessage {
  const seq = from + events.length - 1;
  return { t: 'ev', table: TABLE, from, seq, hash: `h${seq}`, events, view, now: seq };
}

const nack = (id: string, seq: number): ServerMessage => ({
  t: 'nack',
  id,
  code: 'stale',
  seq,
  reason: null,
  message: 'moved on',
  detail: null,
});

function started(): TableState {
  return server(emptyTable(TABLE), { t: 'snap', ...snapshot(tableView(), { seq: 10, moves: [] }) });
}

describe('events', () => {
  test('follow the snapshot, and their view is taken as it is', () => {
    const view = tableView({ turn: 'b' });
    const state = server(started(), ev(11, [played(11, 1, 'h8')], view));
    expect(state.known?.seq).toBe(11);
    expect(state.known?.view).toBe(view);
    expect(state.known?.moves.map((one) => one.action)).toEqual(['h8']);
    expect(state.fresh.map((one) => one.seq)).toEqual([11]);
  });

  test('a gap asks for the table again and changes nothing else', () => {
    const before = started();
    const state = server(before, ev(12, [played(12, 2, 'i9')]));
    expect(state.gap).toBe(true);
    expect(state.known).toBe(before.known);
    const after = server(state, { t: 'snap', ...snapshot(tableView(), { seq: 12 }) });
    expect(after.gap).toBe(false);
    expect(after.known?.seq).toBe(12);
  });

  test('what is known already is not counted twice', () => {
    let state = server(started(), ev(11, [played(11, 1, 'h8')]));
    state = server(state, ev(11, [played(11, 1, 'h8')]));
    expect(state.known?.moves.length).toBe(1);
    state = server(state, ev(11, [played(11, 1, 'h8'), played(12, 2, 'i9')]));
    expect(state.known?.moves.map((one) => one.action)).toEqual(['h8', 'i9']);
  });

  test('a takeback shortens the moves', () => {
    let state = server(started(), ev(11, [played(11, 1, 'h8'), played(12, 2, 'i9')]));
    const back: EventView = { ...played(13, 0, ''), kind: 'took_back', played: null, kept: 1 };
    state = server(state, ev(13, [back]));
    expect(state.known?.moves.map((one) => one.action)).toEqual(['h8']);
  });

  test('a view without an event is taken too', () => {
    const view = tableView({ may: ['claim_absence'] });
    const state = server(started(), { ...ev(11, []), seq: 10, view } as ServerMessage);
    expect(state.known?.view.may).toEqual(['claim_absence']);
    expect(state.known?.seq).toBe(10);
  });

  test('another table is none of ours', () => {
    const before = started();
    const other = { ...ev(11, [played(11, 1, 'h8')]), table: 'f'.repeat(32) } as ServerMessage;
    expect(server(before, other)).toBe(before);
  });
});

describe('commands', () => {
  test('are sending, then saved, then part of the state', () => {
    let state = reduce(started(), { t: 'send', pending: act('x', 10) });
    expect(pendingAction(state)).toEqual({ action: 'h8', saved: false });
    state = server(state, { t: 'ack', id: 'x', seq: 11 });
    expect(pendingAction(state)).toEqual({ action: 'h8', saved: true });
    expect(state.known?.moves).toEqual([]);
    state = server(state, ev(11, [played(11, 1, 'h8')]));
    expect(pendingAction(state)).toBeNull();
  });

  test('an event before its ack leaves the command unconfirmed until the ack', () => {
    let state = reduce(started(), { t: 'send', pending: act('x', 10) });
    state = server(state, ev(11, [played(11, 1, 'h8')]));
    expect(pendingAction(state)).toEqual({ action: 'h8', saved: false });
    state = server(state, { t: 'ack', id: 'x', seq: 11 });
    expect(pendingAction(state)).toBeNull();
  });

  test('a refusal is kept until something newer happens', () => {
    let state = reduce(started(), { t: 'send', pending: act('x', 10) });
    state = server(state, nack('x', 11));
    expect(state.pending).toEqual([]);
    expect(state.refusal?.code).toBe('stale');
    // The event that made it stale may come after the refusal.
    state = server(state, ev(11, [played(11, 1, 'i8')]));
    expect(state.refusal?.code).toBe('stale');
    state = server(state, ev(12, [played(12, 2, 'a1')]));
    expect(state.refusal).toBeNull();
  });

  test('a refused hint about the flag is not shown', () => {
    const hint: Pending = { ...act('x', 10), command: { kind: 'claim_flag' } };
    let state = reduce(started(), { t: 'send', pending: hint });
    state = server(state, nack('x', 10));
    expect(state.refusal).toBeNull();
    expect(state.pending).toEqual([]);
  });

  test('an answer to somebody else changes nothing', () => {
    const before = started();
    expect(server(before, nack('y', 10))).toBe(before);
  });
});

describe('pending storage', () => {
  function shelf(): Storage & { items: Map<string, string> } {
    const items = new Map<string, string>();
    return {
      items,
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    } as unknown as Storage & { items: Map<string, string> };
  }

  test('keeps what has no answer, and nothing else', () => {
    const one = shelf();
    savePending(one, [act('x', 3), { ...act('y', 4), phase: 'saved', ackSeq: 5 }]);
    expect(loadPending(one)).toEqual([act('x', 3)]);
    savePending(one, []);
    expect(one.items.size).toBe(0);
  });

  test('broken text is no command', () => {
    const one = shelf();
    for (const text of ['', '{', '{}', 'null', '[1,null,{"id":"x"}]']) {
      one.items.set('yonban.pending', text);
      expect(loadPending(one)).toEqual([]);
    }
  });

  test('storage that refuses is survived', () => {
    const broken = {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {
        throw new Error('denied');
      },
    };
    expect(() => savePending(broken, [act('x', 3)])).not.toThrow();
    expect(loadPending(broken)).toEqual([]);
  });
});

/**
 * A server that keeps a log, answers commands once per id, and loses nothing; and a wire that
 * breaks, and that drops single event messages while it holds.
 */
class House {
  log: EventView[] = [];
  answers = new Map<string, ServerMessage>();
  #moves: MoveView[] = [];

  get seq(): number {
    return this.log.length;
  }

  hash(seq: number): string {
    return `h${seq}`;
  }

  get moves(): MoveView[] {
    return this.#moves;
  }

  view(): TableView {
    const placed = this.#moves.map((one) => ({ point: one.action, color: one.side }));
    return tableView({
      turn: this.#moves.length % 2 === 0 ? 'a' : 'b',
      position: { kind: 'gomoku', ...gomokuView({ stones: placed }) },
    });
  }

  append(author: 'a' | 'b', action: string | null): EventView {
    const seq = this.seq + 1;
    let event: EventView;
    if (action === null) {
      const kept = Math.max(0, this.#moves.length - 1);
      this.#moves = this.#moves.slice(0, kept);
      event = { ...played(seq, 0, ''), author, kind: 'took_back', played: null, kept };
    } else {
      const move: MoveView = {
        n: this.#moves.length + 1,
        seat: author,
        side: author === 'a' ? 'black' : 'white',
        action,
        charged_ms: 0,
        at_ms: seq,
      };
      this.#moves = [...this.#moves, move];
      event = { ...played(seq, 0, ''), author, played: move };
    }
    this.log.push(event);
    return event;
  }

  command(one: Pending): { answer: ServerMessage; made: EventView | null } {
    const known = this.answers.get(one.id);
    if (known !== undefined) return { answer: known, made: null };
    let answer: ServerMessage;
    let made: EventView | null = null;
    if (one.command.kind !== 'act' || one.seqSeen !== this.seq) {
      answer = nack(one.id, this.seq);
    } else {
      made = this.append('a', one.command.action);
      answer = { t: 'ack', id: one.id, seq: made.seq };
    }
    this.answers.set(one.id, answer);
    return { answer, made };
  }

  snap(): ServerMessage {
    return {
      t: 'snap',
      table: TABLE,
      seq: this.seq,
      hash: this.hash(this.seq),
      view: this.view(),
      moves: this.moves,
      now: this.seq,
    };
  }

  since(seq: number): ServerMessage {
    const events = this.log.slice(seq);
    return {
      t: 'ev',
      table: TABLE,
      from: seq + 1,
      seq: this.seq,
      hash: this.hash(this.seq),
      events,
      view: this.view(),
      now: this.seq,
    };
  }
}

describe('any run of events, answers and breaks', () => {
  test.each(Array.from({ length: 300 }, (_, seed) => seed))(
    'ends where the server is (seed %i)',
    (seed) => {
      const random = new Seeded(seed);
      const house = new House();
      let client = emptyTable(TABLE);
      let wire: ServerMessage[] = [];
      let up = false;
      let commands = 0;

      const deliver = () => {
        const message = wire.shift();
        if (message === undefined) return;
        client = server(client, message);
        if (client.gap) wire.push(house.snap());
      };
      const receive = (one: Pending) => {
        const { answer, made } = house.command(one);
        // The answer and the event may come in either order.
        const event = made === null ? [] : [house.since(made.seq - 1)];
        if (!up) return;
        wire.push(...(random.chance(0.5) ? [answer, ...event] : [...event, answer]));
      };
      const connect = () => {
        up = true;
        const known = client.known;
        wire.push(known === null || random.chance(0.3) ? house.snap() : house.since(known.seq));
        for (const one of client.pending) if (one.phase === 'sending') receive(one);
      };

      for (let step = 0; step < 120; step += 1) {
        const dice = random.below(10);
        if (dice < 2) {
          const event = house.append('b', random.chance(0.15) ? null : `b${house.seq + 1}`);
          // Messages about events get lost now and then, as if a slow queue had been emptied.
          if (up && random.chance(0.85)) wire.push(house.since(event.seq - 1));
        } else if (dice < 5) {
          if (client.known === null || pendingAction(client) !== null) continue;
          commands += 1;
          const one = act(`c${commands}`, client.known.seq, `a${commands}`);
          client = reduce(client, { t: 'send', pending: one });
          // A frame may be lost with the link, before or after the server has read it.
          if (up) receive(one);
        } else if (dice < 8) deliver();
        else if (dice === 8) {
          up = false;
          wire = [];
        } else if (!up) connect();
      }

      up = false;
      wire = [];
      connect();
      while (wire.length > 0) deliver();

      expect(client.known?.seq).toBe(house.seq);
      expect(client.known?.hash).toBe(house.hash(house.seq));
      expect(client.known?.moves).toEqual(house.moves);
      expect(client.known?.view).toEqual(house.view());
      expect(client.pending).toEqual([]);
      expect(client.gap).toBe(false);
      // Every command stands in the log once or not at all, as it was answered.
      for (let n = 1; n <= commands; n += 1) {
        const times = house.log.filter((event) => event.played?.action === `a${n}`).length;
        const answer = house.answers.get(`c${n}`);
        expect(times).toBe(answer?.t === 'ack' ? 1 : 0);
      }
    },
  );
});
