import { cpuOf } from '#bench/cpuOf.ts';
import { residentOf } from '#bench/residentOf.ts';
import { runLoad } from '#bench/runLoad.ts';
import { type Started, startBenchSite } from '#bench/startProcess.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import type { Cost, RequestKind } from './Cost.ts';

const WARM_SECONDS = 3;
const SECONDS = 8;
const HALL = '/gamehall?page=4';
const HISTORY = '/cashier/history';

/** Measures each kind of request for some seconds on a process warmed up with it. */
export async function measureRequests(): Promise<Pick<Cost, 'requests' | 'memory'>> {
  const requests: Partial<Cost['requests']> = {};
  const cached = await startBenchSite({ CACHE_PAGES_FRESH: '1h' });
  const rendering = await startBenchSite({ CACHE_PAGES_FRESH: '0' });
  const measure = async (kind: RequestKind, site: Started, path: string, cookie = '', connections = 8) => {
    const headers = () => ({ 'Accept-Encoding': 'br', ...(cookie ? { Cookie: cookie } : {}) });
    const request = { url: site.origin + path, headers };
    await runLoad(request, { seconds: WARM_SECONDS, connections });
    const used = cpuOf(site.pid);
    const run = await runLoad(request, { seconds: SECONDS, connections });
    requests[kind] = (cpuOf(site.pid) - used) / run.requests;
  };
  try {
    const home = await (await fetch(`${cached.origin}/`)).text();
    const ready = residentOf(cached.pid);
    const [file = ''] = /\/assets\/[\w.-]+\.js/.exec(home) ?? [];
    const { cookie } = await signIn(cached.origin, 'demo@yulduz.test');
    await measure('cachedPage', cached, '/', '', 32);
    await measure('file', cached, file, '', 32);
    await measure('publicCall', cached, '/api/games.getCategories', '', 32);
    await measure('playerCall', cached, '/api/account.getInfo', cookie, 32);
    await measure('playerHome', cached, '/', cookie);
    await measure('playerHistory', cached, HISTORY, cookie);
    await measure('renderedHome', rendering, '/');
    await measure('renderedHall', rendering, HALL);
    return { requests: requests as Cost['requests'], memory: { ready, after: residentOf(cached.pid) } };
  } finally {
    await Promise.all([cached.stop(), rendering.stop()]);
  }
}
