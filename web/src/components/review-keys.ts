import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../state/study';

/** Elements that have arrows and Home for themselves. */
const OWN_KEYS = 'input, textarea, select, [role=grid], [contenteditable], dialog, summary';
/** Elements into which anything may be typed. */
const TYPED = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select';

/**
 * The keys that step: plain arrows, Home and End outside the board; with Shift, or as brackets,
 * everywhere, so that the board's own keys stay what they are.
 */
export function useReviewKeys(session: Session): void {
  const now = useRef(session);
  now.current = session;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(`${TYPED}, dialog`)) return;
      const taken = target !== null && target.closest(OWN_KEYS) !== null;
      const change = meaning(event, !taken);
      if (change === null) return;
      const before = now.current.state;
      now.current.change(change === 'remove' ? { t: 'remove', node: before.at } : change);
      // Where there is no variation beside, the arrows scroll the page as ever.
      if (change !== 'remove' && change.t === 'beside' && now.current.state === before) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the board sees it: with Shift its arrows step through the game.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}

type Meaning = { t: 'step'; by: number } | { t: 'beside'; by: number } | 'remove';

/** What a key means; `free` where nothing on the page has the plain arrows for itself. */
export function meaning(
  key: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey'>,
  free: boolean,
): Meaning | null {
  // Brackets need AltGr, which looks like Ctrl with Alt, on many keyboards.
  if (key.key === '[') return { t: 'step', by: -1 };
  if (key.key === ']') return { t: 'step', by: 1 };
  if (key.ctrlKey || key.altKey || !(free || key.shiftKey)) return null;
  switch (key.key) {
    case 'ArrowLeft':
      return { t: 'step', by: -1 };
    case 'ArrowRight':
      return { t: 'step', by: 1 };
    case 'ArrowUp':
      return { t: 'beside', by: -1 };
    case 'ArrowDown':
      return { t: 'beside', by: 1 };
    case 'Home':
      return { t: 'step', by: -Infinity };
    case 'End':
      return { t: 'step', by: Infinity };
    case 'Delete':
      return free ? 'remove' : null;
    default:
      return null;
  }
}
