import { giftOf } from '../../../shared/bonus/giftOf.ts';
import { promoOrder } from '../../../shared/orders/promoOrder.ts';
import { useApp } from '../../context/useApp.ts';
import { useReload } from '../../context/useReload.ts';
import { storedPromo } from '../../lib/visitor/storedPromo.ts';
import { useOrder } from '../order/useOrder.ts';

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
