import { describe, expect, test } from 'vitest';
import type { GameRecord, Study, StudyPosition, StudyRequest } from '../src/protocol';
import { ApiError } from '../src/state/api';
import { bring, brought, findGames, looksBroken, mainLength } from '../src/state/imported';
import {
  actionsOf,
  actionsTo,
  childBy,
  fromRecord,
  fromStudy,
  lineThrough,
  mainLine,
  pathTo,
  plyOf,
  reduceReview,
  sizeFrom,
  START,
  toRecord,
  variationRoot,
  type ReviewChange,
  type ReviewState,
} from '../src/state/review';
import { readGame, readPlace, writeGame, writePlace } from '../src/state/review-link';
import { Session, type Referee } from '../src/state/study';
import { meaning } from '../src/components/review-keys';
import { parseRoute } from '../src/state/route';
import { gomokuView, stones, TABLE } from './fixture/views';
import { Seeded } from './seeded';

const node = (parent: number | null, action: string | null, more = {}): GameRecord['nodes'][number] => ({
  parent,
  action,
  written: {},
  comment: null,
  labels: [],
  time_ms: null,
  marked: false,
  ...more,
});

function record(nodes: GameRecord['nodes']): GameRecord {
  return {
    kind: 'gomoku',
    rules: 'freestyle',
    start: null,
    a: 'Anna',
    b: null,
    event: null,
    round: null,
    date: null,
    result: null,
    nodes,
  };
}

/** h8 h9 i9 with two variations: i8 after h9, and g9 g10 after h8. */
const branched = record([
  node(null, null, { comment: 'the start' }),
  node(0, 'h8', { time_ms: 1200 }),
  node(1, 'h9'),
  node(2, 'i9', { marked: true, labels: [{ point: 'a1', text: 'A' }] }),
  node(2, 'i8'),
  node(1, 'g9'),
  node(5, 'g10', { comment: 'deep' }),
]);

/** A server that refuses a point that is taken, and `k1`; any other point is allowed. */
function answer(request: Pick<StudyRequest, 'actions' | 'from' | 'ask'>): Study {
  const bad = request.actions.findIndex(
    (action, index) => action === 'k1' || request.actions.indexOf(action) < index,
  );
  const accepted = bad < 0 ? request.actions : request.actions.slice(0, bad);
  const at = (count: number): StudyPosition => ({
    turn: count % 2 === 0 ? 'a' : 'b',
    side_a: 'black',
    side_b: 'white',
    verdict: null,
    ending: null,
    position: { kind: 'gomoku', ...gomokuView({ stones: stones(accepted.slice(0, count).join(' ')) }) },
  });
  const from = Math.min(request.from ?? accepted.length, accepted.length);
  const verdict = (action: string, allowed: boolean) => ({
    action,
    allowed,
    reason: allowed ? null : 'occupied',
    message: null,
    ending: null,
    claimable: null,
    side: null,
    detail: null,
  });
  return {
    rules: 'freestyle',
    moves: accepted.map((action, index) => ({
      seat: index % 2 === 0 ? 'a' : 'b',
      side: index % 2 === 0 ? 'black' : 'white',
      action,
      written: {},
    })),
    positions: Array.from({ length: accepted.length + 1 - from }, (_, index) => at(from + index)),
    legal: ['pass'],
    refused: bad < 0 ? null : verdict(request.actions[bad] ?? '', false),
    judged: request.ask === null ? null : verdict(request.ask, !accepted.includes(request.ask)),
  };
}

const tried = (state: ReviewState, parent: number, ...actions: string[]): ReviewChange => ({
  t: 'tried',
  parent,
  study: answer({ actions: [...actionsTo(state, parent), ...actions], from: 0, ask: null }),
});

