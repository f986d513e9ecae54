import type { OutputOf } from '#shared/api/method.ts';
import type { activateOffer } from '#shared/api/rewards/campaigns.contract.ts';
import { giftOf, type PromoGift } from '#shared/bonus/giftOf.ts';
import type { PromoCondition } from '#shared/bonus/promoCondition.ts';
import { promoProblem } from '#shared/bonus/promoProblem.ts';
import type { OrderOutcome } from '#shared/orders/OrderOutcome.ts';

type PromoOutcome =
  | { kind: 'success'; gift: PromoGift }
  | { kind: 'error'; messageId: string; condition?: PromoCondition }
  | { kind: 'unknown' };
type Redeem = (code: string) => Promise<OrderOutcome<OutputOf<typeof activateOffer>>>;

/** Activates the promo code of a new player. null: the platform has no promo codes, show nothing. */
export async function activatePromo(place: Redeem, promoCode: string): Promise<PromoOutcome | null> {
  const outcome = await place(promoCode);
  if (outcome.kind === 'done') return { kind: 'success', gift: giftOf(outcome.answer, promoCode) };
  if (outcome.kind === 'unknown') return outcome;
  const { error } = outcome;
  if (error.type === 'MethodNotFoundException') return null;
  const problem = promoProblem(error);
  if (!problem) return { kind: 'error', messageId: 'errors.UnknownErrorException' };
  const { kind, condition } = problem;
  return { kind: 'error', messageId: `auth.promo.${kind}`, ...(condition ? { condition } : {}) };
}
