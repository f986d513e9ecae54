import { LETTERS } from './letters.ts';

export type MaskToken = RegExp | string;

const DIGIT = /\d/;
const LETTER = new RegExp(`[${LETTERS}]`);
const LETTER_OR_DIGIT = new RegExp(`[${LETTERS}\\d]`);
const SLOTS: Record<string, RegExp> = { '#': DIGIT, '@': LETTER, '*': LETTER_OR_DIGIT };

/** `## ##` -> a mask expression of Maskito, a token a character: `#` digit, `@` letter, `*` either, anything else itself. */
export function compileMask(mask: string): MaskToken[] {
  return Array.from(mask, (character) => (Object.hasOwn(SLOTS, character) ? (SLOTS[character] as RegExp) : character));
}
