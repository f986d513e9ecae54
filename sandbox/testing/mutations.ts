export interface Mutation {
  name: string;
  /** `undefined` removes the field. */
  of: (value: unknown) => unknown;
}

const FAR = Date.UTC(9_998, 0, 1) / 1_000;

/** Twelve ways in which a field of an answer may violate the contract. */
export const mutations: readonly Mutation[] = [
  { name: 'null', of: () => null },
  { name: 'missing', of: () => undefined },
  { name: 'another type', of: (value) => (typeof value === 'object' ? 'text' : { surprise: true }) },
  { name: 'a list', of: (value) => (Array.isArray(value) ? { of: value } : [value]) },
  { name: 'an unknown value', of: () => 'no_such_value' },
  { name: 'empty', of: (value) => (Array.isArray(value) ? [] : typeof value === 'object' ? {} : '') },
  { name: 'huge', of: (value) => (typeof value === 'number' ? 9e15 : 'x'.repeat(20_000)) },
  { name: 'HTML', of: () => '<script>alert(1)</script><h1>' },
  { name: 'negative', of: (value) => (typeof value === 'number' ? -Math.abs(value) - 1 : -1) },
  { name: 'the future', of: (value) => (typeof value === 'number' ? FAR : '9998-01-01 00:00:00') },
  { name: 'a PHP boolean', of: (value) => (value ? '1' : '0') },
  { name: 'text for a number', of: (value) => (typeof value === 'number' ? value.toFixed(2) : 3.5) },
];

export type ValuePath = readonly (string | number)[];

/** The paths to mutate: every field at any depth; in a list only its second item, or its only one. */
export function fieldsOf(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value !== 'object' || value === null) return [path];
  if (Array.isArray(value)) {
    const index = Math.min(1, value.length - 1);
    return value.length === 0 ? [path] : [path, ...fieldsOf(value[index], [...path, index])];
  }
  return [path, ...Object.entries(value).flatMap(([key, field]) => fieldsOf(field, [...path, key]))];
}

/** A copy of `value` with the field at `path` mutated. */
export function mutated(value: unknown, path: ValuePath, mutation: Mutation): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return mutation.of(value);
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  const field = mutated(copy[key], rest, mutation);
  if (field !== undefined) copy[key] = field;
  else if (Array.isArray(copy)) copy.splice(key as number, 1);
  else delete copy[key];
  return copy as unknown;
}

/** The value at `path`. */
export function valueAt(value: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value);
}

/** The path of the innermost list item that contains `path`; `path` itself outside of lists. */
export function itemOf(path: ValuePath): ValuePath {
  const last = path.findLastIndex((key) => typeof key === 'number');
  return last === -1 ? path : path.slice(0, last + 1);
}
