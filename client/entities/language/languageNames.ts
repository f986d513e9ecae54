import type { Locale } from '../../../shared/locales.ts';

/** Each language by its own name. */
export const languageNames: Record<Locale, string> = { uz: 'Oʻzbekcha', ru: 'Русский' };
