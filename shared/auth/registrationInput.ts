import type { register } from '#shared/api/account/auth.contract.ts';
import type { InputOf } from '#shared/api/method.ts';
import type { TrackingParams } from '#shared/tracking/readTracking.ts';
import { internationalPhone } from './internationalPhone.ts';
import type { PhoneCountry } from './PhoneSettings.ts';
import type { RegistrationMethod } from './registrationMethods.ts';

interface Registration {
  method: RegistrationMethod;
  /** Field values after the form's rules. */
  values: Readonly<Record<string, unknown>>;
  country: PhoneCountry;
  currency: string;
  /** Where the visitor came from. */
  tracking: TrackingParams;
}

/** Fields not sent: the promo code is activated after registration, the repeated password is only checked. */
const OURS = new Set(['promo_code', 'repeat_password']);

/**
 * The input of auth.register. Empty fields are sent empty. Checkboxes that the form does not show: terms count as
 * accepted, the others as false.
 */
export function registrationInput({
  method,
  values,
  country,
  currency,
  tracking,
}: Registration): InputOf<typeof register> {
  const { terms = true, notify = false, phone, currency: chosen, ...rest } = values;
  const others = Object.fromEntries(
    // Without a choice the field is not sent: an empty id is not a character of the club.
    Object.entries(rest).filter(([name, value]) => !OURS.has(name) && !(name === 'character_id' && value === '')),
  );
  return {
    ...tracking,
    ...others,
    auth_type: method === 'oneClick' ? 'one_click' : method,
    ...(typeof phone === 'string' && phone
      ? { phone: internationalPhone(phone, country), phone_country_code: country.code }
      : typeof phone === 'string'
        ? { phone }
        : {}),
    country_code: country.code,
    currency: typeof chosen === 'string' && chosen ? chosen : currency,
    terms: terms === true,
    notify: notify === true,
  };
}
