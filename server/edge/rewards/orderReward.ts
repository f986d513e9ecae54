import { takeOrder } from '#server/edge/cashier/takeOrder.ts';
import type { FormPost } from '#server/edge/forms/FormPost.ts';
import { type FormRefusal, refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { getContactPhoneSettings } from '#shared/api/account/account.contract.ts';
import { getGifts } from '#shared/api/rewards/gifts.contract.ts';
import { readTypedPhone } from '#shared/auth/readTypedPhone.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { giftOrder } from '#shared/orders/giftOrder.ts';
import { offerOrder } from '#shared/orders/offerOrder.ts';
import { deliveryOf } from '#shared/rewards/deliveryOf.ts';
import { deliveryRule } from '#shared/rewards/deliveryRule.ts';
import { giftProblem } from '#shared/rewards/giftProblem.ts';

const unnamed = { error: 'errors.InvalidRequestException' };

/** The handlers of the forms for what a player takes or buys by its id. */
export const orderReward = {
  /** Takes an offer. */
  offer: takeOrder({
    order: offerOrder,
    read: ({ fields: { id = '' } }) => (id === '' ? unnamed : { input: id }),
    problem: ({ type }) => (type === 'InvalidParameterException' ? 'offers.notNow' : null),
  }),
  /** Exchanges points for a product, for a player who has confirmed the price. */
  product: takeOrder({
    order: giftOrder,
    read: ({ fields: { id = '', agree } }) => {
      if (id === '') return unnamed;
      return agree === '1' ? { input: { id } } : { error: 'loyalty.agreeFirst' };
    },
    problem: ({ type, data }) => {
      if (type !== 'InvalidParameterException') return null;
      return 'points' in data ? 'loyalty.shortNow' : 'loyalty.notNow';
    },
  }),
  /** Exchanges points for a gift that is sent to the typed address. */
  gift: takeOrder({
    order: giftOrder,
    read: async (post) => {
      const { id = '' } = post.fields;
      if (id === '') return unnamed;
      const read = await readDelivery(post);
      if (!('delivery' in read)) return read;
      const payments = await post.call(getGifts, {}).then(
        ({ items }) => items.map((gift) => gift.id),
        () => null,
      );
      return { input: { id, delivery: read.delivery }, payments };
    },
    problem: (error) => giftProblem(error),
  }),
};

/** The typed address of a gift that is ordered, or what is wrong with it. */
async function readDelivery({
  fields,
  locale,
  call,
}: Pick<FormPost, 'fields' | 'locale' | 'call'>): Promise<FormRefusal | { delivery: ReturnType<typeof deliveryOf> }> {
  const read = readTypedPhone(fields['phone'], fields['phone_country_code'], await call(getContactPhoneSettings, {}));
  if (!read) throw new AppError('InternalServerErrorException', { message: 'No phone countries' });
  const { country, phone } = read;
  const parsed = deliveryRule(country, locale).safeParse({ ...fields, phone });
  return parsed.success ? { delivery: deliveryOf(parsed.data, country) } : refusalOfIssue(parsed.error.issues[0]);
}
