/**
 * A channel to the other tabs of the site; null where the browser has none or denies it. Firefox throws when cookies are blocked: the
 * tabs then do not know of each other, and each page works alone.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
