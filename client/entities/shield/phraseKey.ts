import { rareStorageKeys } from '#shared/keys/rareStorageKeys.ts';

const DIGITS = 16;

/** Storage key of this device's copy of the phrase. The login is hashed, so that the keys do not list it. Rejects outside secure contexts. */
export async function phraseKey(login: string): Promise<string> {
  const plain = login.trim().replace(/^\+/, '').toLowerCase();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return rareStorageKeys.phrase(hex.slice(0, DIGITS));
}
