import { useLayoutEffect, useRef } from 'preact/hooks';

/** For how long buttons that have just moved take no press, in milliseconds. */
const SETTLES = 400;
/** A shift that nobody notices, in CSS pixels. */
const SLIGHT = 4;

/**
 * Keeps a finger from hitting what slid under it: when a message moves buttons that were there
 * before, they take no press for a moment.
 */
export function useSteady(place: { current: HTMLElement | null }): void {
  const before = useRef(new Map<string, number>());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useLayoutEffect(() => {
    const root = place.current;
    if (root === null) return;
    const top = root.getBoundingClientRect().top;
    const now = new Map<string, number>();
    let moved = false;
    for (const button of root.querySelectorAll<HTMLElement>('button[data-action]')) {
      const name = button.dataset['action'] ?? '';
      const at = button.getBoundingClientRect().top - top;
      const was = before.current.get(name);
      moved ||= was !== undefined && Math.abs(at - was) > SLIGHT;
      now.set(name, at);
    }
    before.current = now;
    if (!moved) return;
    root.classList.add('settling');
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => root.classList.remove('settling'), SETTLES);
  });
  useLayoutEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
}
