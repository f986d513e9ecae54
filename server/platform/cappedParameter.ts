import { VIRTUAL_LIST_MAX_ITEMS } from '#shared/constants.ts';

/** Maximum items that a page of the site requests at once. */
const MAX = VIRTUAL_LIST_MAX_ITEMS;

const isWithinMax = (count: unknown): boolean => /^\d{1,4}$/.test(String(count)) && Number(count) <= MAX;

/** The `options` parameter of games.get (JSON) with a capped limit; undefined when it is not a JSON object. */
function cappedOptions(json: string): string | undefined {
  try {
    const options: unknown = JSON.parse(json);
    if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
    // Serialized again: of a duplicate key, this server and the platform could read different values.
    const limit = 'limit' in options && isWithinMax(options.limit) ? options.limit : MAX;
    return JSON.stringify({ ...options, limit });
  } catch {
    return undefined;
  }
}

/**
 * The value of a GET parameter with `count` and `limit` capped at what the site's pages request: reading the whole catalogue
 * repeatedly is cheap for the client and expensive for the platform. Undefined when the value cannot be parsed.
 */
export function cappedParameter(name: string, value: string): string | undefined {
  if (name === 'options') return cappedOptions(value);
  return (name === 'count' || name === 'limit') && !isWithinMax(value) ? String(MAX) : value;
}
