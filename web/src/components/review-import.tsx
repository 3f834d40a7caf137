import { useEffect, useState } from 'preact/hooks';
import { named, t } from '../i18n/index';
import type { GameRecord, PresetView } from '../protocol';
import * as api from '../state/api';
import {
  brought,
  CHARSETS,
  findGames,
  how,
  looksBroken,
  mainLength,
  pasted,
  type Brought,
} from '../state/imported';
import { writeGame } from '../state/review-link';
import { go } from '../state/route';
import { Icon } from './dialog';
import { refusedWords, type OnFile } from './review-bring';
import { Losses } from './review-losses';
import { roomName } from './table-rows';

/** From this many games on there is a field to search them. */
const SEARCH_FROM = 20;
/** How many games are listed at a time. */
const LISTED = 100;

/** Paste, choose or drop a record; what was read, and the games to choose from. */
function ImportCard(props: {
  presets: readonly PresetView[];
  onFile: OnFile;
  open: (game: GameRecord) => void;
}) {
  const one = brought.value;
  return (
    <section class="card import" aria-labelledby="import-title">
      <h2 id="import-title">{t('import.title')}</h2>
      <p class="quiet">{t('import.what')}</p>
      <form
        class="stack"
        data-testid="import"
        onSubmit={(event) => {
          event.preventDefault();
          if (pasted.value.trim() !== '') props.onFile(new Blob([pasted.value]), null);
        }}
      >
        <label class="field">
          <span>{t('import.paste')}</span>
          <textarea
            name="text"
            rows={5}
            spellcheck={false}
            autocomplete="off"
            placeholder={t('import.hint')}
            value={pasted.value}
            onInput={(event) => {
              pasted.value = event.currentTarget.value;
            }}
          />
        </label>
        <div class="pair">
          <button type="submit" class="button primary" data-action="import">
            {t('import.read')}
          </button>
          <label class="button file">
            <input
              type="file"
              name="file"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file !== undefined) props.onFile(file, file.name);
                // The same file may be chosen again after it was changed.
                event.currentTarget.value = '';
              }}
            />
            {t('import.file')}
          </label>
          <span class="quiet drop-hint">{t('import.drop')}</span>
        </div>
        <HowToRead presets={props.presets} />
      </form>
      {one === null ? null : <BroughtFile one={one} onFile={props.onFile} open={props.open} />}
    </section>
  );
}

