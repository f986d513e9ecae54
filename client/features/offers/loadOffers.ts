import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { getOffers, type Offer } from '#shared/api/rewards/campaigns.contract.ts';
import { type OfferCard, toOfferCard } from './offerCard.ts';

/** Guards against a platform that never reports the end of the list. */
const MAX_PAGES = 10;

/** All offers of the visitor, closed ones last, in pages of the size that the platform chooses. */
export async function loadOffers({ call, content, signal }: LoaderArgs): Promise<OfferCard[]> {
  const { imageNames } = await content('prazer-config');
  const offers: Offer[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, total } = await call(getOffers, { offset: offers.length, with_unavailable: true }, { signal });
    offers.push(...items);
    if (items.length === 0 || total === undefined || offers.length >= total) break;
  }
  const cards = offers.map((offer) => toOfferCard(offer, imageNames.offer));
  return [...cards.filter(({ state }) => state !== 'closed'), ...cards.filter(({ state }) => state === 'closed')];
}
