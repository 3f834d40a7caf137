/** Backgammon for pages that serve every game. */

import { named, t } from '../i18n/index';
import type { BackgammonExplanation } from '../protocol';
import { BackgammonBoard } from './backgammon';
import { actionWords, reasonWords, sideWord } from './backgammon-words';
import type { AnyBoard, Face, PositionOf } from './faces';

type Position = PositionOf<'backgammon'>;

export const backgammonFace: Face<Position, BackgammonExplanation> = {
  board: () => new BackgammonBoard() as AnyBoard,
  clicks: () => [],
  targets: () => new Map(),
  actionAt: () => null,
  queues: () => false,
  queuedAt: () => null,
  unseen: (_position, legal) => legal,
  typed: (_position, _legal, text) => text.trim().replace(/\s+/g, ' '),
  cellOf: () => null,
  decisions: () => [],
  decisionWords: (action) => action,
  asides: () => [],
  claims: () => null,
  actionWords,
  playedWords: (_position, told) => actionWords('say', told),
  drafted: (_position, action) => ({ action }),
  confirmWords: ({ action }) => t('action.confirm', action),
  stepWords: () => '',
  explanationWords: ({ rule }) => [reasonWords(rule) ?? rule.replaceAll('_', ' ')],
  reasonWords,
  endingWords: (ending) => named('backgammon.ending', ending),
  icon: 'stone',
  turns: true,
  sideWord,
  pieceOf: () => null,
  unmarked: (position) => position,
  explained: () => null,
  fault: () => null,
  opening: () => null,
  formats: ['mat', 'sgf'],
  textBoard: (position) => [position.position_id],
  tally: () => null,
  sound: () => null,
  composer: null,
  Panel: null,
  Settings: null,
};
