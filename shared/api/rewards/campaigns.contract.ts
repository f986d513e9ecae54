import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { description, exact, id, one, openEnum, or, paginated, unix } from '#shared/api/wireTypes.ts';
import { bonus } from './bonuses.contract.ts';

/** An offer of a campaign, with its promotions. */
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
  /** Ours. False: the player cannot take it now; `unavailable_reason` says why, in the player's language. Absent: available. */
  is_available: z.optional(z.boolean()),
  unavailable_reason: z.optional(z.string()),
  /** Ours. What will make it available: a deposit, or time `at` Unix seconds; absent: nothing. */
  opens: exact(z.optional(z.object({ by: openEnum(['deposit', 'time']), at: z.optional(unix) }))),
  /** Ours. The player has taken it already. */
  is_taken: z.optional(z.boolean()),
});
/** An offer of a campaign, with its promotions. */
export type Offer = z.infer<typeof offer>;

/**
 * Redeems a promo code. Failure: InvalidParameter with `error_data.promo_code`; with CONDITIONS_NOT_MET also, ours, `error_data.deposits`: the
 * total that the code asks for (`sum`) and what is missing (`left`), both as money.
 */
export const activateOffer = post('campaigns.activateOffer', {
  access: 'player',
  money: true,
  errors: ['UserNeedDepositException', 'UserNeedProfileDataException', 'UserNeedConfirmContactException'],
  input: z.object({ promo_code: z.string(), fields: z.optional(z.string()) }),
  output: z.object({ offer, bonus: z.optional(bonus) }),
});
/** Checks whether the visitor could redeem a promo code; changes nothing. Refusals as in activateOffer. */
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
 * Offers for the visitor: deposit offers to guests and to players who satisfy their conditions. `with_unavailable` (ours) adds offers
 * that the player cannot take now; a platform that does not know it leaves them out.
 */
export const getOffers = get('campaigns.getoffers', {
  personal: true,
  input: z.object({
    offset: z.optional(z.number()),
    fields: z._default(z.string(), 'trigger,description,promotions'),
    with_unavailable: z.optional(z.boolean()),
  }),
  output: paginated(offer),
});
