/** Reads a list of texts of an operator's description: an array, or one text with an item per line. Empty items are dropped. */
export function descriptionLines(value: unknown): string[] {
  const lines: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/\r?\n/) : [];
  return lines.flatMap((line) => (typeof line === 'string' && line.trim() ? [line.trim()] : []));
}
