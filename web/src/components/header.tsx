import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index';
import { Icon } from './dialog';
import { part } from './part';

const HelpDialog = part(() => import('./help').then((found) => found.HelpDialog), 'settings');
const SettingsDialog = part(() => import('./settings').then((found) => found.SettingsDialog), 'settings');

const open = signal<'settings' | 'help' | null>(null);

/** The top of every page: the house's name, the page's own words, settings and help. */
export function Header(props: { children?: ComponentChildren }) {
  const close = () => {
    open.value = null;
  };
  return (
    <>
      <header class="page-top">
        <a class="brand" href="/" aria-label={t('house.home')}>
          <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <circle class="brand-black" cx="12" cy="19.5" r="9.5" />
            <circle class="brand-white" cx="21" cy="12" r="8.7" />
          </svg>
          <span>Yonban</span>
        </a>
        <div class="top-middle">{props.children}</div>
        <a class="top-link" href="/rules" data-testid="to-rules">
          {t('house.rules')}
        </a>
        <a class="top-link" href="/review" data-testid="to-review">
          {t('house.review')}
        </a>
        <button
          type="button"
          class="icon-button"
          aria-label={t('house.help')}
          title={t('house.help')}
          onClick={() => {
            open.value = 'help';
          }}
        >
          <Icon name="help" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={t('house.settings')}
          title={t('house.settings')}
          onClick={() => {
            open.value = 'settings';
          }}
        >
          <Icon name="settings" />
        </button>
      </header>
      {open.value === 'settings' ? <SettingsDialog onClose={close} /> : null}
      {open.value === 'help' ? <HelpDialog onClose={close} /> : null}
    </>
  );
}
