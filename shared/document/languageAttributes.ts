import { languages } from '#shared/languages.ts';
import type { Locale } from '#shared/locales.ts';

/** Attributes of `<html>` in documents without React: `'uz'` -> `lang="uz"`; with `dir` for a right-to-left language. */
export function languageAttributes(locale: Locale): string {
  const { direction } = languages[locale];
  return `lang="${locale}"${direction ? ` dir="${direction}"` : ''}`;
}
