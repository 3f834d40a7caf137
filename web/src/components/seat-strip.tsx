import { useEffect, useRef } from 'preact/hooks';
import type { Face, Tally } from '../boards/faces';
import { t } from '../i18n/index';
import type { Seat, TableView } from '../protocol';
import { presence } from '../state/live';
import { mySeat } from '../state/people';
import { StoneIcon } from './dialog';
import { keepDial } from './dials';
import { seatName } from './table-words';

function Clock(props: { seat: Seat; side: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current === null ? undefined : keepDial(props.seat, ref.current)), [props.seat]);
  return (
    <div
      ref={ref}
      class="dial"
      role="timer"
      aria-label={t('clock.label', props.side)}
      data-testid={`clock-${props.seat}`}
    >
      <span class="dial-time" />
      <span class="dial-more" />
    </div>
  );
}

/** Up to this many are shown one by one. */
const PIPS = 10;

/** What a side has gathered: a race to a number, or a number alone. */
function Gathered(props: { tally: Tally }) {
  const { count, of, words, note } = props.tally;
  return (
    <div class="tally" data-testid="tally" title={words}>
      <span class="spoken">{words}</span>
      <span class="tally-count" aria-hidden="true">
        {count}
        {of === null ? null : <small> / {of}</small>}
      </span>
      {of === null || of > PIPS || of < 2 ? null : (
        <span class="pips" aria-hidden="true">
          {Array.from({ length: of }, (_, n) => (
            <span key={n} class={n < count ? 'pip full' : 'pip'} />
          ))}
        </span>
      )}
      {note === null ? null : (
        <span class={`tally-note ${of === null ? '' : 'near'}`} aria-hidden={of === null}>
          {note}
        </span>
      )}
    </div>
  );
}

/** One side of the table: stone, name, connection, clock. */
export function SeatStrip(props: {
  view: TableView;
  face: Face;
  seat: Seat;
  place: 'top' | 'bottom';
}) {
  const { view, face, seat } = props;
  const chair = view[seat];
  const side = face.sideWord(chair.side, view.position);
  const acts = view.status === 'playing' && view.turn === seat;
  // On one device nobody can be away.
  const connects = chair.user !== null && !view.here;
  const here = chair.user === 'engine' || (presence.value?.[seat] ?? false);
  const won = view.result?.verdict === seat;
  const tally = face.tally(view.position, chair.side);
  return (
    <section
      class={`seat ${props.place} ${acts ? 'acts' : ''}`}
      aria-label={side}
      data-testid={`seat-${seat}`}
      data-side={chair.side}
    >
      <StoneIcon side={chair.side} icon={face.icon} />
      <div class="seat-who">
        <span class="seat-name">
          {!connects ? null : (
            <>
              <span class={`dot ${here ? 'here' : 'gone'}`} aria-hidden="true" />
              <span class="spoken">{here ? t('seat.here') : t('seat.gone')}: </span>
            </>
          )}
          <span class={`seat-name-text ${chair.user === null ? 'quiet' : ''}`}>
            {seatName(view, seat)}
          </span>
          {mySeat(view) === seat && !view.here ? <span class="badge">{t('seat.you')}</span> : null}
        </span>
        <span class="seat-side">
          {side}
          {won ? <span class="badge won">{t('seat.won')}</span> : null}
          {acts ? ` · ${t('seat.to_move')}` : ''}
        </span>
      </div>
      {tally === null ? null : <Gathered tally={tally} />}
      <Clock seat={seat} side={side} />
    </section>
  );
}
