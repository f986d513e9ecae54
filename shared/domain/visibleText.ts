/** Format characters, and others that fonts draw nothing for: zero-width, direction marks, soft hyphens, variation selectors, fillers; halves of a pair. */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** Spaces of every kind, line breaks, tabs and control characters. */
const SPACES = /[\s\p{Z}\p{Cc}]+/gu;
/** Marks over one letter beyond the third: a pile of them covers the lines of others. */
const PILE = /(\p{M}{3})\p{M}+/gu;

/**
 * Normalizes a text of one line that a person gives (givenTexts): removes what nobody sees and pasted text brings along, turns spaces of
 * every kind into one plain space, composes letters and marks (NFC), and trims. Texts that look equal are equal then, and no text changes
 * the direction of what stands around it. Idempotent. Not for passwords; several lines: proseText.
 */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').replace(SPACES, ' ').normalize('NFC').replace(PILE, '$1').trim();
}
