import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SURE_TAP, type Device } from '../boards/board';
import type { AnyExplanation, Face } from '../boards/faces';
import { t } from '../i18n/index';
import type { TableView } from '../protocol';
import { command, dismissRefusal, queue } from '../state/live';
import { freeSeats, isMyTurn, mySeat, otherSeat } from '../state/people';
import { pendingAction, type TableState } from '../state/reducer';
import { settings } from '../state/settings';
import { Absence } from './absence';
import { ActionBar, Decisions } from './action-bar';
import { say } from './announcer';
import { BoardHost, type BoardHandle } from './board-host';
import { clockWords } from './dials';
import { Header } from './header';
import { Notice } from './notice';
import { Offers } from './offers';
import { part } from './part';
import { Record } from './record';
import { SeatStrip } from './seat-strip';
import { Segmented } from './segmented';
import { NextGame, SeriesLine } from './series';
import { Share } from './share';
import { useSteady } from './steady';
import { useJudged } from './use-judged';
import { roomName } from './table-rows';
import { refusalWords, resultWords, statusWords } from './table-words';

// Few games know chance: what tells of it is fetched where one does.
const DiceLine = part(() => import('./dice-line').then((found) => found.DiceLine), 'chance');
const Rest = part(() => import('./rest').then((found) => found.Rest), 'chance');

/** How long an action may take before the page says that it is being sent, in milliseconds. */
const SENDING_SHOWN_AFTER = 150;

/** Whether an action has been on its way for long enough to say so. */
function useSending(id: string | null): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    setShown(false);
    if (id === null) return;
    const timer = setTimeout(() => setShown(true), SENDING_SHOWN_AFTER);
    return () => clearTimeout(timer);
  }, [id]);
  return shown;
}

