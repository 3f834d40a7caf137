import { useEffect, useState } from 'preact/hooks';
import { gameTime } from '../state/live';

/** Game time, read again each half second while it matters; null when nobody knows it. */
export function useGameTime(matters: boolean): number | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!matters) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [matters]);
  return gameTime()?.at(performance.now()) ?? null;
}
