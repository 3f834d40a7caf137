/** What stays readable without the network: the service worker's part in the page. */

import { effect } from '@preact/signals';
import type { TableReview } from '../protocol';
import { table, updateWaits } from './live';
import { mySeat } from './people';

/** The worker's name for the games it keeps. */
const GAMES = 'yonban-games';

/** Whether this tab is in the middle of a game of its reader's. */
function playing(): boolean {
  const view = table.value?.known?.view;
  return view !== undefined && view.status === 'playing' && mySeat(view) !== null;
}

/** Registers the worker, once the page itself is there. It does so in a build only. */
export function keepOffline(): void {
  // Without https there is none, and a browser may forbid it.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', (event) => {
    if (event.data === 'playing?') event.ports[0]?.postMessage(playing());
  });
  const register = async () => {
    const found = await serviceWorker.register('/sw.js');
    // A new worker waits until no game is on in any tab; it asks them all.
    const offer = () => found.waiting?.postMessage('take over');
    offer();
    found.addEventListener('updatefound', () => {
      found.installing?.addEventListener('statechange', offer);
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') offer();
    });
    effect(() => {
      if (updateWaits.value) void found.update().catch(() => undefined);
    });
  };
  const begin = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin);
}

/** A finished game that can be read without the network. */
export type KeptGame = Pick<TableReview, 'table' | 'preset' | 'ended_ms' | 'game'>;

/** The games that the worker keeps, the one read last first. */
export async function keptGames(): Promise<KeptGame[]> {
  try {
    const cache = await caches.open(GAMES);
    const answers = await Promise.all(
      (await cache.keys()).map(async (request) => (await cache.match(request))?.json() as Promise<KeptGame>),
    );
    return answers.reverse();
  } catch {
    return []; // Storage may be switched off.
  }
}
