/** More than any site has names of its own: with www, a mirror, an application. */
const MOST = 8;
/** Milliseconds after which a name that nobody uses makes room. */
const IDLE = 600_000;

/**
 * Whether pages of an origin may be cached. Without PUBLIC_ORIGIN the Host of a request names the site, and anybody can invent
 * one: the first few are believed, all others get their pages rendered and leave nothing behind (reliability A7).
 */
export function createKnownOrigins({ now = () => performance.now() } = {}): (origin: string) => boolean {
  const usedAt = new Map<string, number>();
  return (origin) => {
    const time = now();
    if (!usedAt.has(origin) && usedAt.size >= MOST) {
      const idle = [...usedAt].find(([, at]) => time - at > IDLE);
      if (!idle) return false;
      usedAt.delete(idle[0]);
    }
    usedAt.set(origin, time);
    return true;
  };
}
