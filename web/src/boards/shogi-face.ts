/** Shogi for pages that serve every game. */

import { ShogiPanel } from '../components/shogi-panel';
import { part } from '../components/part';
import { named, t } from '../i18n/index';
import type { ShogiExplanation } from '../protocol';
import type { AnyBoard, Aside, Face, PositionOf } from './faces';
import { ShogiBoard } from './shogi';
import { needGlyphs } from './shogi-glyphs';
import { parseAct, typedAction } from './shogi-points';
import {
  actionWords,
  boardWords,
  countWords,
  drafted,
  explanationWords,
  handWords,
  playedWords,
  reasonWords,
  sideWord,
  stepWords,
} from './shogi-words';

type Position = PositionOf<'shogi'>;

/** What declaring means now, for whoever has `side`: the count, and what would come of it. */
function declaring({ impasse }: Position, side: string): Aside {
  const count = impasse?.[side === 'white' ? 'white' : 'black'] ?? null;
  const words = count === null ? null : countWords(count);
  const what =
    words === null || count === null
      ? t('shogi.declare.unknown')
      : !count.holds
        ? t('shogi.declare.fails', words)
        : count.points >= count.win
          ? t('shogi.declare.wins', words)
          : t('shogi.declare.draws', words);
  return { action: 'declare', label: t('shogi.action.declare'), ask: { title: t('shogi.declare.ask'), what } };
}

export const shogiFace: Face<Position, ShogiExplanation> = {
  board: (out) => new ShogiBoard(out) as AnyBoard,
  clicks: () => [],
  // A board of shogi puts a whole move together before it says anything: its cells are actions.
  targets: (legal) => new Map(legal.filter((one) => parseAct(one) !== null).map((one) => [one, one])),
  actionAt: (_position, _legal, cell) => (parseAct(cell) === null ? null : cell),
  queues: ({ over }) => !over,
  queuedAt: (_position, cell) => (parseAct(cell) === null ? null : cell),
  // Where a foul loses, what is listed holds fouls too: nobody wants one played unseen.
  unseen: ({ clean }, legal) => clean ?? legal,
  typed: (_position, _legal, text) => typedAction(text),
  cellOf: (action) => (parseAct(action) === null ? null : action),
  decisions: () => [],
  decisionWords: (action) => action,
  asides: (position, legal, side) => (legal.includes('declare') ? [declaring(position, side)] : []),
  claims: () => null,
  actionWords,
  playedWords,
  drafted,
  confirmWords: (told) => t('action.confirm', actionWords('move', told)),
  stepWords,
  explanationWords,
  reasonWords,
  endingWords: (ending) => named('shogi.ending', ending),
  icon: 'piece',
  turns: true,
  sideWord,
  pieceOf: () => null,
  unmarked: (position) => position,
  explained: ({ why }) => why,
  fault: ({ last }) => (last?.foul === true ? last.action : null),
  opening: () => null,
  formats: ['kif', 'ki2', 'csa', 'jkf', 'usi'],
  textBoard: (position) => [
    ...['black', 'white'].flatMap((side) => [boardWords(position, side), handWords(position, side)]),
    position.sfen,
  ],
  tally: () => null,
  sound: ({ last }) => ((last?.captured ?? null) === null ? null : 'capture'),
  composer: null,
  Panel: ShogiPanel,
  Settings: part(() => import('../components/shogi-settings').then((found) => found.ShogiSettings), 'shogi.more'),
  hint: () => t('shogi.typed.hint'),
  keys: () => [
    ['1 – 9', t('shogi.keys.file')],
    ['R B G S N L P', t('shogi.keys.drop')],
    ['+ =', t('shogi.keys.promote')],
  ],
};

/** The face, once the signs of its pieces are here. */
export const ready = needGlyphs().then(() => shogiFace);
