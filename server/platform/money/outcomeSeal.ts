import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Storage key and AES-256-GCM encryption of one secret text. */
export interface OutcomeSeal {
  /** Storage key (base64url); reveals nothing about the key it is derived from. */
  place: string;
  /** Encrypts a text; returns base64. */
  seal(text: string): string;
  /** Decrypts; undefined for a text that was not sealed with this key. */
  open(sealed: string): string | undefined;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Storage key and encryption of one command in Valkey, both derived (HKDF-SHA-256) from its idempotency key. That key contains the
 * player's session and is stored nowhere: Valkey, or a copy of it, reveals neither who paid nor what was answered.
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
