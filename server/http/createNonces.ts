import { randomFillSync } from 'node:crypto';

const BYTES = 16;
const BATCH = 256;

/**
 * Nonces of 128 random bits, in base64 unless asked otherwise. Asking the system for each costs as much as a fifth of a cached page, so they are
 * drawn by the batch; every one is used once, and none can be told from those before it.
 */
export function createNonces(encoding: 'base64' | 'base64url' = 'base64'): () => string {
  const pool = Buffer.alloc(BYTES * BATCH);
  let next = pool.length;
  return () => {
    if (next === pool.length) {
      randomFillSync(pool);
      next = 0;
    }
    next += BYTES;
    return pool.toString(encoding, next - BYTES, next);
  };
}
