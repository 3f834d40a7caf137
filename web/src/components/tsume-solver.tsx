import { useEffect, useRef, useState } from 'preact/hooks';
import { typedAction } from '../boards/shogi-points';
import { actionWords, playedWords, sideWord } from '../boards/shogi-words';
import { sentences } from '../i18n/format';
import { t } from '../i18n/index';
import type { StudyMove, Tsume, TsumeSolution } from '../protocol';
import * as api from '../state/api';
import { settings } from '../state/settings';
import { say } from './announcer';
import { BoardHost, type BoardHandle } from './board-host';

/** How long the house waits with its answer, in milliseconds: the check has to be seen first. */
const PAUSE = 500;

type Mate = Extract<TsumeSolution, { found: 'mate' }>;

function mateOf(at: Tsume): Mate | null {
  return at.solution?.found === 'mate' ? at.solution : null;
}

/** Whether the defender is mated. */
function isMated(at: Tsume): boolean {
  return !at.attacks && at.legal.length === 0;
}

/** What the solver knows of a problem. */
function knownWords(solution: TsumeSolution | null): string[] {
  if (solution === null) return [];
  if (solution.found !== 'mate') return [t(`tsume.${solution.found}`)];
  const { plies, composed, shortest, first_moves: first } = solution;
  const words = [composed < plies ? t('tsume.composed', plies, composed) : t('tsume.mate', plies)];
  if (!shortest) words.push(t('tsume.longer'));
  if (first.length === 1) words.push(t('tsume.one_first'));
  if (first.length > 1) words.push(t('tsume.first_moves', first.length));
  return words;
}

/** Who is asked for what. */
function taskWords(at: Tsume): string {
  const side = at.position.side === 'white' ? 'white' : 'black';
  if (isMated(at)) return t('tsume.mated', at.moves.length);
  if (at.attacks && at.legal.length === 0) return t('tsume.no_checks');
  return sentences(
    at.attacks
      ? [t(`tsume.attack.${side}`), t('tsume.checks', at.legal.length)]
      : [t(`tsume.defend.${side}`), t('tsume.replies', at.legal.length)],
  );
}

/** What came of a check, beside what was known before it. */
function checkWords(before: Tsume, after: Tsume): string | null {
  if (isMated(after) || after.solution === null) return null;
  const known = mateOf(before);
  const now = mateOf(after);
  if (now === null) return after.solution.found === 'no_mate' ? t('tsume.escapes') : t('tsume.maybe');
  const late = known === null ? 0 : now.plies + 1 - known.plies;
  return late > 0 ? t('tsume.slower', late) : null;
}

