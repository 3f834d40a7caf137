import { useEffect, useRef } from 'preact/hooks';
import { across, seatSide } from '../boards/backgammon-match';
import { sentences } from '../i18n/format';
import { t } from '../i18n/index';
import type { BackgammonSituation } from '../protocol';
import { backgammonPosition } from '../state/dice-api';
import { say } from './announcer';
import { Alternatives, Candidates, Chances, Cube, didWords, equity, percent } from './backgammon-judgement';
import { Failed, useAsked } from './use-asked';

/** Has the position judged that a line leads to: plays, answers or the cube, and what is right at every score. */
export function Situation(props: { rules: string; start: string | null; actions: readonly string[]; plies: number }) {
  const { rules, start, plies } = props;
  const actions = [...props.actions];
  const { asked, ask } = useAsked<BackgammonSituation | null>(actions.join(' '));
  const found = asked.is === 'here' ? asked.found : null;
  // Said once: not again by whoever steps back to where it was asked.
  const said = useRef<typeof asked | null>(null);
  useEffect(() => {
    if (asked.is !== 'here' || said.current === asked) return;
    said.current = asked;
    say(found === null ? t('report.position.nothing') : sentences([due(found), best(found)]));
  }, [asked]);
  return (
    <div class="situation" data-testid="situation" data-state={asked.is}>
      <h3>{t('report.position')}</h3>
      <div>
        <button
          type="button"
          class="button primary"
          data-action="judge_position"
          disabled={asked.is === 'asked'}
          onClick={() => ask(backgammonPosition({ rules, start, actions, plies }))}
        >
          {t('report.position.ask')}
        </button>
      </div>
      {asked.is === 'asked' ? <p class="quiet">{t('report.position.asked')}</p> : null}
      <Failed asked={asked} words={(why) => t('report.position.failed', why)} />
      {asked.is !== 'here' ? null : found === null ? <p>{t('report.position.nothing')}</p> : <Found found={found} />}
    </div>
  );
}

/** What is to be done, and by whom. */
function due({ kind, seat, dice }: BackgammonSituation): string {
  const side = seatSide(seat);
  switch (kind) {
    case 'play':
      return t('report.to.play', side, t('report.throw', dice?.[0] ?? 0, dice?.[1] ?? 0));
    case 'double':
      return t('report.to.double', side);
    case 'answer':
      return t('report.to.answer', side);
    default:
      return t('report.to.throw', side);
  }
}

/** What is best, and what it is worth; where nothing can be chosen what the game is. */
function best({ kind, candidates, alternatives, cube, equity: worth }: BackgammonSituation): string {
  if (kind === 'throw') return `${t('report.equity')} ${equity(worth)}`;
  const what = candidates[0]?.written ?? alternatives[0]?.action ?? (cube?.best === 'double' ? 'double' : 'roll');
  return t('report.position.best', didWords(what), equity(worth));
}

function Found({ found }: { found: BackgammonSituation }) {
  const { candidates, alternatives, cube, plays, scores } = found;
  const more = plays - candidates.length;
  return (
    <>
      <p>
        <strong>{due(found)}</strong> {best(found)}
      </p>
      {candidates.length === 0 ? null : <Candidates list={candidates} made={null} />}
      {more > 0 && candidates.length > 0 ? <p class="quiet">{t('report.position.more', more)}</p> : null}
      {alternatives.length === 0 ? null : <Alternatives list={alternatives} made={null} />}
      {cube === null ? null : <Cube cube={cube} />}
      <Figures found={found} />
      {scores.length === 0 ? null : <Scores scores={scores} />}
    </>
  );
}

/** What players know by heart for the start, and have to guess elsewhere: a column for each side. */
function Figures({ found }: { found: BackgammonSituation }) {
  const { on_roll: own, cubeless, takes, gammon_prices: prices, match_chances: chances } = found;
  const row = (label: string, of: readonly (string | null)[]) =>
    of.every((one) => one === null) ? null : (
      <tr>
        <th scope="row">{label}</th>
        {of.map((one, at) => (
          <td key={at}>{one ?? t('report.none')}</td>
        ))}
      </tr>
    );
  const share = (one: number | null) => (one === null ? null : percent(one));
  return (
    <>
      {found.cube !== null || found.kind === 'play' ? null : (
        <p>
          <span class="quiet">
            {seatSide(own)}: {t('report.chances')}
          </span>{' '}
          <Chances of={found.chances} /> <span class="quiet">{t('report.plies', found.plies)}</span>
        </p>
      )}
      <table class="figures" data-testid="figures">
        <thead>
          <tr>
            <td />
            {[own, across(own)].map((seat) => (
              <th key={seat} scope="col">
                {seatSide(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t('report.cubeless'), [equity(cubeless), equity(-cubeless)])}
          {row(t('report.takes'), [share(takes[1]), share(takes[0])])}
          {row(t('report.gammon'), prices.map((one) => percent(one, 0)))}
          {chances === null ? null : row(t('report.match.won'), [percent(chances[1]), percent(1 - chances[0])])}
          {chances === null ? null : row(t('report.match.lost'), [percent(chances[0]), percent(1 - chances[1])])}
        </tbody>
      </table>
    </>
  );
}

/** Signs of what is right at a score, each with its words. */
const SIGNS: Readonly<Record<string, readonly [string, () => string]>> = {
  no_double: ['·', () => t('report.no_double')],
  take: ['✓', () => t('report.double_take')],
  drop: ['✕', () => t('report.double_drop')],
  too_good: ['!', () => t('report.verdict.too_good')],
};

/** What is right at every score of a match. */
function Scores({ scores }: { scores: readonly (readonly string[])[] }) {
  return (
    <details data-testid="scores">
      <summary>{t('report.scores')}</summary>
      <p class="quiet">{t('report.scores.what')}</p>
      {/* A table that scrolls has to be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div class="judged-table" tabIndex={0} role="group" aria-label={t('report.scores')}>
        <table class="scores">
          <thead>
            <tr>
              <td />
              {scores.map((_, at) => (
                <th key={at} scope="col">
                  {at + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scores.map((row, own) => (
              <tr key={own}>
                <th scope="row">{own + 1}</th>
                {row.map((right, other) => {
                  const [sign, words] = SIGNS[right] ?? ['', () => ''];
                  return (
                    <td key={other} class={right}>
                      <span aria-hidden="true">{sign}</span>
                      <span class="spoken">{words()}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul class="signs" aria-hidden="true">
        {Object.entries(SIGNS).map(([right, [sign, words]]) => (
          <li key={right}>
            <span class={right}>{sign}</span> {words()}
          </li>
        ))}
      </ul>
    </details>
  );
}
