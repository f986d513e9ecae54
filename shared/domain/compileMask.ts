import { LETTERS } from './letters.ts';

/** A slot of a mask (RegExp) or a literal character. */
export type MaskToken = RegExp | string;

const DIGIT = /\d/;
const LETTER = new RegExp(`[${LETTERS}]`);
const LETTER_OR_DIGIT = new RegExp(`[${LETTERS}\\d]`);
const SLOTS: Record<string, RegExp> = { '#': DIGIT, '@': LETTER, '*': LETTER_OR_DIGIT };

/** Compiles a mask to a Maskito expression, one token per character: `#` digit, `@` letter, `*` either, others are literals. */
export function compileMask(mask: string): MaskToken[] {
  return Array.from(mask, (character) => (Object.hasOwn(SLOTS, character) ? (SLOTS[character] as RegExp) : character));
}
