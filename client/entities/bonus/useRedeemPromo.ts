import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { useOrder } from '#client/entities/order/useOrder.ts';
import { storedPromo } from '#client/lib/visitor/storedPromo.ts';
import { giftOf } from '#shared/bonus/giftOf.ts';
import { promoOrder } from '#shared/orders/promoOrder.ts';

/** Redeems promo codes: shows the gift in a dialog, and reloads the page's data unless the code was refused. */
export function useRedeemPromo() {
  const { stores } = useApp();
  const { reload } = useReload();
  const { place, allowAgain } = useOrder(promoOrder);

  async function redeem(code: string) {
    const outcome = await place(code);
    if (outcome.kind === 'done') {
      if (storedPromo.read() === code) storedPromo.remove();
      void stores.dialogs.open('promoActivated', giftOf(outcome.answer, code));
    }
    if (outcome.kind !== 'refused') void reload();
    return outcome;
  }

  return { redeem, allowAgain };
}
