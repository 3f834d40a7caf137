import { useEffect, useState } from 'preact/hooks';
import { faceHere, hasFace, needFace, needRooms, type Face } from '../boards/faces';

/** A game's face, or why it is not here. */
export type FaceState =
  | { is: 'here'; face: Face }
  | { is: 'coming' }
  /** The server is newer than this page. */
  | { is: 'unknown' }
  /** It could not be fetched. */
  | { is: 'failed' };

/** Fetches the face of a game, and then what its rooms are like; null while it is not known which. */
export function useFace(kind: string | null): FaceState {
  const [failed, setFailed] = useState(false);
  const [, setArrived] = useState(0);
  useEffect(() => {
    if (kind === null || !hasFace(kind)) return;
    needFace(kind).then(
      () => {
        setArrived((n) => n + 1);
        // These stand below the board: their coming moves nothing.
        needRooms(kind).catch(() => undefined);
      },
      () => setFailed(true),
    );
  }, [kind]);
  if (kind === null) return { is: 'coming' };
  if (!hasFace(kind)) return { is: 'unknown' };
  const face = faceHere(kind);
  return face !== null ? { is: 'here', face } : { is: failed ? 'failed' : 'coming' };
}
