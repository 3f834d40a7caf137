import { useEffect, useState } from 'preact/hooks';
import { Header } from '../components/header';
import { saveFile } from '../components/save-file';
import { outcomeWords } from '../components/throw-pad';
import { dateWords, locale, numberWords, timeWords } from '../i18n/format';
import { t } from '../i18n/index';
import type { DiceReport, DiceRoll, DiceStatistics } from '../protocol';
import { diceReport, diceRolls } from '../state/dice-api';
import { asCsv, cellsOf, ENOUGH, expectedFace, weightOf } from '../state/dice-stats';
import '../styles/dice.css';

const share = (n: number, of: number, digits = 1) =>
  new Intl.NumberFormat(locale(), { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    of === 0 ? 0 : n / of,
  );
const rounded = (n: number, digits = 1) =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(n);

type State = { is: 'loading' } | { is: 'failed' } | { is: 'here'; report: DiceReport };

/** The house's dice: what they showed, whether they behave, and how anybody can check them. */
export default function Dice() {
  const [state, setState] = useState<State>({ is: 'loading' });
  const load = () => {
    setState({ is: 'loading' });
    diceReport().then(
      (report) => setState({ is: 'here', report }),
      () => setState({ is: 'failed' }),
    );
  };
  useEffect(() => {
    document.title = `${t('dice.title')} · Yonban`;
    load();
  }, []);
  const games = state.is === 'here' ? state.report.games : [];
  return (
    <>
      <Header />
      <main id="content" class="dice-page" tabIndex={-1} data-testid="dice" data-state={state.is}>
        <h1>{t('dice.title')}</h1>
        <p>{t('dice.lead')}</p>
        {state.is === 'failed' ? (
          <p class="problem" role="alert">
            {t('dice.failed')}{' '}
            <button type="button" class="button small" onClick={load}>
              {t('dice.again')}
            </button>
          </p>
        ) : null}
        {games.map((one) => (
          <Game key={one.kind} stats={one} />
        ))}
        {state.is === 'here' && games.every((one) => one.rolls === 0) ? <p data-testid="no-dice">{t('dice.none')}</p> : null}
        <section class="card" aria-labelledby="honest">
          <h2 id="honest">{t('dice.honest')}</h2>
          <p>{t('dice.honest.1')}</p>
          <p>{t('dice.honest.2')}</p>
          <p>{t('dice.honest.3')}</p>
          <p>
            <code translate={false}>yonban verify table.log</code>
          </p>
          <p class="quiet">{t('dice.honest.4')}</p>
        </section>
      </main>
    </>
  );
}

function Game(props: { stats: DiceStatistics }) {
  const { stats } = props;
  if (stats.rolls === 0) return null;
  const { from_ms: from, to_ms: to } = stats;
  return (
    <>
      <p data-testid="dice-total" data-total={stats.total}>
        <strong>{t('dice.total', numberWords(stats.total))}</strong>{' '}
        {from === null || to === null || dateWords(from) === dateWords(to)
          ? t('dice.window.one', numberWords(stats.rolls))
          : t('dice.window', numberWords(stats.rolls), dateWords(from), dateWords(to))}
      </p>
      <Faces stats={stats} />
      <Cells stats={stats} />
      <Tests stats={stats} />
      <Raw kind={stats.kind} />
    </>
  );
}

/** How often each face came, as bars and as a table. */
function Faces(props: { stats: DiceStatistics }) {
  const { stats } = props;
  const all = stats.faces.reduce((sum, { count }) => sum + count, 0);
  const expected = expectedFace(stats);
  const most = Math.max(expected, ...stats.faces.map(({ count }) => count)) * 1.15;
  const y = (count: number) => 110 - (100 * count) / most;
  const words = stats.faces.map(({ face, count }) => t('dice.chart.face', face, numberWords(count), share(count, all))).join('; ');
  return (
    <section class="card" aria-labelledby="faces">
      <h2 id="faces">{t('dice.faces')}</h2>
      <p>{t('dice.faces.what', share(1, 6))}</p>
      <div class="dice-charts">
        <svg class="bars" viewBox="0 0 240 132" role="img" aria-label={t('dice.chart', words)}>
          <path class="axis" d="M4 110h232" />
          {stats.faces.map(({ face, count }, at) => (
            <g key={face}>
              <rect class="bar" x={12 + at * 38} y={y(count)} width="26" height={110 - y(count)} />
              <text x={25 + at * 38} y="126">
                {face}
              </text>
            </g>
          ))}
          <path class="expected" d={`M4 ${y(expected)}h232`} />
        </svg>
        <table class="dice-table">
          <caption class="spoken">{t('dice.faces')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('dice.face')}</th>
              <th scope="col">{t('dice.count')}</th>
              <th scope="col">{t('dice.share')}</th>
            </tr>
          </thead>
          <tbody>
            {stats.faces.map(({ face, count }) => (
              <tr key={face}>
                <th scope="row">{face}</th>
                <td>{numberWords(count)}</td>
                <td>{share(count, all)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('dice.expected')}</th>
              <td>{rounded(expected)}</td>
              <td>{share(1, 6)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <h3>{t('dice.doublets')}</h3>
      <p data-testid="doublets">
        {t(
          'dice.doublets.what',
          numberWords(stats.doublets),
          share(stats.doublets, stats.rolls),
          rounded(stats.doublets_expected),
        )}
      </p>
    </section>
  );
}

/** How often each of 36 throws came. */
function Cells(props: { stats: DiceStatistics }) {
  const rows = cellsOf(props.stats);
  if (rows === null) return null;
  return (
    <section class="card" aria-labelledby="cells">
      <h2 id="cells">{t('dice.cells')}</h2>
      <p>{t('dice.cells.what', rounded(props.stats.rolls / 36))}</p>
      <table class="dice-cells" data-testid="cells">
        <caption class="spoken">{t('dice.cells')}</caption>
        <thead>
          <tr>
            <td />
            {rows.map((_, at) => (
              <th key={at} scope="col">
                <span class="spoken">{t('dice.cells.second', at + 1)}</span>
                <span aria-hidden="true">{at + 1}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">
                <span class="spoken">{t('dice.cells.first', at + 1)}</span>
                <span aria-hidden="true">{at + 1}</span>
              </th>
              {row.map((cell) => (
                <td key={cell.second} data-heat={cell.heat}>
                  {numberWords(cell.count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Both tests, with what they mean in plain words. */
function Tests(props: { stats: DiceStatistics }) {
  const { chi_square: chi, runs, rolls } = props.stats;
  const few = rolls < ENOUGH;
  const meaning = (p: number) => (
    <p data-testid="meaning" data-p={p}>
      {few ? (
        t('dice.few')
      ) : (
        <>
          {t('dice.p', share(p, 1))} <strong>{t(`dice.p.${weightOf(p)}`)}</strong>
        </>
      )}
    </p>
  );
  return (
    <section class="card" aria-labelledby="tests">
      <h2 id="tests">{t('dice.tests')}</h2>
      {chi === null ? null : (
        <>
          <h3>{t('dice.chi')}</h3>
          <p>{t('dice.chi.what', rounded(chi.statistic), chi.degrees)}</p>
          {meaning(chi.p)}
        </>
      )}
      {runs === null ? null : (
        <>
          <h3>{t('dice.runs')}</h3>
          <p>{t('dice.runs.what', numberWords(runs.runs), rounded(runs.expected))}</p>
          {meaning(runs.p)}
        </>
      )}
    </section>
  );
}

/** The throws themselves, a page at a time, and as a file. */
function Raw(props: { kind: string }) {
  const { kind } = props;
  const [rolls, setRolls] = useState<readonly DiceRoll[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [state, setState] = useState<'not' | 'loading' | 'failed' | 'here'>('not');
  const load = (before: string | null) => {
    setState('loading');
    diceRolls(kind, before).then(
      (page) => {
        setRolls(before === null ? page.rolls : [...rolls, ...page.rolls]);
        setNext(page.next);
        setState('here');
      },
      () => setState('failed'),
    );
  };
  return (
    <section class="card" aria-labelledby="raw">
      <h2 id="raw">{t('dice.raw')}</h2>
      <p>{t('dice.raw.what')}</p>
      {rolls.length === 0 ? null : (
        // A table that scrolls has to be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div class="dice-raw" tabIndex={0} role="region" aria-label={t('dice.raw')}>
          <table class="dice-table" data-testid="rolls">
            <thead>
              <tr>
                <th scope="col">{t('dice.raw.when')}</th>
                <th scope="col">{t('dice.raw.throw')}</th>
                <th scope="col">{t('dice.raw.table')}</th>
              </tr>
            </thead>
            <tbody>
              {rolls.map((one, at) => (
                <tr key={at}>
                  <td>
                    {dateWords(one.at_ms)} {timeWords(one.at_ms)}
                  </td>
                  <td>{outcomeWords(one.outcome)}</td>
                  <td>
                    {one.table === null ? (
                      t('dice.raw.private')
                    ) : (
                      <a href={`/t/${one.table}`} translate={false}>
                        {one.table.slice(0, 8)} · {one.index}
                      </a>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {state === 'failed' ? (
        <p class="problem" role="alert">
          {t('dice.failed')}
        </p>
      ) : null}
      <div class="pair">
        {state === 'here' && next === null ? null : (
          <button type="button" class="button" data-action="more_rolls" disabled={state === 'loading'} onClick={() => load(next)}>
            {t(rolls.length === 0 ? 'dice.raw.show' : 'dice.raw.more')}
          </button>
        )}
        {rolls.length === 0 ? null : (
          <button
            type="button"
            class="button"
            data-action="save_rolls"
            onClick={() => saveFile('yonban-dice.csv', new Blob([asCsv(rolls)], { type: 'text/csv' }))}
          >
            {t('dice.raw.save')}
          </button>
        )}
      </div>
    </section>
  );
}
