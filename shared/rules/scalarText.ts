/** A typed number or text as trimmed text; anything else is empty, because a crafted form body can hold objects that String() throws on. */
export function scalarText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
