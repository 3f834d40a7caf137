import { language, languageName, languageTag, LANGUAGES, t } from '../i18n/index';
import { setSettings } from '../state/settings';
import { Icon } from './dialog';

/** The foot of every page: its languages, each in its own words, for whoever cannot read this one. */
export function Footer() {
  return (
    <footer class="page-foot" data-testid="foot">
      <nav class="languages" aria-label={t('house.language')}>
        <Icon name="globe" />
        <ul>
          {LANGUAGES.map((code) => (
            <li key={code}>
              <button
                type="button"
                class="language"
                lang={languageTag(code)}
                data-language={code}
                aria-current={language.value === code ? 'true' : undefined}
                onClick={() => setSettings({ language: code })}
              >
                {languageName(code)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
