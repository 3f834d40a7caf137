import { useEffect, useState } from 'preact/hooks';
import { hasFace, needFace, needRooms } from '../boards/faces';
import { say } from '../components/announcer';
import { Icon } from '../components/dialog';
import { Header } from '../components/header';
import { part } from '../components/part';
import { DropTarget, useBring, type OnFile } from '../components/review-bring';
import type { ExportDialog } from '../components/review-export';
import { ReviewGame } from '../components/review-game';
import { copyText } from '../components/save-file';
import { roomName } from '../components/table-rows';
import { named, needs, t } from '../i18n/index';
import type { GameRecord, TableReview } from '../protocol';
import * as api from '../state/api';
import { brought } from '../state/imported';
import {
  actionsOf,
  fromRecord,
  fromStudy,
  mainLine,
  pathTo,
  plyOf,
  reduceReview,
  type ReviewState,
} from '../state/review';
import { readGame, readPlace, writeGame, writePlace } from '../state/review-link';
import { rewrite } from '../state/route';
import { Session, type Referee } from '../state/study';
import '../styles/review.css';

// A game from a table or a link needs nothing of what reads files.
const Desk = part(() => import('../components/review-import').then((found) => found.Desk), 'desk');
const BroughtFile = part(() => import('../components/review-import').then((found) => found.BroughtFile), 'desk');

const referee: Referee = {
  study: api.study,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** What the page shows. */
type Shown =
  | { is: 'desk' }
  | { is: 'loading' }
  | { is: 'failed'; error: api.ApiError; again: () => void }
  | { is: 'none' }
  | { is: 'game'; session: Session; table: TableReview | null; brought: boolean };

/** A game to look through: a finished table, a link, a file, an empty board. */
export default function Review(props: { id: string | null; fragment: string }) {
  const { id } = props;
  const linked = readGame(props.fragment);
  const [shown, setShown] = useState<Shown>(
    id !== null || linked !== null ? { is: 'loading' } : { is: 'desk' },
  );
  const session = shown.is === 'game' ? shown.session : null;
  useEffect(() => () => session?.close(), [session]);

  useEffect(() => {
    let stopped = false;
    const show = (next: Shown) => {
      if (!stopped) setShown(next);
    };
    const load = async (): Promise<void> => {
      show({ is: 'loading' });
      try {
        if (id !== null) show(await tableGame(id, props.fragment));
        else if (linked !== null) show(await linkedGame(linked));
      } catch (cause) {
        const error = unreachable(cause);
        const missing = id !== null && ['not_found', 'window_closed'].includes(error.code);
        show(missing ? { is: 'none' } : { is: 'failed', error, again: () => void load() });
      }
    };
    if (id !== null || linked !== null) void load();
    return () => {
      stopped = true;
    };
  }, []);

  const open = (game: GameRecord) => {
    if (!hasFace(game.kind)) return;
    const show = () => {
      const state = fromRecord(game, false);
      // A table's own address stays with the table.
      rewrite(addressOf(state, null), 'push');
      setShown({ is: 'game', session: new Session(state, referee), table: null, brought: true });
      requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true }));
      window.scrollTo(0, 0);
    };
    needGame(game.kind).then(show, (cause: unknown) => {
      setShown({ is: 'failed', error: unreachable(cause), again: () => open(game) });
    });
  };
  const bring = useBring(open);
  const onFile: OnFile = (file, name) => {
    void bring(file, name).then(() => {
      // Several games, or none: the reader chooses at the desk.
      const read = brought.value?.read;
      if (read?.is !== 'read' || read.imported.games.length !== 1) toDesk();
    });
  };
  const toDesk = () => {
    rewrite('/review', 'push');
    setShown({ is: 'desk' });
  };

  useEffect(() => {
    document.title =
      shown.is === 'game'
        ? t('review.title.of', titleOf(shown.session.state, shown.table))
        : t('review.title.of', t('import.title'));
  }, [shown]);

  switch (shown.is) {
    case 'loading':
      return <Word text={t('house.loading')} />;
    case 'none':
      return <Word text={t('review.none')} what={t('review.none.what')} />;
    case 'failed':
      return <Word text={t('review.failed', failedWords(shown.error))} again={shown.again} />;
    case 'desk':
      return (
        <>
          <Header />
          <DropTarget onFile={(file) => onFile(file, file.name)} />
          <Desk onFile={onFile} open={open} />
        </>
      );
    case 'game':
      return (
        <>
          <Header>
            <h1 class="room-title">{titleOf(shown.session.state, shown.table)}</h1>
          </Header>
          <DropTarget onFile={(file) => onFile(file, file.name)} />
          <main id="content" class="review" tabIndex={-1} data-testid="review">
            <Game shown={shown} onFile={onFile} open={open} toDesk={toDesk} />
          </main>
        </>
      );
  }
}

