import { useApp } from '#client/context/useApp.ts';
import { useOrder } from '#client/entities/order/useOrder.ts';
import { useText } from '#client/i18n/useText.ts';
import { storedPromo } from '#client/lib/visitor/storedPromo.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';
import { sumsIn } from '#shared/domain/money/sumsIn.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { withLocale } from '#shared/locales.ts';
import { promoOrder } from '#shared/orders/promoOrder.ts';
import { paths } from '#shared/url/paths.ts';
import { useAfterAuth } from '../address/useAfterAuth.ts';
import { activatePromo } from './activatePromo.ts';
import { showCredentials } from './showCredentials.ts';

interface Registered {
  account: { uid: number; login: string; password?: string | undefined };
  promoCode: string;
  email: string;
}

/** After registration (E2): signs the player in, shows a generated password once, activates the promo code and asks to confirm the contact. */
export function useAfterRegistration(confirmsEmail: boolean, onRegistered: () => void) {
  const { call, stores, locale } = useApp();
  const text = useText();
  const { enter, leave } = useAfterAuth();
  const { place } = useOrder(promoOrder);

  async function redeem(promoCode: string): Promise<void> {
    const outcome = await activatePromo(place, promoCode);
    if (!outcome) return;
    if (outcome.kind === 'unknown')
      return stores.toasts.show('error', text('order.unknown', { noun: text('order.noun.promo') }));
    storedPromo.remove();
    if (outcome.kind === 'error') {
      stores.tracker.track('promocode_not_found');
      return stores.toasts.show('error', text(outcome.messageId, sumsIn(outcome.condition ?? {}, locale)));
    }
    void stores.dialogs.open('promoActivated', outcome.gift);
  }

  return async ({ account, promoCode, email }: Registered): Promise<void> => {
    const { uid, login, password } = account;
    const info = await call(getInfo, {}).catch(() => null);
    if (!info || info.uid === 0) {
      // The account exists, only getInfo failed. Show the password before the page reloads.
      if (password) await showCredentials(stores.dialogs, { uid, login, password });
      window.location.assign(withLocale(paths.home.build(null, { [queryKeys.register]: 'success' }), locale));
      return;
    }
    // Before enter(): UnsavedCredentials must find the dialog open already.
    if (password) void showCredentials(stores.dialogs, { uid, login, password });
    enter(info);
    if (confirmsEmail && email) void stores.dialogs.open('confirmEmail', { contact: email });
    stores.toasts.show('success', text('auth.registered'));
    onRegistered();
    await leave(true);
    if (promoCode) await redeem(promoCode).catch(() => undefined);
  };
}
