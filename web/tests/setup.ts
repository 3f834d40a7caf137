/** The page speaks English before a test asks it anything. */

import { useLanguage } from '../src/i18n/index';

await useLanguage('en');
