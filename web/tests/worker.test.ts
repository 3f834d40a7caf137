/** The service worker, run in a small imitation of its surroundings. */

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const HOUSE = 'https://yonban.test';
const source = readFileSync(new URL('../src/sw.ts', import.meta.url), 'utf8');

/** Caches as maps: what is put last stands last, as browsers have it. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>();
  readonly #fetch: (request: Request) => Promise<Response>;

  constructor(fetch: (request: Request) => Promise<Response>) {
    this.#fetch = fetch;
  }

  #key = (request: Request | string) => new URL(typeof request === 'string' ? request : request.url, HOUSE).href;

  async open(name: string) {
    const map = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, map);
    return {
      keys: async () => [...map.keys()].map((url) => new Request(url)),
      match: async (request: Request | string) => map.get(this.#key(request))?.clone(),
      put: async (request: Request, answer: Response) => void map.set(this.#key(request), answer),
      delete: async (request: Request) => map.delete(this.#key(request)),
      addAll: async (requests: Request[]) => {
        for (const request of requests) map.set(request.url, await this.#fetch(request));
      },
    };
  }

  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);

  async match(request: Request | string, options: { cacheName?: string } = {}) {
    for (const [name, map] of this.all) {
      if (options.cacheName !== undefined && options.cacheName !== name) continue;
      const found = map.get(this.#key(request));
      if (found !== undefined) return found.clone();
    }
    return undefined;
  }
}

type Answer = (path: string) => Response | null;

/** A worker of a version, over caches that outlive it. */
function begin(shell: object, online: { answer: Answer }, before?: Caches) {
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const answer = online.answer(pathname);
    if (answer === null) throw new TypeError('offline');
    return answer;
  };
  const caches = before ?? new Caches(fetch);
  const handlers = new Map<string, (event: unknown) => void>();
  const world = {
    clients: { list: [] as unknown[], matchAll: async () => world.clients.list, claim: async () => undefined },
    skipped: 0,
    skipWaiting: async () => {
      world.skipped += 1;
    },
    addEventListener: (kind: string, run: (event: unknown) => void) => handlers.set(kind, run),
  };
  const text = source.replace('%SHELL%', JSON.stringify(shell));
  const script = ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ES2023 } }).outputText;
  // A worker's relative addresses are those of its house.
  class Local extends Request {
    constructor(path: string | Request, init?: RequestInit) {
      super(typeof path === 'string' ? new URL(path, HOUSE) : path, init);
    }
  }
  new Function('globalThis', 'caches', 'fetch', 'Request', 'location', script)(
    world,
    caches,
    fetch,
    Local,
    new URL(HOUSE),
  );
  const life = async (kind: string, event: object = {}) => {
    let until: Promise<unknown> = Promise.resolve();
    handlers.get(kind)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (until = promise) });
    await until;
  };
  return {
    asked,
    caches,
    world,
    install: () => life('install'),
    activate: () => life('activate'),
    takeOver: () => life('message', { data: 'take over' }),
    /** The worker's answer; null where it leaves the request to the browser. */
    ask: async (path: string, mode = 'cors', method = 'GET'): Promise<Response | null> => {
      let answer: Promise<Response> | null = null;
      // `navigate` cannot be given to a request by hand.
      const request = new Request(new URL(path, HOUSE), { method });
      Object.defineProperty(request, 'mode', { value: mode });
      handlers.get('fetch')?.({ request, respondWith: (promise: Promise<Response>) => (answer = promise) });
      return answer;
    },
  };
}

const V1 = { version: 'one', files: ['/', '/assets/index-1.js', '/icon.svg'], words: { es: '/assets/es-1.js' } };
const V2 = { version: 'two', files: ['/', '/assets/index-2.js'], words: { es: '/assets/es-2.js', ja: '/assets/ja-2.js' } };
const up: Answer = (path) => new Response(`today's ${path}`);
const down: Answer = () => null;

test('pages come from the network first, and from the kept shell when it fails', async () => {
  const online = { answer: up };
  const worker = begin(V1, online);
  await worker.install();
  expect(await (await worker.ask('/t/1', 'navigate'))?.text()).toBe("today's /t/1");
  online.answer = down;
  expect(await (await worker.ask('/t/1', 'navigate'))?.text()).toBe("today's /");
  online.answer = () => new Response('busy', { status: 503 });
  expect(await (await worker.ask('/', 'navigate'))?.text()).toBe("today's /");
  online.answer = () => new Response('there is none', { status: 404 });
  expect((await worker.ask('/nowhere', 'navigate'))?.status).toBe(404);
});

