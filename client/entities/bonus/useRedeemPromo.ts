import { useRef } from 'react';
import { activateOffer } from '../../../shared/api/rewards/campaigns.contract.ts';
import { useApp } from '../../context/useApp.ts';
import { useReload } from '../../context/useReload.ts';
import { createOrderKey } from '../../lib/transport/createOrderKey.ts';
import { giftOf } from '../../lib/giftOf.ts';
import { storedPromo } from '../../lib/visitor/storedPromo.ts';

/** `redeem(code)` of a player: the gift is told in a dialog and the page loaded anew; rejects with the refusal. A code pressed again after a lost answer is the same order. */
export function useRedeemPromo(): (code: string) => Promise<void> {
  const { call, stores } = useApp();
  const { reload } = useReload();
  const asked = useRef<{ code: string; order: ReturnType<typeof createOrderKey> } | null>(null);

  return async (code) => {
    // Another code is another order.
    if (asked.current?.code !== code) asked.current = { code, order: createOrderKey() };
    const { order } = asked.current;
    try {
      const { offer, bonus } = await call(activateOffer, { promo_code: code }, { idempotencyKey: order.now() });
      order.settled();
      if (storedPromo.read() === code) storedPromo.remove();
      void stores.dialogs.open('promoActivated', giftOf({ offer, bonus }, code));
      void reload();
    } catch (error) {
      order.settled(error);
      throw error;
    }
  };
}
