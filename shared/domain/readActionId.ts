/** Reads the id of an identity provider's check from an address or an error; null: not an id. */
export function readActionId(value: unknown): string | null {
  return typeof value === 'string' && /^[\w.:-]{1,128}$/.test(value) ? value : null;
}
