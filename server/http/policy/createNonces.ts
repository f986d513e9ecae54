import { randomFillSync } from 'node:crypto';

/** Characters of six random bits each; 22 have 132 bits. */
const CHARACTERS = 22;
const BATCH = 256;

/**
 * Returns a generator of unique, unpredictable texts of 132 random bits: nonces in base64 with two `=` at the end, or ids in base64url
 * without padding. They are drawn in batches: one system call and one encoding per text would cost a fifth of a cached page.
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
