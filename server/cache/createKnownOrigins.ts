/** More host names than a site has: with www, a mirror, an application. */
const MAX_ORIGINS = 8;
/** Milliseconds after which an unused name may be replaced. */
const IDLE = 600_000;

/**
 * Returns whether pages of an origin may be cached. Without PUBLIC_ORIGIN the origin is taken from the Host header, which a client can
 * set to anything: the first eight are accepted; pages of others are rendered and not cached (reliability A7).
 */
export function createKnownOrigins({ now = () => performance.now() } = {}): (origin: string) => boolean {
  const usedAt = new Map<string, number>();
  return (origin) => {
    const time = now();
    if (!usedAt.has(origin) && usedAt.size >= MAX_ORIGINS) {
      const idle = [...usedAt].find(([, at]) => time - at > IDLE);
      if (!idle) return false;
      usedAt.delete(idle[0]);
    }
    usedAt.set(origin, time);
    return true;
  };
}
