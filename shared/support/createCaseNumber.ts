import { type ByteSource, CLEAR_CHARACTERS, randomCharacters } from './randomCharacters.ts';

const LENGTH = 7;

/** Generates the number of a ticket, such as `K7M2Q9T`. The platform has none, so the site gives it. */
export function createCaseNumber(bytes?: ByteSource): string {
  return randomCharacters(LENGTH, bytes);
}

/** Whether a text has the form of a case number; pages ignore other texts in an address. */
export function isCaseNumber(text: string): boolean {
  return text.length === LENGTH && Array.from(text).every((character) => CLEAR_CHARACTERS.includes(character));
}
