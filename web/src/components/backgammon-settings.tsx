import { isStill } from '../boards/backgammon-hand';
import { t } from '../i18n/index';
import { HANDS, setSettings, settings, type Settings } from '../state/settings';
import { AutoSettings } from './backgammon-auto-settings';
import { Segmented } from './segmented';

/** How a board of backgammon lies, and how a play is put together on it. */
export function BackgammonSettings() {
  const { bear_left: left, lift, hand_over: handOver, hand } = settings.value;
  return (
    <fieldset class="stack own-settings">
      <legend>{t('backgammon.settings')}</legend>
      <Segmented<'right' | 'left'>
        legend={t('backgammon.settings.bear')}
        name="bear_left"
        value={left ? 'left' : 'right'}
        options={[
          { value: 'right', label: t('backgammon.settings.bear.right') },
          { value: 'left', label: t('backgammon.settings.bear.left') },
        ]}
        onChange={(chosen) => setSettings({ bear_left: chosen === 'left' })}
      />
      <Segmented<'move' | 'lift'>
        legend={t('backgammon.settings.click')}
        name="lift"
        value={lift ? 'lift' : 'move'}
        options={[
          { value: 'move', label: t('backgammon.settings.click.move') },
          { value: 'lift', label: t('backgammon.settings.click.lift') },
        ]}
        onChange={(chosen) => setSettings({ lift: chosen === 'lift' })}
      />
      <label class="check">
        <input
          type="checkbox"
          name="hand_over"
          checked={handOver}
          onChange={(event) => setSettings({ hand_over: event.currentTarget.checked })}
        />
        <span>{t('backgammon.settings.hand_over')}</span>
      </label>
      <Segmented<Settings['hand']>
        legend={t('cube.hand')}
        name="hand"
        value={hand}
        options={HANDS.map((value) => ({ value, label: t(`cube.hand.${value}`) }))}
        onChange={(chosen) => setSettings({ hand: chosen })}
      />
      <p class="quiet">{t(isStill() ? 'cube.hand.still' : 'cube.hand.what')}</p>
      <AutoSettings />
    </fieldset>
  );
}
