/** Gomoku in words: what is asked, what was done, why something is refused. */

import { enumerate, sentences } from '../i18n/format';
import { named, t } from '../i18n/index';
import type { GomokuExplanation, GomokuView, ShapeView } from '../protocol';
import type { Told } from './faces';
import { actionPoint } from './gomoku-points';

/** `black` as a word inside a sentence. */
export function colorWord(color: string): string {
  return named('color', color);
}

/** `black` as the name of a side. */
export function sideWord(side: string): string {
  return named('side', side);
}

/** The other colour of a side. */
export function otherSide(side: string): string {
  return side === 'black' ? 'white' : 'black';
}

/** What the rules ask of the seat that acts, as a sentence. */
export function stepWords(view: GomokuView): string {
  const { step } = view;
  switch (step.ask) {
    case 'place': {
      const color = colorWord(step.color);
      if (step.inside !== null) return t('step.place.inside', step.number, color, step.inside);
      if (step.outside !== null) return t('step.place.outside', step.number, color, step.outside);
      return t('step.place', step.number, color);
    }
    case 'swap_or_keep':
      return t('step.swap_or_keep');
    case 'declare':
      return t('step.declare', step.max);
    case 'offer':
      return view.offers === null
        ? t('step.offer.left', step.left)
        : t('step.offer', view.offers - step.left + 1, view.offers);
    case 'pick':
      return t('step.pick');
    case 'choose':
      return step.more ? t('step.choose.more') : t('step.choose');
    case 'place_or_offer':
      return t('step.place_or_offer', step.inside, step.offers);
    case 'play':
      return t('step.play', colorWord(step.color));
    case 'over':
      return t('step.over');
  }
}

/** A decision as the text of its button, for a seat that has `side` now. */
export function decisionWords(action: string, side: string): string {
  if (action === 'swap') return t('action.swap', sideWord(otherSide(side)));
  if (action === 'keep') return t('action.keep', sideWord(side));
  const declared = /^declare (\d+)$/.exec(action);
  if (declared !== null) return t('action.declare', Number(declared[1]));
  return named('action', action);
}

/** An action in the list of moves (`move`) or as it is spoken (`say`). */
export function actionWords(where: 'move' | 'say', { action }: Told): string {
  const at = actionPoint(action);
  if (at !== null) return t(`${where}.${at.how}`, at.point);
  const declared = /^declare (\d+)$/.exec(action);
  if (declared !== null) return t(`${where}.declare`, Number(declared[1]));
  return named(where, action);
}

/** The button that sends an unsent action. */
export function confirmWords(action: string): string {
  const at = actionPoint(action);
  if (at === null) return action;
  if (at.how === 'offer') return t('action.confirm.offer', at.point);
  if (at.how === 'pick') return t('action.confirm.pick', at.point);
  return t('action.confirm', at.point);
}

function shapeWords(shape: ShapeView): string[] {
  const stones = shape.stones.join(' ');
  const line =
    shape.kind === 'overline'
      ? t('explain.shape.overline', stones)
      : shape.kind === 'four'
        ? t('explain.shape.four', stones)
        : shape.kind === 'three'
          ? t('explain.shape.three', stones)
          : shape.kind === 'dead_three'
            ? t('explain.shape.dead_three', stones)
            : t('explain.shape.other', stones);
  const live = shape.completions.filter((one) => one.dead === null).map((one) => one.point);
  const words = live.length > 0 ? [line, t(shape.kind === 'three' ? 'explain.opens' : 'explain.completes', enumerate(live))] : [line];
  for (const one of shape.completions) {
    if (one.dead !== null) words.push(t('explain.dead', one.point, named('dead', one.dead)));
  }
  return [sentences(words)];
}

/** An explanation as sentences, the rule first, then a sentence for each line that matters. */
export function explanationWords(explanation: GomokuExplanation): string[] {
  const rule = named('reason', explanation.rule);
  const first =
    explanation.point === null ? rule : t('explain.at', explanation.point, rule);
  const words = [first, ...explanation.shapes.flatMap(shapeWords)];
  if (explanation.mirrors !== null) words.push(t('explain.mirrors', explanation.mirrors));
  return words;
}
