import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { faceOf, type Face } from '../boards/faces';
import { sentences } from '../i18n/format';
import { named, t } from '../i18n/index';
import type { Study, StudyPosition, StudyVerdict } from '../protocol';
import type { RulesBoard } from '../rules/board';
import { referee } from '../rules/referee';
import type { Voice } from '../rules/voice';
import { settings } from '../state/settings';
import { say } from './announcer';
import { BoardHost, type BoardHandle } from './board-host';
import { Segmented } from './segmented';

/** How far below the window a board is when it asks for its position, in pixels. */
const AHEAD = 400;

/** Whether an element has come near the window. */
function useNear(): [{ current: HTMLElement | null }, boolean] {
  const place = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || near) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${AHEAD}px` },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [near]);
  return [place, near];
}

function last(study: Study): StudyPosition | null {
  return study.positions.at(-1) ?? null;
}

/** The side that acts. */
function sideToMove(at: StudyPosition): string | null {
  if (at.turn === 'a') return at.side_a;
  return at.turn === 'b' ? at.side_b : null;
}

/** How the game ended, as a headline and a reason; null while it goes on. */
function endWords(
  face: Face,
  voice: Voice,
  at: StudyPosition,
): { headline: string; reason: string } | null {
  const { verdict } = at;
  if (verdict === null) return null;
  const winner = verdict === 'a' ? at.side_a : verdict === 'b' ? at.side_b : null;
  const headline =
    winner === null
      ? t(verdict === 'no_result' ? 'result.no_result' : 'result.draw')
      : voice.wins(winner);
  return { headline, reason: at.ending === null ? '' : face.endingWords(at.ending) };
}

/** What is asked of whom. */
function statusWords(board: RulesBoard, face: Face, voice: Voice, at: StudyPosition): string {
  const side = sideToMove(at);
  const task = face.stepWords(at.position);
  if (side === null || (at.turn !== 'a' && at.turn !== 'b')) return task;
  const plays = voice.plays(at.position);
  if (board.way === 'ask' && plays) {
    return side === 'white' ? t('rules.ask.white') : t('rules.ask.black');
  }
  const who = board.start === null ? voice.who(at.position, side, at.turn) : face.sideWord(side);
  const asked = t('turn.other', who, task);
  return board.opening && plays ? `${t('rules.done')} ${asked}` : asked;
}

/** The verdict on an action: what it says first, then why. */
function verdictWords(face: Face, voice: Voice, at: StudyPosition, verdict: StudyVerdict): string[] {
  const side = sideToMove(at);
  const detail = verdict.side === null || verdict.side === side ? verdict.detail : null;
  if (verdict.allowed) return voice.allowed(verdict, side, detail);
  if (detail !== null) return face.explanationWords(detail);
  const reason = verdict.reason ?? 'wrong_step';
  return [face.reasonWords(reason) ?? named('reason', reason)];
}

/** A board that asks the referee: about a point, or move by move. */
export function LiveBoard(props: { board: RulesBoard; voice: Voice }) {
  const { board, voice } = props;
  const [figure, near] = useNear();
  const handle = useRef<BoardHandle | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const caption = useId();
  /** What has been played on top of the board's own actions. */
  const [played, setPlayed] = useState<readonly string[]>([]);
  const [study, setStudy] = useState<Study | null>(null);
  const [verdict, setVerdict] = useState<StudyVerdict | null>(null);
  const [click, setClick] = useState('place');
  const [marks, setMarks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [retry, setRetry] = useState<{ again: () => void } | null>(null);
  /** The newest question; answers to older ones are let go. */
  const question = useRef(0);

  const ask = (line: readonly string[], about: string | null, then: (answer: Study) => void) => {
    question.current += 1;
    const mine = question.current;
    setBusy(true);
    setRetry(null);
    referee({
      kind: board.kind,
      rules: board.rules,
      start: board.start,
      actions: [...board.actions, ...line],
      from: null,
      ask: about,
    }).then(
      (answer) => {
        if (mine !== question.current) return;
        setBusy(false);
        then(answer);
      },
      () => {
        if (mine !== question.current) return;
        setBusy(false);
        setRetry({ again: () => ask(line, about, then) });
        say(t('rules.unanswered'));
      },
    );
  };

  /** Goes to the position after a line, or says why it cannot be played. */
  const goTo = (line: readonly string[], quiet = false) => {
    const before = study === null ? null : last(study);
    ask(line, null, (answer) => {
      const now = last(answer);
      if (now === null) return;
      const face = faceOf(now.position.kind);
      if (answer.refused !== null && before !== null) {
        setVerdict(answer.refused);
        say(sentences(verdictWords(face, voice, before, answer.refused)));
        return;
      }
      setStudy(answer);
      setPlayed(line);
      setVerdict(null);
      if (quiet) return;
      const end = endWords(face, voice, now);
      const words = end === null ? [statusWords(board, face, voice, now)] : [end.headline, end.reason];
      say(sentences([...words, ...voice.tally(now.position)]));
      // A button that is gone has taken the focus along.
      if (document.activeElement === document.body) status.current?.focus({ preventScroll: true });
    });
  };

  useEffect(() => {
    if (near) goTo([], true);
  }, [near]);

  const at = study === null ? null : last(study);
  const face = at === null ? null : faceOf(at.position.kind);
  const legal = study?.legal ?? [];
  const over = at !== null && at.verdict !== null;

  /** Makes an action, and what chance brings after it. */
  const make = (action: string) => {
    const line = [...played, action];
    const after = voice.leadsToChance?.(action) === true && at !== null ? voice.chances?.(at.position)[0] : undefined;
    goTo(after === undefined ? line : [...line, after.draw()]);
  };

  const intent = (cell: string) => {
    if (at === null || face === null || busy) return;
    // Where a point means nothing the referee is asked all the same, and says so.
    const action =
      voice.click(at.position, cell) ?? face.actionAt(at.position, legal, cell, click) ?? cell;
    if (board.way === 'play') {
      make(action);
      return;
    }
    ask(played, action, (answer) => {
      const { judged } = answer;
      setVerdict(judged);
      if (judged !== null) say(sentences(verdictWords(face, voice, at, judged)));
    });
  };

  const act = (action: string) => {
    if (!busy) make(action);
  };

  if (at === null || face === null) {
    return (
      <figure ref={figure} class="live-board" data-board={board.id} data-kind={board.kind} aria-labelledby={caption}>
        <div class="live-place empty" data-kind={board.kind} />
        <div class="live-panel">
          <figcaption id={caption}>{t(board.caption)}</figcaption>
          {retry === null ? <p class="quiet">{t('rules.asking')}</p> : <Retry again={retry.again} />}
        </div>
      </figure>
    );
  }

  const end = endWords(face, voice, at);
  const words = verdict === null ? [] : verdictWords(face, voice, at, verdict);
  const choices = face.clicks(legal);
  const side = sideToMove(at);
  const tries = voice.tries(at.position, legal);
  const asides = board.way === 'play' && side !== null ? face.asides(at.position, legal, side) : [];
  // Passing, and what may be tried at any time, stand below with what the reader does to the board.
  const more = over ? [] : board.tries.filter((one) => !legal.includes(one));
  const below = [...new Set([...tries, ...asides.map((one) => one.action), ...more])];
  const decisions = face.decisions(legal).filter((one) => !below.includes(one));
  const chances = at.turn === 'chance' ? (voice.chances?.(at.position) ?? []) : [];
  const next = played.every((one, index) => one === board.line[index])
    ? board.line[played.length]
    : undefined;
  const asked = board.way === 'ask' && verdict !== null ? face.cellOf(verdict.action) : null;
  const shown =
    verdict !== null && (verdict.side === null || verdict.side === side) ? verdict.detail : null;

  return (
    <figure
      ref={figure}
      class="live-board"
      data-board={board.id}
      data-kind={board.kind}
      data-played={played.join(' ')}
      aria-labelledby={caption}
    >
      <div class="live-place">
        <BoardHost
          handle={handle}
          input={{
            position: marks ? at.position : face.unmarked(at.position),
            targets: new Set(face.targets(legal, click).keys()),
            active: !over,
            bottom: face.bottom ?? 'black',
            unsent: verdict?.reason === 'occupied' ? null : asked,
            sending: null,
            // Only from the start of a game on is the order of the stones known.
            settings: { ...settings.value, coordinates: true, numbers: board.start === null, loupe: false },
            explanation: shown ?? face.explained(at.position),
          }}
          output={{
            intent,
            cancel: () => setVerdict(null),
            tell: say,
            ask: (what) => {
              if (what === 'turn') say(statusWords(board, face, voice, at));
            },
          }}
        />
      </div>
      <div class="live-panel">
        <figcaption id={caption}>{t(board.caption)}</figcaption>
        <div ref={status} class="live-status" tabIndex={-1} data-testid="live-status">
          {end === null ? (
            statusWords(board, face, voice, at)
          ) : (
            <>
              <strong>{end.headline}</strong> {end.reason}
            </>
          )}
        </div>
        {voice.tally(at.position).map((one) => (
          <p key={one} class="quiet" data-testid="live-tally">
            {one}
          </p>
        ))}
        <Opening face={face} at={at} />
        {verdict === null ? null : (
          <div
            class={`live-verdict ${verdict.allowed ? 'yes' : 'no'}`}
            data-testid="live-verdict"
            data-reason={verdict.reason ?? 'allowed'}
          >
            {words.map((one) => (
              <p key={one}>{one}</p>
            ))}
          </div>
        )}
        {retry === null ? null : <Retry again={retry.again} />}
        {choices.length === 0 ? null : (
          <Segmented
            legend={t('action.mode')}
            name={`mode-${board.id}`}
            value={click}
            options={choices}
            onChange={setClick}
          />
        )}
        {decisions.length === 0 || side === null ? null : (
          <div class="live-decisions">
            {decisions.map((action) => (
              <button
                key={action}
                type="button"
                class="button small"
                data-action={action}
                onClick={() => act(action)}
              >
                {face.decisionWords(action, side)}
              </button>
            ))}
          </div>
        )}
        <div class="live-tools">
          {chances.map((one) => (
            <button
              key={one.name}
              type="button"
              class="button small"
              data-action={one.name}
              onClick={() => act(one.draw())}
            >
              {one.words}
            </button>
          ))}
          {side === null
            ? null
            : below.map((action) => (
                <button
                  key={action}
                  type="button"
                  class="button small"
                  data-action={action}
                  onClick={() => act(action)}
                >
                  {voice.tryWords(action) ??
                    asides.find((one) => one.action === action)?.label ??
                    face.decisionWords(action, side)}
                </button>
              ))}
          {asked !== null && verdict?.allowed === true ? (
            <button
              type="button"
              class="button small primary"
              data-action="play"
              onClick={() => act(verdict.action)}
            >
              {face.confirmWords(face.drafted(at.position, verdict.action))}
            </button>
          ) : null}
          {next === undefined ? null : (
            <button
              type="button"
              class="button small"
              data-action="show"
              onClick={() => {
                if (!busy) goTo([...played, next]);
              }}
            >
              {t('rules.show')}
            </button>
          )}
          {played.length === 0 ? null : (
            <button
              type="button"
              class="button small"
              data-action="take_back"
              onClick={() => goTo(played.slice(0, -1))}
            >
              {t('rules.back')}
            </button>
          )}
          {played.length === 0 && verdict === null ? null : (
            <button
              type="button"
              class="button small"
              data-action="start_again"
              onClick={() => goTo([])}
            >
              {t('rules.again')}
            </button>
          )}
          {board.marks ? (
            <button
              type="button"
              class="button small toggle"
              data-action="marks"
              aria-pressed={marks}
              onClick={() => setMarks(!marks)}
            >
              {voice.marks()}
            </button>
          ) : null}
        </div>
      </div>
    </figure>
  );
}

function Opening(props: { face: Face; at: StudyPosition }) {
  const named = props.face.opening(props.at.position);
  if (named === null) return null;
  return (
    <p class="live-opening" data-testid="live-opening">
      <span class="quiet">{t('table.opening')}</span> {named.name}
      {named.native === null ? null : <span lang={named.lang}> {named.native}</span>}
    </p>
  );
}

function Retry(props: { again: () => void }) {
  return (
    <p class="problem">
      {t('rules.unanswered')}{' '}
      <button type="button" class="button small" data-action="retry" onClick={props.again}>
        {t('rules.retry')}
      </button>
    </p>
  );
}
