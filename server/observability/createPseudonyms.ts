import { createHmac, randomBytes } from 'node:crypto';
import { createLru } from '#server/cache/tiers/createLru.ts';
import { DAY_MS } from '#shared/constants.ts';

/** Enough for the visitors of some minutes; a name that was forgotten is computed again and is the same. */
const MAX_KNOWN = 10_000;

/**
 * Names for addresses, sessions and logins in the log, eight characters each. The key of the names is random, exists in this process only, and
 * changes every day: a line tells that two requests counted in one bucket, and nobody can tell later whose bucket it was.
 */
export function createPseudonyms(now: () => number = Date.now): (text: string) => string {
  const named = createLru<string>({ max: MAX_KNOWN });
  let day = -1;
  let key = randomBytes(32);
  return (text) => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      day = today;
      key = randomBytes(32);
      named.clear();
    }
    const before = named.get(text);
    if (before !== undefined) return before;
    const name = createHmac('sha256', key).update(text).digest('base64url').slice(0, 8);
    named.set(text, name);
    return name;
  };
}
