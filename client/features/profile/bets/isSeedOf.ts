/** Whether the SHA-256 of the seed, in hex, is the hash that was shown before the bet (docs/fairness.md). */
export async function isSeedOf(seed: string, hash: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === hash.toLowerCase();
}
