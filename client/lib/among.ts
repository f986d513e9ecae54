/** A value of an address as one of those that the page knows; null: it is none of them. */
export function among<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((candidate) => candidate === value) ?? null;
}
