import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Device } from '../boards/board';
import { sentences } from '../i18n/format';
import { named, own, t } from '../i18n/index';
import type { PositionView, Seat, TableReview } from '../protocol';
import { actionsOf, actionsTo, mainLine, plyOf, sizeFrom, START } from '../state/review';
import { settings, setSettings } from '../state/settings';
import type { Session } from '../state/study';
import { say } from './announcer';
import { BoardHost, type BoardHandle } from './board-host';
import { Icon, StoneIcon } from './dialog';
import { Notice } from './notice';
import { part } from './part';
import { useReviewKeys } from './review-keys';
import { Steps } from './review-steps';
import { ReviewTree } from './review-tree';
import {
  actingAt,
  endWords,
  faceOfReview,
  labelWords,
  nodeWords,
  playerName,
  resultOf,
  stepSaid,
  timeWords,
  verdictWords,
} from './review-words';
import { Segmented } from './segmented';
import { useJudged } from './use-judged';
import { useStrokes } from './use-strokes';
import { TurnButton } from './turn-button';

// What stands below everything is fetched when the board is there.
const About = part(() => import('./review-about').then((found) => found.About));

/** Cells smaller than this, in CSS pixels, are too small for a sure tap. */
const SURE_TAP = 44;

/** Speaks every step once its position is known, and every answer. */
function useReviewSpeech(session: Session): void {
  const { state } = session;
  const known = state.known.has(state.at);
  const spoken = useRef<number | null>(state.at);
  useEffect(() => {
    if (!known || spoken.current === state.at) return;
    spoken.current = state.at;
    say(stepSaid(state));
  }, [state.at, known]);
  useEffect(() => {
    if (state.verdict === null) return;
    const position = state.known.get(state.at)?.at.position;
    const face = faceOfReview(state.head);
    say(sentences(verdictWords(face, state.verdict.verdict, actingAt(state, state.at), position)));
  }, [state.verdict]);
}

