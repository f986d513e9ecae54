/** What a frame remembers in this tab; without storage it forgets its choices, nothing more. */
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
        // Private windows of some browsers refuse.
      }
    },
  };
}
