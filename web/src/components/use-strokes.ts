import { useRef, useState } from 'preact/hooks';
import type { Stroke } from '../boards/board';
import { toggled } from '../boards/strokes';

/** What the reader has drawn at the nodes of the game on the screen, for as long as it is there. */
export function useStrokes(node: number) {
  const drawn = useRef(new Map<number, readonly Stroke[]>());
  const [, changed] = useState(0);
  const here = drawn.current.get(node) ?? [];
  const set = (strokes: readonly Stroke[]) => {
    drawn.current.set(node, strokes);
    changed((times) => times + 1);
  };
  return { here, stroke: (one: Stroke) => set(toggled(here, one)), clear: () => set([]) };
}
