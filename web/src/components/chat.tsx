import { useEffect, useRef, useState } from 'preact/hooks';
import { timeWords } from '../i18n/format';
import { has, named, t } from '../i18n/index';
import { MAX_CHAT, type ChatRoom, type TableView } from '../protocol';
import { chat, leaveUnsaid, readChat, you } from '../state/live';
import { unread, type ChatState } from '../state/chat';
import { setSettings, settings } from '../state/settings';
import { Segmented } from './segmented';

/** From how few characters left the count is shown. */
const COUNTED = 80;

/** How many lines of others wait in the rooms that the reader may read. */
export function unreadLines(view: TableView, state: ChatState): number {
  if (!settings.value.chat) return 0;
  const me = you.value?.id ?? null;
  return view.chat.reduce((sum, { room }) => sum + unread(state, room, me), 0);
}

/** What is said at the table: a room at a time, and a field for the reader's own words. */
export function Chat(props: { view: TableView; state: ChatState; shown: boolean }) {
  const { view, state } = props;
  const [wanted, setWanted] = useState<ChatRoom | null>(null);
  const rooms = view.chat;
  const here = rooms.find((one) => one.room === wanted) ?? rooms[0];
  if (!settings.value.chat) return <p class="quiet">{t('chat.muted')}</p>;
  if (here === undefined) return <p class="quiet">{t('chat.closed')}</p>;
  return (
    <div class="chat" data-testid="chat">
      {rooms.length > 1 ? (
        <Segmented<ChatRoom>
          legend={t('chat.room')}
          name="chat-room"
          value={here.room}
          options={rooms.map(({ room }) => ({ value: room, label: named('chat.room', room) }))}
          onChange={setWanted}
        />
      ) : null}
      <Lines key={here.room} room={here.room} state={state} shown={props.shown} />
      {here.write ? (
        <Field key={`${here.room}-field`} room={here.room} state={state} />
      ) : (
        <p class="quiet">{t('chat.closed')}</p>
      )}
      <div class="chat-foot">
        <span class="quiet">
          {here.room === 'players' ? t('chat.players.what') : t('chat.watchers.what')}
        </span>
        <button
          type="button"
          class="button small"
          data-action="mute_chat"
          onClick={() => setSettings({ chat: false })}
        >
          {t('chat.mute')}
        </button>
      </div>
    </div>
  );
}

function Lines(props: { room: ChatRoom; state: ChatState; shown: boolean }) {
  const { room, state } = props;
  const list = useRef<HTMLOListElement>(null);
  const lines = state.lines[room];
  const saying = state.saying.filter((one) => one.room === room);
  useEffect(() => {
    if (!props.shown) return;
    list.current?.scrollTo(0, list.current.scrollHeight);
    readChat(room);
  }, [props.shown, lines, saying.length]);
  if (lines.length + saying.length === 0) return <p class="quiet">{t('chat.none')}</p>;
  return (
    // A list that scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol class="chat-lines" ref={list} tabIndex={0} aria-label={t('chat.title')} data-testid="chat-lines">
      {lines.map((line) => (
        <li key={line.seq} data-seq={line.seq} title={timeWords(line.at_ms)}>
          <b dir="auto">{line.name}</b> <span dir="auto">{line.text}</span>
        </li>
      ))}
      {saying.map((one) => (
        <li key={one.id} class="unsent-line">
          <span dir="auto">{one.text}</span> <i class="quiet">{t('chat.sending')}</i>
        </li>
      ))}
    </ol>
  );
}

function Field(props: { room: ChatRoom; state: ChatState }) {
  const { room } = props;
  const [text, setText] = useState('');
  // The line not taken whose words are in the field again.
  const [again, setAgain] = useState<string | null>(null);
  const refused = props.state.refused.find((one) => one.room === room) ?? null;
  const length = [...text.trim()].length;
  useEffect(() => {
    // What was not taken goes back to the field, once; where something else is there by now, after that.
    if (refused === null || refused.id === again || length > 0) return;
    setAgain(refused.id);
    setText(refused.text);
  }, [refused, again, length]);
  const why =
    refused === null
      ? null
      : refused.reason !== null && has(`reason.${refused.reason}`)
        ? named('reason', refused.reason)
        : named('code', refused.code);
  return (
    <form
      class="chat-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (length === 0 || length > MAX_CHAT) return;
        chat(room, text.trim(), again);
        setText('');
      }}
    >
      <label class="field">
        <span>
          {t('chat.text')}
          {length > MAX_CHAT - COUNTED ? ` · ${t('chat.left', MAX_CHAT - length)}` : ''}
        </span>
        <input
          type="text"
          name="chat"
          autocomplete="off"
          dir="auto"
          value={text}
          aria-invalid={refused !== null || length > MAX_CHAT}
          aria-describedby={why === null ? undefined : 'chat-problem'}
          onInput={(event) => {
            const words = event.currentTarget.value;
            setText(words);
            // Whoever empties the field does not want the line that came back any more.
            if (words === '' && refused !== null && refused.id === again) leaveUnsaid(refused.id);
          }}
        />
      </label>
      <button type="submit" class="button" data-action="chat" disabled={length > MAX_CHAT}>
        {t('chat.send')}
      </button>
      {why === null ? null : (
        <p id="chat-problem" class="problem" role="alert" data-testid="chat-refused">
          {t('chat.refused', why)}
        </p>
      )}
    </form>
  );
}
