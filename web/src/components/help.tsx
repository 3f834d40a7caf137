import { t } from '../i18n/index';
import { Dialog } from './dialog';

/** The keys of the board. They act only while the board has the focus. */
export function HelpDialog(props: { onClose: () => void }) {
  const rows: [string, string][] = [
    ['← ↑ ↓ →', t('help.arrows')],
    ['Home End', t('help.home')],
    ['PgUp PgDn', t('help.page')],
    ['Enter Space', t('help.enter')],
    ['Esc', t('help.escape')],
    ['A – O', t('help.letters')],
    ['.', t('help.last')],
    [',', t('help.clocks')],
    [';', t('help.turn')],
    ['/', t('help.type')],
  ];
  return (
    <Dialog title={t('help.title')} onClose={props.onClose}>
      <p>{t('help.intro')}</p>
      <dl class="keys">
        {rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
