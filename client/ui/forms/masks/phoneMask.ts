import { maskitoTransform } from '@maskito/core';
import type { PhoneCountry } from '../../../../shared/auth/PhoneSettings.ts';
import { compileMask, type MaskToken } from '../../../../shared/domain/compileMask.ts';

/** E.164. */
const LONGEST = 15;
const DIGITS: MaskToken[] = Array.from({ length: LONGEST }, () => /\d/);

/** `+998` whatever way the platform wrote it. */
export function dialCode({ phone_code }: PhoneCountry): string {
  return `+${phone_code.replace(/\D/g, '')}`;
}

/** `## ### ## ##`; a mask that repeats the country code is read as national. */
export function nationalMask(country: PhoneCountry): string {
  const code = dialCode(country);
  return country.mask.startsWith(code) ? country.mask.slice(code.length).trimStart() : country.mask;
}

/**
 * Tokens for Maskito: a national number, or one with a plus while its country is not recognised. Digits too many stay, to be
 * refused: cut to what fits, a number of another kind would pass for one of this country.
 */
export function phoneMask(country: PhoneCountry, text: string): MaskToken[] {
  if (text.startsWith('+')) return ['+', ...DIGITS];
  const mask = compileMask(nationalMask(country));
  return [...mask, ...DIGITS.slice(mask.filter((token) => token instanceof RegExp).length)];
}

/** Digits in the shape of the mask; a plus stays. */
export function formatPhone(phone: string, country: PhoneCountry): string {
  return maskitoTransform(phone, { mask: phoneMask(country, phone) });
}
