/** Characters of case numbers, without those that are easily confused: 0 O, 1 I L, U V. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const LENGTH = 7;

/** Generates the reference of a ticket, such as `K7M2Q9T`. The platform has none, so the reference is part of the ticket's text. */
export function createCaseNumber(): string {
  // A multiple of the number of characters, so that all are equally likely.
  const limit = 256 - (256 % CHARACTERS.length);
  let number = '';
  while (number.length < LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2)))
      if (byte < limit && number.length < LENGTH) number += CHARACTERS[byte % CHARACTERS.length] ?? '';
  return number;
}

/** Whether a text has the form of a case number; pages ignore other texts in an address. */
export function isCaseNumber(text: string): boolean {
  return text.length === LENGTH && Array.from(text).every((character) => CHARACTERS.includes(character));
}