/** A problem that is played: the reader attacks, the house defends as long as it can. */
export function TsumeSolver(props: { first: Tsume; edit: () => void }) {
  const { first } = props;
  /** Every position so far, the problem first. */
  const [path, setPath] = useState<readonly Tsume[]>([first]);
  const [busy, setBusy] = useState(false);
  const [remark, setRemark] = useState<{ words: string; kind: 'yes' | 'no' } | null>(null);
  const [retry, setRetry] = useState<{ again: () => void } | null>(null);
  const [defends, setDefends] = useState(true);
  const [hint, setHint] = useState(false);
  const [solution, setSolution] = useState(false);
  const [typed, setTyped] = useState('');
  const handle = useRef<BoardHandle | null>(null);
  const field = useRef<HTMLInputElement>(null);
  /** The newest question; answers to older ones are let go. */
  const question = useRef(0);

  const at = path[path.length - 1] ?? first;
  const mate = mateOf(at);
  const over = at.legal.length === 0;

  const tell = (words: string, kind: 'yes' | 'no' = 'no') => {
    setRemark({ words, kind });
    say(words);
  };

  /** Makes a move of the list, and says what came of it. */
  const make = (action: string, by: 'reader' | 'house') => {
    question.current += 1;
    const mine = question.current;
    setBusy(true);
    setRetry(null);
    const actions = [...at.moves.map((one) => one.action), action];
    api.tsume({ start: first.start, actions, solve: true }).then(
      (next) => {
        if (mine !== question.current) return;
        setBusy(false);
        setHint(false);
        setPath([...path, next]);
        const last = next.moves[next.moves.length - 1];
        const played = last === undefined ? action : playedWords(next.position, last);
        const useless = by === 'house' && mate?.useless.includes(1) === true;
        if (by === 'house') {
          const words = t('tsume.answered', last === undefined ? action : actionWords('move', last));
          setRemark(useless ? { words: sentences([words, t('tsume.useless.said')]), kind: 'yes' } : null);
          say(sentences([t('tsume.answered', played), useless ? t('tsume.useless.said') : null, taskWords(next)]));
          return;
        }
        const came = at.attacks ? checkWords(at, next) : null;
        setRemark(
          isMated(next)
            ? { words: t('tsume.mated', next.moves.length), kind: 'yes' }
            : came === null
              ? null
              : { words: came, kind: 'no' },
        );
        say(sentences([`${played}.`, came, isMated(next) ? taskWords(next) : null]));
      },
      () => {
        if (mine !== question.current) return;
        setBusy(false);
        setRetry({ again: () => make(action, by) });
        say(t('tsume.unanswered'));
      },
    );
  };

  const attempt = (action: string) => {
    if (busy || over) return;
    if (at.legal.includes(action)) make(action, 'reader');
    else tell(t(at.attacks ? 'tsume.not_a_check' : 'tsume.not_a_reply'));
  };

  // The house answers a check that mates; where it does not, what to answer is the reader's to find.
  const reply = defends && !at.attacks && !over && !busy ? (mate?.line[0]?.action ?? null) : null;
  useEffect(() => {
    if (reply === null || retry !== null) return;
    const timer = setTimeout(() => make(reply, 'house'), PAUSE);
    return () => clearTimeout(timer);
  }, [reply, path.length, retry]);

  const goTo = (length: number) => {
    question.current += 1;
    setBusy(false);
    setRetry(null);
    setRemark(null);
    setHint(false);
    const next = path.slice(0, length);
    setPath(next);
    const there = next[next.length - 1];
    if (there !== undefined) say(taskWords(there));
  };

  /** Back to the reader's own turn: with the house's answer goes the check before it. */
  const takeBack = () => {
    const back = defends && at.attacks && path.length > 2 ? 2 : 1;
    goTo(path.length - back);
  };

  const arrows = hint && mate !== null && at.attacks ? [mate.line[0]?.action ?? ''] : [];
  const solved = mateOf(first);

  return (
    <div class="tsume-columns">
      <div class="tsume-board">
        <BoardHost
          handle={handle}
          input={{
            position: { kind: 'shogi', ...at.position },
            targets: new Set(at.legal),
            active: !over && !busy,
            unsent: null,
            sending: null,
            arrows,
            settings: { ...settings.value, numbers: false },
            explanation: null,
          }}
          output={{
            intent: attempt,
            cancel: () => setRemark(null),
            tell: say,
            ask: (what) => {
              if (what === 'type') field.current?.focus();
              else say(taskWords(at));
            },
          }}
        />
      </div>
      <div class="tsume-panel">
        <div class="tsume-known" data-testid="tsume-known" data-found={first.solution?.found ?? ''}>
          {knownWords(first.solution).map((one) => (
            <p key={one}>{one}</p>
          ))}
        </div>
        <p class="live-status" data-testid="tsume-task" data-moves={at.moves.map((one) => one.action).join(' ')}>
          {busy ? t('tsume.asking') : taskWords(at)}
        </p>
        {remark === null ? null : (
          <div class={`live-verdict ${remark.kind}`} data-testid="tsume-remark">
            <p>{remark.words}</p>
          </div>
        )}
        {retry === null ? null : (
          <p class="problem">
            {t('tsume.unanswered')}{' '}
            <button type="button" class="button small" data-action="retry" onClick={retry.again}>
              {t('tsume.again')}
            </button>
          </p>
        )}
        <div class="live-tools">
          {mate === null || !at.attacks ? null : (
            <>
              <button
                type="button"
                class="button small"
                data-action="hint"
                onClick={() => {
                  setHint(true);
                  const [best] = mate.line;
                  if (best !== undefined) say(actionWords('say', best));
                }}
              >
                {t('tsume.hint')}
              </button>
              <button
                type="button"
                class="button small"
                data-action="next"
                disabled={busy}
                onClick={() => attempt(mate.line[0]?.action ?? '')}
              >
                {t('tsume.next')}
              </button>
            </>
          )}
          {path.length < 2 ? null : (
            <>
              <button type="button" class="button small" data-action="take_back" onClick={takeBack}>
                {t('tsume.back')}
              </button>
              <button type="button" class="button small" data-action="start_again" onClick={() => goTo(1)}>
                {t('tsume.start')}
              </button>
            </>
          )}
          <button type="button" class="button small" data-action="edit" onClick={() => props.edit()}>
            {t('tsume.edit.this')}
          </button>
        </div>
        <label class="check">
          <input
            type="checkbox"
            checked={defends}
            onChange={(event) => setDefends(event.currentTarget.checked)}
          />
          <span>{t('tsume.house')}</span>
        </label>
        <form
          class="tsume-typed"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() === '') return;
            attempt(typedAction(typed));
            setTyped('');
          }}
        >
          <label class="field">
            <span>{t('tsume.type')}</span>
            <input
              ref={field}
              type="text"
              name="move"
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              placeholder="7g7f, G*5b"
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button">
            {t('tsume.go')}
          </button>
        </form>
        {at.moves.length === 0 ? null : <Moves title={t('tsume.moves')} moves={at.moves} useless={[]} />}
        {solved === null ? null : (
          <>
            <button
              type="button"
              class="button small"
              data-action="solution"
              aria-expanded={solution}
              onClick={() => setSolution(!solution)}
            >
              {t(solution ? 'tsume.hide' : 'tsume.solution')}
            </button>
            {solution ? <Moves title={t('tsume.solution')} moves={solved.line} useless={solved.useless} /> : null}
          </>
        )}
      </div>
    </div>
  );
}

/** Moves in the reader's notation; what a composed problem would not count is marked. */
function Moves(props: { title: string; moves: readonly StudyMove[]; useless: readonly number[] }) {
  return (
    <section class="tsume-moves" aria-label={props.title} data-testid="tsume-moves">
      <h2>{props.title}</h2>
      <ol>
        {props.moves.map((move, index) => (
          <li key={index} data-move={move.action}>
            <span class="spoken">{sideWord(move.side ?? '')} </span>
            {actionWords('move', move)}
            {props.useless.includes(index + 1) ? (
              <span class="quiet"> ({t('tsume.useless')})</span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
