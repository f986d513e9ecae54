import type { OutputOf } from '#shared/api/method.ts';
import { activateOffer } from '#shared/api/rewards/campaigns.contract.ts';
import type { Order } from './Order.ts';

/** Redeeming a promo code. The platform does not tell which codes a player has redeemed; it redeems each once. */
export const promoOrder: Order<string, OutputOf<typeof activateOffer>> = {
  command: 'promo',
  about: (code) => code,
  describe: (code) => ({ code }),
  send: (call, code, options) => call(activateOffer, { promo_code: code }, options),
};
