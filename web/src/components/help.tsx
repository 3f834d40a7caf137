import { facesHere } from '../boards/faces';
import { t } from '../i18n/index';
import { route } from '../state/route';
import { Dialog } from './dialog';

/** The keys of the board. They act only while the board has the focus. */
export function HelpDialog(props: { onClose: () => void }) {
  const rows: [string, string][] = [
    ['← ↑ ↓ →', t('help.arrows')],
    ['Home End', t('help.home')],
    ['PgUp PgDn', t('help.page')],
    ['Enter Space', t('help.enter')],
    ['Esc', t('help.escape')],
    ...(facesHere().at(-1)?.keys?.() ?? [['A – O', t('help.letters')] as [string, string]]),
    ['.', t('help.last')],
    [',', t('help.clocks')],
    [';', t('help.turn')],
    ['/', t('help.type')],
  ];
  // The review page has fetched the words of its own keys.
  const review: [string, string][] =
    route.value.at === 'review'
      ? [
          ['← →', t('help.review.step')],
          ['Home End', t('help.review.ends')],
          ['↑ ↓', t('help.review.beside')],
          ['Shift+← Shift+→', t('help.review.anywhere')],
          ['[ ]', t('help.review.brackets')],
          ['?', t('help.review.ask')],
          ['Delete', t('help.review.delete')],
        ]
      : [];
  return (
    <Dialog title={t('help.title')} onClose={props.onClose}>
      <p>{t('help.intro')}</p>
      <Keys rows={rows} />
      {review.length === 0 ? null : (
        <>
          <p>{t('help.review')}</p>
          <Keys rows={review} />
        </>
      )}
    </Dialog>
  );
}

function Keys(props: { rows: readonly [string, string][] }) {
  return (
    <dl class="keys">
      {props.rows.map(([keys, what]) => (
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
  );
}
