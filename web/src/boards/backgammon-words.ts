/** Backgammon in words: what is asked, what was done, why something is refused. */

import { enumerate, sentences } from '../i18n/format';
import { has, named, t } from '../i18n/index';
import type { BackgammonExplanation, BackgammonView } from '../protocol';
import {
  BAR,
  checkersOf,
  joined,
  OFF,
  otherSide,
  parseDice,
  parsePlay,
  pipsOf,
  placeOf,
  SIDES,
  type Checkers,
  type Moved,
  type Side,
} from './backgammon-points';
import { Draft } from './backgammon-draft';
import type { Told } from './faces';

/** A side. */
export function sideWord(side: string): string {
  return named('backgammon.side', side);
}

/** A place as it is spoken: `8 point`. */
export function placeWords(place: number): string {
  if (place === BAR) return t('backgammon.bar');
  return place === OFF ? t('backgammon.off') : t('backgammon.point', place);
}

/** How many pips a side has to go, where there is little room. */
export function pipsWords(pips: number): string {
  return t('backgammon.pips.short', pips);
}

/** Checkers of a side. */
function checkersWords(side: Side, count: number): string {
  return side === 'white' ? t('backgammon.checkers.white', count) : t('backgammon.checkers.black', count);
}

/** A cell and what stands there, points counted by the bottom side: `8 point: 3 white checkers`. */
export function cellWords(bottom: Side, checkers: Checkers, cell: string): string {
  for (const side of SIDES) {
    const place = placeOf(side, cell);
    if (place !== BAR && place !== OFF) continue;
    const count = checkers[side][place] ?? 0;
    const what = count === 0 ? t('cell.empty') : checkersWords(side, count);
    if (place === BAR) return t('backgammon.cell', t('backgammon.cell.bar', sideWord(side)), what);
    const pips = t('backgammon.pips', pipsOf(checkers, side));
    return t('backgammon.cell', t('backgammon.cell.off', sideWord(side)), enumerate([what, pips]));
  }
  const place = placeOf(bottom, cell) ?? 0;
  const mine = checkers[bottom][place] ?? 0;
  const foe = otherSide(bottom);
  const theirs = checkers[foe][BAR - place] ?? 0;
  const what = mine > 0 ? checkersWords(bottom, mine) : theirs > 0 ? checkersWords(foe, theirs) : t('cell.empty');
  return t('backgammon.cell', placeWords(place), what);
}

/** A step as it is spoken: `24 to 18, hits`. */
export function stepSaid({ from, to, hit }: Moved): string {
  const place = (one: number) => (one === BAR ? t('backgammon.bar') : String(one));
  const words = to === OFF ? t('backgammon.step.off', place(from)) : t('backgammon.step', place(from), place(to));
  return hit ? t('backgammon.step.hits', words) : words;
}

/** That a play is complete, and what hands it over. */
export function completeWords(action: string): string {
  return t('backgammon.complete', joined(action));
}

/** An action that is no play in words; null for plays and for what is not known. */
function wordOf(action: string): string | null {
  const key = `backgammon.act.${action.replaceAll(' ', '_')}`;
  return has(key) ? named('backgammon.act', action.replaceAll(' ', '_')) : null;
}

/** An action in a list of moves, or as it is spoken. */
export function actionWords(where: 'move' | 'say', { action, written }: Told): string {
  const word = wordOf(action);
  if (word !== null) return word;
  const thrown = parseDice(action);
  if (thrown !== null) return where === 'say' ? t('backgammon.say.throw', ...thrown) : thrown.join('-');
  const steps = parsePlay(action);
  if (steps === null) return action;
  const rolled = written?.['rolled'];
  if (where === 'say') {
    const throwSaid = /^([1-6])([1-6]):/.exec(rolled ?? '');
    const dice = throwSaid === null ? [] : [t('backgammon.say.throw', Number(throwSaid[1]), Number(throwSaid[2]))];
    if (action === 'nomove') return enumerate([...dice, t('backgammon.move.none')]);
    return enumerate([...dice, ...steps.map(stepSaid)]);
  }
  if (action === 'nomove') {
    const dice = /^[1-6]{2}:/.exec(rolled ?? '')?.[0];
    return dice === undefined ? t('backgammon.move.none') : `${dice} ${t('backgammon.move.none')}`;
  }
  return rolled ?? written?.['joined'] ?? joined(action);
}