describe('the tree', () => {
  const state = fromRecord(branched, false);

  test('has the record’s lines', () => {
    expect(actionsOf(state, mainLine(state))).toEqual(['h8', 'h9', 'i9']);
    expect(actionsTo(state, 6)).toEqual(['h8', 'g9', 'g10']);
    expect(variationRoot(state, 6)).toBe(5);
    expect(variationRoot(state, 3)).toBeNull();
    expect(sizeFrom(state, 1)).toBe(6);
    expect(childBy(state, 2, 'i8')).toBe(4);
    expect(childBy(state, 2, 'o15')).toBeNull();
  });

  test('goes back into the same record', () => {
    expect(toRecord(state)).toEqual(branched);
  });

  test('is stepped through along the line that the reader is on', () => {
    const deep = reduceReview(state, { t: 'go', to: 5 });
    expect(deep.line).toEqual([0, 1, 5, 6]);
    const end = reduceReview(deep, { t: 'step', by: Infinity });
    expect(end.at).toBe(6);
    const back = reduceReview(end, { t: 'step', by: -2 });
    expect(back.at).toBe(1);
    // The buttons still follow the variation.
    expect(reduceReview(back, { t: 'step', by: 1 }).at).toBe(5);
    expect(reduceReview(back, { t: 'step', by: -Infinity }).at).toBe(START);
    expect(reduceReview(state, { t: 'step', by: -1 })).toBe(state);
  });

  test('neighbours are the other moves from the same position', () => {
    const at = reduceReview(state, { t: 'go', to: 3 });
    const beside = reduceReview(at, { t: 'beside', by: 1 });
    expect(beside.at).toBe(4);
    expect(reduceReview(beside, { t: 'beside', by: 1 })).toBe(beside);
    expect(reduceReview(state, { t: 'beside', by: 1 })).toBe(state);
  });

  test('grows by what the server accepts, once', () => {
    const at = reduceReview(state, { t: 'go', to: 3 });
    const grown = reduceReview(at, tried(at, 3, 'j10', 'k11'));
    expect(actionsTo(grown, grown.at)).toEqual(['h8', 'h9', 'i9', 'j10', 'k11']);
    expect(grown.nodes.size).toBe(state.nodes.size + 2);
    expect(grown.nodes.get(grown.at)?.side).toBe('black');
    expect(grown.known.get(grown.at)?.legal).toEqual(['pass']);
    const back = reduceReview(grown, { t: 'go', to: 3 });
    const again = reduceReview(back, tried(back, 3, 'j10'));
    expect(again.nodes.size).toBe(grown.nodes.size);
    expect(childBy(again, 3, 'j10')).toBe(again.at);
  });

  test('a refused move changes nothing but what is said', () => {
    const refused = reduceReview(state, tried(state, START, 'k1'));
    expect(refused.nodes.size).toBe(state.nodes.size);
    expect(refused.at).toBe(START);
    expect(refused.verdict).toMatchObject({ node: START, asked: false, verdict: { reason: 'occupied' } });
    expect(reduceReview(refused, { t: 'dismiss' }).verdict).toBeNull();
    expect(reduceReview(refused, { t: 'go', to: 1 }).verdict).toBeNull();
  });

  test('a line whose later move is refused keeps what was accepted', () => {
    const half = reduceReview(state, tried(state, START, 'a1', 'a2', 'k1', 'a3'));
    expect(actionsTo(half, half.at)).toEqual(['a1', 'a2']);
    expect(half.verdict).toMatchObject({ node: half.at, verdict: { action: 'k1' } });
  });

  test('who stepped on meanwhile is not pulled back', () => {
    const at = reduceReview(state, { t: 'go', to: 2 });
    const late = reduceReview(at, tried(at, START, 'b2'));
    expect(late.at).toBe(2);
    expect(childBy(late, START, 'b2')).not.toBeNull();
    const { judged } = answer({ actions: [], from: 0, ask: 'h8' });
    expect(judged).not.toBeNull();
    if (judged !== null) expect(reduceReview(at, { t: 'judged', node: START, verdict: judged })).toBe(at);
  });

  test('variations are deleted and put back; what was played at a table is not', () => {
    const at = reduceReview(state, { t: 'go', to: 6 });
    const cut = reduceReview(at, { t: 'remove', node: 5 });
    expect(cut.at).toBe(1);
    expect([...cut.nodes.keys()]).toEqual([0, 1, 2, 3, 4]);
    expect(cut.line).toEqual([0, 1, 2, 3]);
    const back = reduceReview(cut, { t: 'put_back' });
    expect(toRecord(back)).toEqual(branched);
    expect(back.at).toBe(6);
    expect(reduceReview(back, { t: 'put_back' })).toBe(back);
    expect(reduceReview(state, { t: 'remove', node: START })).toBe(state);
    const table = fromRecord(branched, true);
    expect(reduceReview(table, { t: 'remove', node: 5 })).toBe(table);
    const own = reduceReview(table, tried(table, START, 'c3'));
    expect(reduceReview(own, { t: 'remove', node: own.at }).nodes.size).toBe(table.nodes.size);
  });

  test('an answer about what was deleted meanwhile is no harm', () => {
    const cut = reduceReview(state, { t: 'remove', node: 5 });
    const study = answer({ actions: ['h8', 'g9', 'g10'], from: 0, ask: null });
    const after = reduceReview(cut, { t: 'told', nodes: [1, 5, 6], study });
    expect(after.known.has(5)).toBe(false);
    expect(after.known.has(1)).toBe(true);
    expect(reduceReview(cut, tried(state, 6, 'a1'))).toBe(cut);
  });

  test('a game from a link has its positions', () => {
    const study = answer({ actions: ['h8', 'h9', 'k1'], from: 0, ask: null });
    const game = fromStudy('gomoku', null, study);
    expect(game.known.size).toBe(3);
    expect(game.known.get(2)?.legal).toEqual(['pass']);
    expect(game.known.get(1)?.legal).toBeNull();
    expect(game.verdict?.node).toBe(2);
  });

  test('stays a tree whatever happens', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const random = new Seeded(seed);
      let now = fromRecord(branched, random.chance(0.5));
      for (let step = 0; step < 60; step += 1) {
        const ids = [...now.nodes.keys()];
        const any = ids[random.below(ids.length)] ?? START;
        const change: ReviewChange = ((): ReviewChange => {
          switch (random.below(9)) {
            case 0:
              return { t: 'go', to: random.below(now.next + 2) };
            case 1:
              return { t: 'step', by: random.below(7) - 3 };
            case 2:
              return { t: 'beside', by: random.chance(0.5) ? 1 : -1 };
            case 3:
            case 4:
              return tried(now, now.at, `${'abcdefghk'[random.below(9)] ?? 'a'}${1 + random.below(3)}`);
            case 5:
              return tried(now, any, `${'abc'[random.below(3)] ?? 'a'}${1 + random.below(3)}`, 'k1');
            case 6:
              return { t: 'remove', node: random.below(now.next + 1) };
            case 7: {
              const line = lineThrough(now, any);
              return {
                t: 'told',
                nodes: line.slice(1),
                study: answer({ actions: actionsOf(now, line), from: random.below(line.length), ask: null }),
              };
            }
            default:
              return random.chance(0.5) ? { t: 'put_back' } : { t: 'dismiss' };
          }
        })();
        const before = JSON.stringify(toRecord(now));
        const next = reduceReview(now, change);
        const touched = JSON.stringify(toRecord(now)) !== before;
        now = next;
        const wrong = [...flaws(now), ...(touched ? ['the state before is untouched'] : [])];
        expect(wrong, `seed ${seed}, step ${step}, ${change.t}`).toEqual([]);
      }
    }
  });
});

