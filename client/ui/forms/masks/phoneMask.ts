import { maskitoTransform } from '@maskito/core';
import type { PhoneCountry } from '#shared/auth/PhoneSettings.ts';
import { compileMask, type MaskToken } from '#shared/domain/compileMask.ts';

/** Digits of a number, by E.164. */
const MAX_DIGITS = 15;
const DIGITS: MaskToken[] = Array.from({ length: MAX_DIGITS }, () => /\d/);

/** `+998`, with or without a plus in the platform's data. */
export function dialCode({ phone_code }: PhoneCountry): string {
  return `+${phone_code.replace(/\D/g, '')}`;
}

/** `## ### ## ##`; drops the country code of a mask that repeats it. */
export function nationalMask(country: PhoneCountry): string {
  const code = dialCode(country);
  return country.mask.startsWith(code) ? country.mask.slice(code.length).trimStart() : country.mask;
}

/**
 * Tokens for Maskito: a national number, or one with a plus while its country is not recognised. Excess digits stay, and are then
 * refused: if cut, a number of another country would pass as one of this country.
 */
export function phoneMask(country: PhoneCountry, text: string): MaskToken[] {
  if (text.startsWith('+')) return ['+', ...DIGITS];
  const mask = compileMask(nationalMask(country));
  return [...mask, ...DIGITS.slice(mask.filter((token) => token instanceof RegExp).length)];
}

/** Formats digits by the mask; keeps a plus. */
export function formatPhone(phone: string, country: PhoneCountry): string {
  return maskitoTransform(phone, { mask: phoneMask(country, phone) });
}
