/**
 * Acts that cost something are done in two steps: they are chosen, and then confirmed. No key that is
 * held down, no second click of a double click and no press that was meant for what stood there before
 * decides anything.
 */

/** For how long after a question has come no press answers it, in milliseconds. */
export const SURE_AFTER = 350;

/** A question that stands beside the board, and since when. */
export interface Asked {
  action: string;
  since: number;
}

/** What a reader does with it. */
export type Press =
  /** Something is chosen that is asked about first. */
  | { t: 'choose'; action: string; now: number; repeat: boolean }
  /** The question is answered with yes. */
  | { t: 'confirm'; now: number; repeat: boolean }
  | { t: 'back' };

/** What becomes of the question, and the action that is sent now. */
export function pressed(asked: Asked | null, press: Press): { asked: Asked | null; act: string | null } {
  switch (press.t) {
    case 'choose':
      // Another question takes the place of the first; a held key asks nothing.
      return press.repeat || asked?.action === press.action
        ? { asked, act: null }
        : { asked: { action: press.action, since: press.now }, act: null };
    case 'confirm':
      return asked === null || press.repeat || press.now - asked.since < SURE_AFTER
        ? { asked, act: null }
        : { asked: null, act: asked.action };
    case 'back':
      return { asked: null, act: null };
  }
}
