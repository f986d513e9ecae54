/** Writes to localStorage where that is allowed; nothing of ours depends on it. */
export function keepLocally(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks.
  }
}
