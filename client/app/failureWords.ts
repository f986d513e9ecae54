import type { Locale } from '../../shared/locales.ts';

const files = import.meta.glob<{ title: string; retry: string }>('../i18n/messages/*/failure.json', {
  eager: true,
  import: 'default',
});

/** Of the pages that cannot ask the message files: they may be what failed. */
export function failureWords(locale: Locale): { title?: string; retry?: string } {
  return files[`../i18n/messages/${locale}/failure.json`] ?? {};
}
