import { randomFillSync } from 'node:crypto';

/** Characters of six random bits each; 22 have 132. */
const CHARACTERS = 22;
const BATCH = 256;

/**
 * Texts of 132 random bits, each used once and not to be told from those before it: nonces, written as base64 writes 16 bytes, with
 * two `=` at the end; or, for ids, bare and fit for an address. To ask the system for each, and to write each down alone, would
 * cost as much as a fifth of a cached page, so they are drawn by the batch.
 */
export function createNonces(encoding: 'base64' | 'base64url' = 'base64'): () => string {
  const pool = Buffer.alloc((CHARACTERS * BATCH * 6) / 8);
  const end = encoding === 'base64' ? '==' : '';
  let characters = '';
  let next = CHARACTERS * BATCH;
  return () => {
    if (next === CHARACTERS * BATCH) {
      characters = randomFillSync(pool).toString(encoding);
      next = 0;
    }
    next += CHARACTERS;
    return characters.slice(next - CHARACTERS, next) + end;
  };
}
