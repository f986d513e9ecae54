import { visibleText } from '#shared/domain/visibleText.ts';

/** Characters of a recovery code, 60 bits. */
const LENGTH = 12;
/** Crockford's base32: no I, L, O and U, which are read as 1, 1, 0 and V. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The recovery code in typed or pasted text, as the platform compares it: `k7m2-9xqd-04tr`, with any gaps and in any case, is `K7M29XQD04TR`.
 * null: it is none, for example a code of six digits.
 */
export function recoveryCode(typed: string): string | null {
  const code = visibleText(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((one) => RECOVERY_ALPHABET.includes(one)) ? code : null;
}
