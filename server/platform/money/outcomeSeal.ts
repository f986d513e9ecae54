import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Storage key and AES-256-GCM encryption of one secret text. */
export interface OutcomeSeal {
  /** Storage key (base64url); reveals nothing about the key it is derived from. */
  place: string;
  /** Encrypts a text, or bytes; returns base64url. */
  seal(content: string | Uint8Array): string;
  /** Decrypts; undefined for a text that was not sealed with this key. */
  open(sealed: string): string | undefined;
  /** The same for bytes. */
  openBytes(sealed: string): Buffer | undefined;
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
  const openBytes = (sealed: string): Buffer | undefined => {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
    try {
      const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    } catch {
      return undefined;
    }
  };
  return {
    place,
    openBytes,
    open: (sealed) => openBytes(sealed)?.toString(),
    seal(content) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', secret, iv);
      const sealed = Buffer.concat([cipher.update(Buffer.from(content)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
  };
}
