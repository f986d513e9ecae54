import { ask } from '#tests/support/wire/ask.ts';

/** Reads the sizes of a site's caches from its metrics, bytes. */
export async function cacheBytes(origin: string): Promise<{ pages: number; all: number }> {
  const { text } = await ask(origin, '/metrics');
  const each = new Map(
    [...text.matchAll(/^croupier_cache_bytes\{cache="([^"]+)"\} (\S+)$/gm)].map(([, cache, bytes]) => [
      cache,
      Number(bytes),
    ]),
  );
  return { pages: each.get('pages') ?? 0, all: [...each.values()].reduce((sum, bytes) => sum + bytes, 0) };
}
