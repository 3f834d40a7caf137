import { useState } from 'preact/hooks';
import { t } from '../i18n/index';
import { Icon } from './dialog';
import { copyText } from './save-file';

/** The link that a friend needs while a chair is free. */
export function Share() {
  const [copied, setCopied] = useState(false);
  const link = location.href;
  return (
    <div class="share" data-testid="share">
      <p>{t('table.share')}</p>
      <div class="share-line">
        <input
          type="text"
          readOnly
          value={link}
          aria-label={t('table.share.link')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class="button"
          onClick={() => {
            // Where the clipboard is closed to us the field can still be copied.
            void copyText(link).then((done) => {
              if (done) setCopied(true);
            });
          }}
        >
          <Icon name="copy" />
          {copied ? t('table.copied') : t('table.copy')}
        </button>
      </div>
    </div>
  );
}
