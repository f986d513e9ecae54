import { missingPhoneDigits } from '#shared/auth/missingPhoneDigits.ts';
import type { PhoneCountry } from '#shared/auth/PhoneSettings.ts';
import type { Locale } from '#shared/locales.ts';
import { formRule } from '#shared/rules/formRule.ts';
import { deliveryFields } from './deliveryFields.ts';

/** The rule of the address to which a gift is sent. `country`: of the typed phone. */
export const deliveryRule = (country: PhoneCountry, locale: Locale) =>
  formRule(deliveryFields, { locale, missingPhoneDigits: (phone) => missingPhoneDigits(phone, country) });
