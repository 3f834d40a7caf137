import { useEffect, useRef, useState } from 'preact/hooks';
import { has, named, t } from '../i18n/index';
import type { TableView } from '../protocol';
import { mySeat } from '../state/people';
import { go } from '../state/route';
import { seconds } from './absence';
import { say } from './announcer';
import { seatName } from './table-words';
import { useGameTime } from './use-time';

/** Points as they are written in a series: a drawn game is half of one for each. */
function points(wins: number, draws: number): string {
  const whole = wins + Math.floor(draws / 2);
  return draws % 2 === 0 ? String(whole) : whole === 0 ? '½' : `${whole}½`;
}

/** Whether there is more than this one game to speak of. */
export function isSeries({ series }: TableView): boolean {
  return series.game > 1 || (series.bounded && series.id !== 'single');
}

/** `Game 2 · Anna 1 : 0 Bertil`. */
export function SeriesLine(props: { view: TableView }) {
  const { view } = props;
  const { series } = view;
  if (!isSeries(view)) return null;
  const rule = series.id !== null && has(`series.${series.id}`) ? named('series', series.id) : null;
  return (
    <p class="series" data-testid="series">
      {series.bounded && rule !== null ? <span class="quiet">{rule}</span> : null}
      <span>{t('series.game', series.game)}</span>
      <b>
        {t(
          'series.score',
          seatName(view, 'a'),
          points(series.wins_a, series.draws),
          points(series.wins_b, series.draws),
          seatName(view, 'b'),
        )}
      </b>
    </p>
  );
}

/**
 * The way to the next game: a link for everybody, and for the players the page goes there by
 * itself, unless they stay.
 */
export function NextGame(props: { view: TableView }) {
  const { view } = props;
  const next = view.next_table;
  const at = view.series.next_at_ms;
  const seated = mySeat(view) !== null;
  const [stays, setStays] = useState(false);
  const waits = next === null && at !== null;
  const now = useGameTime(waits);
  // Who comes to a table that has been followed already wants to see this one.
  const before = useRef(next);
  useEffect(() => {
    const came = before.current === null && next !== null;
    before.current = next;
    if (came && seated && !stays) go(`/t/${next}`);
  }, [next]);
  const decided = view.status === 'over' && view.series.decided && isSeries(view);
  return (
    <>
      {decided && next === null ? <p class="quiet">{t('series.decided')}</p> : null}
      {waits ? (
        <div class="notice" data-testid="next-game">
          <p>{t('series.next_in', seconds(Math.max(0, at - (now ?? at))))}</p>
          {!seated ? null : stays ? (
            <p class="quiet">{t('series.stayed')}</p>
          ) : (
            <button
              type="button"
              class="button small"
              data-action="stay"
              onClick={() => {
                setStays(true);
                say(t('series.stayed'));
              }}
            >
              {t('series.stay')}
            </button>
          )}
        </div>
      ) : null}
      {next === null ? null : (
        <a class="button primary" href={`/t/${next}`} data-action="next_table">
          {t('table.next')}
        </a>
      )}
    </>
  );
}
