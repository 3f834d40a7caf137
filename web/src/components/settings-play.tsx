import { t } from '../i18n/index';
import { setSettings, settings, type Settings } from '../state/settings';
import { Segmented } from './segmented';

type Flag = 'loupe' | 'premove' | 'ask' | 'sound' | 'soundWatching' | 'countdown' | 'chat' | 'chatSpoken';

/** How moves are made and what is heard: the part of the settings that a game is about. */
export function PlaySettings() {
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
      <Segmented<Settings['confirm']>
        legend={t('settings.confirm')}
        name="confirm"
        value={now.confirm}
        options={[
          { value: 'touch', label: t('settings.confirm.touch') },
          { value: 'always', label: t('settings.confirm.always') },
          { value: 'double', label: t('settings.confirm.double') },
          { value: 'never', label: t('settings.confirm.never') },
        ]}
        onChange={(confirm) => setSettings({ confirm })}
      />
      {toggle('loupe', t('settings.loupe'))}
      {toggle('premove', t('settings.premove'))}
      {toggle('ask', t('settings.ask'))}
      {toggle('sound', t('settings.sound'))}
      {now.sound ? (
        <>
          <label class="field">
            <span>{t('settings.volume')}</span>
            <input
              type="range"
              name="volume"
              min={0}
              max={100}
              step={10}
              value={now.volume}
              aria-valuetext={t('settings.volume.value', now.volume)}
              onInput={(event) => setSettings({ volume: Number(event.currentTarget.value) })}
            />
          </label>
          {toggle('soundWatching', t('settings.sound.watching'))}
        </>
      ) : null}
      {toggle('countdown', t('settings.countdown'))}
      {toggle('chat', t('settings.chat'))}
      {now.chat ? toggle('chatSpoken', t('settings.chat.spoken')) : null}
    </>
  );
}
