import { useApp } from '#client/context/useApp.ts';
import { useRedeemPromo } from '#client/entities/bonus/useRedeemPromo.ts';
import { useText } from '#client/i18n/useText.ts';
import { storedPromo } from '#client/lib/visitor/storedPromo.ts';
import { checkPromocode } from '#shared/api/rewards/campaigns.contract.ts';

/** Redeems a player's promo code; of a guest, checks it and stores it for registration. */
export function usePromoCode() {
  const { call, stores } = useApp();
  const text = useText();
  const { redeem, allowAgain } = useRedeemPromo();

  /** Stores the code, which registration activates. */
  async function takeAlong(code: string): Promise<string> {
    await call(checkPromocode, { promo_code: code });
    storedPromo.store(code);
    void stores.dialogs.open('auth', { screen: 'signUp' });
    return text('offers.promoKept', { code });
  }

  return {
    /** Resolves to the text to show beside the form ('' for none), or to null when the outcome is unknown; rejects with the refusal. */
    async use(code: string): Promise<string | null> {
      if (!stores.session.isPlayer) return takeAlong(code);
      const outcome = await redeem(code);
      if (outcome.kind === 'refused') throw outcome.error;
      return outcome.kind === 'done' ? '' : null;
    },
    allowAgain,
  };
}
