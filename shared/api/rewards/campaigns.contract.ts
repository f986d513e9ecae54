import * as z from 'zod/mini';
import { bonus } from './bonuses.contract.ts';
import { get, post } from '../method.ts';
import { description, exact, id, list, one, openEnum, or, unix } from '../wireTypes.ts';

export const offer = z.object({
  id,
  trigger: or(
    z.union([
      z.object({
        type: or(z.enum(['action', 'user_satisfies_params']), null),
        params: z.optional(z.object({ exclude_methods: z.optional(z.array(z.string())) })),
      }),
      z.string(),
    ]),
    '',
  ),
  description,
  promotions: or(z.array(z.object({ id, type: or(z.string(), ''), description })), []),
  /** ext. False: the player cannot take it now, and why, in the player's language. Absent: may be taken. */
  is_available: z.optional(z.boolean()),
  unavailable_reason: z.optional(z.string()),
  /** ext. What would open it: a deposit, or time, at a moment; absent: nothing will. */
  opens: exact(z.optional(z.object({ by: openEnum(['deposit', 'time']), at: z.optional(unix) }))),
  /** ext. The player has taken it already. */
  is_taken: z.optional(z.boolean()),
});
export type Offer = z.infer<typeof offer>;

/** Redeems a promo code. Failure: InvalidParameter with `error_data.promo_code`. */
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
/**
 * Offers for who asks: deposit offers to guests and to players who satisfy their conditions.
 * `with_unavailable` (ext) asks also for those the player cannot take now; a platform that knows no such thing leaves them out.
 */
export const getOffers = get('campaigns.getoffers', {
  input: z.object({
    offset: z.optional(z.number()),
    fields: z._default(z.string(), 'trigger,description,promotions'),
    with_unavailable: z.optional(z.boolean()),
  }),
  output: list(offer),
});
