import { useEffect, useRef, useState } from 'preact/hooks';
import type { Face } from '../boards/faces';
import { listWords } from '../i18n/format';
import { t } from '../i18n/index';
import type { DiceView, EventView, Seat, TableView } from '../protocol';
import { forgetValue, owedBy } from '../state/dice-keep';
import { command, table } from '../state/live';
import { mySeat } from '../state/people';
import type { TableState } from '../state/reducer';
import { seconds } from './absence';
import { say } from './announcer';
import { part } from './part';
import { unrepeated } from './question';
import { seatName, seatWords } from './table-words';
import { outcomeWords, ThrowPad } from './throw-pad';
import { useGameTime } from './use-time';
import '../styles/dice.css';

const Proof = part(() => import('./dice-proof').then((found) => found.DiceProof), 'chance');

const SEATS = ['a', 'b'] as const;

/** The seats that the reader answers for. */
function ownSeats(view: TableView): readonly Seat[] {
  const seat = mySeat(view);
  return seat === null ? [] : view.here ? SEATS : [seat];
}

/** Pledges and reveals for the seats of this browser, unasked; true where a value was lost. */
function useKeeping(state: TableState, view: TableView, dice: DiceView): boolean {
  const [lost, setLost] = useState(false);
  const tried = useRef(new Set<string>());
  const seq = state.known?.seq ?? 0;
  const waits = state.pending.some(({ command: { kind } }) => kind === 'pledge' || kind === 'reveal');
  const own = ownSeats(view);
  const over = view.status === 'over';
  useEffect(() => {
    for (const seat of own) {
      const told = seat === 'a' ? dice.value_a : dice.value_b;
      if (told !== null || over) forgetValue(localStorage, state.table, seat);
    }
  }, [dice.value_a, dice.value_b, over]);
  useEffect(() => {
    if (waits || over) return;
    // One thing at a time: the second seat of a device is served when the first one's answer is here.
    const seat = own.find((one) => dice.owed.some((debt) => debt.seat === one) && !tried.current.has(`${seq} ${one}`));
    if (seat === undefined) return;
    let stopped = false;
    void owedBy(localStorage, state.table, seat, dice).then((due) => {
      // What came meanwhile calls this again: nothing is sent twice, nor for a table as it was before.
      const { current } = tried;
      if (stopped || table.value?.known?.seq !== seq || current.has(`${seq} ${seat}`)) return;
      current.add(`${seq} ${seat}`);
      if (due.is === 'send') command(due.command);
      setLost(due.is === 'lost');
    });
    return () => {
      stopped = true;
    };
  }, [seq, waits, over]);
  return lost;
}

/** When a button beside the board goes with the focus on it, keys go on to the pad or to the board. */
function useHandedOn(): void {
  const beside = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      beside.current = target instanceof Element && target.closest('.say') !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!beside.current || document.activeElement !== document.body) return;
    const next = '.say .pad input, svg.lined.mine [data-point][tabindex="0"]';
    document.querySelector<HTMLElement | SVGElement>(next)?.focus({ preventScroll: true });
  });
}

/** How chance comes to the table: who has sealed what, what people tell of their dice, and the proof. */
export function DiceLine(props: { state: TableState; view: TableView; dice: DiceView; face: Face }) {
  const { state, view, dice, face } = props;
  const lost = useKeeping(state, view, dice);
  useHandedOn();
  if (dice.source === 'people') return <People {...props} />;
  return (
    <div class="dice-line" data-testid="dice-line">
      <Sealed view={view} dice={dice} lost={lost} />
      {view.status === 'over' && dice.secret !== null && face.chance !== undefined ? (
        <Proof table={state.table} outcomes={face.chance.outcomes} names={[seatName(view, 'a'), seatName(view, 'b')]} />
      ) : null}
    </div>
  );
}

