/** What the house says of plays, answers and cubes, as tables: of a decision in a report, and of a position. */

import { locale } from '../i18n/format';
import { has, named, t } from '../i18n/index';
import type { BackgammonAlternative, BackgammonCandidate, BackgammonCubeJudgement } from '../protocol';

export const digits = (n: number, count: number, sign: 'auto' | 'exceptZero' = 'auto') =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: count, maximumFractionDigits: count, signDisplay: sign }).format(n);
/** An equity, with its sign. */
export const equity = (n: number) => digits(n, 3, 'exceptZero');
export const percent = (n: number, count = 1) =>
  new Intl.NumberFormat(locale(), { style: 'percent', minimumFractionDigits: count, maximumFractionDigits: count }).format(n);

/** What was done, in words where it is no play. */
export function didWords(action: string): string {
  if (action === 'nomove') return t('backgammon.move.none');
  const key = action.replaceAll(' ', '_');
  return has(`report.did.${key}`) ? named('report.did', key) : action;
}

/** Chances to win and to lose more, as percentages. */
export function Chances(props: { of: readonly number[] }) {
  const [win = 0, gammon = 0, backgammon = 0, lostGammon = 0, lostBackgammon = 0] = props.of;
  return (
    <span class="chances">
      {[win, gammon, backgammon].map((one) => percent(one)).join(' · ')} − {[lostGammon, lostBackgammon].map((one) => percent(one)).join(' · ')}
    </span>
  );
}

/** The best plays, all looked at, with how deep each was. */
export function Candidates(props: { list: readonly BackgammonCandidate[]; made: string | null }) {
  // What was looked at less deeply is not compared.
  const { equity: best = 0, plies: depth = 0 } = props.list[0] ?? {};
  return (
    // A table that scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div class="judged-table" tabIndex={0} role="group" aria-label={t('report.what_else')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('report.play')}</th>
            <th scope="col">{t('report.equity')}</th>
            <th scope="col">{t('report.diff')}</th>
            <th scope="col">{t('report.depth_of')}</th>
            <th scope="col">{t('report.chances')}</th>
          </tr>
        </thead>
        <tbody>
          {props.list.map((one, at) => (
            <tr key={one.action} class={one.action === props.made ? 'made' : ''}>
              <th scope="row">
                <span translate={false}>{didWords(one.written)}</span>
                {one.action === props.made ? <span class="tag">{t('report.made')}</span> : null}
                {at === 0 ? <span class="tag">{t('report.best')}</span> : null}
              </th>
              <td>{equity(one.equity)}</td>
              <td>{at === 0 || one.plies !== depth ? '' : equity(one.equity - best)}</td>
              <td>{t('report.plies', one.plies)}</td>
              <td>
                <Chances of={one.chances} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What else could have been answered or offered, and what it was worth. */
export function Alternatives(props: { list: readonly BackgammonAlternative[]; made: string | null }) {
  return (
    <div class="judged-table">
      <table>
        <tbody>
          {props.list.map((one) => (
            <tr key={one.action} class={one.action === props.made ? 'made' : ''}>
              <th scope="row">
                {one.action === '' ? t('report.play_on') : didWords(one.action)}
                {one.action === props.made ? <span class="tag">{t('report.made')}</span> : null}
              </th>
              <td>{equity(one.equity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The three equities of a double, and what is right. */
export function Cube({ cube }: { cube: BackgammonCubeJudgement }) {
  const rows: [string, number][] = [
    [t('report.no_double'), cube.no_double],
    [t('report.double_take'), cube.double_take],
    [t('report.double_drop'), cube.double_drop],
  ];
  return (
    // As above.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div class="judged-table" tabIndex={0} role="group" aria-label={t('report.what_else')}>
      <table>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{equity(value)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('report.verdict')}</th>
            <td>
              {named('report.verdict', cube.best)}, {named('report.verdict', cube.answer)}{' '}
              <span class="quiet">{t('report.plies', cube.plies)}</span>
            </td>
          </tr>
          <tr>
            <th scope="row">{t('report.chances')}</th>
            <td>
              <Chances of={cube.chances} /> <span class="quiet">{t('report.plies', cube.chances_plies)}</span>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
