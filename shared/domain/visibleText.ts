/** Format characters, and others that fonts draw nothing for: zero-width, direction marks, soft hyphens, variation selectors, fillers. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Spaces of every kind, line breaks and tabs. */
const SPACES = /[\s\p{Z}\p{Cc}]+/gu;

/**
 * Removes what nobody sees and pasted text brings along, turns spaces of every kind into one plain space, and trims. For texts that must
 * be found again as they were typed: logins, e-mails, phones, codes, promo codes. Not for passwords, and not for prose, in which some
 * scripts need these characters.
 */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').replace(SPACES, ' ').trim();
}
