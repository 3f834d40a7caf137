import { useState } from 'preact/hooks';
import { costly, dearest, lostBy } from '../boards/backgammon-judged';
import type { ReportProps } from '../boards/faces';
import { seatSide } from '../boards/backgammon-match';
import { locale, numberWords } from '../i18n/format';
import { has, named, t } from '../i18n/index';
import type {
  BackgammonAlternative,
  BackgammonCandidate,
  BackgammonCubeJudgement,
  BackgammonDecision,
  BackgammonReport as Found,
} from '../protocol';
import { ApiError } from '../state/api';
import { backgammonReport } from '../state/dice-api';
import { say } from './announcer';
import { Segmented } from './segmented';
import '../styles/dice.css';
import '../styles/report.css';

const DEPTHS = ['0', '1', '2'] as const;
type Depth = (typeof DEPTHS)[number];

type Asked =
  | { is: 'not' }
  | { is: 'asked' }
  | { is: 'failed'; why: string }
  | { is: 'here'; found: Found };

const digits = (n: number, count: number, sign: 'auto' | 'exceptZero' = 'auto') =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: count, maximumFractionDigits: count, signDisplay: sign }).format(n);
/** An equity, with its sign. */
const equity = (n: number) => digits(n, 3, 'exceptZero');
const rounded = (n: number) => new Intl.NumberFormat(locale(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(n);
const percent = (n: number, count = 1) =>
  new Intl.NumberFormat(locale(), { style: 'percent', minimumFractionDigits: count, maximumFractionDigits: count }).format(n);

/** Has every decision of a match judged, and shows what came of it. */
export function BackgammonReport(props: ReportProps) {
  const [depth, setDepth] = useState<Depth>('1');
  const [asked, setAsked] = useState<Asked>({ is: 'not' });
  const make = () => {
    setAsked({ is: 'asked' });
    say(t('report.making'));
    backgammonReport({ rules: props.rules, start: props.start, actions: [...props.actions], plies: Number(depth) }).then(
      (found) => setAsked({ is: 'here', found }),
      (cause: unknown) => {
        const code = cause instanceof ApiError ? cause.code : 'unreachable';
        setAsked({ is: 'failed', why: cause instanceof ApiError && code === 'bad_request' ? cause.message : named('code', code) });
      },
    );
  };
  return (
    <section class="report card" aria-label={t('report.title')} data-testid="report" data-state={asked.is}>
      <h2>{t('report.title')}</h2>
      <p class="quiet">{t('report.what')}</p>
      <div class="report-ask">
        <Segmented<Depth>
          legend={t('report.depth')}
          name="depth"
          value={depth}
          options={DEPTHS.map((value) => ({ value, label: t(`report.depth.${value}`) }))}
          onChange={setDepth}
        />
        <button type="button" class="button primary" data-action="make_report" disabled={asked.is === 'asked'} onClick={make}>
          {t('report.make')}
        </button>
      </div>
      {asked.is === 'asked' ? <p class="quiet">{t('report.making')}</p> : null}
      {asked.is === 'failed' ? (
        <p class="problem" role="alert">
          {t('report.failed', asked.why)}
        </p>
      ) : null}
      {asked.is === 'here' ? <Judged found={asked.found} {...props} /> : null}
    </section>
  );
}

/** The sums of both, and every decision. */
function Judged(props: ReportProps & { found: Found }) {
  const { found } = props;
  const [all, setAll] = useState(false);
  if (found.decisions.length === 0) return <p>{t('report.empty')}</p>;
  const { undone } = found;
  const list = all ? found.decisions : costly(dearest(found.decisions));
  return (
    <>
      <Totals found={found} names={props.names} />
      <p class="quiet">{t('report.rate.what')}</p>
      <p class="quiet">{t('report.adjusted.what')}</p>
      {undone === 0 ? null : (
        <p class="problem" data-testid="undone">
          {t('report.undone', undone)}
        </p>
      )}
      <h3>{t('report.list')}</h3>
      {list.length === 0 ? <p>{t('report.free')}</p> : null}
      <ol class="judged" data-testid="judged">
        {list.map((one) => (
          <Decision key={one.index} one={one} names={props.names} show={props.show} />
        ))}
      </ol>
      <button type="button" class="button small" data-action="all_decisions" onClick={() => setAll(!all)}>
        {all ? t('report.list.costly') : t('report.list.all', found.decisions.length)}
      </button>
      <p class="quiet">{t('report.scale')}</p>
    </>
  );
}

/** What both did, a column for each. */
function Totals(props: { found: Found; names: readonly [string, string] }) {
  const { totals } = props.found;
  const row = (label: string, of: (seat: 0 | 1) => string | null) => {
    const [a, b] = [of(0), of(1)];
    if (a === null && b === null) return null;
    return (
      <tr>
        <th scope="row">{label}</th>
        <td>{a ?? t('report.none')}</td>
        <td>{b ?? t('report.none')}</td>
      </tr>
    );
  };
  return (
    <table class="report-totals" data-testid="totals">
      <caption class="spoken">{t('report.totals')}</caption>
      <thead>
        <tr>
          <td />
          {props.names.map((name, seat) => (
            <th key={seat} scope="col">
              <span translate={false}>{name}</span>
              <span class="quiet"> {seatSide(seat === 0 ? 'a' : 'b')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(t('report.rate'), (seat) => {
          const rate = totals[seat].performance;
          return rate === null ? null : digits(rate, 1);
        })}
        {row(t('report.decisions'), (seat) => numberWords(totals[seat].plays + totals[seat].cubes))}
        {row(t('report.plays'), (seat) => digits(totals[seat].play_loss, 3))}
        {row(t('report.cubes'), (seat) => digits(totals[seat].cube_loss, 3))}
        {row(t('report.lost'), (seat) => digits(lostBy(totals[seat]), 3))}
        {row(t('report.chance_lost'), (seat) => {
          const chance = totals[seat].chance_lost;
          return chance === null ? null : percent(chance);
        })}
        {row(t('report.luck'), (seat) => equity(totals[seat].luck))}
        {row(t('report.result'), (seat) => {
          const { result } = totals[seat];
          return result === null ? null : rounded(result);
        })}
        {row(t('report.adjusted'), (seat) => {
          const { adjusted } = totals[seat];
          return adjusted === null ? null : equity(adjusted);
        })}
        {row(t('report.marks'), (seat) => totals[seat].marks.map(numberWords).join(' · '))}
      </tbody>
    </table>
  );
}

/** What was done, in words where it is no play. */
function didWords(action: string): string {
  const key = action.replaceAll(' ', '_');
  return has(`report.did.${key}`) ? named('report.did', key) : action;
}

/** One decision: who, what, what it lost; on request what else there was. */
function Decision(props: {
  one: BackgammonDecision;
  names: readonly [string, string];
  show: (index: number) => void;
}) {
  const { one } = props;
  const name = props.names[one.seat === 'a' ? 0 : 1];
  const best = one.candidates[0]?.equity ?? 0;
  return (
    <li class={`decision ${one.mark ?? ''}`} data-index={one.index} data-kind={one.kind} data-mark={one.mark ?? ''}>
      <div class="decision-head">
        <span class="quiet">
          {t('report.game', one.game)} · <span translate={false}>{name}</span>
        </span>
        <strong>
          {one.dice === null ? '' : `${t('report.throw', one.dice[0], one.dice[1])}: `}
          <span translate={one.kind !== 'play'}>{didWords(one.action)}</span>
        </strong>
        <span class="decision-loss">
          {one.loss <= 0 ? equity(0) : equity(-one.loss)}
          {one.chance_lost === null ? null : <span class="quiet"> {percent(one.chance_lost)}</span>}
        </span>
        {one.mark === null ? null : <span class="tag mark">{named('report.mark', one.mark)}</span>}
        <button type="button" class="button small" data-action="show_decision" onClick={() => props.show(one.index)}>
          {t('report.show')}
        </button>
      </div>
      <details>
        <summary>
          {t('report.what_else')} <span class="quiet">{named('report.kind', one.kind)}</span>
        </summary>
        {one.cube !== null ? (
          <Cube cube={one.cube} />
        ) : one.alternatives.length > 0 ? (
          <Alternatives list={one.alternatives} made={one.action} />
        ) : (
          <Candidates list={one.candidates} best={best} made={one.action} />
        )}
      </details>
    </li>
  );
}

/** Chances to win and to lose more, as percentages. */
function Chances(props: { of: readonly number[] }) {
  const [win = 0, gammon = 0, backgammon = 0, lostGammon = 0, lostBackgammon = 0] = props.of;
  return (
    <span class="chances">
      {[win, gammon, backgammon].map((one) => percent(one)).join(' · ')} − {[lostGammon, lostBackgammon].map((one) => percent(one)).join(' · ')}
    </span>
  );
}

/** The best plays, all looked at, with how deep each was. */
function Candidates(props: { list: readonly BackgammonCandidate[]; best: number; made: string }) {
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
                <span translate={false}>{one.written}</span>
                {one.action === props.made ? <span class="tag">{t('report.made')}</span> : null}
                {at === 0 ? <span class="tag">{t('report.best')}</span> : null}
              </th>
              <td>{equity(one.equity)}</td>
              <td>{at === 0 ? '' : equity(one.equity - props.best)}</td>
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
function Alternatives(props: { list: readonly BackgammonAlternative[]; made: string }) {
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
function Cube({ cube }: { cube: BackgammonCubeJudgement }) {
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
              {named('report.verdict', cube.best)}, {named('report.verdict', cube.answer)}
            </td>
          </tr>
          <tr>
            <th scope="row">{t('report.chances')}</th>
            <td>
              <Chances of={cube.chances} /> <span class="quiet">{t('report.plies', cube.plies)}</span>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
