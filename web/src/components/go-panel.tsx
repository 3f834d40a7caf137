import type { PanelProps, PositionOf } from '../boards/faces';
import { begun, deadBy, differing, proposed, scoreOf } from '../boards/go-settle';
import { pointList, scoreWords, sideWord } from '../boards/go-words';
import { numberWords } from '../i18n/format';
import { t } from '../i18n/index';
import type { GoColumn, GoExplanation, GoScore, GoSettlement } from '../protocol';
import { StoneIcon } from './dialog';

type Props = PanelProps<PositionOf<'go'>, GoExplanation>;

/** What stands beside a board that is settled or counted. */
export function GoPanel(props: Props) {
  const { settlement, score } = props.position;
  if (settlement !== null) return <Settlement {...props} settlement={settlement} />;
  if (score === null) return null;
  return (
    <section class="settle card" aria-label={t('go.count.title')}>
      <p class="count-result">
        <Result score={score} />
      </p>
      <Count score={score} />
    </section>
  );
}

/** The marks of whoever answers, what they count to, and the ways on. */
function Settlement(props: Props & { settlement: GoSettlement }) {
  const { settlement, composed, busy, legal } = props;
  const standing = proposed(settlement);
  const start = begun(settlement);
  const score = scoreOf(settlement, composed, props.judged?.score ?? null);
  const differs = composed === null || standing === null ? [] : differing(settlement, composed, standing);
  const dead = composed === null ? 0 : deadBy(settlement, composed).size;
  const agrees = composed !== null && composed === standing && legal.includes('accept');
  const { suggested } = settlement;
  return (
    <section class="settle card" aria-label={t('go.settle.title')} data-testid="settlement">
      {settlement.by === null ? null : (
        <p data-testid="proposal">
          {t('go.settle.by', sideWord(settlement.by), settlement.dead.length)}
          {differs.length === 0 ? null : (
            <strong data-testid="differs"> {t('go.settle.differ', pointList(differs))}</strong>
          )}
        </p>
      )}
      <p class="count-result" data-testid="counting">
        {score !== null ? (
          <Result score={score} />
        ) : (
          <span class="quiet">{t(props.failed ? 'go.settle.uncounted' : 'go.settle.counting')}</span>
        )}
      </p>
      {composed === null ? null : (
        <div class="settle-acts">
          <button
            type="button"
            class="button primary large"
            data-action={agrees ? 'accept' : 'propose'}
            disabled={busy}
            onClick={() => props.act(agrees ? 'accept' : composed)}
          >
            {agrees ? t('go.action.accept') : t('go.action.propose', dead)}
          </button>
          {composed === start ? null : (
            <button type="button" class="button" data-action="reset" onClick={() => props.compose(null)}>
              {standing === null && suggested !== null ? t('go.action.suggestion') : t('go.action.reset')}
            </button>
          )}
          {legal.includes('resume') ? (
            <button
              type="button"
              class="button"
              data-action="resume"
              disabled={busy}
              onClick={() => props.act('resume')}
            >
              {t('go.action.resume')}
            </button>
          ) : null}
        </div>
      )}
      {settlement.by !== null || (composed !== null && composed !== start) ? null : (
        <p class="quiet" data-testid="proposal">
          {composed !== null && suggested !== null ? t('go.settle.suggested') : t('go.settle.none')}
        </p>
      )}
      {composed === null || composed !== start ? null : <p class="quiet">{t('go.settle.how')}</p>}
      {score === null ? <div class="settle-wait" /> : <Count score={score} />}
    </section>
  );
}

/** Who is ahead, and what was left out of the count. */
function Result(props: { score: GoScore }) {
  const { score } = props;
  const of = (kind: string) => score.points.filter((one) => one.kind === kind).length;
  const [neutral, seki] = [of('neutral'), of('seki')];
  return (
    <>
      <strong>{scoreWords(score)}</strong>
      {neutral === 0 ? null : <span class="quiet"> {t('go.count.neutral', neutral)}</span>}
      {seki === 0 ? null : <span class="quiet"> {t('go.count.seki', seki)}</span>}
    </>
  );
}

const half = (halves: number) => numberWords(halves / 2);

/** The rows of a count, for each side; those that a method does not use are left out. */
function rows({ black, white }: GoScore): [string, string, string][] {
  const row = (label: string, of: (column: GoColumn) => number): [string, string, string][] =>
    of(black) === 0 && of(white) === 0 ? [] : [[label, half(of(black)), half(of(white))]];
  return [
    ...row(t('go.count.row.stones'), (one) => 2 * one.stones),
    ...row(t('go.count.row.territory'), (one) => 2 * one.territory),
    ...row(t('go.count.row.prisoners'), (one) => 2 * one.prisoners),
    ...row(t('go.count.row.komi'), (one) => one.komi_halves),
    ...row(t('go.count.row.bonus'), (one) => 2 * one.bonus),
  ];
}

/** A count, a column for each side. */
function Count(props: { score: GoScore }) {
  const { score } = props;
  return (
    <div data-testid="count" data-score={score.text}>
      <table class="count-table">
        <caption>
          {t('go.count.title')}{' '}
          <span class="quiet">{t(score.method === 'territory' ? 'go.count.territory' : 'go.count.area')}</span>
        </caption>
        <thead>
          <tr>
            <td />
            {['black', 'white'].map((side) => (
              <th key={side} scope="col">
                <StoneIcon side={side} /> {sideWord(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows(score).map(([label, black, white]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{black}</td>
              <td>{white}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('go.count.row.total')}</th>
            <td>{half(score.black.total_halves)}</td>
            <td>{half(score.white.total_halves)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