/** Who has sealed what, and who is waited for. */
function Sealed(props: { view: TableView; dice: DiceView; lost: boolean }) {
  const { view, dice } = props;
  const { owed, owed_by_ms: until } = dice;
  const now = useGameTime(until !== null && view.status === 'open');
  const name = (seat: Seat) => (mySeat(view) === seat && !view.here ? t('chance.you') : seatName(view, seat));
  const sealed = [
    ...(dice.sealed === null ? [] : [t('chance.house')]),
    ...(dice.pledge_a === null ? [] : [name('a')]),
    ...(dice.pledge_b === null ? [] : [name('b')]),
  ];
  const waiting = owed.map(({ seat, what }) => t(what === 'reveal' ? 'chance.opens' : 'chance.seals', name(seat)));
  return (
    <>
      <p class="quiet" data-testid="sealed" data-owed={owed.map(({ seat, what }) => `${seat}:${what}`).join(' ')}>
        {sealed.length === 0 ? null : t('chance.sealed', listWords(sealed))} {waiting.join(' ')}
        {until === null || now === null || view.status !== 'open' ? null : ` ${t('chance.until', seconds(Math.max(0, until - now)))}`}
        {view.status === 'over' ? null : (
          <>
            {' '}
            <a href="/dice">{t('chance.how')}</a>
          </>
        )}
      </p>
      {props.lost ? (
        <p class="problem" role="alert">
          {t('chance.lost')}
        </p>
      ) : null}
    </>
  );
}

/** What the last message brought that concerns what was told: a dispute, a cocked throw. */
function toldNews(fresh: readonly EventView[]): string | null {
  for (const event of [...fresh].reverse()) {
    if (event.kind === 'disputed') return t('told.disputed');
    if (event.kind === 'rolled' && event.chance === 'cocked') return t('told.cocked');
  }
  return null;
}

/** A room where people throw their own dice: the pad, what was told, and its confirmation. */
function People(props: { state: TableState; view: TableView; dice: DiceView; face: Face }) {
  const { state, view, dice, face } = props;
  const seat = mySeat(view);
  const may = (what: string) => view.may.includes(what);
  const busy = state.pending.some(({ command: { kind } }) => kind === 'throw' || kind === 'confirm' || kind === 'dispute');
  const [news, setNews] = useState<string | null>(null);
  const fresh = toldNews(state.fresh);
  const { told } = dice;
  useEffect(() => {
    // What is told next takes the news away, and nothing else does.
    if (fresh !== null) {
      setNews(fresh);
      say(fresh);
    } else if (told !== null) setNews(null);
  }, [state.known?.seq]);
  useEffect(() => {
    if (told !== null) say(t('told.says', seatWords(view, told.seat), outcomeWords(told.outcome)));
  }, [told?.seq]);
  if (view.status !== 'playing') return <p class="quiet">{t('chance.people')}</p>;
  const each = face.chance?.each(view.position) ?? null;
  const by = each === null ? null : ([seatWords(view, each[0]), seatWords(view, each[1])] as const);
  const others = dice.outcomes.filter((one) => !one.startsWith('dice '));
  return (
    <div class="dice-line" data-testid="dice-line">
      {news === null ? null : (
        <p class="notice" data-testid="told-news">
          {news}
        </p>
      )}
      {told === null ? null : (
        <div class="told" role="group" aria-label={t('told.title')} data-testid="told" data-outcome={told.outcome}>
          <p class="answer-said">{t('told.says', seatWords(view, told.seat), outcomeWords(told.outcome))}</p>
          {seat === null ? null : (
            <div class="told-acts">
              {may('dispute') ? (
                <button
                  type="button"
                  class="button"
                  data-action="dispute"
                  disabled={busy}
                  onKeyDown={unrepeated}
                  onClick={() => command({ kind: 'dispute' })}
                >
                  {t(told.seat === seat && !view.here ? 'told.take_back' : 'told.dispute')}
                </button>
              ) : null}
              {may('confirm') ? (
                <button
                  type="button"
                  class="button primary large"
                  data-action="confirm_throw"
                  disabled={busy}
                  onKeyDown={unrepeated}
                  onClick={() => command({ kind: 'confirm' })}
                >
                  {t('told.confirm', outcomeWords(told.outcome))}
                </button>
              ) : (
                <p class="quiet">{t('told.waits')}</p>
              )}
            </div>
          )}
        </div>
      )}
      {told === null && may('throw') && dice.outcomes.length > 0 ? (
        <ThrowPad by={by} others={others} busy={busy} tell={(outcome) => command({ kind: 'throw', outcome })} />
      ) : null}
    </div>
  );
}
