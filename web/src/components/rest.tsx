import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index';
import type { RestView, Seat, TableView } from '../protocol';
import { command } from '../state/live';
import { mySeat } from '../state/people';
import { seconds } from './absence';
import { unrepeated } from './question';
import { seatName } from './table-words';
import { useGameTime } from './use-time';

/** The rest between two games of a match: who is ready, and when play goes on by itself. */
export function Rest(props: { view: TableView; rest: RestView }) {
  const { view, rest } = props;
  const now = useGameTime(true);
  const seat = mySeat(view);
  const ready = (one: Seat) => (one === 'a' ? rest.ready_a : rest.ready_b);
  const own: readonly Seat[] = seat === null ? [] : view.here ? ['a', 'b'] : [seat];
  const missing = own.filter((one) => !ready(one));
  // On one device one press is for both: the second follows when the first is stored.
  const [pressed, setPressed] = useState(false);
  const [next] = missing;
  useEffect(() => {
    if (pressed && next !== undefined) command({ kind: 'ready', seat: next });
  }, [pressed, next]);
  const names = (['a', 'b'] as const).filter(ready).map((one) => t('rest.is_ready', seatName(view, one)));
  return (
    <div class="notice rest" data-testid="rest">
      <div>
        <p>
          {t('rest.what')}
          {now === null ? null : ` ${t('rest.goes_on', seconds(Math.max(0, rest.until_ms - now)))}`}
        </p>
        {names.length === 0 ? null : <p class="quiet">{names.join(' ')}</p>}
      </div>
      {missing.length > 0 && !pressed && view.may.includes('ready') ? (
        <button
          type="button"
          class="button primary"
          data-action="ready"
          onKeyDown={unrepeated}
          onClick={() => setPressed(true)}
        >
          {t('rest.ready')}
        </button>
      ) : null}
    </div>
  );
}