/** A game on the board, its tree, and what can be done with it. */
export function ReviewGame(props: {
  session: Session;
  table: TableReview | null;
  children?: ComponentChildren;
}) {
  const { session } = props;
  const { state } = session;
  const { at, head, verdict } = state;
  const face = faceOfReview(head);
  const handle = useRef<BoardHandle | null>(null);
  const [asking, setAsking] = useState(false);
  const [draws, setDraws] = useState(false);
  const strokes = useStrokes(at);
  const [marks, setMarks] = useState(true);
  const [turned, setTurned] = useState(false);
  const [click, setClick] = useState('');
  const [unsent, setUnsent] = useState<string | null>(null);
  const shown = useRef<PositionView | null>(null);
  useReviewSpeech(session);
  useReviewKeys(session);
  const [made, setMade] = useState<string | null>(null);
  // A finished table leads here with the wish in its link.
  const [reports, setReports] = useState(() => new URLSearchParams(location.search).has('report'));
  useEffect(() => {
    setUnsent(null);
    setMade(null);
  }, [at]);

  const known = state.known.get(at);
  // While a position is on its way the last one stays, so that nothing jumps.
  if (known !== undefined) shown.current = known.at.position;
  const position = shown.current;
  const legal = known?.legal ?? [];
  const clicks = face.clicks(legal);
  const targets = face.targets(legal, click);
  const side = actingAt(state, at);
  const { composer, Panel, Report } = face;
  const composes = composer !== null && known !== undefined && composer.composes(known.at.position);
  const composed = composes ? (made ?? composer.start(known.at.position)) : null;
  const { judged, failed } = useJudged(`${session.id} ${at}`, composed, () => ({
    kind: head.kind,
    rules: head.rules,
    start: head.start,
    actions: actionsTo(state, at),
  }));

  /** What is chosen on the board and has not been played, as a move is told. */
  const draft = (cell: string) =>
    position === null || face.cellOf(cell) === null ? cell : face.actionWords('move', face.drafted(position, cell));
  const play = (action: string) => {
    setUnsent(null);
    void session.play(action);
  };
  const about = (cell: string) => {
    setUnsent(null);
    if (position === null || known === undefined) return;
    session.judge(face.actionAt(position, legal, cell, click) ?? cell);
  };
  const intent = (cell: string, device: Device) => {
    if (asking) {
      about(cell);
      return;
    }
    if (position === null || known === undefined) return;
    if (composed !== null && composer !== null) {
      const next = composer.with(position, composed, cell);
      setMade(next);
      say(composer.said(position, next, cell));
      return;
    }
    const action = face.actionAt(position, legal, cell, click) ?? cell;
    const { confirm } = settings.value;
    const small = device === 'touch' && (handle.current?.cellSize() ?? SURE_TAP) < SURE_TAP;
    if (face.confirmed !== true && (confirm === 'always' || (confirm === 'touch' && small)) && unsent !== cell) {
      setUnsent(cell);
      say(t('action.composing', draft(cell)));
    } else play(action);
  };
  const unsentAction =
    unsent === null || position === null
      ? null
      : (face.actionAt(position, legal, unsent, click) ?? unsent);
  const node = state.nodes.get(at);
  /** What was played from here, the main line first. */
  const next = (node?.children ?? []).flatMap((id) => state.nodes.get(id)?.action ?? []);
  const explained = position === null ? null : face.explained(position);
  const explanation = verdict === null ? (composed === null ? explained : judged) : verdict.verdict.detail;
  const trying = session.trying.value;
  const opening = position === null ? null : face.opening(position);
  const problem = session.problem.value;
  const cancel = () => {
    setUnsent(null);
    setMade(null);
    session.change({ t: 'dismiss' });
  };

  return (
    <>
      <Players session={session} />
      <div class={`board-area ${asking ? 'asking' : ''}`}>
        {position === null ? (
          <p class="quiet">{t('house.loading')}</p>
        ) : (
          <BoardHost
            handle={handle}
            input={{
              position: marks ? position : face.unmarked(position),
              targets: new Set(targets.keys()),
              active: known !== undefined,
              bottom: (face.bottom === 'white') === turned ? 'black' : 'white',
              arrows: marks ? next : [],
              unsent,
              composed,
              sending: trying === null ? null : face.cellOf(trying),
              labels: node?.labels ?? [],
              strokes: strokes.here,
              draws,
              played: node?.action ?? null,
              settings: settings.value,
              explanation,
            }}
            output={{
              intent,
              cancel,
              about,
              stroke: strokes.stroke,
              tell: say,
              ask: () => say(stepSaid(state)),
            }}
          />
        )}
      </div>
      <Steps session={session} />
      <section class="say" aria-label={t('review.position')}>
        <div class="review-here" data-testid="here">
          <strong>{node === undefined ? '' : node.action === null ? t('review.start') : nodeWords(state, node, plyOf(state))}</strong>
          {node === undefined || node.timeMs === null ? null : <span class="quiet"> {timeWords(node.timeMs)}</span>}
          {opening === null ? null : (
            <span class="opening" data-testid="opening">
              <span class="quiet">{t('table.opening')}</span> {opening.name}
              {opening.native === null ? null : <span lang={opening.lang}> {opening.native}</span>}
            </span>
          )}
          <span class="quiet" data-testid="asked-of">
            {endWords(state, at) ??
              (position === null
                ? ''
                : side === null
                  ? face.stepWords(position)
                  : t('review.to_act', face.sideWord(side), face.stepWords(position)))}
          </span>
        </div>
        {unsentAction === null || unsent === null ? null : (
          <div class="confirm" data-testid="confirm">
            <button type="button" class="button" data-action="ask_unsent" onClick={() => about(unsent)}>
              {t('review.ask.point', draft(unsent))}
            </button>
            <button type="button" class="button primary large" data-action="confirm" onClick={() => play(unsentAction)}>
              {t('review.play.point', draft(unsent))}
            </button>
          </div>
        )}
        {verdict === null ? null : (
          <Notice
            testid={verdict.asked ? 'answer' : 'refusal'}
            kind={`answer ${verdict.verdict.allowed ? '' : 'refusal'}`}
            reason={verdict.verdict.reason ?? (verdict.verdict.allowed ? 'legal' : '')}
            words={verdictWords(face, verdict.verdict, side, position ?? undefined)}
            close={{ label: t('review.close_answer'), run: cancel }}
          />
        )}
        {verdict === null && explained !== null ? (
          <Notice testid="explanation" words={face.explanationWords(explained)} />
        ) : null}
        {node === undefined || node.comment === null ? null : (
          <div class="remark" data-testid="remark" dir="auto">
            {node.comment}
          </div>
        )}
        {node === undefined || node.labels.length === 0 ? null : <p class="quiet">{labelWords(node)}</p>}
        {problem === null ? null : (
          <div class="notice refusal" data-testid="problem">
            <div>
              <p>{t('review.failed', named('code', problem.code))}</p>
            </div>
            <button type="button" class="button small" data-action="again" onClick={() => session.again()}>
              {t('review.again')}
            </button>
          </div>
        )}
        {clicks.length === 0 ? null : (
          <Segmented
            legend={t('action.mode')}
            name="mode"
            value={click === '' ? (clicks[0]?.value ?? '') : click}
            options={clicks}
            onChange={setClick}
          />
        )}
        {Panel === null || position === null ? null : (
          <Panel
            position={position}
            legal={legal}
            busy={known === undefined}
            composed={composed}
            judged={judged}
            failed={failed}
            view={null}
            table={null}
            compose={setMade}
            act={play}
          />
        )}
        <Choices session={session} side={side ?? ''} play={play} />
        {Report === undefined ? null : (
          <button
            type="button"
            class="button toggle"
            data-action="report"
            aria-pressed={reports}
            onClick={() => setReports(!reports)}
          >
            {t('table.report')}
          </button>
        )}
      </section>
      <section class="record" aria-label={t('review.moves')}>
        <div class="toggles">
          <button
            type="button"
            class="button small toggle"
            data-action="ask"
            aria-pressed={asking}
            onClick={() => {
              setAsking(!asking);
              setDraws(false);
              if (!asking) say(t('review.ask.on'));
            }}
          >
            <Icon name="help" />
            {t('review.ask')}
          </button>
          <button
            type="button"
            class="button small toggle"
            data-action="draw"
            aria-pressed={draws}
            onClick={() => {
              setDraws(!draws);
              setAsking(false);
              if (!draws) say(t('review.draw.on'));
            }}
          >
            {t('review.draw')}
          </button>
          {strokes.here.length === 0 ? null : (
            <button
              type="button"
              class="button small toggle"
              data-action="erase"
              onClick={(event) => {
                strokes.clear();
                // The button goes: the focus stays beside it.
                const { previousElementSibling: beside } = event.currentTarget;
                if (beside instanceof HTMLElement) beside.focus();
                say(t('review.draw.cleared'));
              }}
            >
              {t('review.draw.clear')}
            </button>
          )}
          <button type="button" class="button small toggle" data-action="marks" aria-pressed={marks} onClick={() => setMarks(!marks)}>
            {own(head.kind, 'review.marks')}
          </button>
          {face.chance !== undefined ? null : (
            <button
              type="button"
              class="button small toggle"
              data-action="numbers"
              aria-pressed={settings.value.numbers}
              onClick={() => setSettings({ numbers: !settings.value.numbers })}
            >
              {t('review.numbers')}
            </button>
          )}
          {face.turns ? <TurnButton on={turned} press={() => setTurned(!turned)} /> : null}
        </div>
        {asking ? <p class="quiet hint">{t('review.ask.on')}</p> : null}
        {draws ? <p class="quiet hint">{t('review.draw.on')}</p> : null}
        <ReviewTree session={session} />
        <Pruning session={session} />
        {props.children}
        <About head={head} table={props.table} />
        <details class="about" data-testid="text-board">
          <summary>{t('table.text')}</summary>
          {position === null ? null : face.textBoard(position).map((line) => <p key={line}>{line}</p>)}
        </details>
      </section>
      {Report !== undefined && reports ? (
        <Report
          rules={head.rules}
          start={head.start}
          actions={actionsOf(state, mainLine(state))}
          here={actionsTo(state, at)}
          names={[playerName(head, 'a', known?.at.side_a ?? null), playerName(head, 'b', known?.at.side_b ?? null)]}
          show={(index) => {
            const to = mainLine(state)[index];
            if (to === undefined) return;
            session.change({ t: 'go', to });
            document.getElementById('content')?.scrollIntoView();
          }}
        />
      ) : null}
    </>
  );
}

