/** The id of an identity provider's check, from an address or an error; null: it is none. */
export function readActionId(value: unknown): string | null {
  return typeof value === 'string' && /^[\w.:-]{1,128}$/.test(value) ? value : null;
}
