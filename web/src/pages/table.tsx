import { useEffect, useRef, useState } from 'preact/hooks';
import type { Device } from '../boards/board';
import {
  actionAt,
  actionPoint,
  hasTwoModes,
  targets,
  typedAction,
  type ClickMode,
} from '../boards/gomoku-points';
import { explanationWords, sideWord } from '../boards/gomoku-words';
import { ActionBar, Decisions } from '../components/action-bar';
import { alertNow, say } from '../components/announcer';
import { BoardHost, type BoardHandle } from '../components/board-host';
import { clockWords } from '../components/dials';
import { Icon } from '../components/dialog';
import { Header } from '../components/header';
import { MoveList } from '../components/move-list';
import { Offers } from '../components/offers';
import { SeatStrip } from '../components/seat-strip';
import { Segmented } from '../components/segmented';
import { Share } from '../components/share';
import { knock } from '../components/sound';
import { roomName } from '../components/table-rows';
import {
  eventWords,
  refusalWords,
  resultWords,
  statusWords,
} from '../components/table-words';
import { has, t } from '../i18n/index';
import type { GomokuExplanation, TableView } from '../protocol';
import { command, dismissRefusal, leaveTable, presence, table, watchTable } from '../state/live';
import { freeSeats, isMyTurn, mySeat, otherSeat } from '../state/people';
import { pendingAction, type TableState } from '../state/reducer';
import { go } from '../state/route';
import { settings } from '../state/settings';

/** Cells smaller than this, in CSS pixels, are too small for a sure tap. */
const SURE_TAP = 44;
/** How long an action may take before the page says that it is being sent, in milliseconds. */
const SENDING_SHOWN_AFTER = 150;

/** Speaks what the last message brought. */
function useSpeech(state: TableState | null): void {
  const last = useRef<{ seq: number; mine: boolean; over: boolean } | null>(null);
  const refusal = state?.refusal ?? null;
  const known = state?.known ?? null;
  useEffect(() => {
    if (known === null || state === null) return;
    const { view } = known;
    const before = last.current;
    const now = { seq: known.seq, mine: isMyTurn(view), over: view.status === 'over' };
    last.current = now;
    if (before !== null && before.seq === now.seq) return;
    const words = before === null ? [] : state.fresh.map((event) => eventWords(view, event));
    if (before !== null && state.fresh.some((event) => event.played !== null)) knock();
    if (before === null || (now.over && !before.over) || words.length === 0 || !now.mine) {
      words.push(statusWords(view));
    }
    say(words.filter((one) => one !== null).join(' '));
    if (now.mine && before?.mine !== true) alertNow(t('turn.yours_short'));
  }, [known]);
  useEffect(() => {
    if (refusal !== null) say(refusalWords(refusal).join(' '));
  }, [refusal]);
}

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

/** A table: board, seats, clocks, moves, and what can be done. */
export default function Table(props: { id: string }) {
  useEffect(() => {
    watchTable(props.id);
    return () => leaveTable(props.id);
  }, [props.id]);
  const state = table.value;
  useSpeech(state);
  const view = state?.known?.view ?? null;
  useEffect(() => {
    document.title =
      view === null ? 'Yonban' : `${isMyTurn(view) ? '● ' : ''}${t('table.title', roomName(view.preset))}`;
  }, [view]);

  // An accepted rematch takes both players along; who comes later finds a link.
  const next = view?.next_table ?? null;
  const nextBefore = useRef<{ seen: boolean; value: string | null }>({ seen: false, value: null });
  useEffect(() => {
    if (view === null) return;
    const before = nextBefore.current;
    nextBefore.current = { seen: true, value: next };
    if (before.seen && before.value === null && next !== null && mySeat(view) !== null) {
      go(`/t/${next}`);
    }
  }, [next, view === null]);

  if (state?.missing === true && view === null) {
    return (
      <>
        <Header />
        <main id="content" class="nowhere" tabIndex={-1}>
          <h1>{t('table.missing')}</h1>
          <p class="quiet">{t('table.missing.what')}</p>
          <a class="button primary" href="/">
            {t('table.go_home')}
          </a>
        </main>
      </>
    );
  }
  if (state === null || view === null || state.table !== props.id) {
    return (
      <>
        <Header />
        <main id="content" class="nowhere" tabIndex={-1}>
          <p class="quiet">{t('house.loading')}</p>
        </main>
      </>
    );
  }
  return <Playing state={state} view={view} />;
}