/** The decisions that may be taken here, such as an exchange of colours. */
function Choices(props: { session: Session; side: string; play: (action: string) => void }) {
  const { state } = props.session;
  const face = faceOfReview(state.head);
  const here = state.known.get(state.at);
  if (here === undefined) return null;
  const decisions = face.panelDecides === true ? [] : face.decisions(here.legal ?? []);
  const asides = face.asides(here.at.position, here.legal ?? [], props.side);
  const button = (action: string, label: string, kind: string) => (
    <button
      key={action}
      type="button"
      class={`button ${kind}`}
      data-action={action}
      onClick={() => props.play(action)}
    >
      {label}
    </button>
  );
  // Where a decision is asked for there are several; a single one stands beside the board's points.
  const kind = decisions.length > 1 ? 'choice' : 'small';
  return (
    <>
      {decisions.length === 0 ? null : (
        <div class={`decisions ${decisions.length > 3 ? 'many' : ''}`}>
          {decisions.map((action) => button(action, face.decisionWords(action, props.side), kind))}
        </div>
      )}
      {asides.length === 0 ? null : (
        <div class="action-row">{asides.map((one) => button(one.action, one.label, 'small'))}</div>
      )}
    </>
  );
}

/** Who plays, with the side each has in this position, and who won. */
function Players(props: { session: Session }) {
  const { state } = props.session;
  const face = faceOfReview(state.head);
  const end = state.known.get(mainLine(state).at(-1) ?? START)?.at;
  const here = state.known.get(state.at)?.at ?? end;
  const result = resultOf(state.head, end);
  const winner = state.head.result?.verdict ?? end?.verdict ?? null;
  const player = (seat: Seat) => {
    const side = here === undefined ? null : seat === 'a' ? here.side_a : here.side_b;
    return (
      <li class="player" data-testid={`player-${seat}`}>
        {side === null ? null : <StoneIcon side={side} icon={face.icon} />}
        <span class="player-name">
          {side === null || state.head[seat] === null ? null : (
            <span class="spoken">{face.sideWord(side)}: </span>
          )}
          {playerName(state.head, seat, side)}
        </span>
        {winner === seat ? <span class="badge won">{t('seat.won')}</span> : null}
      </li>
    );
  };
  return (
    <section class="players card" aria-label={t('review.players')}>
      <ul class="versus">
        {player('a')}
        {player('b')}
      </ul>
      {result === null ? null : (
        <p class="review-result" data-testid="result">
          <strong>{result.headline}</strong> <span>{result.reason}</span>
        </p>
      )}
    </section>
  );
}

/** Takes a variation out of the tree, and puts it back. */
function Pruning(props: { session: Session }) {
  const { session } = props;
  const { state } = session;
  const node = state.nodes.get(state.at);
  const may = node !== undefined && !node.fixed && node.parent !== null;
  if (!may && state.removed === null) return null;
  return (
    <div class="pruning">
      {may ? (
        <button
          type="button"
          class="button small"
          data-action="remove"
          onClick={() => {
            session.change({ t: 'remove', node: state.at });
            say(t('review.removed'));
          }}
        >
          <Icon name="bin" />
          {t('review.remove', sizeFrom(state, state.at))}
        </button>
      ) : null}
      {state.removed === null ? null : (
        <>
          <span class="quiet">{t('review.removed')}</span>
          <button type="button" class="button small" data-action="put_back" onClick={() => session.change({ t: 'put_back' })}>
            {t('review.put_back')}
          </button>
        </>
      )}
    </div>
  );
}
