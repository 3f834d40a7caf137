/** Go in words: what is asked, what was done, why something is refused, how it counts. */

import { enumerate, numberWords, sentences } from '../i18n/format';
import { has, named, t } from '../i18n/index';
import type { GoExplanation, GoForbidden, GoScore, GoView } from '../protocol';
import type { Told } from './faces';
import { actionPoint, sorted } from './go-points';

/** `black` as the name of a side. */
export function sideWord(side: string): string {
  return named('side', side);
}

/** The other colour of a side. */
export function otherSide(side: string): string {
  return side === 'black' ? 'white' : 'black';
}

/** What the rules ask of the seat that acts, as a sentence. */
export function stepWords({ step, settlement }: GoView): string {
  switch (step.ask) {
    case 'nigiri':
      return t('go.step.nigiri');
    case 'choose':
      return t('go.step.choose');
    case 'handicap':
      return t('go.step.handicap', step.left);
    case 'play': {
      const color = named('color', step.color);
      if (step.end_said) return t('go.step.end_said', sideWord(otherSide(step.color)));
      if (step.swap) return t('go.step.swap', color);
      return step.stone ? t('go.step.stone', color) : t('go.step.play', color);
    }
    case 'settle':
      return settlement?.by === null || settlement?.by === undefined
        ? t('go.step.settle')
        : t('go.step.settle.proposed', sideWord(settlement.by));
    case 'over':
      return t('go.step.over');
  }
}

/** The points that a proposal names; null for other actions. */
function deadPoints(action: string): string | null {
  return /^dead( |$)/.test(action) ? action.slice(5) : null;
}

/** A decision as the text of its button, for a seat that has `side` now. */
export function decisionWords(action: string, side: string): string {
  if (action === 'swap') return t('go.action.swap', sideWord(otherSide(side)));
  const dead = deadPoints(action);
  if (dead !== null) return t('go.move.dead', dead);
  return named('go.action', action);
}

/** An action in the list of moves (`move`) or as it is spoken (`say`). */
export function actionWords(where: 'move' | 'say', { action }: Told): string {
  const point = actionPoint(action);
  if (point !== null) return point;
  const dead = deadPoints(action);
  if (dead !== null) return where === 'move' ? t('go.move.dead', dead) : t('go.say.dead', dead);
  return named(`go.${where}`, action.startsWith('nigiri ') ? 'nigiri' : action);
}

/** The newest action as it is spoken, with what it took: `d4, captures 2, 3 of 5`. */
export function playedWords(view: GoView, told: Told): string {
  const { action } = told;
  const { taken, captures, targets } = view;
  const [stone] = taken;
  // A chain of one's own that was given up took nothing.
  const gaveUp = taken.some((one) => one.point === action);
  if (view.last !== action || stone === undefined || gaveUp) return actionWords('say', told);
  const by = otherSide(stone.color) === 'white' ? 'white' : 'black';
  const words = [t('go.say.captures', action, taken.length)];
  if (targets !== null) words.push(t('go.say.total', captures[by], targets[by]));
  return enumerate(words);
}

/** A rule that refuses an action; null where there are no words for it. */
export function reasonWords(reason: string): string | null {
  if (has(`go.reason.${reason}`)) return named('go.reason', reason);
  return has(`reason.${reason}`) ? named('reason', reason) : null;
}

/** Why a point is forbidden, in a word or two. */
export function markWords({ rule, repeats }: GoForbidden): string {
  if (rule !== 'superko') return named('go.mark', rule);
  return repeats === null ? t('go.mark.superko.earlier') : t('go.mark.superko', repeats);
}

/** Points as they are told. */
export function pointList(points: Iterable<string>): string {
  return sorted(points).join(' ');
}

/** `Black by 3.5`. */
export function scoreWords({ text }: Pick<GoScore, 'text'>): string {
  const match = /^([BW])\+([\d.]+)$/.exec(text);
  if (match === null) return t('go.count.even');
  return t('go.count.by', sideWord(match[1] === 'B' ? 'black' : 'white'), numberWords(Number(match[2])));
}

/** An explanation as sentences, the rule first, then what it rests on. */
export function explanationWords(explanation: GoExplanation): string[] {
  const { rule, point, chain, liberties, captures, enemies, repeats, totals, score } = explanation;
  const first = reasonWords(rule) ?? rule.replaceAll('_', ' ');
  const words: string[] = [];
  if (rule === 'occupied' || rule === 'not_a_stone') {
    if (chain.length > 0) words.push(t('go.explain.stands', chain.length, liberties.length));
  } else if (rule === 'suicide') {
    if (chain.length > 1) words.push(t('go.explain.chain', pointList(chain)));
    if (enemies.length > 0) words.push(t('go.explain.enemies', pointList(enemies)));
  } else if (rule === 'ko') {
    if (enemies.length > 0) words.push(t('go.explain.ko', pointList(enemies)));
  }
  if (repeats !== null && rule !== 'ko') words.push(t('go.explain.repeats', repeats));
  const stones = captures.flat();
  if (stones.length > 0) words.push(t('go.explain.captures', stones.length, pointList(stones)));
  if (rule === 'legal' && liberties.length > 0) {
    words.push(t('go.explain.liberties', liberties.length, pointList(liberties)));
  }
  if (totals !== null && stones.length > 0) words.push(t('go.explain.totals', totals.black, totals.white));
  if (score !== null) words.push(t('go.explain.score', scoreWords(score)));
  const head = point === null ? first : t('explain.at', point, first);
  return words.length === 0 ? [head] : [head, sentences(words)];
}
