import { paymentKind } from '#shared/cashier/paymentKind.ts';
import { paymentPlace } from '#shared/cashier/paymentPlace.ts';
import { paymentKeys } from '#shared/keys/paymentKeys.ts';
import { type Locale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { openPayment } from '../../payment/openPayment.ts';
import type { DepositAction, PaymentInfo } from '../../payment/PaymentInfo.ts';
import { webAddress } from '../../payment/webAddress.ts';
import type { OwnWindow } from './openWindow.ts';

interface FollowOptions {
  opened: OwnWindow;
  isOverlay: boolean;
  locale: Locale;
  setAddress: (to: string) => void;
}

/** Continues an order at the provider, in this window or another. Returns the other window, if any. */
export function followPayment(
  info: PaymentInfo,
  { opened, isOverlay, locale, setAddress }: FollowOptions,
): OwnWindow['window'] {
  const { action, id } = info;
  const kind = paymentKind(info.status);
  // A reload, Back from the provider, or a new sign-in must lead to this payment and not to the form.
  if (!isOverlay && kind === 'open') {
    setAddress(withLocale(placeOf(info), locale));
    openPayment.remember(id);
  }
  const url = action?.type === 'redirect' || action?.type === 'new_window' ? webAddress(action.url) : null;
  if (url !== null && opened.window !== null) {
    if (opened.window !== 'blocked') opened.window.location.replace(url);
    return opened.window;
  }
  opened.close();
  if (url !== null && action?.type === 'redirect' && !isOverlay) window.location.assign(url);
  return url !== null && action?.type === 'new_window' ? 'blocked' : null;
}

/** Pages of an open payment by what the player must do next; null: the page of its status. */
const PLACES: Record<DepositAction['type'], typeof paths.payNewWindow | typeof paths.payMobile | null> = {
  new_window: paths.payNewWindow,
  mobile: paths.payMobile,
  redirect: null,
  iframe: null,
  form: null,
  qr: null,
  done: null,
};

function placeOf({ id, action, status }: PaymentInfo): string {
  const query = { [paymentKeys.payment]: String(id) };
  const ofAction = PLACES[action?.type ?? 'done'];
  return ofAction ? ofAction.build(null, query) : paymentPlace(paymentKind(status), id);
}
