const DIGITS = 16;

/** Of this device's copy of the phrase: by a hash, so that the device does not list who signs in on it. Rejects outside secure contexts. */
export async function phraseKey(login: string): Promise<string> {
  const plain = login.trim().replace(/^\+/, '').toLowerCase();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `phrase_${hex.slice(0, DIGITS)}`;
}
