import { getContactPhoneSettings } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { changeGift } from '#shared/api/rewards/gifts.contract.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import type { PhoneCountry } from '#shared/auth/PhoneSettings.ts';
import { readTypedPhone } from '#shared/auth/readTypedPhone.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { deliveryFields } from '#shared/rewards/deliveryFields.ts';
import { deliveryOf } from '#shared/rewards/deliveryOf.ts';
import { deliveryRule } from '#shared/rewards/deliveryRule.ts';
import { giftProblem } from '#shared/rewards/giftProblem.ts';
import { paths } from '#shared/url/paths.ts';

interface GiftAddressContext {
  /** Of the gift. */
  id: Id;
  /** Of the typed phone. */
  country: PhoneCountry;
  /** The typed phone, without its country code, of a form sent without JavaScript. */
  phone?: string;
}

/** Corrects the address of a gift that is being prepared. */
export const giftAddressForm = {
  page: paths.profileGifts,
  name: 'address',
  kept: ['id', 'phone_country_code', ...deliveryFields.map(({ name }) => name)],
  done: 'gifts.saved',
  context: async (call, { id = '', phone, phone_country_code: code }) => {
    const read = readTypedPhone(phone, code, await call(getContactPhoneSettings, {}));
    if (!read) throw new AppError('InternalServerErrorException', { message: 'No phone countries' });
    return { id, ...read };
  },
  read: (posted, { phone }) => (phone === undefined ? posted : { ...posted, phone }),
  rule: ({ country }, locale) => deliveryRule(country, locale),
  send: async (call, values, { id, country }) =>
    requireOne(await call(changeGift, { id, delivery: deliveryOf(values, country) })),
  problem: (error) => {
    const id = error instanceof AppError ? giftProblem(error, 'address') : null;
    return id === null ? null : { error: id };
  },
} satisfies SiteForm<Record<string, unknown>, GiftAddressContext>;
