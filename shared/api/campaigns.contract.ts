import * as z from 'zod/mini';
import { bonus } from './bonuses.contract.ts';
import { get, post } from './method.ts';
import { description, id, list, one } from './wireTypes.ts';

export const offer = z.object({
  id,
  trigger: z.union([
    z.object({
      type: z.enum(['action', 'user_satisfies_params']),
      params: z.optional(z.object({ exclude_methods: z.optional(z.array(z.string())) })),
    }),
    z.string(),
  ]),
  description,
  promotions: z.array(z.object({ id, type: z.string(), description })),
});

/** Redeems a promo code. Failure: InvalidParameter with `error_data.promo_code` (CONTRACT C2). */
export const activateOffer = post('campaigns.activateOffer', {
  access: 'player',
  money: true,
  errors: ['UserNeedDepositException', 'UserNeedProfileDataException', 'UserNeedConfirmContactException'],
  input: z.object({ promo_code: z.string(), fields: z.optional(z.string()) }),
  output: z.object({ offer, bonus: z.optional(bonus) }),
});
/** Whether a code would do something for who asks; changes nothing. Refusals as in activateOffer. */
export const checkPromocode = post('campaigns.checkPromocode', {
  input: z.object({ promo_code: z.string() }),
  output: z.object({ is_valid: z.literal(true), offer: z.optional(offer) }),
});
/** Takes an offer before the deposit that earns it. */
export const takePromotions = post('campaigns.takepromotions', {
  access: 'player',
  money: true,
  errors: ['UserNeedDepositException', 'UserNeedProfileDataException', 'UserNeedConfirmContactException'],
  input: z.object({ offer_id: id }),
  output: one,
});
/** Offers for who asks: deposit offers to guests and to players who satisfy their conditions (spec section 6). */
export const getOffers = get('campaigns.getoffers', {
  input: z.object({ offset: z.optional(z.number()), fields: z._default(z.string(), 'trigger,description,promotions') }),
  output: list(offer),
});
