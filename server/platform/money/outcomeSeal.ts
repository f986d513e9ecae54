import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface OutcomeSeal {
  /** Where it lies; says nothing of the key. */
  place: string;
  seal(text: string): string;
  /** Undefined for what this key has not sealed. */
  open(sealed: string): string | undefined;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Place and seal of one command in the memory that replicas share. Both come from its key, which is made of the player's session and the
 * browser's Idempotency-Key and lies nowhere: whoever reads that memory, or a copy of it, learns neither who paid nor what was answered.
 */
export function outcomeSeal(key: string): OutcomeSeal {
  const secret = Buffer.from(hkdfSync('sha256', key, '', 'outcome', 32));
  const place = Buffer.from(hkdfSync('sha256', key, '', 'place', 24)).toString('base64url');
  return {
    place,
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', secret, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
