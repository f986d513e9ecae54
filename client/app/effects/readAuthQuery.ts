import { queryKeys } from '../../../shared/queryKeys.ts';
import type { DialogParams } from '../../dialogs/DialogParams.ts';

const MOST_PROMO = 64;

export interface AuthQuery {
  /** The dialog that the address asks for. */
  open: DialogParams['auth'] | null;
  /** To keep: value of `show_popup_reg`. */
  wantedWay: string | null;
  /** To keep: the last promo code. */
  promoCode: string | null;
}

/**
 * What the query asks of signing in (A-23..A-28). Registration wins over signing in; only `prevent_close=1` takes the close
 * button away; `redirectUrl` counts at the home, where the guard of private pages sends guests.
 */
export function readAuthQuery(search: string, { isHome }: { isHome: boolean }): AuthQuery {
  const query = new URLSearchParams(search);
  const wantedWay = query.get(queryKeys.showPopupReg);
  const promoCode = query.getAll(queryKeys.promoCode).at(-1)?.trim().slice(0, MOST_PROMO) || null;
  const preventClose = query.get(queryKeys.preventClose) === '1';
  if (wantedWay !== null)
    return { open: { screen: 'signUp', preventClose, authType: wantedWay }, wantedWay, promoCode };
  if (query.has(queryKeys.showPopupAuth)) return { open: { screen: 'signIn', preventClose }, wantedWay, promoCode };
  const returns = isHome && query.has(queryKeys.redirectUrl);
  return { open: returns ? { screen: 'signIn' } : null, wantedWay, promoCode };
}
