import { t } from '../i18n/index';
import { setSettings, settings, type Settings } from '../state/settings';
import { Dialog } from './dialog';
import { Segmented } from './segmented';

/** What a reader may set for this browser. */
export function SettingsDialog(props: { onClose: () => void }) {
  const now = settings.value;
  const toggle = (key: 'ask' | 'sound' | 'numbers' | 'coordinates', label: string) => (
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
      <Segmented<Settings['confirm']>
        legend={t('settings.confirm')}
        name="confirm"
        value={now.confirm}
        options={[
          { value: 'touch', label: t('settings.confirm.touch') },
          { value: 'always', label: t('settings.confirm.always') },
          { value: 'never', label: t('settings.confirm.never') },
        ]}
        onChange={(confirm) => setSettings({ confirm })}
      />
      {toggle('ask', t('settings.ask'))}
      {toggle('coordinates', t('settings.coordinates'))}
      {toggle('numbers', t('settings.numbers'))}
      {toggle('sound', t('settings.sound'))}
      <p class="quiet">{t('settings.kept')}</p>
    </Dialog>
  );
}
