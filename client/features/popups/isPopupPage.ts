import { stripLocale } from '#shared/locales.ts';
import { isGamePage } from '#shared/url/isGamePage.ts';
import { paths } from '#shared/url/paths.ts';

/** false on games and deposits (E6). */
export function isPopupPage(pathname: string): boolean {
  const path = stripLocale(pathname);
  const deposit = paths.deposit.build();
  return !isGamePage(path) && path !== deposit && !path.startsWith(`${deposit}/`);
}
