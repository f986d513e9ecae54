import { randomFillSync } from 'node:crypto';

/** Characters of six random bits each; 22 have 132. */
const LETTERS = 22;
const BATCH = 256;

/**
 * Texts of 132 random bits, each used once and not to be told from those before it: nonces, written as base64 writes 16 bytes, with
 * two `=` at the end; or, for ids, bare and fit for an address. To ask the system for each, and to write each down alone, would
 * cost as much as a fifth of a cached page, so they are drawn by the batch.
 */
export function createNonces(encoding: 'base64' | 'base64url' = 'base64'): () => string {
  const pool = Buffer.alloc((LETTERS * BATCH * 6) / 8);
  const end = encoding === 'base64' ? '==' : '';
  let letters = '';
  let next = LETTERS * BATCH;
  return () => {
    if (next === LETTERS * BATCH) {
      letters = randomFillSync(pool).toString(encoding);
      next = 0;
    }
    next += LETTERS;
    return letters.slice(next - LETTERS, next) + end;
  };
}
