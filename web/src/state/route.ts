import { signal } from '@preact/signals';
import { isTableId } from './ids';

/** Where the reader is. */
export type Route =
  | { at: 'home' }
  | { at: 'table'; id: string }
  | { at: 'rules'; page: string | null }
  | { at: 'nowhere' };

/** Reads a path. */
export function parseRoute(path: string): Route {
  if (path === '/' || path === '/index.html') return { at: 'home' };
  const rules = /^\/rules(?:\/([a-z0-9-]+))?\/?$/.exec(path);
  if (rules !== null) return { at: 'rules', page: rules[1] ?? null };
  const match = /^\/t\/([^/]+)\/?$/.exec(path);
  const id = match?.[1]?.toLowerCase();
  return id !== undefined && isTableId(id) ? { at: 'table', id } : { at: 'nowhere' };
}

/** The current route. */
export const route = signal<Route>({ at: 'home' });

/** Goes to a path of this page, with its query and its anchor, without loading it anew. */
export function go(path: string): void {
  history.pushState(null, '', path);
  route.value = parseRoute(location.pathname);
  window.scrollTo(0, 0);
  // The new page's content takes the focus, as after a load.
  requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true }));
}

/** Follows links inside the page and the browser's own back and forth. */
export function startRouting(): void {
  route.value = parseRoute(location.pathname);
  window.addEventListener('popstate', () => {
    route.value = parseRoute(location.pathname);
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.origin !== location.origin) return;
    if (link.hash !== '' && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
