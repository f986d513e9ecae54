import { queryKeys } from '../shared/keys/queryKeys.ts';
import { trackingKeys } from '../shared/keys/trackingKeys.ts';

/** Pages of one player: nothing to index, and a guest is sent away from them. Each also under /ru. */
export const privatePages = ['/cashier', '/profile', '/bets', '/responsible-game', '/confirmation', '/unsubscribe'];

/** Addresses of the server that are not pages. */
export const serverPaths = ['/api/', '/oauth/', '/hit', '/_/', '/_icons'];

/** The same page under another address: pop-ups, tracking, and the frame document of a game. */
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
