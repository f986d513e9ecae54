import { stripLocale } from '#shared/locales.ts';
import { isGamePage } from '#shared/url/isGamePage.ts';

const CHANGING = new Set(['cashier', 'profile', 'betting']);

/** The section of a page if limits, breaks, the offers setting or the balance may change there, or a limit be used up; else empty. */
export function changingSection(pathname: string): string {
  if (isGamePage(pathname)) return 'game';
  const section = stripLocale(pathname).split('/')[1] ?? '';
  return CHANGING.has(section) ? section : '';
}
