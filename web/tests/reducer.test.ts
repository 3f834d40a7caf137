import { describe, expect, test } from 'vitest';
import type { ChatLine, EventView, MoveView, ServerMessage, TableView } from '../src/protocol';
import { unread } from '../src/state/chat';
import { loadPending, savePending, type Pending } from '../src/state/pending';
import { emptyTable, pendingAction, reduce, type TableState } from '../src/state/reducer';
import { emptyPoints, gomokuView, snapshot, TABLE, tableView } from './fixture/views';
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
  const move: MoveView = { n, seat: 'a', side: 'black', action, written: {}, charged_ms: 0, at_ms: seq };
  return { seq, at_ms: seq, author: 'a', kind: 'played', offer: null, answer: null, played: move, kept: null, chance: null };
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

const POINTS = emptyPoints(gomokuView());

/**
 * A server that keeps a log, answers commands once per id, and loses nothing; and a wire that
 * breaks, and that drops single event messages while it holds.
 */
class House {
  log: EventView[] = [];
  answers = new Map<string, ServerMessage>();
  lines: ChatLine[] = [];
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
    const turn = this.#moves.length % 2 === 0 ? 'a' : 'b';
    const taken = new Set(this.#moves.map((one) => one.action));
    return tableView({
      turn,
      // One point in three is not legal, whatever a queued move hoped for.
      legal: turn === 'a' ? POINTS.filter((one, at) => at % 3 > 0 && !taken.has(one)) : [],
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
        written: {},
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

  /** Somebody says something; a repeated id says it once, and every fifth line is refused. */
  say(by: string, id: string, text: string): { answer: ServerMessage; said: ChatLine | null } {
    const known = this.answers.get(id);
    if (known !== undefined) return { answer: known, said: null };
    let said: ChatLine | null = null;
    let answer: ServerMessage = { ...nack(id, this.seq), code: 'rate_limited' } as ServerMessage;
    if (id.length % 5 !== 0) {
      const seq = this.lines.length + 1;
      said = { seq, at_ms: seq, by, name: by, seat: null, text };
      this.lines.push(said);
      answer = { t: 'ack', id, seq };
    }
    this.answers.set(id, answer);
    return { answer, said };
  }

  heard(lines: ChatLine[], whole: boolean): ServerMessage {
    return { t: 'chat', table: TABLE, room: 'players', whole, lines };
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

describe('a queued move', () => {
  const theirs = tableView({ turn: 'b' });
  const waiting = () =>
    server(emptyTable(TABLE), { t: 'snap', ...snapshot(theirs, { seq: 10, moves: [] }) });
  const queued = (action: string) => reduce(waiting(), { t: 'queue', action });

  test('waits for the opponent, and is due when it is legal then', () => {
    let state = queued('h8');
    expect(state.queued).toMatchObject({ action: 'h8', after: 0 });
    // An offer is no move.
    const offered: EventView = { ...played(11, 0, ''), author: 'b', kind: 'offered', played: null, offer: 'draw' };
    state = server(state, ev(11, [offered], theirs));
    expect([state.queued?.action, state.due, state.dropped]).toEqual(['h8', null, null]);
    state = server(state, ev(12, [played(12, 1, 'a1')], tableView({ legal: ['h8', 'h9'] })));
    expect([state.queued, state.due, state.dropped]).toEqual([null, 'h8', null]);
    state = reduce(state, { t: 'send', pending: act('x', 12) });
    expect([state.due, pendingAction(state)?.action]).toEqual([null, 'h8']);
  });

  test('is dropped when it is not legal, and the reader is told', () => {
    const state = server(queued('h8'), ev(11, [played(11, 1, 'h8')], tableView({ legal: ['h9'] })));
    expect([state.queued, state.due, state.dropped]).toEqual([null, null, 'h8']);
    expect(reduce(state, { t: 'dismiss' }).dropped).toBeNull();
  });

  test('is dropped when it is legal and its game would not send it unseen', () => {
    const careful = (action: string) =>
      reduce(waiting(), { t: 'queue', action, unseen: (_position, legal) => legal.filter((one) => one !== 'h8') });
    const mine = tableView({ legal: ['h8', 'h9'] });
    const after = (action: string) => server(careful(action), ev(11, [played(11, 1, 'a1')], mine));
    expect([after('h8').due, after('h8').dropped]).toEqual([null, 'h8']);
    expect([after('h9').due, after('h9').dropped]).toEqual(['h9', null]);
    // What would be allowed and is not legal stays here too.
    expect(after('i9').dropped).toBe('i9');
  });

  test('is dropped when the game has gone another way: a takeback, the end, two moves', () => {
    const back: EventView = { ...played(11, 0, ''), kind: 'took_back', played: null, kept: 0 };
    const mine = tableView({ legal: ['h8'] });
    expect(server(queued('h8'), ev(11, [back], mine)).dropped).toBe('h8');
    const over = tableView({ status: 'over', turn: 'nobody' });
    expect(server(queued('h8'), ev(11, [played(11, 1, 'a1')], over)).dropped).toBe('h8');
    const three = [played(11, 1, 'a1'), played(12, 2, 'b1'), played(13, 3, 'c1')];
    expect(server(queued('h8'), ev(11, three, mine)).dropped).toBe('h8');
  });

  test('is exchanged or taken back before that', () => {
    let state = reduce(queued('h8'), { t: 'queue', action: 'i9' });
    expect(state.queued?.action).toBe('i9');
    state = reduce(state, { t: 'queue', action: null });
    expect([state.queued, state.due, state.dropped]).toEqual([null, null, null]);
  });
});

describe('chat', () => {
  const line = (seq: number, by = 'bert'): ChatLine => ({
    seq,
    at_ms: seq,
    by,
    name: by,
    seat: null,
    text: `line ${seq}`,
  });
  const lines = (list: ChatLine[], whole = false): ServerMessage => ({
    t: 'chat',
    table: TABLE,
    room: 'players',
    whole,
    lines: list,
  });
  const seqs = (state: TableState) => state.chat.lines.players.map((one) => one.seq);

  test('lines come once each and in order; what was there before is no news', () => {
    let state = server(started(), lines([line(1), line(2)], true));
    expect(unread(state.chat, 'players', 'anna')).toBe(0);
    state = server(state, lines([line(4)]));
    state = server(state, lines([line(3), line(4)]));
    expect(seqs(state)).toEqual([1, 2, 3, 4]);
    state = server(state, lines([line(5, 'anna')]));
    expect(unread(state.chat, 'players', 'anna')).toBe(2);
    state = reduce(state, { t: 'read', room: 'players' });
    expect(unread(state.chat, 'players', 'anna')).toBe(0);
    // The whole list replaces what was erased.
    expect(seqs(server(state, lines([line(2), line(5)], true)))).toEqual([2, 5]);
  });

  test('mine is shown as being sent until its line is here, in either order', () => {
    const say = { t: 'say', id: 'x', room: 'players', text: 'hello', instead: null } as const;
    for (const order of ['answer first', 'line first']) {
      let state = reduce(started(), say);
      const answer: ServerMessage = { t: 'ack', id: 'x', seq: 7 };
      const heard = lines([line(7, 'anna')]);
      state = server(state, order === 'answer first' ? answer : heard);
      expect(state.chat.saying.length, order).toBe(1);
      state = server(state, order === 'answer first' ? heard : answer);
      expect(state.chat.saying, order).toEqual([]);
      expect(seqs(state), order).toEqual([7]);
    }
  });

  test('what is refused keeps its words and its reason, and refuses no move', () => {
    const says = (state: TableState, id: string, instead: string | null = null) =>
      reduce(state, { t: 'say', id, room: 'players', text: `words of ${id}`, instead });
    const refuses = (state: TableState, id: string) =>
      server(state, { ...nack(id, 0), code: 'rate_limited' } as ServerMessage);
    const kept = (state: TableState) => state.chat.refused.map(({ text }) => text);
    let state = refuses(says(started(), 'x'), 'x');
    expect(state.chat.refused).toEqual([
      { id: 'x', room: 'players', text: 'words of x', code: 'rate_limited', reason: null },
    ]);
    expect([state.chat.saying, state.refusal]).toEqual([[], null]);
    // Another line that was on its way is kept beside it, and so is the first if it is not said again.
    state = refuses(says(state, 'y'), 'y');
    expect(kept(state)).toEqual(['words of x', 'words of y']);
    state = says(state, 'x again', 'x');
    expect(kept(state)).toEqual(['words of y']);
    expect(kept(says(state, 'other words', 'y'))).toEqual([]);
    expect(kept(reduce(state, { t: 'leave', id: 'x' }))).toEqual(['words of y']);
    expect(kept(reduce(state, { t: 'leave', id: 'y' }))).toEqual([]);
  });
});

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

      let said = 0;

      const deliver = () => {
        const message = wire.shift();
        if (message === undefined) return;
        client = server(client, message);
        if (client.gap) wire.push(house.snap());
        // A queued move whose turn has come goes out at once.
        if (client.due !== null) {
          expect(client.known?.view.legal).toContain(client.due);
          if (pendingAction(client) === null) send(client.due);
        }
      };
      const receive = (one: Pending) => {
        const { answer, made } = house.command(one);
        // The answer and the event may come in either order.
        const event = made === null ? [] : [house.since(made.seq - 1)];
        if (!up) return;
        wire.push(...(random.chance(0.5) ? [answer, ...event] : [...event, answer]));
        // What came already may come once more.
        if (random.chance(0.2)) wire.push(...event, answer);
      };
      const hears = (id: string, text: string) => {
        const { answer, said: line } = house.say('anna', id, text);
        if (!up) return;
        const lines = line === null ? [] : [house.heard([line], false)];
        wire.push(...(random.chance(0.5) ? [answer, ...lines] : [...lines, answer]));
      };
      const send = (action: string) => {
        if (client.known === null) return;
        commands += 1;
        const one = act(`c${commands}`, client.known.seq, action);
        client = reduce(client, { t: 'send', pending: one });
        // A frame may be lost with the link, before or after the server has read it.
        if (up) receive(one);
      };
      const connect = () => {
        up = true;
        const known = client.known;
        wire.push(known === null || random.chance(0.3) ? house.snap() : house.since(known.seq));
        wire.push(house.heard(house.lines, true));
        for (const one of client.pending) if (one.phase === 'sending') receive(one);
        for (const one of client.chat.saying) if (one.line === null) hears(one.id, one.text);
      };
      const shelf = new Map<string, string>();
      const storage = {
        getItem: (key: string) => shelf.get(key) ?? null,
        setItem: (key: string, value: string) => void shelf.set(key, value),
        removeItem: (key: string) => void shelf.delete(key),
      };

      for (let step = 0; step < 160; step += 1) {
        const dice = random.below(14);
        if (dice < 2) {
          const event = house.append('b', random.chance(0.15) ? null : `b${house.seq + 1}`);
          // Messages about events get lost now and then, as if a slow queue had been emptied.
          if (up && random.chance(0.85)) wire.push(house.since(event.seq - 1));
        } else if (dice < 5) {
          if (client.known !== null && pendingAction(client) === null) send(`move${commands + 1}`);
        } else if (dice < 8) deliver();
        else if (dice === 8) {
          up = false;
          wire = [];
        } else if (dice === 9) {
          // A reload: only what the tab has kept is left.
          up = false;
          wire = [];
          savePending(storage, client.pending);
          client = emptyTable(TABLE, loadPending(storage));
        } else if (dice === 10) {
          const action = random.chance(0.2) ? null : (POINTS[random.below(POINTS.length)] ?? 'h8');
          client = reduce(client, { t: 'queue', action });
          if (client.due !== null && pendingAction(client) === null) send(client.due);
        } else if (dice === 11) {
          said += 1;
          const id = `said-${'x'.repeat(said)}`;
          client = reduce(client, { t: 'say', id, room: 'players', text: id, instead: null });
          if (up) hears(id, id);
        } else if (dice === 12) {
          const line = house.say('bert', `bert-${step}-${'y'.repeat(step % 5)}`, 'hm').said;
          if (line !== null && up && random.chance(0.85)) wire.push(house.heard([line], false));
          client = reduce(client, { t: 'read', room: 'players' });
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
      expect(client.chat.lines.players).toEqual(house.lines);
      expect(client.chat.saying).toEqual([]);
      // A queued move is waiting for the opponent, or it is gone.
      if (client.queued !== null) expect(client.known?.view.turn).toBe('b');
      // Every command stands in the log once or not at all, as it was answered.
      const acked = [...house.answers].flatMap(([id, one]) =>
        id.startsWith('c') && one.t === 'ack' ? [one.seq] : [],
      );
      const mine = house.log.filter((event) => event.author === 'a' && event.played !== null);
      expect(acked.sort((x, y) => x - y)).toEqual(mine.map((event) => event.seq));
    },
  );
});