/** What is wrong with a tree; plain comparisons, since they are made a few thousand times. */
function flaws(state: ReviewState): string[] {
  const found: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) found.push(what);
  };
  must(state.nodes.has(state.at), 'the place is in the tree');
  must(state.line[0] === START, 'the line begins at the start');
  must(state.line.includes(state.at), 'the place is on the line');
  must(plyOf(state) === pathTo(state, state.at).length - 1, 'the ply counts the actions');
  state.line.slice(1).forEach((id, index) => {
    must(state.nodes.get(id)?.parent === state.line[index], 'the line goes from parent to child');
  });
  must(state.nodes.get(state.line.at(-1) ?? -1)?.children.length === 0, 'the line goes to an end');
  let seen = 0;
  for (const one of state.nodes.values()) {
    seen += one.children.length;
    const actions = one.children.map((id) => state.nodes.get(id)?.action);
    must(new Set(actions).size === actions.length, 'no action twice');
    must(one.children.every((id) => state.nodes.get(id)?.parent === one.id), 'children know their parent');
    must(one.id < state.next, 'ids are never used again');
  }
  must(seen === state.nodes.size - 1, 'everything hangs together');
  const written = toRecord(state);
  must(written.nodes.length === state.nodes.size, 'everything is written');
  must(written.nodes.every((one, index) => index === 0 || (one.parent ?? Infinity) < index), 'parents first');
  const again = JSON.stringify(toRecord(fromRecord(written, false)));
  must(again === JSON.stringify(written), 'what is written reads the same');
  return found;
}