/** The character set of the next file, or of the one that was brought. */
function CharsetField(props: { onChange?: () => void }) {
  return (
    <label class="field charset">
      <span>{t('import.charset')}</span>
      <select
        name="charset"
        value={how.value.charset ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget;
          how.value = { ...how.value, charset: value === '' ? null : value };
          props.onChange?.();
        }}
      >
        <option value="">{t('import.charset.auto')}</option>
        {CHARSETS.map((set) => (
          <option key={set} value={set} translate={false}>
            {set}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the reader may know better than the file. */
function HowToRead(props: { presets: readonly PresetView[] }) {
  return (
    <details class="how">
      <summary>{t('import.how')}</summary>
      <div class="how-fields">
        <label class="field">
          <span>{t('import.rules')}</span>
          <select
            name="rules"
            value={how.value.rules ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget;
              how.value = { ...how.value, rules: value === '' ? null : value };
            }}
          >
            <option value="">{t('import.rules.auto')}</option>
            <RoomOptions presets={props.presets} value={(one) => one.rules} />
          </select>
        </label>
        <CharsetField />
        <label class="check">
          <input
            type="checkbox"
            name="from_top"
            checked={how.value.fromTop}
            onChange={(event) => {
              how.value = { ...how.value, fromTop: event.currentTarget.checked };
            }}
          />
          <span>{t('import.from_top')}</span>
        </label>
      </div>
    </details>
  );
}

/** The rooms by family, as choices. */
function RoomOptions(props: { presets: readonly PresetView[]; value: (one: PresetView) => string }) {
  const families = [...new Set(props.presets.map((one) => one.family))];
  return (
    <>
      {families.map((family) => (
        <optgroup key={family} label={named('family', family)}>
          {props.presets
            .filter((one) => one.family === family)
            .map((one) => (
              <option key={one.id} value={props.value(one)}>
                {roomName(one.id)}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  );
}

/** What has come of the file. */
export function BroughtFile(props: {
  one: Brought;
  onFile: OnFile;
  open: (game: GameRecord) => void;
}) {
  const { one } = props;
  const { read } = one;
  const name = one.how.name ?? t('import.pasted');
  if (read.is === 'reading') return <p class="quiet">{t('import.reading')}</p>;
  if (read.is === 'refused') {
    return (
      <div class="notice refusal" data-testid="import-refused">
        <div>
          <p>{t('import.refused', name)}</p>
          <p lang="en">{refusedWords(read.error)}</p>
          {one.how.name === null ? <p>{t('import.refused.kept')}</p> : null}
        </div>
      </div>
    );
  }
  const { format, games, losses } = read.imported;
  return (
    <div class="brought stack" data-testid="brought">
      <p>
        <strong>{t('import.done', name, named('export', format), games.length)}</strong>
      </p>
      {looksBroken(games) ? (
        <div class="stack">
          <p class="problem">{t('import.charset.broken')}</p>
          <CharsetField onChange={() => props.onFile(one.file, one.how.name)} />
        </div>
      ) : null}
      {losses.length === 0 ? (
        <p class="quiet">{t('import.losses.none')}</p>
      ) : (
        <details open={losses.length <= 5}>
          <summary>{t('import.losses', losses.length)}</summary>
          <Losses losses={losses} />
        </details>
      )}
      <Games games={games} open={props.open} />
    </div>
  );
}

function Games(props: { games: readonly GameRecord[]; open: (game: GameRecord) => void }) {
  const [typed, setTyped] = useState('');
  const found = findGames(props.games, typed);
  const shown = found.slice(0, LISTED);
  return (
    <div class="stack">
      <h3>{t('import.games')}</h3>
      {props.games.length > SEARCH_FROM ? (
        <>
          <label class="field">
            <span>{t('import.search')}</span>
            <input
              type="text"
              name="search"
              placeholder={t('import.search.hint')}
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
          <p class="quiet" aria-live="polite">
            {t('import.shown', shown.length, found.length)}
          </p>
        </>
      ) : null}
      <ul class="rows" data-testid="games">
        {shown.map(({ index, game }) => (
          <li key={index}>
            <button type="button" class="row" data-game={index} onClick={() => props.open(game)}>
              <span class="row-main">
                <span class="row-room">
                  {game.a === null && game.b === null
                    ? t('import.game', index + 1)
                    : t('import.versus', game.a ?? t('review.unknown_player'), game.b ?? t('review.unknown_player'))}
                </span>
                <span class="row-who">{[game.event, game.round, game.date].filter((part) => part !== null).join(' · ')}</span>
                <span class="row-control">
                  {[roomName(game.rules.split(',')[0] ?? ''), t('import.moves', mainLength(game))].join(' · ')}
                  {mainLength(game) + 1 < game.nodes.length ? ` · ${t('import.variations')}` : ''}
                </span>
              </span>
              <span class="row-verb">
                {t('lists.review')}
                <Icon name="arrow" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The rooms; null until they are known. */
function usePresets(): { presets: PresetView[] | null; failed: boolean } {
  const [presets, setPresets] = useState<PresetView[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let stopped = false;
    api.presets().then(
      (list) => {
        if (!stopped) setPresets(list);
      },
      () => {
        if (!stopped) setFailed(true);
      },
    );
    return () => {
      stopped = true;
    };
  }, []);
  return { presets, failed };
}

/** An empty board under the rules of a room. */
function BlankCard(props: { presets: readonly PresetView[] | null; failed: boolean }) {
  const { presets, failed } = props;
  const [chosen, setChosen] = useState('');
  const now = presets?.find((one) => one.id === chosen) ?? presets?.[0];
  return (
    <section class="card blank" aria-labelledby="blank-title">
      <h2 id="blank-title">{t('blank.title')}</h2>
      <p class="quiet">{t('blank.what')}</p>
      {failed ? <p class="problem">{t('blank.failed')}</p> : null}
      <form
        class="stack"
        data-testid="blank"
        onSubmit={(event) => {
          event.preventDefault();
          if (now === undefined) return;
          const { kind, rules } = now;
          go(`/review#${writeGame({ kind, rules, start: null, moves: [], ply: 0 })}`);
        }}
      >
        <label class="field">
          <span>{t('blank.room')}</span>
          <select
            name="room"
            value={now?.id ?? ''}
            disabled={presets === null}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            <RoomOptions presets={presets ?? []} value={(one) => one.id} />
          </select>
        </label>
        <button type="submit" class="button primary" data-action="blank" disabled={now === undefined}>
          {t('blank.open')}
        </button>
      </form>
      <p>
        <a href="/tsume">{t('blank.tsume')}</a>
      </p>
    </section>
  );
}

/** Where no game is on the board yet. */
export function Desk(props: { onFile: OnFile; open: (game: GameRecord) => void }) {
  const { presets, failed } = usePresets();
  return (
    <main id="content" class="review-desk" tabIndex={-1}>
      <h1>{t('review.title')}</h1>
      <div class="desk-cards">
        <ImportCard presets={presets ?? []} onFile={props.onFile} open={props.open} />
        <BlankCard presets={presets} failed={failed} />
      </div>
    </main>
  );
}
