import { facesHere } from '../boards/faces';
import {
  chooseLanguage,
  languageName,
  languageTag,
  LANGUAGES,
  parseLanguage,
  t,
  unavailable,
} from '../i18n/index';
import { BOARDS, setSettings, settings, type Board, type Settings } from '../state/settings';
import { Dialog } from './dialog';
import { Segmented } from './segmented';
import { PlaySettings } from './settings-play';

/** A corner of a board with a stone of each side, as it looks in a theme. */
function Sample(props: { board: Board }) {
  return (
    <svg class="sample" data-board={props.board} viewBox="0 0 96 40" aria-hidden="true" focusable="false">
      <rect class="wood" width="96" height="40" />
      <path class="lines" d="M0 20h96M16 0v40M48 0v40M80 0v40" />
      <circle class="black" cx="16" cy="20" r="13" />
      <circle class="white" cx="48" cy="20" r="13" />
      <path class="last" d="M35 14v-7h7M61 14v-7h-7M35 26v7h7M61 26v7h-7" />
      <path class="cross" d="M73 13l14 14M87 13l-14 14" />
    </svg>
  );
}

/** What a reader may set for this browser. */
export function SettingsDialog(props: { onClose: () => void }) {
  const now = settings.value;
  const toggle = (key: 'numbers' | 'coordinates', label: string) => (
    <label class="check">
      <input
        type="checkbox"
        checked={now[key]}
        onChange={(event) => setSettings({ [key]: event.currentTarget.checked })}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <Dialog title={t('settings.title')} onClose={props.onClose}>
      <label class="field">
        <span>{t('settings.language')}</span>
        <select
          name="language"
          value={now.language}
          onChange={(event) =>
            setSettings({ language: parseLanguage(event.currentTarget.value) ?? 'auto' })
          }
        >
          <option value="auto">
            {t('settings.language.auto', languageName(chooseLanguage(navigator.languages)))}
          </option>
          {LANGUAGES.map((code) => (
            <option key={code} value={code} lang={languageTag(code)}>
              {languageName(code)}
            </option>
          ))}
        </select>
      </label>
      {unavailable.value === null ? null : (
        <p class="problem" role="alert">
          {t('settings.language.unavailable', languageName(unavailable.value))}
        </p>
      )}
      <Segmented<Settings['theme']>
        legend={t('settings.theme')}
        name="theme"
        value={now.theme}
        options={[
          { value: 'auto', label: t('settings.theme.auto') },
          { value: 'light', label: t('settings.theme.light') },
          { value: 'dark', label: t('settings.theme.dark') },
        ]}
        onChange={(theme) => setSettings({ theme })}
      />
      <fieldset class="boards">
        <legend>{t('settings.board')}</legend>
        {BOARDS.map((board) => (
          <label key={board} class="board-choice">
            <input
              type="radio"
              name="board"
              value={board}
              checked={now.board === board}
              onChange={() => setSettings({ board })}
            />
            <Sample board={board} />
            <span>{t(`settings.board.${board}`)}</span>
          </label>
        ))}
      </fieldset>
      {toggle('coordinates', t('settings.coordinates'))}
      {toggle('numbers', t('settings.numbers'))}
      <PlaySettings />
      {facesHere().map(({ Settings: Own }, at) => (Own === null ? null : <Own key={at} />))}
      <p class="quiet">{t('settings.kept')}</p>
    </Dialog>
  );
}