/** What is asked of whoever acts. */
export function stepWords(position: BackgammonView): string {
  const { phase, dice, cube, ties, told } = position;
  switch (phase) {
    case 'opening_throw':
      return t(told ? 'backgammon.step.opening.told' : ties > 0 ? 'backgammon.step.opening.tie' : 'backgammon.step.opening');
    case 'turn':
      return t(cube?.may_double === true ? 'backgammon.step.turn.cube' : 'backgammon.step.turn');
    case 'throw':
      return t(told ? 'backgammon.step.told' : 'backgammon.step.thrown');
    case 'play': {
      const [one, other] = dice ?? [0, 0];
      const draft = new Draft(position);
      if (draft.blocked) return one === other ? t('backgammon.step.blocked.one', one) : t('backgammon.step.blocked', one, other);
      const forced = draft.forced() === null ? [] : [t('backgammon.step.forced')];
      return sentences([t('backgammon.step.play', Math.max(one, other), Math.min(one, other)), ...forced]);
    }
    case 'doubled':
      return cube === null || cube.offer === null
        ? t('backgammon.step.answer')
        : t('backgammon.step.doubled', cube.offer.taken, cube.offer.dropped);
    case 'resigning':
      return t('backgammon.step.resigning', named('backgammon.kind', position.resigning ?? ''));
    default:
      return t('backgammon.step.over');
  }
}

/** A rule that refuses an action; null where there are no words for it. */
export function reasonWords(reason: string): string | null {
  if (has(`backgammon.reason.${reason}`)) return named('backgammon.reason', reason);
  return has(`reason.${reason}`) ? named('reason', reason) : null;
}

function placeList(places: readonly number[]): string {
  return enumerate(places.map((place) => (place === BAR ? t('backgammon.bar') : String(place))));
}

/** An explanation as sentences, the rule first, then what it rests on. */
export function explanationWords({ rule, from, to, instead, hits, blots, pips, offer }: BackgammonExplanation): string[] {
  const words: string[] = [];
  if (rule !== 'legal') {
    if (from.length > 0 && to !== null) words.push(t('backgammon.explain.step', placeList(from), placeWords(to)));
    else if (from.length > 0) words.push(t('backgammon.explain.from', placeList(from)));
    if (instead !== null) words.push(t('backgammon.explain.instead', joined(instead)));
    const head = reasonWords(rule) ?? rule.replaceAll('_', ' ');
    return words.length === 0 ? [head] : [head, sentences(words)];
  }
  if (hits.length > 0) words.push(t('backgammon.explain.hits', placeList(hits)));
  if (pips !== null) words.push(blots.length > 0 ? t('backgammon.explain.blots', placeList(blots)) : t('backgammon.explain.safe'));
  if (pips !== null) words.push(t('backgammon.explain.pips', pips[0], pips[1]));
  if (offer !== null) {
    words.push(t('backgammon.explain.offer', offer.taken, offer.dropped));
    if (offer.dead) words.push(t('backgammon.explain.dead'));
  }
  return words.length === 0 ? [t('backgammon.reason.legal')] : [t('backgammon.reason.legal'), sentences(words)];
}

/** The board in words, a line for each side, and how to tell it to another program. */
export function boardLines(view: BackgammonView): string[] {
  const checkers = checkersOf(view);
  const side = (one: Side) => {
    const places = checkers[one].flatMap((count, place) =>
      count === 0 || place === OFF ? [] : [t('backgammon.text.place', placeList([place]), count)],
    );
    const off = checkers[one][OFF] ?? 0;
    const words = [...places.reverse(), ...(off === 0 ? [] : [t('backgammon.text.off', off)])];
    return t('board.stones', sideWord(one), enumerate([...words, t('backgammon.pips', pipsOf(checkers, one))]));
  };
  const { cube, length, score, position_id: id, xgid } = view;
  const lines = [side('white'), side('black')];
  if (cube !== null) {
    const owner = cube.owner === null ? t('backgammon.cube.middle') : sideWord(cube.owner === 'a' ? 'white' : 'black');
    lines.push(t('backgammon.text.cube', cube.value, owner));
  }
  if (length !== null) lines.push(t('backgammon.text.score', score[0], score[1], length));
  lines.push(t('backgammon.text.id', id));
  if (xgid !== null) lines.push(xgid);
  return lines;
}
