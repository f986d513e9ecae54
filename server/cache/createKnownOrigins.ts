import { createLru } from './tiers/createLru.ts';

/** More host names than a site has: with www, a mirror, an application. */
const MAX_ORIGINS = 8;
/** Milliseconds after which the uses of a name count no more. */
const IDLE = 600_000;
/** Names whose uses are counted. */
const MAX_COUNTED = 1_000;

/**
 * Returns whether pages of an origin may be cached. Without PUBLIC_ORIGIN the origin is taken from the Host header, which a client can
 * set to anything: the eight most used ones are accepted; pages of others are rendered and not cached (reliability A7). A name that is
 * made up for one request, or for a few, so takes no place from the site's own for longer than the next visits.
 */
export function createKnownOrigins({ now }: { now?: () => number } = {}): (origin: string) => boolean {
  const uses = createLru<number>({ max: MAX_COUNTED, ttl: IDLE, now });
  const origins = new Set<string>();
  return (origin) => {
    const used = (uses.get(origin) ?? 0) + 1;
    uses.set(origin, used);
    if (origins.has(origin)) return true;
    if (origins.size >= MAX_ORIGINS) {
      const countOf = (one: string) => uses.peek(one) ?? 0;
      const least = [...origins].reduce((one, other) => (countOf(other) < countOf(one) ? other : one));
      if (countOf(least) >= used) return false;
      origins.delete(least);
    }
    origins.add(origin);
    return true;
  };
}
