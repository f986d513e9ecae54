import type { FormPost } from '#server/edge/forms/FormPost.ts';
import { type FormRefusal, refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { getContactPhoneSettings } from '#shared/api/account/account.contract.ts';
import { readTypedPhone } from '#shared/auth/readTypedPhone.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { deliveryOf } from '#shared/rewards/deliveryOf.ts';
import { deliveryRule } from '#shared/rewards/deliveryRule.ts';

/** The typed address of a gift that is ordered, or what is wrong with it. */
export async function readDelivery({
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