describe('a session', () => {
  function sitting(nodes = branched) {
    const asked: StudyRequest[] = [];
    const waiting: (() => void)[] = [];
    let broken = false;
    const referee: Referee = {
      study: (request) => {
        asked.push(request);
        return broken
          ? Promise.reject(new ApiError('rate_limited', 'slow down', null))
          : Promise.resolve(answer(request));
      },
      after: (_ms, run) => {
        waiting.push(run);
        return () => void waiting.splice(waiting.indexOf(run), 1);
      },
    };
    const session = new Session(fromRecord(nodes, false), referee);
    return {
      session,
      asked,
      settle: async () => {
        for (let round = 0; round < 5; round += 1) await Promise.resolve();
      },
      rest: () => waiting.splice(0).forEach((run) => run()),
      breaks: (value: boolean) => {
        broken = value;
      },
    };
  }

  test('asks for a line once, and for what may be played where the reader rests', async () => {
    const { session, asked, settle, rest } = sitting();
    await settle();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ kind: 'gomoku', actions: ['h8', 'h9', 'i9'], from: 0 });
    rest();
    await settle();
    expect(asked[1]).toMatchObject({ actions: [], from: 0 });
    for (const by of [1, 1, 1, -1, -1]) session.change({ t: 'step', by });
    expect(asked).toHaveLength(2);
    rest();
    await settle();
    // Only the position on which the reader has come to rest.
    expect(asked).toHaveLength(3);
    expect(asked[2]?.actions).toEqual(['h8']);
  });

  test('a variation brings only its own positions', async () => {
    const { session, asked, settle } = sitting();
    await settle();
    session.change({ t: 'go', to: 5 });
    await settle();
    expect(asked.at(-1)).toMatchObject({ actions: ['h8', 'g9', 'g10'], from: 2 });
    const count = asked.length;
    session.change({ t: 'step', by: 1 });
    session.change({ t: 'step', by: -1 });
    await settle();
    expect(asked.filter((one) => one.actions.length === 3)).toHaveLength(2);
    expect(asked.length - count).toBeLessThanOrEqual(0);
  });

  test('plays, refuses, and asks about a point once', async () => {
    const { session, asked, settle } = sitting();
    await settle();
    await session.play('d4');
    expect(actionsTo(session.state, session.state.at)).toEqual(['d4']);
    await session.play('d4');
    expect(session.state.verdict).toMatchObject({ asked: false, verdict: { reason: 'occupied' } });
    expect(session.trying.value).toBeNull();
    session.judge('d4');
    await settle();
    expect(session.state.verdict).toMatchObject({ asked: true, verdict: { allowed: false } });
    const count = asked.length;
    session.change({ t: 'dismiss' });
    session.judge('d4');
    await settle();
    expect(session.state.verdict?.asked).toBe(true);
    expect(asked).toHaveLength(count);
    session.change({ t: 'go', to: START });
    await session.play('h8');
    expect(session.state.at).toBe(1);
    expect(asked).toHaveLength(count);
  });

  test('says that there was no answer, and tries again when it is asked to', async () => {
    const { session, settle, breaks } = sitting();
    await settle();
    breaks(true);
    await session.play('e5');
    expect(session.problem.value?.code).toBe('rate_limited');
    expect(session.trying.value).toBeNull();
    session.change({ t: 'go', to: 6 });
    await settle();
    expect(session.state.known.has(6)).toBe(false);
    breaks(false);
    session.again();
    await settle();
    expect(session.problem.value).toBeNull();
    expect(session.state.known.has(6)).toBe(true);
  });
});

describe('links', () => {
  test('to a table’s ply and beside it', () => {
    expect(readPlace('')).toEqual({ ply: null, then: [] });
    expect(readPlace('12')).toEqual({ ply: 12, then: [] });
    expect(readPlace('content')).toEqual({ ply: null, then: [] });
    const then = ['offer g7', '8/5, 6/5', 'j10'];
    expect(readPlace(writePlace(3, then))).toEqual({ ply: 3, then });
  });

  test('to a game that is no table', () => {
    const game = {
      kind: 'gomoku',
      rules: 'national,judging=lose',
      start: 'a b&c=d',
      moves: ['h8', 'offer g7', 'pass'],
      ply: 2,
    };
    expect(readGame(writeGame(game))).toEqual(game);
    expect(readGame(writeGame({ ...game, start: null, ply: null }))).toEqual({ ...game, start: null, ply: null });
    expect(readGame('kind=gomoku&rules=free&moves=h8%2ci9')?.moves).toEqual(['h8', 'i9']);
    for (const text of ['', '12', 'kind=gomoku', 'rules=free', 'moves=h8']) {
      expect(readGame(text), text).toBeNull();
    }
    expect(readGame('kind=gomoku&rules=%E0%A4%A')?.rules).toBe('%E0%A4%A');
  });

  test('are paths of the page', () => {
    expect(parseRoute('/review')).toEqual({ at: 'review', id: null, fragment: '' });
    expect(parseRoute(`/review/${TABLE.toUpperCase()}`, '12')).toEqual({ at: 'review', id: TABLE, fragment: '12' });
    expect(parseRoute('/review/12')).toEqual({ at: 'nowhere' });
  });
});

