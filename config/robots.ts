import { queryKeys } from '#shared/keys/queryKeys.ts';
import { trackingKeys } from '#shared/keys/trackingKeys.ts';

/** Private pages, which crawlers must not index; guests are redirected from them. Each also exists under /ru. */
export const privatePages = ['/cashier', '/profile', '/bets', '/responsible-game', '/confirmation', '/unsubscribe'];

/** Addresses of the server that are not pages. */
export const serverPaths = ['/api/', '/oauth/', '/hit', '/_/', '/_icons'];

/** Query keys that do not make another page for crawlers: popups, tracking, and the frame document of a game. */
export const duplicateKeys: readonly string[] = [
  ...new Set([
    ...trackingKeys,
    queryKeys.showPopupAuth,
    queryKeys.preventClose,
    queryKeys.redirectUrl,
    queryKeys.backUrl,
    queryKeys.promoCode,
    queryKeys.popup,
    queryKeys.register,
    queryKeys.from,
    queryKeys.toastType,
    queryKeys.embed,
  ]),
];
