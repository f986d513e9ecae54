/** Without signs that are mistaken for others when read out: 0 O, 1 I L, U V. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const LENGTH = 7;

/** The reference of a letter, `K7M2Q9T`: the platform gives none, so ours travels in the letter and both sides can name it. */
export function createCaseNumber(): string {
  // A multiple of the alphabet, so that no sign comes more often.
  const most = 256 - (256 % SIGNS.length);
  let made = '';
  while (made.length < LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2)))
      if (byte < most && made.length < LENGTH) made += SIGNS[byte % SIGNS.length] ?? '';
  return made;
}

/** Whether a text has the form of a case number; anything else in an address is somebody's invention. */
export function isCaseNumber(text: string): boolean {
  return text.length === LENGTH && Array.from(text).every((sign) => SIGNS.includes(sign));
}
