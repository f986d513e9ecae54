import { cancelPayment } from '#server/edge/cashier/cancelPayment.ts';
import type { PlainOrder } from '#server/edge/cashier/createPlainOrders.ts';
import { orderCashbackOf } from '#server/edge/cashier/orderCashbackOf.ts';
import { orderDeposit } from '#server/edge/cashier/orderDeposit.ts';
import { placeWithdrawal } from '#server/edge/cashier/placeWithdrawal.ts';
import { actOnBonus } from '#server/edge/rewards/actOnBonus.ts';
import { orderReward } from '#server/edge/rewards/orderReward.ts';
import { redeemPromo } from '#server/edge/rewards/redeemPromo.ts';
import { replyToTicket } from '#server/edge/support/replyToTicket.ts';
import { paths } from '#shared/url/paths.ts';
import type { FormOutcome, FormPost } from './FormPost.ts';
import { takenForms } from './takenForms.ts';

/**
 * The forms of a page by name. `codes`: sends a code or takes guesses, and counts with such methods of /api. `money`: moves money, counts
 * with the money methods and runs once per order.
 */
type PageForms = Readonly<
  Record<
    string,
    | { submit: (post: FormPost) => Promise<FormOutcome>; limit?: 'codes' | undefined }
    | { submit: PlainOrder; limit: 'money' }
  >
>;

const order = (submit: PlainOrder) => ({ submit, limit: 'money' as const });

/** Orders of money by page pattern, whose commands are declared in shared/orders, what belongs to one, and the form that may have files. */
const orders: Readonly<Record<string, PageForms>> = {
  [paths.profileBonuses.pattern]: {
    activate: order(actOnBonus('activate')),
    deactivate: order(actOnBonus('deactivate')),
    remove: order(actOnBonus('remove')),
    promo: order(redeemPromo()),
  },
  [paths.profileCashback.pattern]: {
    payout: order(orderCashbackOf('payout')),
    refuse: order(orderCashbackOf('refuse')),
  },
  [paths.deposit.pattern]: { deposit: order(orderDeposit) },
  [paths.withdraw.pattern]: { withdraw: order(placeWithdrawal) },
  [paths.cashierHistory.pattern]: { cancel: order(cancelPayment) },
  [paths.offers.pattern]: { promo: order(redeemPromo({ hasGuests: true })), take: order(orderReward.offer) },
  [paths.loyaltyShop.pattern]: { buy: order(orderReward.product) },
  [paths.profileNotification.pattern]: { reply: { submit: replyToTicket } },
  [paths.profileGifts.pattern]: { gift: order(orderReward.gift) },
};

/** The forms of the player's area, the cashier, the rewards and the contact confirmation, by page pattern and `?form=`. */
export const profileForms: Readonly<Record<string, PageForms>> = takenForms.reduce<Record<string, PageForms>>(
  (pages, { form: { page, name, limit }, submit }) => ({
    ...pages,
    [page.pattern]: { ...pages[page.pattern], [name]: { submit, limit } },
  }),
  { ...orders },
);
