import { t } from '../i18n/index';
import type { TableView } from '../protocol';
import { presence } from '../state/live';
import { mySeat } from '../state/people';

/** Who watches, and how late they see the game. */
export function Watchers(props: { view: TableView }) {
  const { view } = props;
  const { spectators = 0, names = [] } = presence.value ?? {};
  const late = view.spectator_delay;
  const more = spectators - names.length;
  return (
    <div class="watchers" data-testid="watchers">
      {spectators === 0 ? (
        <p class="quiet">{t('watch.none')}</p>
      ) : (
        <ul>
          {names.map((name, index) => (
            <li key={`${index}${name}`} dir="auto">
              {name}
            </li>
          ))}
          {more > 0 ? <li class="quiet">{t('watch.more', more)}</li> : null}
        </ul>
      )}
      {late > 0 && mySeat(view) !== null ? <p class="quiet">{t('watch.late.others', late)}</p> : null}
    </div>
  );
}
