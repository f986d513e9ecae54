import { applyMask } from './applyMask.ts';
import { compileMask } from './compileMask.ts';
import { LETTERS } from './letters.ts';

const INSIGNIFICANT = new RegExp(`[^${LETTERS}\\d]`, 'g');
const significant = (text: string): string => text.replaceAll(INSIGNIFICANT, '');

/**
 * Removes the mask's literals, which the text may lack or have; the value of a field configured with `unmask`. Text with more or
 * other characters than the mask takes is returned as it is: nothing typed may be lost in silence.
 */
export function unmask(mask: string, text: string): string {
  const tokens = compileMask(mask);
  const masked = applyMask(mask, text);
  const raw = Array.from(masked)
    .filter((_, index) => tokens[index] instanceof RegExp)
    .join('');
  const typed = significant(text);
  return typed === raw || typed === significant(masked) ? raw : text;
}
