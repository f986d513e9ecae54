type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & { code?: string };

/**
 * Whether a key press opens the search: Ctrl+K or ⌘K. No character alone does: whoever speaks to the device, or misses keys, would open it by
 * chance (WCAG 2.1.4).
 */
export function isSearchKey({ key, code, ctrlKey, metaKey, altKey }: Press): boolean {
  // In a Russian layout the key types another character but has the same `code`.
  return !altKey && (ctrlKey || metaKey) && (key.toLowerCase() === 'k' || code === 'KeyK');
}
