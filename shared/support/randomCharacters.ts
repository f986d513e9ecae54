/** Characters without those that are easily confused: 0 O, 1 I L, U V. */
export const CLEAR_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** Where bytes come from, of which as many as needed are asked for. */
export type ByteSource = (count: number) => Uint8Array;

const randomBytes: ByteSource = (count) => crypto.getRandomValues(new Uint8Array(count));

/** Characters that a person can read out or copy by hand, all equally likely: random ones, unless `bytes` gives others. */
export function randomCharacters(length: number, bytes: ByteSource = randomBytes): string {
  // A multiple of the number of characters.
  const limit = 256 - (256 % CLEAR_CHARACTERS.length);
  let text = '';
  while (text.length < length)
    for (const byte of bytes(length * 2))
      if (byte < limit && text.length < length) text += CLEAR_CHARACTERS[byte % CLEAR_CHARACTERS.length] ?? '';
  return text;
}
