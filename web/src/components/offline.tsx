import { useEffect, useState } from 'preact/hooks';
import { dateWords } from '../i18n/format';
import { t } from '../i18n/index';
import { keptGames, type KeptGame } from '../state/offline';
import { Icon } from './dialog';
import { roomName } from './table-rows';

/** What can be done without the server: read games that were looked through before. */
export function Offline() {
  const [games, setGames] = useState<KeptGame[] | null>(null);
  useEffect(() => {
    let gone = false;
    void keptGames().then((found) => {
      if (!gone) setGames(found);
    });
    return () => {
      gone = true;
    };
  }, []);
  return (
    <div class="stack" data-testid="offline">
      <h2>{t('offline.title')}</h2>
      <p>{t('offline.what')}</p>
      {games === null ? null : games.length === 0 ? (
        <p class="quiet">{t('offline.none')}</p>
      ) : (
        <>
          <p>{t('offline.games')}</p>
          <ul class="rows">
            {games.map((one) => (
              <li key={one.table}>
                <a class="row" href={`/review/${one.table}`}>
                  <span class="row-main">
                    <span class="row-room">{roomName(one.preset)}</span>
                    <span class="row-who">
                      {t(
                        'lists.versus',
                        one.game.a ?? t('lists.free_seat'),
                        one.game.b ?? t('lists.free_seat'),
                      )}
                    </span>
                    {one.ended_ms === null ? null : (
                      <span class="row-control">{dateWords(one.ended_ms)}</span>
                    )}
                  </span>
                  <span class="row-verb">
                    {t('offline.read')}
                    <Icon name="arrow" />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="pair">
        <button type="button" class="button" onClick={() => location.reload()}>
          {t('offline.retry')}
        </button>
      </div>
    </div>
  );
}
