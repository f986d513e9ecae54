/** Writes to localStorage where that is allowed; no feature depends on it. */
export function storeLocally(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks.
  }
}
