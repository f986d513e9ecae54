import type { PurchaseOutcome } from '#client/stores/DialogParams.ts';
import type { Call } from '#shared/api/call.ts';
import { getLoyaltyInfo } from '#shared/api/rewards/loyalty.contract.ts';
import type { OrderOutcome } from '#shared/orders/OrderOutcome.ts';

interface Shop {
  call: Call;
  /** Orders the gift. */
  place: (id: number | string) => Promise<OrderOutcome<{ points: number }>>;
}

/** Buys a gift with points. Never rejects. */
export function createPurchase({ call, place }: Shop, { id, price }: { id: number | string; price: number }) {
  /** Loads the points again: those of the page are out of date, else the purchase would not have been offered. */
  async function missingNow(): Promise<number | null> {
    try {
      const { points } = await call(getLoyaltyInfo, {});
      return points < price ? price - points : null;
    } catch {
      return null;
    }
  }

  return async (): Promise<PurchaseOutcome> => {
    const outcome = await place(id);
    if (outcome.kind === 'done') return { kind: 'bought', points: outcome.answer.points };
    if (outcome.kind === 'unknown') return outcome;
    const reasons: unknown = outcome.error.data['points'];
    if (!(Array.isArray(reasons) && reasons.includes('INSUFFICIENT'))) return outcome;
    return { kind: 'short', missing: await missingNow() };
  };
}
