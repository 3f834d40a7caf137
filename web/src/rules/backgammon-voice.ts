/** Backgammon on the rules pages. */

import { sideWord } from '../boards/backgammon-words';
import { t } from '../i18n/index';
import type { PositionView } from '../protocol';
import type { Chance, Voice } from './voice';

/** A die. Who reads about the rules throws for both sides, and nothing hangs on it. */
function die(): number {
  return Math.floor(Math.random() * 6) + 1;
}

/** Two dice; where people throw them, a cocked one too. */
function chances(position: PositionView): Chance[] {
  if (position.kind !== 'backgammon') return [];
  const dice: Chance = {
    name: 'throw',
    words: t('rules.backgammon.throw'),
    draw: () => `dice ${die()} ${die()}`,
  };
  const cocked: Chance = {
    name: 'cocked',
    words: t('rules.backgammon.cocked'),
    draw: () => 'cocked',
  };
  return position.told ? [dice, cocked] : [dice];
}

/** How the match stands, and who has won the game before. */
function tally(position: PositionView): string[] {
  if (position.kind !== 'backgammon') return [];
  const { crawford, last_game: game, length, phase, score } = position;
  const words: string[] = [];
  if (game !== null && (phase === 'opening_throw' || phase === 'over')) {
    words.push(
      t(game.winner === 'a' ? 'rules.backgammon.won.white' : 'rules.backgammon.won.black', game.points),
    );
  }
  if (length !== null) words.push(t('rules.backgammon.score', score[0], score[1], length));
  if (crawford) words.push(t('rules.backgammon.crawford'));
  return words;
}

export const backgammonVoice: Voice = {
  plays: (position) => position.kind === 'backgammon' && position.phase !== 'over',
  who: (_position, side) => sideWord(side),
  tries: () => [],
  tryWords: () => null,
  click: () => null,
  // Every board is played on, and what is played is its own answer.
  allowed: () => [],
  tally,
  chances,
  leadsToChance: (action) => action === 'roll',
  wins: (side) => t(side === 'white' ? 'rules.white_wins' : 'rules.black_wins'),
  marks: () => '',
};
