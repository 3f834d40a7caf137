import { useState } from 'preact/hooks';
import type { PanelProps, PositionOf } from '../boards/faces';
import { sideWord } from '../boards/shogi-words';
import { t } from '../i18n/index';
import type { ShogiExplanation, ShogiImpasse, ShogiRepetition } from '../protocol';
import { part } from './part';

type Position = PositionOf<'shogi'>;

// Kings enter in few games: the count is fetched where one does, or where somebody asks for it.
const ImpasseCount = part(() => import('./shogi-impasse').then((found) => found.ImpasseCount), 'shogi.more');

/** From this many moves on the limit is far away, and not told. */
const NEAR = 100;

/** What stands beside a board of shogi: a position that came again, the limit, entered kings. */
export function ShogiPanel({ position }: PanelProps<Position, ShogiExplanation>) {
  const { impasse, repetition, moves_left: left, over } = position;
  return (
    <>
      {repetition === null || over ? null : <Repetition repetition={repetition} />}
      {left === null || left > NEAR || over ? null : <p data-testid="moves-left">{t('shogi.moves_left', left)}</p>}
      {impasse === null ? null : <Impasse impasse={impasse} />}
    </>
  );
}

/** How often the position has stood, and what that means for a side that only gives check. */
function Repetition(props: { repetition: ShogiRepetition }) {
  const { times, black_checks: black, white_checks: white } = props.repetition;
  const checker = black === white ? null : black ? 'black' : 'white';
  return (
    <div class="notice" data-testid="repetition">
      <div>
        <p>{t('shogi.repetition', times)}</p>
        {checker === null ? null : <p>{t('shogi.repetition.checks', sideWord(checker))}</p>}
      </div>
    </div>
  );
}

/** How far both sides are, once a king has entered or somebody asks. */
function Impasse({ impasse }: { impasse: ShogiImpasse }) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const open = asked ?? (impasse.black.king_in_zone || impasse.white.king_in_zone);
  return (
    <section class="impasse" aria-label={t('shogi.impasse.title')}>
      <button
        type="button"
        class="button small toggle"
        data-action="impasse"
        aria-pressed={open}
        onClick={() => setAsked(!open)}
      >
        {t(open ? 'shogi.impasse.hide' : 'shogi.impasse.show')}
      </button>
      {open ? <ImpasseCount impasse={impasse} /> : null}
    </section>
  );
}
