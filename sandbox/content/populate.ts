import { ContentError } from './ContentError.ts';
import type { AssertKey } from './createAssertKey.ts';
import type { ContentEntry, Fields } from './createEntries.ts';
import { isMedia } from './media.ts';

interface Shape {
  json: readonly string[];
  zones?: readonly string[];
  /** Fields that are present only when populated, even if empty. */
  deferred?: readonly string[];
}

const POLYMORPHIC =
  'Invalid nested population query detected. When using \'populate\' within polymorphic structures, its value must be "*" to indicate all second level links. Specific field targeting is not supported here. Consider using the fragment API for more granular population control.';

/** Converts `populate`, in any notation, to the paths to include, each with its parents. `x.*` means everything under x. */
function pathsOf(populate: unknown, prefix: string, fragment: string[]): string[] {
  const pathOf = (key: string) => (prefix === '' ? key : `${prefix}.${key}`);
  if (populate === undefined || populate === 'false') return [];
  if (populate === 'true') return [pathOf('*')];
  if (typeof populate === 'string') {
    return populate.split(',').flatMap((path) => {
      const keys = path.trim().split('.');
      return keys.map((_, depth) => pathOf(keys.slice(0, depth + 1).join('.')));
    });
  }
  if (Array.isArray(populate)) return populate.flatMap((item) => pathsOf(item, prefix, fragment));
  return Object.entries(populate as Fields).flatMap(([key, value]) => {
    if (value === 'false') return [];
    const inner = typeof value === 'object' && value !== null ? (value as Fields) : {};
    const path = pathOf(key);
    const on = Object.values((inner.on ?? {}) as Record<string, Fields | string>);
    if (inner.on !== undefined) fragment.push(path);
    return [
      path,
      ...pathsOf(inner.populate, path, fragment),
      ...on.flatMap((part) => (typeof part === 'object' ? pathsOf(part.populate, path, fragment) : [])),
    ];
  });
}

/** Removes from the record every component, media and relation that the query does not name; by default all of them. */
export function populate(
  entries: readonly ContentEntry[],
  query: unknown,
  { json, zones = [], deferred = [] }: Shape,
  assertKey: AssertKey,
): ContentEntry[] {
  const fragments: string[] = [];
  const paths = new Set(pathsOf(query, '', fragments));
  for (const path of paths) {
    const [first = ''] = path.split('.');
    if (first !== '*') assertKey(first);
    const zone = zones.find((name) => path.startsWith(`${name}.`));
    if (zone !== undefined && path !== `${zone}.*` && !fragments.includes(zone)) {
      throw new ContentError(400, 'ValidationError', POLYMORPHIC);
    }
  }

  const isWanted = (path: string, parent: string) => paths.has(path) || paths.has(parent === '' ? '*' : `${parent}.*`);
  const isDeferred = (value: unknown, path: string) =>
    !json.includes(path) &&
    (Array.isArray(value) ? typeof value[0] === 'object' : typeof value === 'object' && value !== null);

  function prune(value: unknown, path: string): unknown {
    if (json.includes(path) || isMedia(value) || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => prune(item, path));
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) => {
        const here = path === '' ? key : `${path}.${key}`;
        const waits = isDeferred(item, here) || (path === '' && deferred.includes(key));
        return waits && !isWanted(here, path) ? [] : [[key, prune(item, here)]];
      }),
    );
  }
  return entries.map((entry) => prune(entry, '') as ContentEntry);
}
