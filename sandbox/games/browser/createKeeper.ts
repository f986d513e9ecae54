/** Values stored for this tab. Without storage the frame only forgets the player's choices. */
export function createKeeper() {
  return {
    recall(key: string): string | null {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    keep(key: string, value: string | null): void {
      try {
        if (value === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, value);
      } catch {
        // Storage throws in private windows of some browsers.
      }
    },
  };
}
