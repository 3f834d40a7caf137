import { t } from '../i18n/index';
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
