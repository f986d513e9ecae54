import { VIRTUAL_LIST_MAX_ITEMS } from '../../shared/constants.ts';

/** The most a page of the site ever asks for at once. */
const MAX = VIRTUAL_LIST_MAX_ITEMS;

const isModest = (asked: unknown): boolean => /^\d{1,4}$/.test(String(asked)) && Number(asked) <= MAX;

/** The options of games.get, which travel as JSON; undefined where they are none. */
function cappedOptions(json: string): string | undefined {
  try {
    const options: unknown = JSON.parse(json);
    if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
    // Written anew: of a key that stands twice, we and the platform might read another one.
    const limit = 'limit' in options && isModest(options.limit) ? options.limit : MAX;
    return JSON.stringify({ ...options, limit });
  } catch {
    return undefined;
  }
}

/**
 * A parameter of a reading, with no more items asked for than a page of ours would: a catalogue asked for whole, again and
 * again, costs the platform more than it costs whoever asks. Undefined where the value cannot be read.
 */
export function cappedParameter(name: string, value: string): string | undefined {
  if (name === 'options') return cappedOptions(value);
  return (name === 'count' || name === 'limit') && !isModest(value) ? String(MAX) : value;
}
