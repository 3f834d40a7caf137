import { expect } from 'vitest';
import { inTurn, type Guest } from './guest';
import { scene } from './stage';

/** Waits until the worker has kept the shell and looks after this page. */
async function kept(guest: Guest): Promise<void> {
  await guest.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

const cached = (guest: Guest) =>
  guest.page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name.startsWith('yonban-shell-') ? 'shell' : name] = requests.map(
        (request) => new URL(request.url).pathname,
      );
    }
    return found;
  });

scene('the page opens without the network and says what can be done', async (stage) => {
  stage.houseFalls = true;
  const anna = await stage.guest('Anna');
  await anna.home();
  await kept(anna);
  const { shell } = await cached(anna);
  expect(shell).toContain('/');
  expect(shell?.some((path) => /^\/assets\/table-[^/]+\.js$/.test(path)), 'the boards').toBe(true);

  await anna.page.context().setOffline(true);
  await stage.house.kill();
  await anna.page.goto('/');
  const card = anna.page.getByTestId('offline');
  await card.getByRole('heading', { name: 'The server cannot be reached' }).waitFor();
  await card.getByText('Nothing you played is lost').waitFor();
  // A table is drawn from the server or not at all.
  await anna.page.goto(`/t/${'0'.repeat(32)}`);
  await anna.page.locator('[data-testid=connection][data-link=reconnecting]').waitFor();
  expect(await anna.page.locator('svg.gomoku').count()).toBe(0);
  // It goes on by itself.
  await stage.house.restart();
  await anna.page.context().setOffline(false);
  await anna.home();
});

scene('a game that was looked through can be read without the network', async (stage) => {
  stage.houseFalls = true;
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  const table = await anna.openRoom({ family: 'gomoku', room: 'free', seat: 'a', against: 'link' });
  await bert.sit(table);
  await inTurn(anna, bert, 'h8 a1 i8 b1');
  await anna.button('resign').click();
  await anna.button('confirm_resign').click();
  await anna.over();
  await kept(anna);
  await anna.page.goto(`/review/${table}`);
  await anna.page.locator('svg.gomoku').waitFor();
  await anna.page.goto('/');
  expect((await cached(anna))['yonban-games']).toEqual([`/api/v1/tables/${table}/review`]);

  await anna.page.context().setOffline(true);
  await stage.house.kill();
  // The home page leads there.
  await anna.page.goto('/');
  await anna.page.locator(`[data-testid=offline] a[href="/review/${table}"]`).click();
  await anna.page.locator('svg.gomoku').waitFor();
  await anna.page.goto(`/review/${table}`);
  await anna.page.locator('svg.gomoku').waitFor();
  for (const point of ['h8', 'i8', 'a1', 'b1']) {
    await anna.page.locator(`[data-point=${point}][aria-label*=stone]`).waitFor({ state: 'attached' });
  }
});

scene('nothing that is live is kept, and a new worker waits for the end of a game', async (stage) => {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  const table = await anna.openRoom({ family: 'gomoku', room: 'free', seat: 'a', against: 'link' });
  await kept(anna);
  await bert.sit(table);
  await inTurn(anna, bert, 'h8 a1');
  for (const paths of Object.values(await cached(anna))) {
    expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
  }
  // A worker asks each page; this one is in the middle of a game.
  const playing = () =>
    anna.page.evaluate(
      () =>
        new Promise((resolve) => {
          const channel = new MessageChannel();
          channel.port1.onmessage = (event) => resolve(event.data);
          navigator.serviceWorker.dispatchEvent(
            new MessageEvent('message', { data: 'playing?', ports: [channel.port2] }),
          );
        }),
    );
  expect(await playing()).toBe(true);
  await anna.button('resign').click();
  await anna.button('confirm_resign').click();
  await anna.over();
  expect(await playing()).toBe(false);
});

scene('the page can be installed', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.home();
  const address = await anna.page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await anna.page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = (await answer.json()) as {
    icons: { src: string; sizes: string; purpose: string; type: string }[];
    shortcuts: { url: string }[];
    start_url: string;
    display: string;
  };
  expect(manifest.display).toBe('standalone');
  for (const icon of manifest.icons) {
    const picture = await anna.page.request.get(icon.src);
    expect(picture.headers()['content-type'], icon.src).toBe(icon.type);
    if (icon.sizes === 'any') continue;
    // Width and height of a PNG stand in its first chunk.
    const bytes = await picture.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, icon.src).toBe(icon.sizes);
  }
  expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
  for (const { url } of [...manifest.shortcuts, { url: manifest.start_url }]) {
    expect((await anna.page.request.get(url)).status(), url).toBe(200);
  }
  const worker = await anna.page.request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toContain('text/javascript');
});
