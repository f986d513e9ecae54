import { hash, randomBytes } from 'node:crypto';
import { createLru } from '#server/cache/tiers/createLru.ts';
import { DAY_MS } from '#shared/constants.ts';

/** Enough for the visitors of some minutes; a name that was forgotten is computed again and is the same. */
const MAX_KNOWN = 10_000;

const newKey = () => randomBytes(32).toString('hex');

/**
 * Names for addresses, sessions and logins in the log, eight characters each. The key of the names is random, exists in this process only, and
 * changes every day: a line tells that two requests counted in one bucket, and nobody can tell later whose bucket it was.
 */
export function createPseudonyms(now: () => number = Date.now): (text: string) => string {
  const named = createLru<string>({ max: MAX_KNOWN });
  let day = -1;
  let key = newKey();
  return (text) => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      day = today;
      key = newKey();
      named.clear();
    }
    const before = named.get(text);
    if (before !== undefined) return before;
    // In one call: an HMAC of a new visitor took a twentieth of a proxied call. Of a shortened digest nobody can compute another text's.
    const name = hash('sha256', key + text, 'base64url').slice(0, 8);
    named.set(text, name);
    return name;
  };
}
