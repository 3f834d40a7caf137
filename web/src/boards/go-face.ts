/** Go, capture Go and ordinary Go, for pages that serve every game. */

import { GoPanel } from '../components/go-panel';
import { named, t } from '../i18n/index';
import type { GoExplanation } from '../protocol';
import type { AnyBoard, Aside, Face, PositionOf } from './faces';
import { GoBoard } from './go';
import { actionAt, actionPoint, decisions, parsePoint, targets } from './go-points';
import { begun, chainAt, deadBy, toggled } from './go-settle';
import {
  actionWords,
  decisionWords,
  explanationWords,
  playedWords,
  pointList,
  reasonWords,
  sideWord,
  stepWords,
} from './go-words';

type Position = PositionOf<'go'>;

/** From this many stones on a capture sounds like a large one. */
const LARGE = 3;

/** What passing means here, for whoever has `side`. */
function passing({ targets: race, passes_left, passed }: Position, side: string): Aside {
  const left = passes_left?.[side === 'white' ? 'white' : 'black'] ?? null;
  return {
    action: 'pass',
    label: left === null ? t('action.pass') : t('go.action.pass_left', left),
    ask: {
      title: t('do.pass.ask'),
      what: passed ? t('go.pass.last') : race === null ? t('go.pass.scored') : t('go.pass.capture'),
    },
  };
}

export const goFace: Face<Position, GoExplanation> = {
  board: (out) => new GoBoard(out) as AnyBoard,
  clicks: () => [],
  targets: (legal) => targets(legal),
  actionAt: (position, _legal, cell) => actionAt(position.step, cell),
  // Where passing or colours are asked about, the answer depends on what is seen.
  queues: ({ step }) => step.ask === 'play' && !step.swap && !step.end_said,
  queuedAt: ({ stones }, cell) => (stones.some((stone) => stone.point === cell) ? null : cell),
  unseen: (_position, legal) => legal,
  typed: (_position, _legal, text) => text.trim().toLowerCase().replace(/\s+/g, ' '),
  cellOf: actionPoint,
  decisions,
  decisionWords,
  asides: (position, legal, side) => {
    const asides: Aside[] = [];
    if (legal.includes('pass')) asides.push(passing(position, side));
    if (legal.includes('end')) {
      const ask = { title: t('go.end.ask'), what: t('go.end.what') };
      asides.push({ action: 'end', label: t('go.action.end'), ask });
    }
    return asides;
  },
  claims: () => null,
  actionWords,
  playedWords,
  drafted: (_position, action) => ({ action }),
  confirmWords: ({ action }) => t('action.confirm', action),
  stepWords,
  explanationWords,
  reasonWords,
  endingWords: (ending) => named('go.ending', ending),
  icon: 'stone',
  turns: false,
  sideWord: (side) => sideWord(side),
  pieceOf: (position, action) =>
    position.stones.find((stone) => stone.point === actionPoint(action))?.color ?? null,
  unmarked: (position) =>
    position.forbidden.length === 0 && position.atari.length === 0
      ? position
      : { ...position, forbidden: [], atari: [] },
  explained: () => null,
  fault: () => null,
  opening: () => null,
  formats: ['sgf'],
  textBoard: ({ stones, captures, targets: race, ko }) => [
    ...(['black', 'white'] as const).map((color) =>
      t(
        'board.stones',
        sideWord(color),
        pointList(stones.filter((stone) => stone.color === color).map((stone) => stone.point)) ||
          t('board.no_stones'),
      ),
    ),
    ...(['black', 'white'] as const).map((color) =>
      race === null
        ? t('go.tally.prisoners', sideWord(color), captures[color])
        : t('go.tally.of', sideWord(color), captures[color], race[color]),
    ),
    ...(ko === null ? [] : [t('explain.at', ko, t('go.cell.ko'))]),
  ],
  tally: ({ captures, targets: race, step }, side) => {
    const color = side === 'white' ? 'white' : 'black';
    const count = captures[color];
    if (race === null) {
      return { count, of: null, words: t('go.tally.prisoners', sideWord(side), count), note: t('go.tally.label') };
    }
    const of = race[color];
    return {
      count,
      of,
      words: t('go.tally.of', sideWord(side), count, of),
      // Where the first capture wins there is nothing to warn of.
      note: step.ask !== 'over' && of > 1 && of - count === 1 ? t('go.tally.one_more') : null,
    };
  },
  sound: ({ taken }, action) => {
    if (actionPoint(action) === null) return action === 'pass' || action === 'end' ? 'pass' : null;
    return taken.length === 0 ? null : taken.length < LARGE ? 'capture' : 'captures';
  },
  composer: {
    composes: ({ settlement }) => settlement !== null,
    start: ({ settlement }) => (settlement === null ? 'dead' : begun(settlement)),
    with: ({ settlement }, action, cell) =>
      settlement === null ? action : toggled(settlement, action, cell),
    said: ({ settlement }, action, cell) => {
      const chain = settlement === null ? null : chainAt(settlement, cell);
      if (settlement === null || chain === null) return t('go.settle.no_stone', cell);
      const n = chain.stones.length;
      return deadBy(settlement, action).has(cell)
        ? t('go.settle.marked', cell, n)
        : t('go.settle.unmarked', cell, n);
    },
    cell: ({ columns, rows }, text) => {
      const cell = text.trim().toLowerCase();
      return parsePoint(cell, columns, rows) === null ? null : cell;
    },
  },
  Panel: GoPanel,
  Settings: null,
};