/** The game, with the address following every step. */
function Game(props: {
  shown: Extract<Shown, { is: 'game' }>;
  onFile: OnFile;
  open: (game: GameRecord) => void;
  toDesk: () => void;
}) {
  const { session, table } = props.shown;
  const { state } = session;
  const address = addressOf(state, table);
  useEffect(() => rewrite(address), [address]);
  const file = brought.value;
  const read = file?.read.is === 'read' ? file.read.imported : null;
  const games = read?.games ?? [];
  const losses = read?.losses.length ?? 0;
  return (
    <ReviewGame key={session.id} session={session} table={table}>
      <Tools session={session} table={table} address={address} />
      {props.shown.brought && file !== null ? (
        <details class="about" data-testid="source" open={games.length > 1 || losses > 0}>
          <summary>{file.how.name ?? t('import.pasted')}</summary>
          {games.length > 1 ? (
            <button type="button" class="button small" data-action="other_games" onClick={props.toDesk}>
              {t('import.back', games.length)}
            </button>
          ) : (
            <BroughtFile one={file} onFile={props.onFile} open={props.open} />
          )}
        </details>
      ) : null}
    </ReviewGame>
  );
}

/** Links, texts and files of the game. */
function Tools(props: { session: Session; table: TableReview | null; address: string }) {
  const { session, table } = props;
  const [Saving, setSaving] = useState<{ it: typeof ExportDialog } | null>(null);
  // What makes files and pictures is fetched by whoever wants some.
  const save = () => {
    Promise.all([import('../components/review-export'), needs('desk')]).then(
      ([found]) => setSaving({ it: found.ExportDialog }),
      () => say(named('code', 'unreachable')),
    );
  };
  const [link, setLink] = useState<string | null>(null);
  const copy = (text: string, otherwise?: () => void) => {
    void copyText(text).then((done) => {
      say(t(done ? 'review.copied' : 'review.copy_failed'));
      setNote(done ? 'review.copied' : 'review.copy_failed');
      if (!done) otherwise?.();
    });
  };
  const [note, setNote] = useState<'review.copied' | 'review.copy_failed' | null>(null);
  const address = location.origin + props.address;
  const name = table === null ? `yonban-${session.state.head.kind}` : `yonban-${table.table.slice(0, 8)}`;
  return (
    <div class="tools" role="group" aria-label={t('review.take')}>
      <button type="button" class="button small" data-action="copy_link" onClick={() => copy(address, () => setLink(address))}>
        <Icon name="copy" />
        {t('review.copy_link')}
      </button>
      <button
        type="button"
        class="button small"
        data-action="copy_moves"
        onClick={() => copy(actionsOf(session.state, session.state.line).join(' '))}
      >
        <Icon name="copy" />
        {t('review.copy_moves')}
      </button>
      <button type="button" class="button small" data-action="export" onClick={save}>
        <Icon name="save" />
        {t('review.export')}
      </button>
      {note === null ? null : <span class="quiet">{t(note)}</span>}
      {link === null ? null : (
        <input type="text" readOnly value={link} aria-label={t('review.link')} onFocus={(event) => event.currentTarget.select()} />
      )}
      {Saving !== null ? (
        <Saving.it
          session={session}
          table={table?.table ?? null}
          name={`${name}-${plyOf(session.state)}`}
          onClose={() => setSaving(null)}
        />
      ) : null}
    </div>
  );
}

