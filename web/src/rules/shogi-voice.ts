/** Shogi on the rules pages. */

import { countParts, sideWord } from '../boards/shogi-words';
import { enumerate, sentences } from '../i18n/format';
import { t } from '../i18n/index';
import type { PositionView, ShogiCount, ShogiImpasse } from '../protocol';
import type { Voice } from './voice';

/** What a side has, as far as the rule asks for it. */
function counted({ rule }: ShogiImpasse, count: ShogiCount): string {
  if (rule !== 'points27') return countParts(count);
  const words = [
    t(count.king_in_zone ? 'shogi.count.king.in' : 'shogi.count.king.out'),
    t('shogi.count.points.own', count.points),
  ];
  if (count.credit > 0) words.push(t('shogi.count.credit', count.credit));
  return enumerate(words);
}

/** How far the kings are, how often the position has stood, and how far the limit is. */
function tally(position: PositionView): string[] {
  if (position.kind !== 'shogi') return [];
  const { impasse, moves_left: left, over, repetition } = position;
  const words: string[] = [];
  if (impasse !== null && impasse.rule !== 'try') {
    for (const side of ['black', 'white'] as const) {
      words.push(t('rules.shogi.counted', sideWord(side), counted(impasse, impasse[side])));
    }
  }
  if (repetition !== null) {
    const { times, black_checks: black, white_checks: white } = repetition;
    const told = [t('shogi.repetition', times)];
    // Where both only check, nobody loses by it.
    if (black !== white && !over) told.push(t('shogi.repetition.checks', sideWord(black ? 'black' : 'white')));
    words.push(sentences(told));
  }
  if (left !== null) words.push(t('shogi.moves_left', left));
  return words;
}

export const shogiVoice: Voice = {
  plays: (position) => position.kind === 'shogi' && !position.over,
  who: (position, side) =>
    sideWord(side, position.kind === 'shogi' ? position : { handicap: null }),
  // A declaration may be tried whether it holds or not: what comes of it is the lesson.
  tries: (position) =>
    position.kind === 'shogi' && !position.over && (position.impasse?.rule ?? 'try') !== 'try'
      ? ['declare']
      : [],
  tryWords: (action) => (action === 'declare' ? t('rules.shogi.declare') : null),
  click: () => null,
  // Every board is played on, and what is played is its own answer.
  allowed: () => [],
  tally,
  wins: (side) => t(side === 'white' ? 'rules.shogi.white_wins' : 'rules.shogi.black_wins'),
  marks: () => '',
};
