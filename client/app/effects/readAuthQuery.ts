import type { DialogParams } from '#client/stores/DialogParams.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';

const MAX_PROMO = 64;

export interface AuthQuery {
  /** The dialog that the address asks for. */
  open: DialogParams['auth'] | null;
  /** To be stored: value of `show_popup_reg`. */
  wantedMethod: string | null;
  /** To be stored: the last promo code. */
  promoCode: string | null;
}

/**
 * Reads the query keys of signing in (A-23..A-28). Registration wins over signing in; only `prevent_close=1` removes the close
 * button; `redirectUrl` applies only at the home page, where the guest guard redirects to.
 */
export function readAuthQuery(search: string, { isHome }: { isHome: boolean }): AuthQuery {
  const query = new URLSearchParams(search);
  const wantedMethod = query.get(queryKeys.showPopupReg);
  const promoCode = visibleText(query.getAll(queryKeys.promoCode).at(-1) ?? '').slice(0, MAX_PROMO) || null;
  const preventClose = query.get(queryKeys.preventClose) === '1';
  if (wantedMethod !== null)
    return { open: { screen: 'signUp', preventClose, authType: wantedMethod }, wantedMethod, promoCode };
  if (query.has(queryKeys.showPopupAuth)) return { open: { screen: 'signIn', preventClose }, wantedMethod, promoCode };
  const returns = isHome && query.has(queryKeys.redirectUrl);
  return { open: returns ? { screen: 'signIn' } : null, wantedMethod, promoCode };
}
