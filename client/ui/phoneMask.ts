import { compileMask, type MaskToken } from '../../shared/domain/compileMask.ts';

export interface PhoneCountry {
  /** ISO code, `UZ`. */
  code: string;
  /** `998` or `+998`. */
  phone_code: string;
  /** National part, `## ### ## ##`; a mask that repeats the country code is accepted too. */
  mask: string;
  name: string;
}

/** `+998` whatever way the platform wrote it. */
export function dialCode({ phone_code }: PhoneCountry): string {
  return `+${phone_code.replace(/\D/g, '')}`;
}

export function nationalMask(country: PhoneCountry): string {
  const code = dialCode(country);
  return country.mask.startsWith(code) ? country.mask.slice(code.length).trimStart() : country.mask;
}

/** Tokens for Maskito; a country without a mask takes up to 15 digits (E.164). */
export function phoneMask(country: PhoneCountry): MaskToken[] {
  return compileMask(nationalMask(country) || '###############');
}
