import type { OutputOf } from '#shared/api/method.ts';
import { buyProduct } from '#shared/api/rewards/loyalty.contract.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import type { Order } from './Order.ts';

/** Buying a gift of the club, by its id. The platform has no list of purchases. */
export const giftOrder: Order<Id, Pick<OutputOf<typeof buyProduct>, 'points'>> = {
  command: 'gift',
  about: String,
  facts: (id) => ({ id: String(id) }),
  send: (call, id, options) => call(buyProduct, { id }, options),
};
