import { signal } from '@preact/signals';
import { isTableId } from './ids';

/** Where the reader is. */
export type Route =
  | { at: 'home' }
  | { at: 'table'; id: string }
  | { at: 'rules'; page: string | null }
  | { at: 'review'; id: string | null; fragment: string }
  | { at: 'tsume'; fragment: string }
  | { at: 'dice' }
  | { at: 'nowhere' };

/** Reads a path, and the fragment behind it where a page keeps something there. */
export function parseRoute(path: string, fragment = ''): Route {
  if (path === '/' || path === '/index.html') return { at: 'home' };
  const rules = /^\/rules(?:\/([a-z0-9-]+))?\/?$/.exec(path);
  if (rules !== null) return { at: 'rules', page: rules[1] ?? null };
  if (/^\/review\/?$/.test(path)) return { at: 'review', id: null, fragment };
  if (/^\/dice\/?$/.test(path)) return { at: 'dice' };
  if (/^\/tsume\/?$/.test(path)) return { at: 'tsume', fragment };
  const match = /^\/(t|review)\/([^/]+)\/?$/.exec(path);
  const id = match?.[2]?.toLowerCase();
  if (id === undefined || !isTableId(id)) return { at: 'nowhere' };
  return match?.[1] === 't' ? { at: 'table', id } : { at: 'review', id, fragment };
}

/** The current route. */
export const route = signal<Route>({ at: 'home' });
/** Raised whenever the reader goes somewhere, so that the same path twice is a page anew. */
export const visits = signal(0);

function arrive(): void {
  route.value = parseRoute(location.pathname, location.hash.slice(1));
  visits.value += 1;
}

/** The content of a page takes the focus, as after a load. */
function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Goes to a path of this page, with its query and its anchor, without loading it anew. */
export function go(path: string): void {
  history.pushState(null, '', path);
  arrive();
  window.scrollTo(0, 0);
  requestAnimationFrame(focusContent);
}

/** Writes into the address what the page on the screen has come to, without going anywhere. */
export function rewrite(path: string, how: 'push' | 'replace' = 'replace'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(history.state, '', path);
}

/** Follows links inside the page and the browser's own back and forth. */
export function startRouting(): void {
  arrive();
  window.addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.origin !== location.origin) return;
    // What a page keeps in its fragment is not lost to the link that skips to the content.
    if (link.hash === '#content' && link.pathname === location.pathname) {
      event.preventDefault();
      focusContent();
      return;
    }
    if (link.hash !== '' && link.pathname === location.pathname) return;
    // Files and the interface are the browser's own business.
    if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
