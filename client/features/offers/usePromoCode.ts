import { useRef } from 'react';
import { activateOffer, checkPromocode } from '../../../shared/api/campaigns.contract.ts';
import { useApp } from '../../context/useApp.ts';
import { useReload } from '../../context/useReload.ts';
import { useText } from '../../i18n/useText.ts';
import { createOrderKey } from '../../lib/createOrderKey.ts';
import { giftOf } from '../../lib/giftOf.ts';
import { storedPromo } from '../../lib/storedPromo.ts';

/** `redeem(code)` resolves to what to say beside the form, if anything, when the code was good, and rejects with the refusal. */
export function usePromoCode(): (code: string) => Promise<string> {
  const { call, stores } = useApp();
  const text = useText();
  const { reload } = useReload();
  const asked = useRef<{ code: string; order: ReturnType<typeof createOrderKey> } | null>(null);

  async function activate(code: string): Promise<string> {
    // Another code is another order.
    if (asked.current?.code !== code) asked.current = { code, order: createOrderKey() };
    const { order } = asked.current;
    try {
      const { offer, bonus } = await call(activateOffer, { promo_code: code }, { idempotencyKey: order.now() });
      order.settled();
      if (storedPromo.read() === code) storedPromo.remove();
      void stores.dialogs.open('promoActivated', giftOf({ offer, bonus }, code));
      void reload();
      return '';
    } catch (error) {
      order.settled(error);
      throw error;
    }
  }

  /** The registration activates the stored code. */
  async function takeAlong(code: string): Promise<string> {
    await call(checkPromocode, { promo_code: code });
    storedPromo.keep(code);
    void stores.dialogs.open('auth', { screen: 'signUp' });
    return text('offers.promoKept', { code });
  }

  return (code) => (stores.session.isPlayer ? activate(code) : takeAlong(code));
}
