import { useRef } from 'react';
import { activateOffer } from '../../../shared/api/rewards/campaigns.contract.ts';
import { useApp } from '../../context/useApp.ts';
import { useReload } from '../../context/useReload.ts';
import { createOrderKey } from '../../lib/transport/createOrderKey.ts';
import { giftOf } from '../../../shared/bonus/giftOf.ts';
import { storedPromo } from '../../lib/visitor/storedPromo.ts';

/**
 * Returns `redeem(code)`: shows the gift in a dialog and reloads the page's data; rejects with the refusal.
 * The same code pressed again after a lost answer repeats the same order.
 */
export function useRedeemPromo(): (code: string) => Promise<void> {
  const { call, stores } = useApp();
  const { reload } = useReload();
  const attempt = useRef<{ code: string; order: ReturnType<typeof createOrderKey> } | null>(null);

  return async (code) => {
    if (attempt.current?.code !== code) attempt.current = { code, order: createOrderKey() };
    const { order } = attempt.current;
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
