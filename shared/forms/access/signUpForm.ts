import { getContactPhoneSettings } from '#shared/api/account/account.contract.ts';
import { register } from '#shared/api/account/auth.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { loadCharacters } from '#shared/auth/loadCharacters.ts';
import { missingPhoneDigits } from '#shared/auth/missingPhoneDigits.ts';
import type { PhoneCountry } from '#shared/auth/PhoneSettings.ts';
import { readTypedPhone } from '#shared/auth/readTypedPhone.ts';
import { registrationFields } from '#shared/auth/registrationFields.ts';
import { registrationInput } from '#shared/auth/registrationInput.ts';
import { chooseMethod, type RegistrationMethod, registrationMethods } from '#shared/auth/registrationMethods.ts';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { formRule } from '#shared/rules/formRule.ts';
import { withPasswordCheck } from '#shared/rules/passwords/withPasswordCheck.ts';
import { readTracking, type TrackingParams } from '#shared/tracking/readTracking.ts';
import { paths } from '#shared/url/paths.ts';

interface SignUpContext {
  method: RegistrationMethod;
  fields: readonly FormFieldSettings[];
  /** Of the typed phone. */
  country: PhoneCountry;
  /** The typed phone, without its country code, of a form sent without JavaScript. */
  phone?: string;
  /** When none is chosen. */
  currency: string;
  /** Where the visitor came from. */
  tracking: TrackingParams;
}

/** Registration by one of the auth methods (E2); the answer of the one by a click has a generated password. */
export const signUpForm = {
  page: paths.signUp,
  name: 'sign_up',
  kept: [
    'email',
    'phone',
    'phone_country_code',
    'promo_code',
    'currency',
    'character_id',
    'fakename',
    'first_name',
    'last_name',
    'birth_date',
    'terms',
    'notify',
    'mark_betting',
  ],
  done: 'auth.registered',
  context: async (call, posted, { content, query }) => {
    const [{ forms }, auth, phones, general] = await Promise.all([
      content('forms-config'),
      content('auth-config'),
      call(getContactPhoneSettings, {}),
      call(getGeneralInfo, {}),
    ]);
    const method = chooseMethod(registrationMethods(auth), posted['auth_type']);
    const read = readTypedPhone(posted['phone'], posted['phone_country_code'], phones);
    if (!read) throw new AppError('InternalServerErrorException', { message: 'No phone countries' });
    const { registration: options } = auth;
    const characters = await loadCharacters(call, options);
    const currencies = general.available_currencies;
    return {
      method,
      fields: registrationFields(method, { forms, options, currencies, characters }),
      ...read,
      currency: general.default_currency,
      tracking: readTracking(query.toString()),
    };
  },
  read: (posted, { phone }) => (phone !== undefined && 'phone' in posted ? { ...posted, phone } : posted),
  rule: ({ fields, country }, locale, brand?: string) =>
    withPasswordCheck(
      formRule(fields, { locale, brand, missingPhoneDigits: (typed) => missingPhoneDigits(typed, country) }),
      [brand],
    ),
  send: (call, values, context) => call(register, registrationInput({ ...context, values })),
} satisfies SiteForm<Record<string, unknown>, SignUpContext, OutputOf<typeof register>>;
