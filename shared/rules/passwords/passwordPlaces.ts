/** Bits of the filter: 13,500 bytes, 18,000 characters of base64. */
export const PASSWORD_BITS = 108_000;
const HASHES = 10;

/** The bits of a text in the filter of common passwords (commonPasswordBits). */
export function passwordPlaces(text: string): number[] {
  const first = hashOf(text, 0x811c9dc5);
  const step = hashOf(text, 0x9747b28c) | 1;
  return Array.from({ length: HASHES }, (_, index) => ((first + index * step) >>> 0) % PASSWORD_BITS);
}

/** FNV-1a with the last mixing of MurmurHash3: 32 bits. */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
