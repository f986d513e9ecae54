import { getGifts } from '#shared/api/rewards/gifts.contract.ts';
import { giftAddressForm } from '#shared/forms/rewards/giftAddressForm.ts';
import { giftOrder } from '#shared/orders/giftOrder.ts';
import { deliveryOf } from '#shared/rewards/deliveryOf.ts';
import { giftProblem } from '#shared/rewards/giftProblem.ts';
import type { OrderForm } from './OrderForm.ts';
import { orderAddresses } from './orderAddresses.ts';

type GiftForm = OrderForm<Parameters<typeof giftOrder.describe>[0], Awaited<ReturnType<typeof giftOrder.send>>>;

/** Exchanges points for a product, for a player who has confirmed the price. */
const buy = {
  ...orderAddresses.buy,
  order: giftOrder,
  read: ({ id = '', agree }) => {
    if (id === '') return { error: 'errors.InvalidRequestException' };
    return agree === '1' ? { input: { id } } : { error: 'loyalty.agreeFirst' };
  },
  problem: ({ type, data }) => {
    if (type !== 'InvalidParameterException') return null;
    return { error: 'points' in data ? 'loyalty.shortNow' : 'loyalty.notNow' };
  },
} satisfies GiftForm;

/** Exchanges points for a gift that is sent to the typed address. */
const send = {
  ...orderAddresses.gift,
  kept: giftAddressForm.kept,
  repeats: (query) => {
    const gift = query.get('gift') ?? '';
    return /^[\w-]{1,64}$/.test(gift) ? { gift } : {};
  },
  order: giftOrder,
  read: async (fields, { call, locale }) => {
    const { id = '' } = fields;
    if (id === '') return { error: 'errors.InvalidRequestException' };
    const address = await giftAddressForm.context(call, fields);
    const parsed = giftAddressForm.rule(address, locale).safeParse(giftAddressForm.read(fields, address));
    if (!parsed.success) return { issue: parsed.error.issues[0] };
    const payments = await call(getGifts, {}).then(
      ({ items }) => items.map((gift) => gift.id),
      () => null,
    );
    return { input: { id, delivery: deliveryOf(parsed.data, address.country) }, payments };
  },
  problem: (error) => {
    const id = giftProblem(error);
    return id === null ? null : { error: id };
  },
} satisfies GiftForm;

/** The two orders of a gift of the club. */
export const giftForms = { buy, send };
