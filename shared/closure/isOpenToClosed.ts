import { normalizePath } from '#shared/redirects/normalizePath.ts';
import { paths } from '#shared/url/paths.ts';

/** What a closed account needs: the money and its way out, the check, the player's data and protection, help. */
const OPEN: ReadonlySet<string> = new Set(
  [
    paths.wallet,
    paths.withdraw,
    paths.cashierHistory,
    paths.statement,
    paths.receipt,
    paths.payCancel,
    paths.payFail,
    paths.payPending,
    paths.paySuccess,
    paths.profile,
    paths.profileSettings,
    paths.profileSecurity,
    paths.profileData,
    paths.profileVerification,
    paths.profileResponsibleGame,
    paths.profileBetsHistory,
    paths.profileBetsExports,
    paths.profileNotification,
    paths.support,
    paths.supportTicket,
    paths.unsubscribe,
    paths.confirmation,
    paths.confirmationSuccess,
    paths.fairness,
    paths.verify,
  ].map(({ pattern }) => pattern),
);
/** A payment that is under way returns here. */
const PAYMENT = /^\/cashier\/pay(?:cancel|fail|pending|success)\/[^/]+$/;
/** Pages of the site itself: any other address of one segment is a page of editors, such as the rules. */
const OWN: ReadonlySet<string> = new Set(Object.values(paths).map(({ pattern }) => pattern));

/** Whether a page is open to a closed account. `path` is without the language. A page that is not named here is closed. */
export function isOpenToClosed(path: string): boolean {
  const place = normalizePath(path).toLowerCase();
  if (OPEN.has(place) || PAYMENT.test(place)) return true;
  return /^\/[^/]+$/.test(place) && !OWN.has(place);
}