test('files with a digest in their name are asked for once', async () => {
  const online = { answer: up };
  const worker = begin(V1, online);
  await worker.install();
  worker.asked.length = 0;
  await worker.ask('/assets/index-1.js');
  expect(worker.asked).toEqual([]);
  await worker.ask('/assets/es-1.js');
  online.answer = down;
  expect(await (await worker.ask('/assets/es-1.js'))?.text()).toBe("today's /assets/es-1.js");
  expect(await (await worker.ask('/icon.svg'))?.text()).toBe("today's /icon.svg");
  await expect(worker.ask('/assets/never.js')).rejects.toThrow();
});

test('the interface is left alone, but for games to look through', async () => {
  const worker = begin(V1, { answer: up });
  const id = 'ab'.repeat(16);
  for (const path of ['/api/v1/me', '/api/v1/tables', `/api/v1/tables/${id}`, `/api/v1/tables/${id}/log`, '/ws']) {
    expect(await worker.ask(path), path).toBeNull();
  }
  expect(await worker.ask(`/api/v1/tables/${id}/review`, 'cors', 'POST')).toBeNull();
  expect(await worker.ask('/api/v1/tables', 'navigate')).toBeNull();
  expect(worker.asked).toEqual([]);
  expect(await worker.ask(`/api/v1/tables/${id}/review`)).not.toBeNull();
});

test('finished games are kept, a bounded number, the one read longest ago goes first', async () => {
  const online = { answer: up };
  const worker = begin(V1, online);
  const path = (n: number) => `/api/v1/tables/${n.toString(16).padStart(32, '0')}/review`;
  for (let n = 0; n < 60; n += 1) await worker.ask(path(n));
  await worker.ask(path(0)); // Read again: it is the newest now.
  await worker.ask(path(60));
  online.answer = down;
  expect(await (await worker.ask(path(0)))?.text()).toBe(`today's ${path(0)}`);
  expect(await (await worker.ask(path(60)))?.text()).toBe(`today's ${path(60)}`);
  await expect(worker.ask(path(1))).rejects.toThrow();
  expect(worker.caches.all.get('yonban-games')?.size).toBe(60);
  // A game that is still going on is refused by the server, and a refusal is not kept.
  online.answer = () => new Response('not over', { status: 409 });
  expect((await worker.ask(path(99)))?.status).toBe(409);
  expect(worker.caches.all.get('yonban-games')?.size).toBe(60);
});

test('a new version keeps the words in use, and one version before it', async () => {
  const online = { answer: up };
  const first = begin(V1, online);
  await first.install();
  await first.ask('/assets/es-1.js');
  await first.ask(`/api/v1/tables/${'0'.repeat(32)}/review`);
  const second = begin(V2, online, first.caches);
  await second.install();
  await second.activate();
  const shell = [...(first.caches.all.get('yonban-shell-two')?.keys() ?? [])].map((url) => new URL(url).pathname);
  expect(shell).toEqual(['/', '/assets/index-2.js', '/assets/es-2.js']);
  const third = begin({ ...V2, version: 'three' }, online, first.caches);
  await third.install();
  await third.activate();
  expect([...first.caches.all.keys()].sort()).toEqual(['yonban-games', 'yonban-shell-three', 'yonban-shell-two']);
});

test('it takes over only where no page is in the middle of a game', async () => {
  const page = (answer: boolean) => ({
    postMessage: (message: unknown, ports: MessagePort[]) => {
      expect(message).toBe('playing?');
      ports[0]?.postMessage(answer);
      ports[0]?.close();
    },
  });
  const worker = begin(V1, { answer: up });
  worker.world.clients.list = [page(false), page(true)];
  await worker.takeOver();
  expect(worker.world.skipped).toBe(0);
  worker.world.clients.list = [{ postMessage: () => undefined }];
  await worker.takeOver();
  expect(worker.world.skipped, 'a page that sleeps may sleep over its game').toBe(0);
  worker.world.clients.list = [page(false), page(false)];
  await worker.takeOver();
  expect(worker.world.skipped).toBe(1);
});
