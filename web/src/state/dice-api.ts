/** The HTTP requests about dice, and about what was made of them: fetched with what shows the answers. */

import type { BackgammonAnalysisRequest, BackgammonReport, BackgammonSituation, DiceReport, DiceRolls } from '../protocol';
import { ApiError, reach, request } from './api';

/** The log of a finished table, as it is saved. */
export const tableLog = async (table: string): Promise<string> => {
  const response = await reach(`tables/${table}/log`, {});
  if (!response.ok) throw new ApiError('unreachable', `HTTP ${response.status}`, null);
  return response.text();
};
/** What the house tells of its dice. */
export const diceReport = (): Promise<DiceReport> => request('dice');
/** A page of throws of a game, the newest first; `before` is what the page before named. */
export const diceRolls = (kind: string, before: string | null): Promise<DiceRolls> =>
  request(`dice/rolls?${new URLSearchParams({ kind, ...(before === null ? {} : { before }) })}`);
/** Has every decision of a match judged. */
export const backgammonReport = (wish: BackgammonAnalysisRequest): Promise<BackgammonReport> =>
  request('backgammon/report', wish);
/** Has the position judged that a line leads to; null where nobody has anything to decide. */
export const backgammonPosition = (wish: BackgammonAnalysisRequest): Promise<BackgammonSituation | null> =>
  request('backgammon/position', wish);
