import type { FormArea } from '#shared/auth/isFormErrorId.ts';
import { type PromoRefusal, promoRefusals } from '#shared/bonus/promoRefusal.ts';

/** The words of a refused promo code: `CONDITIONS_SUM` states the sums it asks for, which the address carries beside it. */
const promoKinds = [...promoRefusals, 'CONDITIONS_SUM'] as const;

/** A refusal that a page answers with more than words: a way out, another place, sums. */
export type RefusalKind = 'moneyLeft' | 'giftGone' | 'cardOfOther' | PromoRefusal | 'CONDITIONS_SUM';

/** The message ids of a kind, by the area of messages that the page has. */
type Words = Partial<Record<FormArea, string>>;

/**
 * Every kind with its words. The address of a refused form carries the kind (`?error=moneyLeft`) and a page acts on it, never on its words:
 * those may be renamed.
 */
export const refusalKinds: Readonly<Record<RefusalKind, Words>> = {
  /** There is money left that must be paid out first. */
  moneyLeft: { data: 'data.leaveMoneyFirst' },
  /** The gift was sent meanwhile, so its form is gone. */
  giftGone: { gifts: 'gifts.tooLate' },
  /** The card has been used by another account. */
  cardOfOther: { withdraw: 'withdraw.cardOfOther' },
  ...(Object.fromEntries(
    promoKinds.map((kind) => [kind, { bonuses: `bonuses.promo.${kind}`, offers: `offers.promo.${kind}` }]),
  ) as Record<(typeof promoKinds)[number], Words>),
};
