interface Press {
  key: string;
  code?: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: unknown;
}

/** Whether a press asks for the search. A slash that is being written into a field is a slash. */
export function isSearchKey({ key, code, ctrlKey, metaKey, altKey, target }: Press): boolean {
  if (altKey) return false;
  // In a Russian layout the key has another letter, and its place is the same.
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' || code === 'KeyK';
  if (key !== '/') return false;
  const { tagName, isContentEditable } = (target ?? {}) as { tagName?: string; isContentEditable?: boolean };
  return !isContentEditable && !/^(?:input|textarea|select)$/i.test(tagName ?? '');
}
