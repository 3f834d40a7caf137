/** Sentences about a game under review. */

import { faceOf, type Face, type Kind, type Told } from '../boards/faces';
import { durationWords } from '../i18n/durations';
import { enumerate, sentences } from '../i18n/format';
import { named, t } from '../i18n/index';
import type { PositionView, Seat, StudyPosition, StudyVerdict } from '../protocol';
import { mainLine, plyOf, type ReviewHead, type ReviewNode, type ReviewState } from '../state/review';

/** The face of the game under review. */
export function faceOfReview(head: ReviewHead): Face {
  // The page fetches it before it opens a game; a kind it does not know never gets here.
  return faceOf(head.kind as Kind);
}

/** The side whose piece an action placed, or the side that acted; absent while that is not known. */
export function sideOf(state: ReviewState, node: ReviewNode): string | null {
  const position = state.known.get(node.id)?.at.position;
  const piece =
    position === undefined || node.action === null
      ? null
      : faceOfReview(state.head).pieceOf(position, node.action);
  return piece ?? node.side;
}

/** The action of a node, with how its field writes it. */
export function toldBy({ written }: ReviewNode, action: string): Told {
  return { action, written };
}

/** `12. White: j10`, for lists and for speech. */
export function nodeWords(state: ReviewState, node: ReviewNode, ply: number): string {
  if (node.action === null) return t('review.start.say');
  const face = faceOfReview(state.head);
  const what = face.actionWords('say', toldBy(node, node.action));
  const side = node.side ?? sideOf(state, node);
  return side === null
    ? t('review.move.bare', ply, what)
    : t('review.move', ply, face.sideWord(side), what);
}

/** How long an action took. */
export function timeWords(ms: number): string {
  if (ms < 1000) return t('review.time.short');
  return t('review.time', durationWords(Math.round(ms / 1000) * 1000));
}

/** What a step to the node on the screen sounds like. */
export function stepSaid(state: ReviewState): string {
  const node = state.nodes.get(state.at);
  if (node === undefined) return '';
  const face = faceOfReview(state.head);
  const words = [`${nodeWords(state, node, plyOf(state))}.`.replace(/\.\.$/, '.')];
  if (!mainLine(state).includes(node.id)) words.push(`(${t('review.variation')})`);
  if (node.marked) words.push(`(${t('review.marked')})`);
  if (node.comment !== null) words.push(node.comment);
  if (node.labels.length > 0) words.push(labelWords(node));
  const here = state.known.get(node.id)?.at;
  if (here !== undefined) {
    const before = node.parent === null ? undefined : state.known.get(node.parent)?.at;
    const opening = openingName(face, here);
    if (opening !== null && (before === undefined || openingName(face, before) !== opening)) {
      words.push(t('review.opening', opening));
    }
    if (here.verdict !== null) words.push(endWords(state, node.id) ?? '');
    const explained = face.explained(here.position);
    if (explained !== null) words.push(...face.explanationWords(explained));
  }
  return sentences(words);
}

function openingName(face: Face, at: StudyPosition): string | null {
  return face.opening(at.position)?.name ?? null;
}

/** The labels of a node in words, since a board shows the first letters only. */
export function labelWords(node: ReviewNode): string {
  return t(
    'review.labels',
    enumerate(node.labels.map((label) => t('review.label', label.point, label.text))),
  );
}

/** The name on a seat; where nobody is named, the side. */
export function playerName(head: ReviewHead, seat: Seat, side: string | null): string {
  return head[seat] ?? (side === null ? t('review.unknown_player') : faceOfReview(head).sideWord(side));
}

/** How a game ended, by the rules where they ended it, else as the record tells. */
export function resultOf(
  head: ReviewHead,
  end: StudyPosition | undefined,
): { headline: string; reason: string } | null {
  const face = faceOfReview(head);
  const sides = { a: end?.side_a ?? null, b: end?.side_b ?? null };
  const winner = (seat: Seat) => {
    const side = sides[seat] === null ? seat.toUpperCase() : face.sideWord(sides[seat]);
    const name = head[seat];
    return name === null ? t('review.wins.side', side) : t('review.wins', side, name);
  };
  const headline = (verdict: string) =>
    verdict === 'a' || verdict === 'b'
      ? winner(verdict)
      : verdict === 'draw'
        ? t('result.draw')
        : t('result.no_result');
  const { result } = head;
  if (result === null) {
    if (end === undefined || end.verdict === null) return null;
    return { headline: headline(end.verdict), reason: face.endingWords(end.ending ?? '') };
  }
  const by = result.by === null ? null : sides[result.by];
  const who = by === null ? null : face.sideWord(by);
  const told: Readonly<Record<string, string | null>> = {
    resigned: who === null ? null : t('review.resigned', who),
    timed_out: who === null ? null : t('review.timed_out', who),
    abandoned: who === null ? null : t('review.left', who),
  };
  const reason =
    result.ending !== null
      ? face.endingWords(result.ending)
      : (told[result.termination] ?? named('termination', result.termination));
  return { headline: headline(result.verdict), reason };
}

/** How the game ended, at a node that ends it; null elsewhere. */
export function endWords(state: ReviewState, id: number): string | null {
  const here = state.known.get(id)?.at;
  const recorded = mainLine(state).at(-1) === id;
  const head = recorded ? state.head : { ...state.head, result: null };
  const ended = resultOf(head, here);
  return ended === null ? null : t('review.ended', ended.headline, ended.reason);
}

/** What the server says about an action; `acting` is the side that would make it. */
export function verdictWords(
  face: Face,
  verdict: StudyVerdict,
  acting: string | null,
  position: PositionView | undefined,
): string[] {
  const { action } = verdict;
  const what = face.actionWords('move', position === undefined ? { action } : face.drafted(position, action));
  const { detail, reason, side } = verdict;
  const told = detail === null ? [] : face.explanationWords(detail);
  if (!verdict.allowed) {
    if (told.length > 0) return told;
    const why =
      (reason === null ? null : face.reasonWords(reason)) ??
      verdict.message ??
      named('code', 'illegal');
    return [t('review.refused', what, why)];
  }
  const words: string[] = [];
  if (detail === null) words.push(t('review.allowed', what));
  else if (detail.rule === 'legal') words.push(...told);
  else if (side === null || side === acting) words.push(...told, t('review.playable'));
  else words.push(t('review.allowed', what), t('review.for_side', face.sideWord(side)), ...told);
  if (verdict.ending !== null) words.push(t('review.ends', face.endingWords(verdict.ending)));
  if (verdict.claimable !== null) {
    words.push(t('review.claimable', face.endingWords(verdict.claimable)));
  }
  return words;
}

/** The side that acts in the position of a node. */
export function actingAt(state: ReviewState, id: number): string | null {
  const here = state.known.get(id)?.at;
  if (here === undefined) return null;
  return here.turn === 'a' ? here.side_a : here.turn === 'b' ? here.side_b : null;
}

/** The node whose action broke a rule, where that ended the game on this line. */
export function faultOn(state: ReviewState, line: readonly number[]): number | null {
  const end = line.at(-1);
  const here = end === undefined ? undefined : state.known.get(end)?.at;
  if (here === undefined) return null;
  const face = faceOfReview(state.head);
  const point = face.fault(here.position);
  if (point === null) return null;
  for (const id of [...line].reverse()) {
    const action = state.nodes.get(id)?.action ?? null;
    if (action !== null && face.cellOf(action) === point) return id;
  }
  return null;
}
