import type { activateOffer } from '../../shared/api/rewards/campaigns.contract.ts';
import type { OutputOf } from '../../shared/api/method.ts';

export interface PromoGift {
  kind: 'promo' | 'betting';
  /** The gift, or the code where the platform names none. */
  name: string;
}

/** What to tell of a redeemed code; a gift without a name is called by the code. */
export function giftOf(
  { offer, bonus }: Pick<OutputOf<typeof activateOffer>, 'offer' | 'bonus'>,
  code: string,
): PromoGift {
  const name = offer.description.title ?? offer.description.name ?? code;
  return { kind: bonus?.type === 'betting' ? 'betting' : 'promo', name };
}
