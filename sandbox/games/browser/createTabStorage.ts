/** Values stored for this tab. Without storage the frame only forgets the player's choices. */
export function createTabStorage() {
  return {
    load(key: string): string | null {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    save(key: string, value: string | null): void {
      try {
        if (value === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, value);
      } catch {
        // Storage throws in private windows of some browsers.
      }
    },
  };
}
