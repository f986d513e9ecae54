import { isGamePage } from '../../../shared/url/isGamePage.ts';
import { stripLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/url/paths.ts';

/** Campaign popups do not come over a game or where money is being paid in (E6). */
export function isPopupPage(pathname: string): boolean {
  const path = stripLocale(pathname);
  const deposit = paths.deposit.build();
  return !isGamePage(path) && path !== deposit && !path.startsWith(`${deposit}/`);
}