describe('keys', () => {
  const key = (name: string, more = {}) => ({ key: name, shiftKey: false, ctrlKey: false, altKey: false, ...more });

  test('plain arrows step only where nothing else has them', () => {
    expect(meaning(key('ArrowRight'), true)).toEqual({ t: 'step', by: 1 });
    expect(meaning(key('ArrowRight'), false)).toBeNull();
    expect(meaning(key('ArrowRight', { shiftKey: true }), false)).toEqual({ t: 'step', by: 1 });
    expect(meaning(key('Home', { shiftKey: true }), false)).toEqual({ t: 'step', by: -Infinity });
    expect(meaning(key('ArrowUp'), true)).toEqual({ t: 'beside', by: -1 });
    expect(meaning(key('ArrowLeft', { altKey: true }), true)).toBeNull();
    expect(meaning(key('h'), true)).toBeNull();
  });

  test('brackets step everywhere, also where they need AltGr', () => {
    expect(meaning(key('['), false)).toEqual({ t: 'step', by: -1 });
    expect(meaning(key(']', { ctrlKey: true, altKey: true }), false)).toEqual({ t: 'step', by: 1 });
  });

  test('deleting needs the board not to have the focus', () => {
    expect(meaning(key('Delete'), true)).toBe('remove');
    expect(meaning(key('Delete', { shiftKey: true }), false)).toBeNull();
  });
});

describe('files that are brought', () => {
  test('the newest one counts', async () => {
    const gates: (() => void)[] = [];
    const read = () =>
      new Promise<never>((_resolve, reject) => gates.push(() => reject(new ApiError('bad_request', 'no', 'line 1'))));
    const asked = { name: null, charset: null, rules: null, fromTop: false };
    const first = bring(new Blob(['1']), { ...asked, name: 'one.sgf' }, read);
    const second = bring(new Blob(['2']), { ...asked, charset: 'Big5' }, async () => ({
      format: 'sgf',
      games: [branched],
      losses: [],
    }));
    expect(await second).not.toBeNull();
    gates.forEach((open) => open());
    expect(await first).toBeNull();
    expect(brought.value).toMatchObject({ how: { name: null, charset: 'Big5' }, read: { is: 'read' } });
  });

  test('a refusal is kept with its reason', async () => {
    const read = () => Promise.reject(new ApiError('bad_request', 'no record', 'byte 0'));
    expect(await bring(new Blob(['x']), { name: 'x.lib', charset: null, rules: null, fromTop: false }, read)).toBeNull();
    expect(brought.value?.read).toMatchObject({ is: 'refused', error: { detail: 'byte 0' } });
  });

  test('text in the wrong character set is noticed', () => {
    const said = (comment: string) => [record([node(null, null, { comment })])];
    for (const text of ['花月', 'Soosõrv', 'Größe', 'naïve – “so”', 'Â la carte', 'Ã']) {
      expect(looksBroken(said(text)), text).toBe(false);
    }
    for (const text of ['\ufffd\ufffd', 'GrÃ¶ÃŸe', 'â€œso', '\u0082\u00a0']) {
      expect(looksBroken(said(text)), text).toBe(true);
    }
    expect(looksBroken([{ ...branched, a: 'JosÃ©' }])).toBe(true);
  });

  test('games are found by any of their words, and measured', () => {
    const games = [branched, { ...branched, b: 'Bertil', event: 'World Cup', date: '2019-08-01' }];
    expect(findGames(games, ' 2019 bert ').map((one) => one.index)).toEqual([1]);
    expect(findGames(games, 'ANNA')).toHaveLength(2);
    expect(findGames(games, 'nobody')).toEqual([]);
    expect(mainLength(branched)).toBe(3);
    expect(mainLength(record([node(null, null)]))).toBe(0);
  });
});
