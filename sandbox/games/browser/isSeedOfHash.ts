/** Whether the revealed seed matches the SHA-256 shown before the spin; null if the browser cannot compute it. */
export async function isSeedOfHash(seed: string, hash: string): Promise<boolean | null> {
  if (!crypto.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
}
