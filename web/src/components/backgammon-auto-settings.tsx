import { t } from '../i18n/index';
import { setSettings, settings } from '../state/settings';

type Flag = 'auto_roll' | 'auto_pass' | 'auto_bear_off' | 'pips';

/** What is done unasked in backgammon, and what is shown. */
export function AutoSettings() {
  const now = settings.value;
  const toggle = (key: Flag, label: string) => (
    <label class="check">
      <input
        type="checkbox"
        name={key}
        checked={now[key]}
        onChange={(event) => setSettings({ [key]: event.currentTarget.checked })}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <>
      {toggle('pips', t('cube.settings.pips'))}
      <div role="group" aria-label={t('cube.auto')} class="stack">
        <strong>{t('cube.auto')}</strong>
        {toggle('auto_roll', t('cube.auto_roll'))}
        {toggle('auto_pass', t('cube.auto_pass'))}
        {toggle('auto_bear_off', t('cube.auto_bear_off'))}
        <p class="quiet">{t('cube.auto_roll.what')}</p>
      </div>
    </>
  );
}
