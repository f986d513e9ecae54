import { stripLocale } from '#shared/locales.ts';
import { isGamePage } from './isGamePage.ts';
import { paths } from './paths.ts';

/** Pages of money, bets, gifts, identity, limits, keys and help, with the pages below them. */
const places = [
  paths.betting,
  paths.cashier,
  paths.profileResponsibleGame,
  paths.profileVerification,
  paths.profileSecurity,
  paths.profileData,
  paths.profileGifts,
  paths.support,
].map((path) => path.build());

/**
 * Whether nothing may come by itself on a page, neither sell nor lie over it: no notice, hint, card, bar or dialog. They wait in the bell or for
 * the next page. The only place of this rule; games count too (isGamePage).
 */
export function isCalmPage(pathname: string): boolean {
  const path = stripLocale(pathname);
  return isGamePage(path) || places.some((place) => path === place || path.startsWith(`${place}/`));
}
