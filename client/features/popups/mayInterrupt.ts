import { hasFieldFocus } from '#client/lib/visitor/hasFieldFocus.ts';
import { stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

/** Pages of money, identity, limits and help, with the pages below them. */
const UNDISTURBED = [
  paths.cashier,
  paths.profileResponsibleGame,
  paths.profileVerification,
  paths.profileSecurity,
  paths.support,
].map((path) => path.build());

/** An error that the page shows: of a field, or a refusal. */
const ERROR = 'main :is([aria-invalid=true], [role=alert]:not(:empty))';

/** Whether a dialog may open by itself: never on pages of money and help, in a form, or over an error. `hasTyped`: on this page. */
export function mayInterrupt(page: Document, pathname: string, hasTyped: boolean): boolean {
  const path = stripLocale(pathname);
  if (UNDISTURBED.some((place) => path === place || path.startsWith(`${place}/`))) return false;
  return !hasTyped && !hasFieldFocus(page) && page.querySelector(ERROR) === null;
}
