import type { Call } from '#shared/api/call.ts';
import type { InputOf, OutputOf } from '#shared/api/method.ts';
import { getGifts } from '#shared/api/rewards/gifts.contract.ts';
import { buyProduct, getLoyaltyInfo } from '#shared/api/rewards/loyalty.contract.ts';
import type { LostOrder, Order } from './Order.ts';

type GiftInput = InputOf<typeof buyProduct>;

/** Buying a gift of the club. Of the purchases the platform lists those that are sent to an address. */
export const giftOrder: Order<GiftInput, Pick<OutputOf<typeof buyProduct>, 'points' | 'gift'>> = {
  command: 'gift',
  about: ({ id }) => String(id),
  describe: ({ id, delivery }) => ({ id: String(id), ...(delivery ? { to: digestOf(delivery) } : {}) }),
  send: (call, input, options) => call(buyProduct, input, options),
  find: findGift,
  idOf: ({ gift }) => gift ?? '',
};

/** The newest gift of the product that did not exist before the order. Rejects for what is not sent, and when the earlier ones are not known. */
async function findGift(call: Call, { facts, before }: LostOrder) {
  if (facts['to'] === undefined || before === null) throw new Error('The platform does not tell about this purchase');
  const { items } = await call(getGifts, {});
  const mine = items.find(
    (gift) =>
      String(gift.product_id) === facts['id'] &&
      !before.includes(String(gift.id)) &&
      // Another tab may have ordered the same product to another address.
      (gift.delivery === null || digestOf(gift.delivery) === facts['to']),
  );
  if (!mine) return null;
  const { points } = await call(getLoyaltyInfo, {});
  return { points, gift: mine.id };
}

/** Tells two addresses apart without storing them (FNV-1a, 32 bits). */
function digestOf(delivery: Readonly<Record<string, string | undefined>>): number {
  const texts = Object.keys(delivery)
    .toSorted()
    .flatMap((name) => (delivery[name] ? [name, delivery[name]] : []));
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(texts)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
