/** Backgammon in words: what is asked, what was done, why something is refused. */

import { has, named } from '../i18n/index';
import type { Told } from './faces';

/** A side. */
export function sideWord(side: string): string {
  return named('backgammon.side', side);
}

/** An action in a list of moves, or as it is spoken. */
export function actionWords(_where: 'move' | 'say', { action, written }: Told): string {
  return written?.['joined'] ?? action;
}

/** A rule that refuses an action; null where there are no words for it. */
export function reasonWords(reason: string): string | null {
  if (has(`backgammon.reason.${reason}`)) return named('backgammon.reason', reason);
  return has(`reason.${reason}`) ? named('reason', reason) : null;
}
