/** Backgammon for pages that serve every game. */

import { part } from '../components/part';
import { named, t } from '../i18n/index';
import type { BackgammonExplanation } from '../protocol';
import { BackgammonBoard } from './backgammon';
import { isPlay, joined, parseDice, parsePlay, typedAction } from './backgammon-points';
import { actionWords, boardLines, explanationWords, reasonWords, sideWord, stepWords } from './backgammon-words';
import type { AnyBoard, Face, PositionOf, Tally } from './faces';

type Position = PositionOf<'backgammon'>;

/** The 36 throws of two dice, in the order in which chance counts them. */
const THROWS = Array.from({ length: 36 }, (_, at) => `dice ${1 + Math.floor(at / 6)} ${1 + (at % 6)}`);

/** The acts that are asked for with buttons, in the order in which they stand. */
const DECISIONS = ['roll', 'double', 'take', 'beaver', 'raccoon', 'drop', 'accept', 'reject', 'nomove'];

/** The points of a side in the match, or for which games are played. */
function tally({ length, score, crawford }: Position, side: string): Tally | null {
  const count = score[side === 'white' ? 0 : 1];
  if (length === null) {
    if (score[0] + score[1] === 0) return null;
    return { count, of: null, words: t('backgammon.score.money', sideWord(side), count), note: null };
  }
  const near = length - count === 1 && length > 1;
  const note = near ? t(crawford ? 'backgammon.score.crawford' : 'backgammon.score.one_away') : null;
  return { count, of: length, words: t('backgammon.score', sideWord(side), count, length), note };
}

export const backgammonFace: Face<Position, BackgammonExplanation> = {
  board: (out) => new BackgammonBoard(out) as AnyBoard,
  clicks: () => [],
  // The board puts a whole play together and has it handed over by hand: nothing is left to confirm.
  targets: () => new Map(),
  actionAt: (_position, _legal, cell) => (isPlay(cell) ? cell : null),
  confirmed: true,
  // Nobody knows what will be thrown.
  queues: () => false,
  queuedAt: () => null,
  unseen: () => [],
  typed: (_position, legal, text) => typedAction(legal, text),
  cellOf: (action) => (isPlay(action) ? action : null),
  decisions: (legal) => DECISIONS.filter((one) => legal.includes(one)),
  decisionWords: (action) => {
    const dice = parseDice(action);
    return dice === null ? named('backgammon.decide', action) : t('backgammon.decide.throw', dice[0], dice[1]);
  },
  asides: () => [],
  claims: () => null,
  actionWords,
  playedWords: (_position, told) => actionWords('say', told),
  drafted: (_position, action) => ({ action, written: { joined: joined(action) } }),
  confirmWords: (told) => t('backgammon.complete', actionWords('move', told)),
  stepWords,
  explanationWords,
  reasonWords,
  endingWords: (ending) => named('backgammon.ending', ending),
  icon: 'stone',
  turns: true,
  bottom: 'white',
  sideWord: (side) => sideWord(side),
  pieceOf: () => null,
  unmarked: (position) => (position.last_play === null ? position : { ...position, last_play: null }),
  explained: () => null,
  fault: () => null,
  opening: () => null,
  formats: ['mat', 'sgf'],
  textBoard: boardLines,
  tally,
  sound: (_position, action) => {
    if (action === 'nomove' || action === 'drop') return 'pass';
    if (action === 'double' || action === 'beaver' || action === 'raccoon') return 'offer';
    const hits = (parsePlay(action) ?? []).filter((step) => step.hit).length;
    return hits === 0 ? null : hits === 1 ? 'capture' : 'captures';
  },
  composer: null,
  // Beside the board: what the cube and the match need is fetched when the board is there.
  Panel: part(() => import('../components/backgammon-panel').then((found) => found.BackgammonPanel), 'backgammon.panel'),
  panelDecides: true,
  Settings: part(
    () => import('../components/backgammon-settings').then((found) => found.BackgammonSettings),
    'backgammon.panel',
  ),
  Report: part(() => import('../components/backgammon-report').then((found) => found.BackgammonReport), 'backgammon.report'),
  chance: {
    outcomes: THROWS,
    each: ({ phase }) => (phase === 'opening_throw' ? ['a', 'b'] : null),
  },
  hint: () => t('backgammon.typed.hint'),
  keys: () => [
    ['Enter', t('backgammon.keys.lift')],
    ['1 – 6', t('backgammon.keys.dice')],
    ['U ⌫', t('backgammon.keys.undo')],
    ['R', t('backgammon.keys.replay')],
  ],
};
