import { useState } from 'preact/hooks';
import { costly, dearest, lostBy } from '../boards/backgammon-judged';
import type { ReportProps } from '../boards/faces';
import { seatSide } from '../boards/backgammon-match';
import { locale, numberWords } from '../i18n/format';
import { named, t } from '../i18n/index';
import type { BackgammonDecision, BackgammonReport as Found } from '../protocol';
import { backgammonReport } from '../state/dice-api';
import { say } from './announcer';
import { Alternatives, Candidates, Cube, didWords, digits, equity, percent } from './backgammon-judgement';
import { Situation } from './backgammon-situation';
import { Failed, useAsked } from './use-asked';
import { Segmented } from './segmented';
import '../styles/dice.css';
import '../styles/report.css';

const DEPTHS = ['0', '1', '2'] as const;
type Depth = (typeof DEPTHS)[number];

const rounded = (n: number) => new Intl.NumberFormat(locale(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(n);
/** Has the position on the board judged, and every decision of a match; shows what came of it. */
export function BackgammonReport(props: ReportProps) {
  const [depth, setDepth] = useState<Depth>('1');
  const { asked, ask } = useAsked<Found>('match');
  const make = () => {
    say(t('report.making'));
    ask(backgammonReport({ rules: props.rules, start: props.start, actions: [...props.actions], plies: Number(depth) }));
  };
  return (
    <section class="report card" aria-label={t('report.title')} data-testid="report" data-state={asked.is}>
      <h2>{t('report.title')}</h2>
      <Segmented<Depth>
        legend={t('report.depth')}
        name="depth"
        value={depth}
        options={DEPTHS.map((value) => ({ value, label: t(`report.depth.${value}`) }))}
        onChange={setDepth}
      />
      <Situation rules={props.rules} start={props.start} actions={props.here} plies={Number(depth)} />
      <h3>{t('report.match')}</h3>
      <p class="quiet">{t('report.what')}</p>
      <div>
        <button type="button" class="button primary" data-action="make_report" disabled={asked.is === 'asked'} onClick={make}>
          {t('report.make')}
        </button>
      </div>
      {asked.is === 'asked' ? <p class="quiet">{t('report.making')}</p> : null}
      <Failed asked={asked} words={(why) => t('report.failed', why)} />
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

/** One decision: who, what, what it lost; on request what else there was. */
function Decision(props: {
  one: BackgammonDecision;
  names: readonly [string, string];
  show: (index: number) => void;
}) {
  const { one } = props;
  const name = props.names[one.seat === 'a' ? 0 : 1];
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
          <Candidates list={one.candidates} made={one.action} />
        )}
      </details>
    </li>
  );
}
