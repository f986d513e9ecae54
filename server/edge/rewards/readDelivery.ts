import type { FormPost } from '#server/edge/forms/FormPost.ts';
import { type FormRefusal, refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { getContactPhoneSettings } from '#shared/api/account/account.contract.ts';
import type { InputOf } from '#shared/api/method.ts';
import type { changeGift } from '#shared/api/rewards/gifts.contract.ts';
import { internationalPhone } from '#shared/auth/internationalPhone.ts';
import { missingPhoneDigits } from '#shared/auth/missingPhoneDigits.ts';
import { readTypedPhone } from '#shared/auth/readTypedPhone.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { deliveryFields } from '#shared/rewards/deliveryFields.ts';
import { formRule } from '#shared/rules/formRule.ts';

type Delivery = InputOf<typeof changeGift>['delivery'];

/** The typed address of a gift, its phone in international form, or what is wrong with it. */
export async function readDelivery({
  fields,
  locale,
  call,
}: Pick<FormPost, 'fields' | 'locale' | 'call'>): Promise<FormRefusal | { delivery: Delivery }> {
  const settings = await call(getContactPhoneSettings, {});
  const read = readTypedPhone(fields['phone'], fields['phone_country_code'], settings);
  if (!read) throw new AppError('InternalServerErrorException', { message: 'No phone countries' });
  const { country, phone } = read;
  const rule = formRule(deliveryFields, { locale, missingPhoneDigits: (typed) => missingPhoneDigits(typed, country) });
  const parsed = rule.safeParse({ ...fields, phone });
  if (!parsed.success) return refusalOfIssue(parsed.error.issues[0]);
  return { delivery: { ...(parsed.data as Delivery), phone: internationalPhone(phone, country) } };
}
