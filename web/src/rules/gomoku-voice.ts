/** Gomoku and renju on the rules pages. */

import { faceOf } from '../boards/faces';
import { t } from '../i18n/index';
import type { Voice } from './voice';

const isOffer = (action: string) => action.startsWith('offer ');
const face = () => faceOf('gomoku');
const pointOf = (action: string) => face().cellOf(action) ?? action;

export const gomokuVoice: Voice = {
  plays: (position) => position.kind === 'gomoku' && position.step.ask === 'play',
  who: (_position, side, turn) =>
    t(
      'turn.who',
      face().sideWord(side),
      turn === 'a' ? t('rules.first_player') : t('rules.second_player'),
    ),
  // White may try to claim whether it holds or not: what comes of it is the lesson.
  tries: (position) =>
    position.kind === 'gomoku' &&
    position.claim_room &&
    position.step.ask === 'play' &&
    position.step.color === 'white'
      ? ['claim']
      : [],
  tryWords: () => null,
  click: () => null,
  allowed: (verdict, side, detail) => {
    const point = pointOf(verdict.action);
    const yes = isOffer(verdict.action)
      ? t('rules.yes.offer', point)
      : side === 'white'
        ? t('rules.yes.white', point)
        : t('rules.yes.black', point);
    if (verdict.ending === 'five') return [yes, t('rules.yes.five')];
    if (detail === null) return [yes];
    return [yes, t('rules.yes.apparent'), ...face().explanationWords(detail).slice(1)];
  },
  tally: () => [],
  wins: (side) => t(side === 'white' ? 'rules.white_wins' : 'rules.black_wins'),
  marks: () => t('rules.marks'),
};
