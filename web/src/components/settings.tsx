import {
  chooseLanguage,
  languageName,
  languageTag,
  LANGUAGES,
  parseLanguage,
  t,
  unavailable,
} from '../i18n/index';
import { setSettings, settings, type Settings } from '../state/settings';
import { Dialog } from './dialog';
import { Segmented } from './segmented';
import { PlaySettings } from './settings-play';

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
      {toggle('coordinates', t('settings.coordinates'))}
      {toggle('numbers', t('settings.numbers'))}
      <PlaySettings />
      <p class="quiet">{t('settings.kept')}</p>
    </Dialog>
  );
}
