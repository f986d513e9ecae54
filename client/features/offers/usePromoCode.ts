import { checkPromocode } from '../../../shared/api/rewards/campaigns.contract.ts';
import { useApp } from '../../context/useApp.ts';
import { useRedeemPromo } from '../../entities/bonus/useRedeemPromo.ts';
import { useText } from '../../i18n/useText.ts';
import { storedPromo } from '../../lib/visitor/storedPromo.ts';

/** Returns `redeem(code)`: resolves to the text to show beside the form ('' for none), rejects with the refusal. */
export function usePromoCode(): (code: string) => Promise<string> {
  const { call, stores } = useApp();
  const text = useText();
  const redeem = useRedeemPromo();

  /** Stores the code, which registration activates. */
  async function takeAlong(code: string): Promise<string> {
    await call(checkPromocode, { promo_code: code });
    storedPromo.store(code);
    void stores.dialogs.open('auth', { screen: 'signUp' });
    return text('offers.promoKept', { code });
  }

  return (code) => (stores.session.isPlayer ? redeem(code).then(() => '') : takeAlong(code));
}
