/** Whether the seed opened after a spin is the one whose SHA-256 stood there before it; null where the browser cannot tell. */
export async function isSeedOfHash(seed: string, hash: string): Promise<boolean | null> {
  if (!crypto.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
}
