import type { FormPost } from '#server/edge/forms/FormPost.ts';
import { type FormRefusal, refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { getContactPhoneSettings } from '#shared/api/account/account.contract.ts';
import { internationalPhone } from '#shared/auth/internationalPhone.ts';
import { missingPhoneDigits } from '#shared/auth/missingPhoneDigits.ts';
import { readPhone } from '#shared/auth/readPhone.ts';
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
  const { countries, default_country_code: usual } = await call(getContactPhoneSettings, {});
  const byCode = (code: string | undefined) => countries.find((country) => country.code === code);
  const chosen = byCode(fields['phone_country_code']) ?? byCode(usual) ?? countries[0];
  if (!chosen) throw new AppError('InternalServerErrorException', { message: 'No phone countries' });
  const { country, phone } = readPhone(fields['contact'] ?? '', chosen, countries);
  const parsed = formRule([phoneField], {
    locale,
    missingPhoneDigits: (typed) => missingPhoneDigits(typed, country),
  }).safeParse({ contact: phone });
  if (!parsed.success) return refusalOfIssue(parsed.error.issues[0]);
  return { contact: internationalPhone(phone, country), phone_country_code: country.code };
}