function Playing(props: { state: TableState; view: TableView }) {
  const { state, view } = props;
  const { position } = view;
  const [unsent, setUnsent] = useState<string | null>(null);
  const [mode, setMode] = useState<ClickMode>('place');
  const [hidden, setHidden] = useState(false);
  const handle = useRef<BoardHandle | null>(null);
  const typed = useRef<HTMLInputElement>(null);

  const pending = pendingAction(state);
  const sendingId = state.pending.find((one) => one.phase === 'sending')?.id ?? null;
  const sendingShown = useSending(sendingId);
  const active = isMyTurn(view) && pending === null;
  const seat = mySeat(view);
  const bottom = seat ?? 'a';
  const seq = state.known?.seq ?? 0;

  // What was composed for another position is put back, and said so.
  const composedFor = useRef(seq);
  useEffect(() => {
    if (composedFor.current === seq) return;
    composedFor.current = seq;
    if (unsent !== null) {
      setUnsent(null);
      say(t('action.cancelled'));
    }
    setHidden(false);
  }, [seq]);

  const act = (action: string) => {
    setUnsent(null);
    command({ kind: 'act', action });
  };
  const actions = targets(view.legal, mode);
  const intent = (point: string, device: Device) => {
    const action = actionAt(position.step, view.legal, point, mode);
    if (action === null) {
      say(statusWords(view));
      return;
    }
    const { confirm } = settings.value;
    const small = device === 'touch' && (handle.current?.cellSize() ?? SURE_TAP) < SURE_TAP;
    const compose = confirm === 'always' || (confirm === 'touch' && small);
    if (compose && actions.has(point) && unsent !== point) {
      setUnsent(point);
      say(`${t('action.composing', point)} ${confirmWords(action)}?`);
    } else act(action);
  };
  const cancel = () => {
    setUnsent(null);
    setHidden(true);
    dismissRefusal();
  };

  const refusal = state.refusal;
  const explanation: GomokuExplanation | null =
    refusal !== null ? refusal.detail : hidden ? null : position.explanation;
  const unsentAction =
    unsent === null || !active ? null : actionAt(position.step, view.legal, unsent, mode);
  const result = resultWords(view);
  const sendingPoint = pending === null ? null : (actionPoint(pending.action)?.point ?? null);
  const free = freeSeats(view);
  const watching = presence.value?.spectators ?? 0;
  const roomKey = `preset.${view.preset.replace(/-\d+$/, '')}`;
  const room = has(`preset.${view.preset}.opening`) ? `preset.${view.preset}` : roomKey;

  return (
    <>
      <Header>
        <h1 class="room-title">{roomName(view.preset)}</h1>
        {watching > 0 ? <span class="quiet watching">{t('table.watching', watching)}</span> : null}
      </Header>
      <main id="content" class="table" tabIndex={-1} data-status={view.status} data-role={view.role}>
        <SeatStrip view={view} seat={otherSeat(bottom)} place="top" />
        <div class="board-area">
          <BoardHost
            handle={handle}
            input={{
              position,
              targets: new Set(actions.keys()),
              active,
              unsent: active ? unsent : null,
              sending: sendingPoint,
              settings: settings.value,
              explanation,
            }}
            output={{
              intent,
              cancel,
              ask: (what) => {
                if (what === 'clocks') say(clockWords());
                else if (what === 'turn') say(statusWords(view));
                else typed.current?.focus();
              },
            }}
          />
        </div>
        <SeatStrip view={view} seat={bottom} place="bottom" />

        <section class="say" aria-label={t('table.game')}>
          {unsentAction === null ? (
            <div class={`status ${isMyTurn(view) ? 'mine' : ''} ${result === null ? '' : 'over'}`} data-testid="status">
              {result === null ? (
                statusWords(view)
              ) : (
                <>
                  <strong>{result.headline}</strong>
                  <span>{result.reason}</span>
                </>
              )}
              {sendingShown ? <span class="sending">{t('turn.sending')}</span> : null}
            </div>
          ) : (
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
                {confirmWords(unsentAction)}
              </button>
            </div>
          )}
          {refusal === null ? null : (
            <div class="notice refusal" data-testid="refusal" data-reason={refusal.reason ?? refusal.code}>
              <div>
                {refusalWords(refusal).map((one) => (
                  <p key={one}>{one}</p>
                ))}
              </div>
              <button type="button" class="icon-button" aria-label={t('refusal.dismiss')} onClick={cancel}>
                <Icon name="close" />
              </button>
            </div>
          )}
          {refusal === null && position.explanation !== null ? (
            <div class="notice" data-testid="explanation">
              <div>
                {explanationWords(position.explanation).map((one) => (
                  <p key={one}>{one}</p>
                ))}
              </div>
            </div>
          ) : null}
          <Offers view={view} />
          {hasTwoModes(view.legal) ? (
            <Segmented<ClickMode>
              legend={t('action.mode')}
              name="mode"
              value={mode}
              options={[
                { value: 'place', label: t('action.mode.place') },
                { value: 'offer', label: t('action.mode.offer') },
              ]}
              onChange={(value) => {
                setMode(value);
                setUnsent(null);
              }}
            />
          ) : null}
          <Decisions view={view} busy={!active} act={act} />
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
          {next(view)}
        </section>

        <ActionBar view={view} busy={!active} act={act} />

        <section class="record" aria-label={t('table.moves')}>
          <h2>{t('table.moves')}</h2>
          {position.opening === null ? null : (
            <p class="opening" data-testid="opening">
              <span class="quiet">{t('table.opening')}</span> {position.opening.code}
              {position.opening.name === null ? '' : ` ${position.opening.name}`}
              {position.opening.kanji === null ? null : (
                <span lang="ja"> {position.opening.kanji}</span>
              )}
            </p>
          )}
          <MoveList moves={state.known?.moves ?? []} stones={view.position.stones} />
          {seat !== null && view.status === 'playing' ? (
            <form
              class="typed"
              data-testid="notation"
              onSubmit={(event) => {
                event.preventDefault();
                const field = typed.current;
                if (field === null || field.value.trim() === '' || !active) return;
                act(typedAction(field.value, position, view.legal, mode));
                field.value = '';
              }}
            >
              <label class="field">
                <span>{t('table.notation')}</span>
                <input
                  ref={typed}
                  type="text"
                  name="action"
                  autocomplete="off"
                  autocapitalize="none"
                  spellcheck={false}
                  placeholder={t('table.notation.hint')}
                />
              </label>
              <button type="submit" class="button" disabled={!active}>
                {t('table.notation.send')}
              </button>
            </form>
          ) : null}
          <details class="about" data-testid="text-board">
            <summary>{t('table.text')}</summary>
            {['black', 'white'].map((color) => (
              <p key={color}>
                {t(
                  'board.stones',
                  sideWord(color),
                  position.stones
                    .filter((stone) => stone.color === color)
                    .map((stone) => stone.point)
                    .join(' ') || t('board.no_stones'),
                )}
              </p>
            ))}
          </details>
          {has(`${room}.opening`) ? (
            <details class="about">
              <summary>{t('table.rules')}</summary>
              <p>{t(`${room}.what` as 'preset.free.what')}</p>
              <p>{t(`${room}.opening` as 'preset.free.opening')}</p>
              <p class="quiet">{view.rules}</p>
            </details>
          ) : null}
        </section>
      </main>
    </>
  );
}

/** The button that sends an unsent action. */
function confirmWords(action: string): string {
  const at = actionPoint(action);
  if (at === null) return action;
  if (at.how === 'offer') return t('action.confirm.offer', at.point);
  if (at.how === 'pick') return t('action.confirm.pick', at.point);
  return t('action.confirm', at.point);
}

function next(view: TableView) {
  return view.next_table === null ? null : (
    <a class="button primary" href={`/t/${view.next_table}`} data-action="next_table">
      {t('table.next')}
    </a>
  );
}
