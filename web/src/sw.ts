/**
 * The service worker: built to `/sw.js`, of one piece. It keeps the shell and the boards, so that
 * the page opens without the network, and the games that were looked through, so that they can be
 * read again. It keeps nothing else: what is live comes from the server or not at all.
 */

interface Extendable extends Event {
  waitUntil(until: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Client {
  postMessage(message: unknown, ports: MessagePort[]): void;
}

/** What this file needs of a worker's surroundings; the page's own types do not know them. */
interface Worker {
  readonly clients: { matchAll(): Promise<readonly Client[]>; claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', run: (event: Extendable) => void): void;
  addEventListener(kind: 'fetch', run: (event: Fetching) => void): void;
  addEventListener(kind: 'message', run: (event: Extendable & MessageEvent) => void): void;
}

const worker = globalThis as unknown as Worker;

/** Written in by `scripts/finish.js`. */
const shell = JSON.parse('%SHELL%') as {
  /** A digest of all files below. */
  version: string;
  /** What is kept at once. */
  files: string[];
  /** Words of other languages, by their name without the digest: kept where they were in use. */
  words: Record<string, string>;
};

const SHELL = `yonban-shell-${shell.version}`;
const GAMES = 'yonban-games';
/** How many games are kept; the one read longest ago goes first. */
const MOST_GAMES = 60;
/** How long a page may keep its reader waiting before the kept one is shown, in milliseconds. */
const PATIENCE = 5000;
/** How long a page has to say whether a game is on, in milliseconds. */
const ANSWER = 1000;

const REVIEW = /^\/api\/v1\/tables\/[0-9a-f]{32}\/review$/;

async function install(): Promise<void> {
  const before = await caches.keys();
  const words: string[] = [];
  for (const [stem, file] of Object.entries(shell.words)) {
    const named = new RegExp(`/assets/${stem.replaceAll('.', '\\.')}-[^/.]+\\.js$`);
    for (const name of before.filter((one) => one.startsWith('yonban-shell-'))) {
      const known = await (await caches.open(name)).keys();
      if (known.some((request) => named.test(request.url))) words.push(file);
    }
  }
  const cache = await caches.open(SHELL);
  // Names with a digest may come from the browser's own cache; the others have to be today's.
  await cache.addAll(
    [...shell.files, ...new Set(words)].map(
      (file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }),
    ),
  );
}

/** The version before stays, for a page of it that is still open and may need another part. */
async function tidy(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith('yonban-shell-'));
  const others = shells.filter((name) => name !== SHELL);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** A page of the client: from the network, or the kept shell if that has nothing to say. */
async function page(request: Request): Promise<Response> {
  const kept = () => caches.match('/', { cacheName: SHELL });
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const asked = fetch(request).catch(() => null);
  const answer = await Promise.race([asked, late]);
  if (answer !== null && answer.status < 500) return answer;
  return (await kept()) ?? (await asked) ?? Response.error();
}

/** A file with a digest in its name never changes: kept ones need no question. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** A file without a digest: today's, or the kept one. */
async function plain(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (lost) {
    const kept = await caches.match(request, { cacheName: SHELL });
    if (kept !== undefined) return kept;
    throw lost;
  }
}

/** A finished game. The server has nothing to look through while one goes on. */
async function game(request: Request): Promise<Response> {
  const cache = await caches.open(GAMES);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      // The newest stands last, so that the first is the one read longest ago.
      await cache.delete(request);
      await cache.put(request, answer.clone());
      const known = await cache.keys();
      await Promise.all(known.slice(0, -MOST_GAMES).map((one) => cache.delete(one)));
    }
    return answer;
  } catch (lost) {
    const kept = await cache.match(request);
    if (kept !== undefined) return kept;
    throw lost;
  }
}

/** Whether a game is on in a page. One that does not answer may be asleep over its game. */
function playing(client: Client): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = (event) => resolve(event.data !== false);
    setTimeout(() => resolve(true), ANSWER);
    client.postMessage('playing?', [channel.port2]);
  });
}

worker.addEventListener('install', (event) => event.waitUntil(install()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([tidy(), worker.clients.claim()])),
);

worker.addEventListener('message', (event) => {
  if (event.data !== 'take over') return;
  event.waitUntil(
    worker.clients
      .matchAll()
      .then((clients) => Promise.all(clients.map(playing)))
      .then((games) => (games.includes(true) ? undefined : worker.skipWaiting())),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (REVIEW.test(pathname)) event.respondWith(game(request));
  else if (pathname.startsWith('/api/') || pathname.startsWith('/ws')) return;
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (shell.files.includes(pathname)) event.respondWith(plain(request));
});
