interface Press {
  key: string;
  code?: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: unknown;
}

/** Whether a key press opens the search. A slash typed into a field does not. */
export function isSearchKey({ key, code, ctrlKey, metaKey, altKey, target }: Press): boolean {
  if (altKey) return false;
  // In a Russian layout the key types another character but has the same `code`.
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' || code === 'KeyK';
  if (key !== '/') return false;
  const { tagName, isContentEditable } = (target ?? {}) as { tagName?: string; isContentEditable?: boolean };
  return !isContentEditable && !/^(?:input|textarea|select)$/i.test(tagName ?? '');
}
