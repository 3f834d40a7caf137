/** Gomoku and renju for pages that serve every game. */

import { has, named, t } from '../i18n/index';
import type { GomokuExplanation } from '../protocol';
import type { AnyBoard, Face, PositionOf } from './faces';
import { GomokuBoard } from './gomoku';
import {
  actionAt,
  actionPoint,
  decisions,
  hasTwoModes,
  targets,
  typedAction,
  type ClickMode,
} from './gomoku-points';
import {
  actionWords,
  confirmWords,
  decisionWords,
  explanationWords,
  sideWord,
  stepWords,
} from './gomoku-words';

const mode = (click: string): ClickMode => (click === 'offer' ? 'offer' : 'place');

export const gomokuFace: Face<PositionOf<'gomoku'>, GomokuExplanation> = {
  board: (out) => new GomokuBoard(out) as AnyBoard,
  clicks: (legal) =>
    hasTwoModes(legal)
      ? [
          { value: 'place', label: t('action.mode.place') },
          { value: 'offer', label: t('action.mode.offer') },
        ]
      : [],
  targets: (legal, click) => targets(legal, mode(click)),
  actionAt: (position, legal, cell, click) => actionAt(position.step, legal, cell, mode(click)),
  // After the opening only; and who may claim has to look at the other's stone first.
  queues: ({ step, claim_room }, side) => step.ask === 'play' && !(claim_room && side === 'white'),
  queuedAt: ({ stones }, cell) => (stones.some((stone) => stone.point === cell) ? null : cell),
  unseen: (_position, legal) => legal,
  typed: (position, legal, text, click) => typedAction(text, position, legal, mode(click)),
  cellOf: (action) => actionPoint(action)?.point ?? null,
  decisions: (legal) => decisions(legal).filter((action) => action !== 'pass'),
  decisionWords,
  asides: (_, legal) =>
    legal.includes('pass')
      ? [
          {
            action: 'pass',
            label: t('action.pass'),
            ask: { title: t('do.pass.ask'), what: t('do.pass.what') },
          },
        ]
      : [],
  // In the opening nothing can be claimed, and its own buttons need the room.
  claims: ({ step, claim_room, can_claim }, side) =>
    step.ask === 'play' && claim_room && (can_claim || side === 'white') ? can_claim : null,
  actionWords,
  playedWords: (_, told) => actionWords('say', told),
  drafted: (_position, action) => ({ action }),
  confirmWords: ({ action }) => confirmWords(action),
  stepWords,
  explanationWords,
  reasonWords: (reason) => (has(`reason.${reason}`) ? named('reason', reason) : null),
  endingWords: (ending) => named('ending', ending),
  icon: 'stone',
  turns: false,
  sideWord: (side) => sideWord(side),
  pieceOf: (position, action) => {
    const at = actionPoint(action);
    if (at === null || at.how === 'offer') return null;
    return position.stones.find((stone) => stone.point === at.point)?.color ?? null;
  },
  unmarked: (position) => (position.forbidden.length === 0 ? position : { ...position, forbidden: [] }),
  explained: (position) => position.explanation,
  fault: (position) => position.explanation?.point ?? null,
  formats: ['sgf', 'lib', 'psq', 'moves', 'openings'],
  opening: (position) => {
    const { opening } = position;
    if (opening === null) return null;
    const name = opening.name === null ? opening.code : `${opening.code} ${opening.name}`;
    return { name, native: opening.kanji, lang: 'ja' };
  },
  textBoard: (position) =>
    ['black', 'white'].map((color) =>
      t(
        'board.stones',
        sideWord(color),
        position.stones
          .filter((stone) => stone.color === color)
          .map((stone) => stone.point)
          .join(' ') || t('board.no_stones'),
      ),
    ),
  tally: () => null,
  sound: () => null,
  composer: null,
  Panel: null,
  Settings: null,
};
