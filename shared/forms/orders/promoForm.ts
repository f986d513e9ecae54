import type { OutputOf } from '#shared/api/method.ts';
import type { activateOffer } from '#shared/api/rewards/campaigns.contract.ts';
import { promoProblem } from '#shared/bonus/promoProblem.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { promoOrder } from '#shared/orders/promoOrder.ts';
import type { Path } from '#shared/url/path.ts';
import type { OrderForm } from './OrderForm.ts';

/** Its input is the code. */
export type PromoForm = OrderForm<string, OutputOf<typeof activateOffer>>;

/** Redeems a promo code, on the page of bonuses or on that of offers. */
export const promoForm = (page: Path) =>
  ({
    page,
    name: 'promo',
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
