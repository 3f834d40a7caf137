import { useEffect, useRef, useState } from 'preact/hooks';
import { timeWords } from '../i18n/format';
import { t } from '../i18n/index';
import { link, notSaved, table, updateWaits } from '../state/live';
import type { Link } from '../state/connection';
import { alertNow, say } from './announcer';

/** Seconds without a link after which the page says from when its position is. */
const OFFLINE_AFTER = 10;

function words(now: Link, lostAt: number | null): string | null {
  switch (now.is) {
    case 'connected':
      return notSaved.value ? t('link.not_saved') : null;
    case 'connecting':
      return null;
    case 'restarting':
      return t('link.restarting');
    case 'outdated':
      return t('link.outdated');
    case 'reconnecting': {
      const state = table.value;
      const playing = state?.known?.view.status === 'playing';
      const unsaved = state?.pending.some((one) => one.phase === 'sending') === true;
      const move = !playing ? '' : unsaved ? t('link.move.unsaved') : t('link.move.saved');
      if (lostAt !== null && Date.now() - lostAt > OFFLINE_AFTER * 1000) {
        return t('link.offline', timeWords(lostAt), move);
      }
      return t('link.reconnecting', move);
    }
  }
}

/** Says in plain words when the page may not be what the server has. */
export function LinkBanner() {
  const now = link.value;
  const [lostAt, setLostAt] = useState<number | null>(null);
  const wasLost = useRef(false);
  const lost = now.is === 'reconnecting' || now.is === 'restarting';
  useEffect(() => {
    if (lost && !wasLost.current) setLostAt(Date.now());
    if (!lost) setLostAt(null);
  }, [lost]);
  const text = words(now, lostAt);
  useEffect(() => {
    if (lost && !wasLost.current && text !== null) alertNow(text);
    if (!lost && wasLost.current && now.is === 'connected') say(t('link.back'));
    wasLost.current = lost;
  }, [lost, text, now.is]);
  const reload = now.is === 'outdated' || (updateWaits.value && table.value?.known?.view.status !== 'playing');
  return (
    <section
      aria-label={t('link.label')}
      class={`banner ${text === null && !reload ? 'hidden' : ''}`}
      data-testid="connection"
      data-link={now.is}
    >
      {text ?? (reload ? t('link.update') : now.is === 'connected' ? t('link.connected', now.rtt === null ? null : Math.round(now.rtt)) : t('link.connecting'))}
      {reload ? (
        <button type="button" class="button small" onClick={() => location.reload()}>
          {t('link.reload')}
        </button>
      ) : null}
    </section>
  );
}
