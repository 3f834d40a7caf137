/** Go on the rules pages. */

import { faceOf } from '../boards/faces';
import { numberWords } from '../i18n/format';
import { t } from '../i18n/index';
import type { GoSettlement, PositionView } from '../protocol';
import type { Voice } from './voice';

/** The proposal that a chain is dead which was not, or is not which was, besides what is proposed already. */
function toggled(settlement: GoSettlement, cell: string): string | null {
  const chosen = settlement.chains.find((chain) => chain.stones.includes(cell));
  if (chosen === undefined) return null;
  const dead = settlement.chains
    .filter((chain) => chain.stones.some((stone) => settlement.dead.includes(stone)) !== (chain === chosen))
    .flatMap((chain) => chain.stones[0] ?? []);
  return ['dead', ...dead].join(' ');
}

function tally(position: PositionView): string[] {
  if (position.kind !== 'go') return [];
  const { captures, score, targets } = position;
  if (score !== null) {
    const { black, white } = score;
    return [
      t('rules.go.score', numberWords(black.total_halves / 2), numberWords(white.total_halves / 2)),
    ];
  }
  if (targets !== null) return [t('rules.go.taken.of', captures.black, captures.white, targets.black)];
  return captures.black + captures.white > 0 ? [t('rules.go.taken', captures.black, captures.white)] : [];
}

export const goVoice: Voice = {
  plays: (position) => position.kind === 'go' && position.step.ask === 'play' && !position.step.end_said,
  who: (position, side) =>
    position.kind === 'go' && position.step.ask === 'choose'
      ? t('rules.go.first_player')
      : faceOf('go').sideWord(side),
  // What settles a board is put together beside a table's board; here each step is a button.
  tries: (_position, legal) => legal.filter((one) => /^(dead( .*)?|accept|resume)$/.test(one)),
  tryWords: (action) => (action === 'dead' ? t('go.action.propose', 0) : null),
  click: (position, cell) =>
    position.kind === 'go' && position.settlement !== null && position.step.ask === 'settle'
      ? toggled(position.settlement, cell)
      : null,
  allowed: (verdict, side, detail) => {
    const face = faceOf('go');
    const point = face.cellOf(verdict.action) ?? face.actionWords('say', verdict);
    const yes = side === 'white' ? t('rules.yes.white', point) : t('rules.yes.black', point);
    const why = detail === null ? [] : face.explanationWords(detail).slice(1);
    return verdict.ending === 'target' ? [yes, ...why, t('rules.go.yes.wins')] : [yes, ...why];
  },
  tally,
  wins: (side) => t(side === 'white' ? 'rules.white_wins' : 'rules.black_wins'),
  marks: () => t('rules.go.marks'),
};
