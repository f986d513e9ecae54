import type { OutputOf } from '#shared/api/method.ts';
import { type activateOffer, checkPromocode } from '#shared/api/rewards/campaigns.contract.ts';
import { promoProblem } from '#shared/bonus/promoProblem.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { promoOrder } from '#shared/orders/promoOrder.ts';
import type { OrderForm } from './OrderForm.ts';
import { orderAddresses } from './orderAddresses.ts';

/** Its input is the code. */
type PromoForm = OrderForm<string, OutputOf<typeof activateOffer>>;

const formOf = (address: (typeof orderAddresses)['bonusPromo' | 'offersPromo']) =>
  ({
    ...address,
    kept: ['promo_code'],
    order: promoOrder,
    read: ({ promo_code: typed = '' }) => {
      const code = visibleText(typed);
      return code === '' ? { error: 'validation.required', field: 'promo_code' } : { input: code };
    },
    problem: (error) => {
      const problem = promoProblem(error);
      if (!problem) return null;
      const { kind, condition } = problem;
      const sums = condition && {
        sum: String(condition.sum.amount),
        left: String(condition.left.amount),
        currency: condition.sum.currency,
      };
      return { error: kind, field: 'promo_code', ...sums };
    },
  }) satisfies PromoForm;

/** Redeems a promo code, on the page of bonuses and on that of offers; there guests learn whether the code is valid. */
export const promoForms = {
  bonuses: formOf(orderAddresses.bonusPromo),
  offers: {
    ...formOf(orderAddresses.offersPromo),
    asGuest: (call, code) => call(checkPromocode, { promo_code: code }),
  },
} satisfies Record<string, PromoForm>;
