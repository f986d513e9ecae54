/** Characters without those that are easily confused: 0 O, 1 I L, U V. */
export const CLEAR_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** Random characters that a person can read out or copy by hand, all equally likely. */
export function randomCharacters(length: number): string {
  // A multiple of the number of characters.
  const limit = 256 - (256 % CLEAR_CHARACTERS.length);
  let text = '';
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2)))
      if (byte < limit && text.length < length) text += CLEAR_CHARACTERS[byte % CLEAR_CHARACTERS.length] ?? '';
  return text;
}
