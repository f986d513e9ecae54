/** A list of an operator's description: sentences one by one, or one text with a sentence a line. */
export function descriptionLines(value: unknown): string[] {
  const lines: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/\r?\n/) : [];
  return lines.flatMap((line) => (typeof line === 'string' && line.trim() ? [line.trim()] : []));
}
