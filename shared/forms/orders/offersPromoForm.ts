import { checkPromocode } from '#shared/api/rewards/campaigns.contract.ts';
import { paths } from '#shared/url/paths.ts';
import { type PromoForm, promoForm } from './promoForm.ts';

/** Redeems a promo code on the page of offers, where guests learn whether it is valid. */
export const offersPromoForm = {
  ...promoForm(paths.offers),
  asGuest: (call, code) => call(checkPromocode, { promo_code: code }),
} satisfies PromoForm;
