import type { InputOf } from '#shared/api/method.ts';
import type { changeGift } from '#shared/api/rewards/gifts.contract.ts';
import { internationalPhone } from '#shared/auth/internationalPhone.ts';
import type { PhoneCountry } from '#shared/auth/PhoneSettings.ts';

/** The address of a gift as the platform takes it, of values after deliveryRule: its phone in international form. */
export function deliveryOf(
  values: Readonly<Record<string, unknown>>,
  country: PhoneCountry,
): InputOf<typeof changeGift>['delivery'] {
  const phone = internationalPhone(String(values['phone']), country);
  return { ...values, phone } as InputOf<typeof changeGift>['delivery'];
}