function Word(props: { text: string; what?: string; again?: () => void }) {
  return (
    <>
      <Header />
      <main id="content" class="nowhere" tabIndex={-1}>
        <h1>{props.text}</h1>
        {props.what === undefined ? null : <p class="quiet">{props.what}</p>}
        {props.again === undefined ? null : (
          <button type="button" class="button primary" onClick={props.again}>
            {t('review.again')}
          </button>
        )}
        <a class="button" href="/review">
          {t('import.title')}
        </a>
      </main>
    </>
  );
}

function failedWords(error: api.ApiError): string {
  return error.code === 'bad_request' ? error.message : named('code', error.code);
}

/** What a game is called. */
function titleOf(state: ReviewState, table: TableReview | null): string {
  return table === null
    ? (state.head.event ?? roomName(state.head.rules.split(',')[0] ?? ''))
    : roomName(table.preset);
}

/** What has kept the page from an answer. */
function unreachable(cause: unknown): api.ApiError {
  return cause instanceof api.ApiError ? cause : new api.ApiError('unreachable', String(cause), null);
}

/** Fetches a game's board and words; what its rooms are like may come later. */
async function needGame(kind: string): Promise<void> {
  if (!hasFace(kind)) throw new api.ApiError('bad_request', t('table.unknown_game'), null);
  await needFace(kind);
  needRooms(kind).catch(() => undefined);
}

/** A finished table, at the place that the link names; at its end where it names none. */
async function tableGame(id: string, fragment: string): Promise<Shown> {
  const review = await api.tableReview(id);
  await needGame(review.game.kind);
  let state = fromRecord(review.game, true);
  const main = mainLine(state);
  state = reduceReview(state, { t: 'told', nodes: main.slice(1), study: review.study });
  const place = readPlace(fragment);
  const to = main[Math.min(place.ply ?? Infinity, main.length - 1)];
  if (to !== undefined) state = reduceReview(state, { t: 'go', to });
  const session = new Session(state, referee);
  if (place.then.length > 0) await session.play(...place.then);
  return { is: 'game', session, table: review, brought: false };
}

/** The game that a link holds. */
async function linkedGame(game: NonNullable<ReturnType<typeof readGame>>): Promise<Shown> {
  const { kind, rules, start, moves } = game;
  const [study] = await Promise.all([
    api.study({ kind, rules, start, actions: moves, from: 0, ask: null }),
    needGame(kind),
  ]);
  let state = fromStudy(kind, start, study);
  const to = state.line[Math.min(game.ply ?? Infinity, state.line.length - 1)];
  // Where a move of the link is refused, the refusal is what the reader has to see.
  if (to !== undefined && state.verdict === null) state = reduceReview(state, { t: 'go', to });
  if (state.verdict !== null) {
    const { verdict } = state;
    state = { ...reduceReview(state, { t: 'go', to: verdict.node }), verdict };
  }
  return { is: 'game', session: new Session(state, referee), table: null, brought: false };
}

/** The address of the place on the screen. */
function addressOf(state: ReviewState, table: TableReview | null): string {
  if (table === null) {
    const { kind, rules, start } = state.head;
    const moves = actionsOf(state, state.line);
    return `/review#${writeGame({ kind, rules, start, moves, ply: plyOf(state) })}`;
  }
  const main = new Set(mainLine(state));
  const path = pathTo(state, state.at);
  const beside = path.filter((one) => !main.has(one));
  const ply = path.length - 1 - beside.length;
  return `/review/${table.table}#${writePlace(ply, actionsOf(state, beside))}`;
}
