import { getOffers, takePromotions } from '#shared/api/rewards/campaigns.contract.ts';
import { sameId } from '#shared/api/sameId.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import type { Order } from './Order.ts';

/** Taking an offer, by its id. */
export const offerOrder: Order<Id, number> = {
  command: 'offer',
  about: String,
  describe: (id) => ({ id: String(id) }),
  send: (call, id, options) => call(takePromotions, { offer_id: id }, options),
  find: async (call, { facts }) => {
    const { items } = await call(getOffers, { with_unavailable: true });
    const offer = items.find(({ id }) => sameId(id, facts['id']));
    if (offer?.is_taken === undefined) throw new Error('The platform does not tell whether the offer is taken');
    return offer.is_taken ? 1 : null;
  },
  movesMoney: () => false,
};
