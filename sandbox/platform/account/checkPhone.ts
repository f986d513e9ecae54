import { refuseField } from '#sandbox/platform/refuseField.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { phoneCountries } from './phoneCountries.ts';

/** The digits of a phone with the country code; refuses `field` if they are invalid. */
export function checkPhone(
  locale: SandboxLanguage,
  phone: string | undefined,
  country = 'UZ',
  field = 'phone',
): string {
  if (!phone) throw refuseField(locale, field, 'required');
  const digits = phone.replaceAll(/\D/g, '');
  const rule = phoneCountries.find(({ code }) => code === country);
  if (!rule) throw refuseField(locale, 'phone_country_code', 'wrongValue');
  const local = rule.mask.replaceAll(/[^#]/g, '').length;
  // With or without the country code.
  if (digits.length === local) return rule.phone_code + digits;
  if (digits.length === local + rule.phone_code.length && digits.startsWith(rule.phone_code)) return digits;
  throw refuseField(locale, field, 'wrongPhone');
}
