import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyExplanation } from '../boards/faces';
import type { StudyRequest } from '../protocol';
import { study } from '../state/api';

/** How long the reader rests on an action before the referee is asked, in milliseconds. */
const RESTED = 120;

/**
 * What the referee says of an action that is being put together; null until it has. `at` names the
 * position: what was said of another is forgotten.
 */
export function useJudged(
  at: string,
  action: string | null,
  line: () => Omit<StudyRequest, 'from' | 'ask'>,
): { judged: AnyExplanation | null; failed: boolean } {
  const said = useRef<{ at: string; of: Map<string, AnyExplanation | null> }>({ at, of: new Map() });
  const [, setArrived] = useState(0);
  if (said.current.at !== at) said.current = { at, of: new Map() };
  const { of } = said.current;
  useEffect(() => {
    if (action === null || (of.get(action) ?? null) !== null) return;
    const timer = setTimeout(() => {
      study({ ...line(), from: null, ask: action }).then(
        (answer) => {
          of.set(action, answer.judged?.detail ?? null);
          setArrived((n) => n + 1);
        },
        () => {
          of.set(action, null);
          setArrived((n) => n + 1);
        },
      );
    }, RESTED);
    return () => clearTimeout(timer);
  }, [at, action]);
  if (action === null) return { judged: null, failed: false };
  const judged = of.get(action) ?? null;
  return { judged, failed: judged === null && of.has(action) };
}
