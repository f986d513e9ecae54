import type { PlainOutcome } from '#server/edge/cashier/PlainOutcome.ts';
import { placeOrder } from '#server/edge/cashier/placeOrder.ts';
import { refusedOrder } from '#server/edge/cashier/refusedOrder.ts';
import type { FormPost } from '#server/edge/forms/FormPost.ts';
import { checkPromocode } from '#shared/api/rewards/campaigns.contract.ts';
import { promoCondition } from '#shared/bonus/promoCondition.ts';
import { promoRefusal } from '#shared/bonus/promoRefusal.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { RefusalKind } from '#shared/forms/refusalKinds.ts';
import { promoOrder } from '#shared/orders/promoOrder.ts';

interface PromoPlace {
  /** Whether guests use the page too: they learn whether the code is valid. */
  hasGuests?: boolean;
}

/** Returns the handler that redeems a promo code, or checks it for a guest. A refused code returns to the form. */
export function redeemPromo({ hasGuests = false }: PromoPlace = {}) {
  return async (post: FormPost): Promise<PlainOutcome> => {
    const code = visibleText(post.fields['promo_code'] ?? '');
    if (code === '') return { kind: 'refused', outcome: { error: 'validation.required', field: 'promo_code' } };
    const refuse = (error: AppError): PlainOutcome => {
      const refusal = promoRefusal(error);
      if (!refusal) return refusedOrder(error);
      const condition = promoCondition(error);
      const kind: RefusalKind = condition ? 'CONDITIONS_SUM' : refusal;
      const sums = condition
        ? { sum: String(condition.sum.amount), left: String(condition.left.amount), currency: condition.sum.currency }
        : {};
      return { kind: 'refused', outcome: { error: kind, field: 'promo_code', ...sums } };
    };
    const done: PlainOutcome = { kind: 'done', outcome: { step: 'done' } };
    const outcome = await placeOrder(promoOrder, code, { post });
    if (outcome.kind === 'done') return done;
    if (outcome.kind === 'unknown') return outcome;
    if (!(hasGuests && outcome.error.type === 'AuthorizationException')) return refuse(outcome.error);
    try {
      await post.call(checkPromocode, { promo_code: code });
      return done;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return refuse(error);
    }
  };
}
