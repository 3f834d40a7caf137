import { squareText } from '../boards/shogi-points';
import { ranks, sideWord } from '../boards/shogi-words';
import { t } from '../i18n/index';
import type { ShogiCount, ShogiImpasse } from '../protocol';
import { StoneIcon } from './dialog';

/** What each side still needs, under the rule of the table. */
export function ImpasseCount({ impasse }: { impasse: ShogiImpasse }) {
  const { rule, black } = impasse;
  if (rule === 'try') {
    return (
      <p class="quiet" data-testid="impasse">
        {t('shogi.impasse.try', ['5a', '5i'].map((square) => squareText(square, ranks())).join(' / '))}
      </p>
    );
  }
  return (
    <div class="card impasse-card" data-testid="impasse">
      <Checklist impasse={impasse} />
      <p class="quiet">
        {rule === '24'
          ? t('shogi.impasse.24', black.draw ?? black.win, black.win)
          : t(rule === 'points27' ? 'shogi.impasse.points27' : 'shogi.impasse.27')}
      </p>
    </div>
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
