import { afterEach, describe, expect, test } from 'vitest';
import { listWords, locale, timeWords } from '../src/i18n/format';
import {
  chooseLanguage,
  direction,
  language,
  languageName,
  languageTag,
  LANGUAGES,
  loader,
  parseLanguage,
  t,
  unavailable,
  useLanguage,
  type Chunk,
  type Language,
} from '../src/i18n/index';
import { parts } from '../src/i18n/en.parts';
import { accent } from '../src/i18n/pseudo';
import { DEFAULTS, parseSettings } from '../src/state/settings';

const CHUNKS = ['house', ...Object.keys(parts)] as Chunk[];
const every = LANGUAGES.flatMap((code) => CHUNKS.map((chunk): [Language, Chunk] => [code, chunk]));
const entries = async (code: Language, chunk: Chunk) =>
  Object.entries(await loader(code).load(chunk)) as [string, string | ((...parts: unknown[]) => string)][];

afterEach(() => useLanguage('en'));

describe('each language is whole', () => {
  test.each(every)('%s, %s: the keys of English, each with the same parts', async (code, chunk) => {
    const english = new Map(await entries('en', chunk));
    const other = new Map(await entries(code, chunk));
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, message] of other) {
      expect(typeof message, key).toBe(typeof english.get(key));
      if (typeof message === 'string') {
        // Sentences of some languages follow one another without a blank.
        if (!key.startsWith('join.')) expect(message.trim(), key).not.toBe('');
        expect(message, key).not.toMatch(/undefined|\$\{|TODO/);
      }
    }
  });

  test('each is named in itself, with a tag that browsers understand', () => {
    for (const code of LANGUAGES) {
      expect(languageName(code)).not.toBe('');
      expect(Intl.getCanonicalLocales(languageTag(code))).toEqual([languageTag(code)]);
    }
  });
});

describe('choosing', () => {
  test('the reader’s list decides, then English', () => {
    expect(chooseLanguage(['de-CH', 'en-GB'])).toBe('en');
    expect(chooseLanguage([])).toBe('en');
    for (const code of LANGUAGES) expect(chooseLanguage([`${code}-XX`])).toBe(code);
    if (parseLanguage('fil') !== null) expect(chooseLanguage(['tl'])).toBe('fil');
  });

  test('languages for tests are known by name and never offered', () => {
    expect(LANGUAGES).not.toContain('pseudo');
    expect(LANGUAGES).not.toContain('mirror');
    expect(chooseLanguage(['pseudo', 'mirror'])).toBe('en');
    expect(parseSettings('{"language":"pseudo"}').language).toBe('pseudo');
    expect(direction('mirror')).toBe('rtl');
  });

  test('a setting that is no language falls back', () => {
    for (const text of ['{"language":"xx"}', '{"language":"toString"}', '{"language":7}', '{']) {
      expect(parseSettings(text).language).toBe(DEFAULTS.language);
    }
  });
});

describe('a language made from English', () => {
  test('is accented and longer by two fifths', async () => {
    expect(accent('Settings')).toBe('Šééţţîîñĝšẍẍ');
    expect(accent(accent('Settings'))).toBe(accent('Settings'));
    const english = new Map(await entries('en', 'house'));
    let plain = 0;
    let longer = 0;
    for (const [key, message] of await entries('pseudo', 'house')) {
      if (typeof message !== 'string') continue;
      expect(message, key).not.toMatch(/[a-z]/i);
      plain += (english.get(key) as string).length;
      longer += message.length;
    }
    expect(longer / plain).toBeGreaterThan(1.3);
  });

  test('leaves what it is told as it is', async () => {
    await useLanguage('pseudo');
    expect(language.value).toBe('pseudo');
    expect(t('turn.who', 'Black', 'Anna')).toBe('Black (Anna)');
    expect(t('offer.draw', 'Anna')).toMatch(/^Anna [^a-z]+$/);
    await useLanguage('mirror');
    expect(t('house.close')).toContain('\u202e');
  });
});

test('a language whose words do not come leaves the page in English, and says so', async () => {
  const pseudo = loader('pseudo');
  const { load } = pseudo;
  pseudo.load = () => Promise.reject(new Error('offline'));
  try {
    await useLanguage('pseudo');
    expect(language.value).toBe('en');
    expect(unavailable.value).toBe('pseudo');
    expect(t('house.close')).toBe('Close');
  } finally {
    pseudo.load = load;
  }
  await useLanguage('pseudo');
  expect(unavailable.value).toBeNull();
  expect(t('house.close')).not.toBe('Close');
});

test('the language chosen last wins, whichever arrives first', async () => {
  const slow = useLanguage('pseudo');
  const quick = useLanguage('en');
  await Promise.all([slow, quick]);
  expect(language.value).toBe('en');
  expect(t('house.close')).toBe('Close');
});

test('dates and lists are told in the language of the page', () => {
  expect(locale()).toMatch(/^en\b/);
  expect(timeWords(Date.UTC(2026, 4, 3, 14, 3, 10))).toMatch(/\d:03:10/);
  expect(listWords(['h8', 'h9', 'h10'])).toMatch(/^h8, h9,? and h10$/);
});
