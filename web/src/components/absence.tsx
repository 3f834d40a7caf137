import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index';
import type { TableView } from '../protocol';
import { command, presence } from '../state/live';
import { mySeat } from '../state/people';
import { say } from './announcer';
import { seatName } from './table-words';
import { useGameTime } from './use-time';

/** A break shorter than this is nobody's business, in milliseconds. */
export const SHOWN_AFTER = 5000;

/**
 * Who is not connected, from when the game may be claimed, and then the claims. The reader's own
 * moves stay possible all the while.
 */
export function Absence(props: { view: TableView }) {
  const { view } = props;
  const seat = mySeat(view);
  const playing = view.status === 'playing' && !view.here;
  const away = playing ? (presence.value?.away ?? []).filter((one) => one.seat !== seat) : [];
  const now = useGameTime(away.length > 0);
  const shown = away.filter((one) => now !== null && now - one.since_ms >= SHOWN_AFTER);
  const claims = view.may.includes('claim_absence');

  // The words come once when somebody is gone, and once when they are back.
  const said = useRef(new Map<string, string>());
  const gone = shown.map((one) => one.seat).join('');
  useEffect(() => {
    for (const one of shown) {
      if (said.current.has(one.seat)) continue;
      const name = seatName(view, one.seat);
      said.current.set(one.seat, name);
      say(t('away.reconnecting', name));
    }
    for (const [one, name] of said.current) {
      if (gone.includes(one)) continue;
      said.current.delete(one);
      if (view.status === 'playing') say(t('say.back', name));
    }
  }, [gone]);
  useEffect(() => {
    const other = shown[0];
    if (claims && other !== undefined) say(t('away.claim_now', seatName(view, other.seat)));
  }, [claims]);

  if (shown.length === 0 && !claims) return null;
  const words = shown.map((one) => {
    const name = seatName(view, one.seat);
    if (claims) return t('away.claim_now', name);
    if (one.claim_at_ms === null || now === null || seat === null) {
      return t('away.reconnecting', name);
    }
    return t('away.claim_in', name, seconds(Math.max(0, one.claim_at_ms - now)));
  });
  return (
    <div class="notice absence" data-testid="absence">
      <div>
        {words.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
      {claims ? (
        <div class="pair">
          <button
            type="button"
            class="button primary"
            data-action="claim_absence"
            onClick={() => command({ kind: 'claim_absence', draw: false })}
          >
            {t('do.claim_absence')}
          </button>
          <button
            type="button"
            class="button"
            data-action="claim_absence_draw"
            onClick={() => command({ kind: 'claim_absence', draw: true })}
          >
            {t('do.claim_absence.draw')}
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** `0:35`, without tenths: nobody loses by this clock. */
export function seconds(ms: number): string {
  const total = Math.ceil(ms / 1000);
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}
