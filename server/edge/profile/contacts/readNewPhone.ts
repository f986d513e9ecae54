import type { FormPost } from '#server/edge/forms/FormPost.ts';
import { type FormRefusal, refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { getContactPhoneSettings } from '#shared/api/account/account.contract.ts';
import { internationalPhone } from '#shared/auth/internationalPhone.ts';
import { missingPhoneDigits } from '#shared/auth/missingPhoneDigits.ts';
import { readTypedPhone } from '#shared/auth/readTypedPhone.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { phoneField } from '#shared/profile/contactFields.ts';
import { formRule } from '#shared/rules/formRule.ts';

/** A typed phone, in international form with its country, or what is wrong with it. */
export async function readNewPhone({
  fields,
  locale,
  call,
}: Pick<FormPost, 'fields' | 'locale' | 'call'>): Promise<
  FormRefusal | { contact: string; phone_country_code: string }
> {
  const settings = await call(getContactPhoneSettings, {});
  const read = readTypedPhone(fields['contact'], fields['phone_country_code'], settings);
  if (!read) throw new AppError('InternalServerErrorException', { message: 'No phone countries' });
  const { country, phone } = read;
  const parsed = formRule([phoneField], {
    locale,
    missingPhoneDigits: (typed) => missingPhoneDigits(typed, country),
  }).safeParse({ contact: phone });
  if (!parsed.success) return refusalOfIssue(parsed.error.issues[0]);
  return { contact: internationalPhone(phone, country), phone_country_code: country.code };
}
