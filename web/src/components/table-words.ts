/** Sentences about a table: who, whose turn, how it ended, why something was refused. */

import { faceOf, type Face } from '../boards/faces';
import { has, named, own, t } from '../i18n/index';
import type { EventView, ResultView, Seat, TableView } from '../protocol';
import { freeSeats, hasOpponent, isMyTurn, mySeat } from '../state/people';
import type { Refusal } from '../state/reducer';

/** The face of the game at a table. */
const faceAt = (view: TableView): Face => faceOf(view.position.kind);

/** The name on a chair. */
export function seatName(view: TableView, seat: Seat): string {
  const chair = view[seat];
  if (chair.level !== null) return t('seat.engine', chair.level);
  return chair.name ?? t('seat.free');
}

/** `Black (Anna)`. */
export function seatWords(view: TableView, seat: Seat): string {
  return t('turn.who', faceAt(view).sideWord(view[seat].side, view.position), seatName(view, seat));
}

/** How the table ended, as a headline and a reason; null while it has not. */
export function resultWords(view: TableView): { headline: string; reason: string } | null {
  const { result } = view;
  if (result === null) return null;
  const seat = mySeat(view);
  let headline: string;
  if (result.verdict === 'a' || result.verdict === 'b') {
    headline = t(
      'result.wins',
      faceAt(view).sideWord(view[result.verdict].side, view.position),
      seat === result.verdict && !view.here ? t('seat.you') : seatName(view, result.verdict),
    );
  } else headline = result.verdict === 'draw' ? t('result.draw') : t('result.no_result');
  return { headline, reason: endWords(view, result) };
}

/** Why the table ended, with who where the headline does not say it. */
function endWords(view: TableView, result: ResultView): string {
  if (result.ending !== null) return faceAt(view).endingWords(result.ending);
  if (result.termination === 'aborted' && result.by !== null) {
    return t('end.aborted', seatName(view, result.by));
  }
  return named('termination', result.termination);
}

/** What is asked of whom. */
export function statusWords(view: TableView): string {
  if (view.status === 'open') return t(freeSeats(view).length > 0 ? 'turn.wait' : 'turn.house');
  const ended = resultWords(view);
  if (ended !== null) return t('result.full', ended.headline, ended.reason);
  const task = faceAt(view).stepWords(view.position);
  if (view.turn !== 'a' && view.turn !== 'b') return task;
  return isMyTurn(view) && hasOpponent(view) ? t('turn.you', task) : t('turn.other', seatWords(view, view.turn), task);
}

/** Why something was refused, the rule first. */
export function refusalWords(face: Face, refusal: Refusal): string[] {
  if (refusal.detail !== null) return face.explanationWords(refusal.detail);
  const rule = refusal.reason === null ? null : face.reasonWords(refusal.reason);
  if (rule !== null) return [rule];
  return [has(`code.${refusal.code}`) ? named('code', refusal.code) : refusal.message];
}

/** What an event sounds like; null for those that are not spoken. `newest`: nothing was played after it. */
export function eventWords(view: TableView, event: EventView, newest: boolean): string | null {
  if (event.played !== null) {
    const face = faceAt(view);
    const { played } = event;
    const what = newest ? face.playedWords(view.position, played) : face.actionWords('say', played);
    return t('say.move', face.sideWord(played.side, view.position), what);
  }
  const author = event.author === 'a' || event.author === 'b' ? event.author : null;
  if (author !== null && author !== view.role && event.offer !== null) {
    const who = seatWords(view, author);
    if (event.kind === 'offered') return offerWords(view.kind, event.offer, who);
    if (event.kind === 'withdrawn') return t('offer.withdrawn', who);
    if (event.kind === 'answered' && event.answer === 'refuse') return t('offer.refused', who);
  }
  switch (event.kind) {
    case 'seated':
      return t('say.seated');
    case 'started':
      return t('say.started');
    case 'took_back':
      return t('say.took_back');
    case 'time_given':
      return author === null ? null : t('say.time_given', seatWords(view, author));
    case 'paused':
      return t('say.paused');
    case 'resumed':
      return t('say.resumed');
    default:
      return null;
  }
}

/** Somebody's offer as a sentence. */
export function offerWords(kind: string, offer: string, who: string): string {
  switch (offer) {
    case 'draw':
      return t('offer.draw', who);
    case 'takeback':
      return t('offer.takeback', who);
    case 'rematch':
      return t('offer.rematch', who);
    case 'end':
      return own(kind, 'offer.end', who);
    default:
      return t('offer.other', who, offer);
  }
}
