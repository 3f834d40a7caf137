import { useState } from 'preact/hooks';
import type { Face } from '../boards/faces';
import { has, t } from '../i18n/index';
import type { TableView } from '../protocol';
import { presence } from '../state/live';
import { mySeat } from '../state/people';
import type { TableState } from '../state/reducer';
import { Chat, unreadLines } from './chat';
import { MoveList } from './move-list';
import { Tabs } from './tabs';
import { TurnButton } from './turn-button';
import { Watchers } from './watchers';

type Panel = 'moves' | 'chat' | 'watching';

/** What belongs to the game beside the board: moves, talk, watchers, typed moves, the room. */
export function Record(props: {
  state: TableState;
  view: TableView;
  face: Face;
  /** Whether a move may be typed now. */
  active: boolean;
  field: { current: HTMLInputElement | null };
  /** Whether the board is turned, and how to turn it; null where it has no two ends. */
  turn: { on: boolean; press: () => void } | null;
  /** Somebody typed a move. */
  typed: (text: string) => void;
}) {
  const { state, view, face } = props;
  const { position } = view;
  const [panel, setPanel] = useState<Panel>('moves');
  const opening = face.opening(position);
  const news = unreadLines(view, state.chat);
  const watching = presence.value?.spectators ?? 0;
  const roomKey = `preset.${view.preset.replace(/-\d+$/, '')}`;
  const room = has(`preset.${view.preset}.opening`) ? `preset.${view.preset}` : roomKey;
  return (
    <section class="record" aria-label={t('table.moves')}>
      {opening === null ? null : (
        <p class="opening" data-testid="opening">
          <span class="quiet">{t('table.opening')}</span> <span translate={false}>{opening.name}</span>
          {opening.native === null ? null : <span lang={opening.lang}> {opening.native}</span>}
        </p>
      )}
      <Tabs<Panel>
        label={t('table.beside')}
        value={panel}
        onChange={setPanel}
        tabs={[
          {
            value: 'moves',
            label: t('table.moves'),
            panel: (
              <MoveList moves={state.known?.moves ?? []} position={position} face={face} />
            ),
          },
          {
            value: 'chat',
            label: (
              <>
                {t('chat.title')}
                {news > 0 ? (
                  <>
                    <span class="count" aria-hidden="true" data-testid="unread">
                      {news}
                    </span>
                    <span class="spoken"> {t('chat.new', news)}</span>
                  </>
                ) : null}
              </>
            ),
            panel: <Chat view={view} state={state.chat} shown={panel === 'chat'} />,
          },
          {
            value: 'watching',
            label: (
              <>
                {t('watch.title')}
                {watching > 0 ? <span class="count calm">{watching}</span> : null}
              </>
            ),
            panel: <Watchers view={view} />,
          },
        ]}
      />
      {mySeat(view) !== null && view.status === 'playing' ? (
        <form
          class="typed"
          data-testid="notation"
          onSubmit={(event) => {
            event.preventDefault();
            const field = props.field.current;
            if (field === null || field.value.trim() === '' || !props.active) return;
            props.typed(field.value);
            field.value = '';
          }}
        >
          <label class="field">
            <span>{t('table.notation')}</span>
            <input
              ref={props.field}
              type="text"
              name="action"
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              placeholder={face.hint?.() ?? t('table.notation.hint')}
            />
          </label>
          <button type="submit" class="button" disabled={!props.active}>
            {t('table.notation.send')}
          </button>
        </form>
      ) : null}
      {props.turn === null ? null : (
        <div class="toggles">
          <TurnButton {...props.turn} />
        </div>
      )}
      <details class="about" data-testid="text-board">
        <summary>{t('table.text')}</summary>
        {face.textBoard(position).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
      {has(`${room}.opening`) ? (
        <details class="about">
          <summary>{t('table.rules')}</summary>
          <p>{t(`${room}.what` as 'preset.free.what')}</p>
          <p>{t(`${room}.opening` as 'preset.free.opening')}</p>
          <p>
            <a href={`/rules/${room.slice('preset.'.length)}`}>{t('room.rules')}</a>
          </p>
          <p class="quiet">
            <code translate={false}>{view.rules}</code>
          </p>
        </details>
      ) : null}
    </section>
  );
}
