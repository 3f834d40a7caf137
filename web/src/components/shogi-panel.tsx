import { useState } from 'preact/hooks';
import type { PanelProps, PositionOf } from '../boards/faces';
import { squareText } from '../boards/shogi-points';
import { ranks, sideWord } from '../boards/shogi-words';
import { t } from '../i18n/index';
import type { ShogiCount, ShogiExplanation, ShogiImpasse, ShogiRepetition } from '../protocol';
import { StoneIcon } from './dialog';

type Position = PositionOf<'shogi'>;

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

/** What each side still needs, once a king has entered or somebody asks. */
function Impasse(props: { impasse: ShogiImpasse }) {
  const { impasse } = props;
  const { rule, black, white } = impasse;
  const [asked, setAsked] = useState<boolean | null>(null);
  const open = asked ?? (black.king_in_zone || white.king_in_zone);
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
      {!open ? null : rule === 'try' ? (
        <p class="quiet" data-testid="impasse">
          {t('shogi.impasse.try', ['5a', '5i'].map((square) => squareText(square, ranks())).join(' / '))}
        </p>
      ) : (
        <div class="card impasse-card" data-testid="impasse">
          <Checklist impasse={impasse} />
          <p class="quiet">
            {rule === '24'
              ? t('shogi.impasse.24', black.draw ?? black.win, black.win)
              : t(rule === 'points27' ? 'shogi.impasse.points27' : 'shogi.impasse.27')}
          </p>
        </div>
      )}
    </section>
  );
}

/** A column for each side; what is there has a tick, what is missing a cross, and both a word. */
function Checklist(props: { impasse: ShogiImpasse }) {
  const { rule, black, white } = props.impasse;
  const rows: [string, (count: ShogiCount) => { ok: boolean; words: string }][] = [];
  const yesNo = (ok: boolean) => ({ ok, words: t(ok ? 'shogi.impasse.yes' : 'shogi.impasse.no') });
  rows.push([t('shogi.impasse.king'), (one) => yesNo(one.king_in_zone)]);
  if (rule !== 'points27') {
    rows.push([t('shogi.impasse.check'), (one) => yesNo(!one.in_check)]);
    rows.push([
      t('shogi.impasse.pieces'),
      (one) => ({
        ok: one.pieces >= one.pieces_needed,
        words: t('shogi.impasse.of', one.pieces, String(one.pieces_needed)),
      }),
    ]);
  }
  rows.push([
    t('shogi.impasse.points'),
    (one) => ({
      ok: one.points >= (one.draw ?? one.win),
      words: t(
        'shogi.impasse.of',
        one.points,
        one.draw === null ? String(one.win) : t('shogi.impasse.either', one.draw, one.win),
      ),
    }),
  ]);
  return (
    <table class="count-table">
      <caption>{t('shogi.impasse.title')}</caption>
      <thead>
        <tr>
          <td />
          {['black', 'white'].map((side) => (
            <th key={side} scope="col">
              <StoneIcon side={side} icon="piece" /> {sideWord(side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, of]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {[black, white].map((count, index) => {
              const { ok, words } = of(count);
              return (
                <td key={index} class={ok ? 'has' : 'lacks'}>
                  <span aria-hidden="true">{ok ? '✓' : '✗'}</span> {words}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
