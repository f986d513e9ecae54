import { buyProduct, getLoyaltyInfo } from '../../../../shared/api/rewards/loyalty.contract.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { AppError } from '../../../../shared/errors/AppError.ts';
import type { PurchaseOutcome } from '../../../stores/DialogParams.ts';
import { createOrderKey } from '../../../lib/transport/createOrderKey.ts';

/** Buys a gift with points. Repeated presses share one request and one idempotency key. Never rejects. */
export function createPurchase(call: Call, { id, price }: { id: number | string; price: number }) {
  const order = createOrderKey();
  let underWay: Promise<PurchaseOutcome> | null = null;

  async function ask(): Promise<PurchaseOutcome> {
    const idempotencyKey = order.now();
    try {
      const { points } = await call(buyProduct, { id }, { idempotencyKey });
      order.settled();
      return { kind: 'bought', points };
    } catch (error) {
      order.settled(error);
      if (!(error instanceof AppError) || order.now() === idempotencyKey) return { kind: 'lost' };
      const reasons: unknown = error.data['points'];
      if (!(Array.isArray(reasons) && reasons.includes('INSUFFICIENT'))) return { kind: 'refused', error };
      return { kind: 'short', missing: await missingNow() };
    }
  }

  /** Loads the points again: those of the page are out of date, else the purchase would not have been offered. */
  async function missingNow(): Promise<number | null> {
    try {
      const { points } = await call(getLoyaltyInfo, {});
      return points < price ? price - points : null;
    } catch {
      return null;
    }
  }

  return (): Promise<PurchaseOutcome> => {
    underWay ??= ask().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
