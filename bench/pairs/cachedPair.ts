import type { Pair } from '#bench/compare.ts';
import { startBare, startBenchSite } from '#bench/startProcess.ts';

/** Codings that a browser accepts. */
const BROWSER = 'gzip, deflate, br, zstd';

/** A cached home page, and a bare server that sends the same bytes. */
export async function cachedPair(encoding: 'identity' | 'br', folder?: string): Promise<Pair> {
  const headers = () => ({ 'Accept-Encoding': encoding === 'br' ? BROWSER : encoding });
  // Fresh for the whole run, so that only hits are measured.
  const site = await startBenchSite({ CACHE_PAGES_FRESH: '1h' }, folder);
  const url = `${site.origin}/`;
  // The first visit renders and caches the page, the second compresses it.
  for (let visit = 0; visit < 2; visit += 1) await (await fetch(url, { headers: headers() })).text();
  const bare = await startBare('bareCachedPage.ts', [url, encoding], { measured: true });
  return {
    ours: { server: site, url, headers },
    bare: { server: bare, url: bare.origin, headers },
    stop: () => Promise.all([site.stop(), bare.stop()]),
  };
}
