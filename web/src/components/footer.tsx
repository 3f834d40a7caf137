import { useEffect, useRef, useState } from 'preact/hooks';
import { language, languageName, languageTag, LANGUAGES, t } from '../i18n/index';
import { setSettings } from '../state/settings';
import { Icon } from './dialog';

/** The foot of every page: its languages, each in its own words, for whoever cannot read this one. */
export function Footer() {
  const foot = useRef<HTMLElement>(null);
  // Names in scripts of their own make the browser look through all its fonts, a quarter of the first
  // layout on a phone: they are drawn when the foot comes into sight. Screen readers have them at once.
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = foot.current;
    if (element === null) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.intersectionRatio > 0)) return;
      setSeen(true);
      watch.disconnect();
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <footer ref={foot} class="page-foot" data-testid="foot">
      <nav class="languages" aria-label={t('house.language')}>
        <Icon name="globe" />
        <ul>
          {LANGUAGES.map((code) => (
            <li key={code}>
              <button
                type="button"
                class="language"
                lang={languageTag(code)}
                aria-label={languageName(code)}
                data-language={code}
                aria-current={language.value === code ? 'true' : undefined}
                onClick={() => setSettings({ language: code })}
              >
                {seen ? languageName(code) : null}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
