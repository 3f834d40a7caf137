/** Questions to the referee. What it says of a line of play never changes, so it is asked once. */

import type { Study, StudyRequest } from '../protocol';
import { study } from '../state/api';

/** How many answers are kept. */
const KEPT = 200;

const answers = new Map<string, Promise<Study>>();

/** What the referee says; an answer that has been given before comes without a request. */
export function referee(line: StudyRequest): Promise<Study> {
  const key = JSON.stringify(line);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = study(line);
  answers.set(key, answer);
  if (answers.size > KEPT) {
    const oldest = answers.keys().next();
    if (oldest.done !== true) answers.delete(oldest.value);
  }
  // What did not arrive is asked again.
  answer.catch(() => answers.delete(key));
  return answer;
}
