import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardOutput, Stroke } from '../boards/board';
import { faceOf, type AnyBoard, type AnyInput } from '../boards/faces';

/** What the page may ask of the board it shows. */
export interface BoardHandle {
  focus(cell: string): void;
  cellSize(): number;
}

/** Whatever a board says goes to the page as it is then; what the page leaves out is left out. */
export function passedOn(output: { readonly current: BoardOutput }): BoardOutput {
  const { about, shows, stroke, tell } = output.current;
  return {
    intent: (cell, device) => output.current.intent(cell, device),
    cancel: () => output.current.cancel(),
    ask: (what) => output.current.ask(what),
    key: (cell, key) => output.current.key?.(cell, key) ?? false,
    ...(about === undefined ? {} : { about: (cell: string) => output.current.about?.(cell) }),
    ...(shows === undefined ? {} : { shows: (on: boolean) => output.current.shows?.(on) }),
    ...(stroke === undefined ? {} : { stroke: (one: Stroke) => output.current.stroke?.(one) }),
    ...(tell === undefined ? {} : { tell: (words: string) => output.current.tell?.(words) }),
  };
}

/** Gives a framework-free board a place in the page; the framework never looks inside. */
export function BoardHost(props: {
  input: AnyInput;
  output: BoardOutput;
  handle: { current: BoardHandle | null };
}) {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<AnyBoard | null>(null);
  const output = useRef(props.output);
  output.current = props.output;
  // Before anything is painted: a board that came a moment later would push the page down.
  useLayoutEffect(() => {
    const made = faceOf(props.input.position.kind).board(passedOn(output));
    board.current = made;
    props.handle.current = made;
    place.current?.append(made.element);
    return () => {
      made.destroy();
      props.handle.current = null;
    };
  }, []);
  useLayoutEffect(() => {
    board.current?.update(props.input);
  });
  return <div class="board-place" ref={place} />;
}