/** A game on the screen: board, seats, clocks, what is going on, and what can be done. */
export function Game(props: { state: TableState; view: TableView; face: Face }) {
  const { state, view, face } = props;
  const { position } = view;
  const [unsent, setUnsent] = useState<string | null>(null);
  const [click, setClick] = useState('place');
  const [hidden, setHidden] = useState(false);
  // No state of the page: a press that ends a show would draw all of it anew under the finger.
  const shows = useSignal(false);
  const handle = useRef<BoardHandle | null>(null);
  const typed = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLElement>(null);
  useSteady(main);

  const pending = pendingAction(state);
  const sendingId = state.pending.find((one) => one.phase === 'sending')?.id ?? null;
  const sendingShown = useSending(sendingId);
  const active = isMyTurn(view) && pending === null;
  const seat = mySeat(view);
  // On one device the board and its sides stay where they are, whoever acts.
  const own = view.here ? 'a' : (seat ?? 'a');
  const [turned, setTurned] = useState(false);
  const bottom = turned ? otherSeat(own) : own;
  const waits = seat !== null && !view.here && view.status === 'playing' && view.turn === otherSeat(seat);
  const queues = waits && settings.value.premove && pending === null && face.queues(position, view[seat].side);
  const queued = state.queued?.action ?? null;
  const seq = state.known?.seq ?? 0;
  const [made, setMade] = useState<string | null>(null);
  const { composer, Panel } = face;
  const composes = composer !== null && active && composer.composes(position);
  const composed = composes ? (made ?? composer.start(position)) : null;
  const { judged, failed } = useJudged(`${state.table} ${seq}`, composed, () => ({
    kind: view.kind,
    rules: view.rules,
    start: null,
    actions: (state.known?.moves ?? []).map((move) => move.action),
  }));

  // What was composed for another position is put back, and said so.
  const composedFor = useRef(seq);
  useEffect(() => {
    if (composedFor.current === seq) return;
    composedFor.current = seq;
    if (unsent !== null) {
      setUnsent(null);
      say(t('action.cancelled'));
    }
    setMade(null);
    setHidden(false);
  }, [seq]);

  /** An action that has not been sent, as a move is told. */
  const draft = (action: string) => face.actionWords('move', face.drafted(position, action));
  const act = (action: string) => {
    setUnsent(null);
    command({ kind: 'act', action });
  };
  const toQueue = (cell: string) => {
    const action = face.queuedAt(position, cell);
    if (action === null) return;
    const next = action === queued ? null : action;
    queue(next, face.unseen);
    say(next === null ? t('say.unqueued') : t('say.queued', face.actionWords('say', face.drafted(position, next))));
  };
  const actions = face.targets(view.legal, click);
  const { confirm } = settings.value;
  const intent = (cell: string, device: Device) => {
    if (!active) {
      if (queues) toQueue(cell);
      return;
    }
    if (composed !== null && composer !== null) {
      const next = composer.with(position, composed, cell);
      setMade(next);
      dismissRefusal();
      say(composer.said(position, next, cell));
      return;
    }
    const action = face.actionAt(position, view.legal, cell, click);
    if (action === null) {
      say(statusWords(view));
      return;
    }
    // A finger that has chosen under the magnifier has seen what it chooses.
    const small = device === 'touch' && (handle.current?.cellSize() ?? SURE_TAP) < SURE_TAP;
    const compose = confirm === 'always' || confirm === 'double' || (confirm === 'touch' && small);
    if (compose && actions.has(cell) && unsent !== cell) {
      setUnsent(cell);
      dismissRefusal();
      say(`${t('action.composing', draft(action))} ${face.confirmWords(face.drafted(position, action))}?`);
    } else act(action);
  };
  const cancel = () => {
    setUnsent(null);
    setMade(null);
    setHidden(true);
    dismissRefusal();
    if (queued !== null) {
      queue(null);
      say(t('say.unqueued'));
    }
  };
  const putAway = { label: t('refusal.dismiss'), run: cancel };

  const refusal = state.refusal;
  const explained = face.explained(position);
  const explanation: AnyExplanation | null =
    refusal !== null ? refusal.detail : composed !== null ? judged : hidden ? null : explained;
  const unsentAction =
    unsent === null || !active ? null : face.actionAt(position, view.legal, unsent, click);
  const composing = unsentAction !== null;
  const asksToConfirm = composing && confirm !== 'double';
  const result = resultWords(view);
  const sending = pending === null ? null : face.cellOf(pending.action);
  const free = freeSeats(view);
  const clicks = face.clicks(view.legal);

  return (
    <>
      <Header>
        <h1 class="room-title">{roomName(view.preset)}</h1>
      </Header>
      <main
        id="content"
        class="table"
        tabIndex={-1}
        ref={main}
        data-status={view.status}
        data-role={view.role}
        data-here={view.here}
      >
        <SeatStrip view={view} face={face} seat={otherSeat(bottom)} place="top" />
        <div class="board-area">
          <BoardHost
            handle={handle}
            input={{
              position,
              targets: new Set(actions.keys()),
              active,
              bottom: view[bottom].side,
              queues,
              queued: queued === null ? null : face.cellOf(queued),
              unsent: active ? unsent : null,
              composed,
              sending,
              played: state.known?.moves.at(-1)?.action ?? null,
              settings: settings.value,
              hand: settings.value.hand,
              explanation,
            }}
            output={{
              intent,
              cancel,
              shows: (on) => {
                shows.value = on;
              },
              tell: say,
              ask: (what) => {
                if (what === 'clocks') say(clockWords());
                else if (what === 'turn') say(statusWords(view));
                else typed.current?.focus();
              },
            }}
          />
        </div>
        <SeatStrip view={view} face={face} seat={bottom} place="bottom" />

        <section class="say" aria-label={t('table.game')}>
          {asksToConfirm ? (
            <div class="confirm" data-testid="confirm">
              <button type="button" class="button" data-action="cancel" onClick={cancel}>
                {t('house.cancel')}
              </button>
              <button
                type="button"
                class="button primary large"
                data-action="confirm"
                onClick={() => act(unsentAction)}
              >
                {face.confirmWords(face.drafted(position, unsentAction))}
              </button>
            </div>
          ) : (
            <div class={`status ${isMyTurn(view) ? 'mine' : ''} ${result === null ? '' : 'over'}`} data-testid="status">
              {result !== null ? (
                <>
                  <strong>{result.headline}</strong>
                  <span>{result.reason}</span>
                </>
              ) : composing ? (
                t('confirm.again', draft(unsentAction))
              ) : (
                statusWords(view)
              )}
              {sendingShown ? <span class="sending">{t('turn.sending')}</span> : null}
              {queued === null ? null : (
                <span class="queued-line" data-testid="queued">
                  {t('queue.shown', draft(queued))}
                  <button type="button" class="button small" data-action="unqueue" onClick={cancel}>
                    {t('queue.cancel')}
                  </button>
                </span>
              )}
            </div>
          )}
          <SeriesLine view={view} />
          {seat === null && view.spectator_delay > 0 && view.status === 'playing' ? (
            <p class="quiet" data-testid="late">
              {t('watch.late', view.spectator_delay)}
            </p>
          ) : null}
          {state.dropped === null ? null : (
            <Notice testid="dropped" kind="refusal" words={[t('say.dropped', draft(state.dropped))]} close={putAway} />
          )}
          {refusal === null ? null : (
            <Notice
              testid="refusal"
              kind="refusal"
              reason={refusal.reason ?? refusal.code}
              words={refusalWords(face, refusal)}
              close={putAway}
            />
          )}
          {refusal === null && explained !== null ? (
            <Notice testid="explanation" words={face.explanationWords(explained)} />
          ) : null}
          {view.rest === null ? null : <Rest view={view} rest={view.rest} />}
          <Offers view={view} />
          <Absence view={view} />
          {clicks.length > 0 ? (
            <Segmented
              legend={t('action.mode')}
              name="mode"
              value={click}
              options={clicks}
              onChange={(value) => {
                setClick(value);
                setUnsent(null);
              }}
            />
          ) : null}
          {Panel === null ? null : (
            <Panel
              position={position}
              legal={view.legal}
              busy={!active}
              shows={shows}
              composed={composed}
              judged={judged}
              failed={failed}
              view={view}
              table={state.table}
              compose={(action) => {
                setMade(action);
                dismissRefusal();
              }}
              act={act}
            />
          )}
          {face.panelDecides === true ? null : <Decisions view={view} face={face} busy={!active} act={act} />}
          {view.dice === null ? null : <DiceLine state={state} view={view} dice={view.dice} face={face} />}
          {view.status === 'open' && seat === null && free[0] !== undefined ? (
            <button
              type="button"
              class="button primary large"
              data-action="sit"
              onClick={() => free[0] !== undefined && command({ kind: 'sit', seat: free[0] })}
            >
              {t('table.join')}
            </button>
          ) : null}
          {view.status === 'open' && seat !== null && free.length > 0 ? <Share /> : null}
          <NextGame view={view} />
          {view.status === 'over' ? (
            <a class="button" href={`/review/${state.table}`} data-action="review">
              {t('table.review')}
            </a>
          ) : null}
          {view.status === 'over' && face.Report !== undefined ? (
            <a class="button" href={`/review/${state.table}?report`} data-action="report">
              {t('table.report')}
            </a>
          ) : null}
        </section>

        <ActionBar view={view} face={face} busy={!active} composing={asksToConfirm} act={act} />
        <Record
          state={state}
          view={view}
          face={face}
          active={active}
          field={typed}
          turn={face.turns ? { on: turned, press: () => setTurned(!turned) } : null}
          typed={(text) => {
            const cell = composed === null ? null : (composer?.cell(position, text) ?? null);
            if (cell === null) act(face.typed(position, view.legal, text, click));
            else intent(cell, 'keyboard');
          }}
        />
      </main>
    </>
  );
}
