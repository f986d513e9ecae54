import type { OutputOf } from '#shared/api/method.ts';
import type { activateOffer } from '#shared/api/rewards/campaigns.contract.ts';

/** What a redeemed code gave, for the message that reports it. */
export interface PromoGift {
  kind: 'promo' | 'betting';
  /** The gift, or the code where the platform names none. */
  name: string;
}

/** The gift of a redeemed code; a gift without a title or name is named by the code. */
export function giftOf(
  { offer, bonus }: Pick<OutputOf<typeof activateOffer>, 'offer' | 'bonus'>,
  code: string,
): PromoGift {
  const name = offer.description.title ?? offer.description.name ?? code;
  return { kind: bonus?.type === 'betting' ? 'betting' : 'promo', name };
}
