import type { Pair } from '#bench/compare.ts';
import { startBare, startBenchSite } from '#bench/startProcess.ts';

const HALL = '/gamehall?page=4';

/** A guest's game hall that no cache has, and bare React that renders the same tree. */
export async function hallPair(folder?: string): Promise<Pair> {
  const site = await startBenchSite({ CACHE_PAGES_FRESH: '0' }, folder);
  const bare = await startBare('bareRender.ts', [site.sandbox, HALL], { measured: true });
  return {
    ours: { server: site, url: site.origin + HALL },
    bare: { server: bare, url: bare.origin },
    stop: () => Promise.all([site.stop(), bare.stop()]),
  };
}
