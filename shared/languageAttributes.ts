import { languages } from './languages.ts';
import type { Locale } from './locales.ts';

/** Of `<html>`, where no React writes it: `'uz'` -> `lang="uz"`, for a language written from right to left with its `dir`. */
export function languageAttributes(locale: Locale): string {
  const { direction } = languages[locale];
  return `lang="${locale}"${direction ? ` dir="${direction}"` : ''}`;
}
