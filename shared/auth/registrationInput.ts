import type { register } from '../api/account/auth.contract.ts';
import type { InputOf } from '../api/method.ts';
import { internationalPhone } from './internationalPhone.ts';
import type { PhoneCountry } from './PhoneSettings.ts';
import type { TrackingParams } from '../readTracking.ts';
import type { RegistrationMethod } from './registrationMethods.ts';

interface Registration {
  way: RegistrationMethod;
  /** What the form's rules made of the fields. */
  values: Readonly<Record<string, unknown>>;
  country: PhoneCountry;
  currency: string;
  /** Who sent the visitor. */
  tracking: TrackingParams;
}

/** Stays with us: a promo code is activated after registering, a repeat has served. */
const OURS = new Set(['promo_code', 'repeat_password']);

/** The body of auth.register. A field left empty is sent empty. A box the form does not show: terms are accepted by registering, the rest is a no. */
export function registrationInput({
  way,
  values,
  country,
  currency,
  tracking,
}: Registration): InputOf<typeof register> {
  const { terms = true, notify = false, phone, currency: chosen, ...rest } = values;
  const others = Object.fromEntries(
    // Who has chosen nobody sends nobody: an empty id is none of the club.
    Object.entries(rest).filter(([name, value]) => !OURS.has(name) && !(name === 'character_id' && value === '')),
  );
  return {
    ...tracking,
    ...others,
    auth_type: way === 'oneClick' ? 'one_click' : way,
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
