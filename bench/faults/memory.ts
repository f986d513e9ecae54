import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { runLoad } from '#bench/runLoad.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { cacheBytes } from './cacheBytes.ts';
import type { FaultRow, MeasureFaults } from './FaultRow.ts';
import { memoryAfterGc } from './memoryAfterGc.ts';
import { scaledTo } from './scaledTo.ts';

const HITS = 1_000_000;
const UNIQUE = 100_000;
const ABORTS = 10_000;
/** Small enough to be full after a few hundred pages, so that further growth of memory is a leak. */
const PAGES_MAX = 24;
const FILLING = 600;

/** Memory after visitors who leave in the middle of a stream, hits of cached pages, and unique URLs. */
export const memory: MeasureFaults = async ({ requests }) => {
  const aborts = Math.min(ABORTS, Math.max(1_000, Math.ceil(requests / 100)));
  const hits = Math.min(HITS, requests);
  const unique = Math.min(UNIQUE, Math.max(2_000, Math.ceil(requests / 10)));
  const site = await startSite({
    NODE_OPTIONS: '--inspect-port=0',
    PLATFORM_TIMEOUT: '5s',
    CACHE_PAGES_MAX_BYTES: `${PAGES_MAX}MB`,
    // Reduced like the page cache, so that the other caches fill up too.
    CACHE_PLATFORM_MAX_BYTES: '2MB',
  });
  const sandbox = sandboxControls(site);
  let address = 0;
  let providers: string[] = [];
  // Only existing providers: a page with an unknown one is not cached.
  const unseen = async (): Promise<void> => {
    address += 1;
    const chosen = providers.filter((_name, place) => (address >> place) & 1);
    const { status } = await ask(site.origin, `/gamehall?providers=${chosen}`, { headers: { accept: 'text/html' } });
    if (status !== 200) refused += 1;
  };
  let refused = 0;
  const hit = async (count: number): Promise<void> => {
    for (let done = 0; done < count; ) done += (await runLoad({ url: `${site.origin}/faq` }, { seconds: 1 })).requests;
  };
  try {
    await untilReady(site.origin);
    site.dropLog();
    const answer = await ask(site.origin, '/api/games.getProviders');
    providers = answer.json<{ data: { items: { sysname: string }[] } }>().data.items.map(({ sysname }) => sysname);
    if (2 ** providers.length < FILLING + unique) throw new Error(`${providers.length} providers are too few`);
    // The baseline: code compiled, caches full, each kind of visit made.
    await runSeries(300, () => leave(site));
    await hit(hits / 4);
    await runSeries(FILLING, unseen);
    await sandbox.fault({ target: 'jackpots.getWinners', kind: 'hang' });
    await runSeries(300, () => leave(site));
    const plateau = await settled(site);
    if (plateau.pages < 0.9 * PAGES_MAX * 1e6)
      throw new Error(`cached pages are ${megabytes(plateau.pages)}: not full`);
    await runSeries(aborts, () => leave(site));
    const afterAborts = await settled(site);
    await sandbox.heal();
    await hit(hits);
    await runSeries(unique, unseen);
    const after = await settled(site);
    const row = (what: string, scaled: string | undefined, now: typeof plateau): FaultRow => {
      const heap = now.heap / plateau.heap - 1;
      // Growth of the caches is expected; the rest is a leak.
      const leaked = now.external - plateau.external - Math.max(0, now.caches - plateau.caches);
      const isWithin = now.pages <= PAGES_MAX * 1.048_576e6;
      return {
        what,
        scaled,
        measured: `heap ${(heap * 100).toFixed(1)} % over ${megabytes(plateau.heap)}; outside it ${megabytes(leaked)} beyond the caches, over ${megabytes(plateau.external)}; pages hold ${megabytes(now.pages)} of ${PAGES_MAX} MB`,
        target: 'both within 10 %; caches within their bytes',
        ok: heap <= 0.1 && leaked <= plateau.external / 10 && isWithin,
      };
    };
    return [
      row(`${aborts} visitors leave in the middle of a stream`, scaledTo([aborts, ABORTS, 'visitors']), afterAborts),
      row(
        `${hits} hits and ${unique} unique addresses more (${refused} refused)`,
        scaledTo([hits, HITS, 'hits'], [unique, UNIQUE, 'addresses']),
        after,
      ),
    ];
  } finally {
    await site.stop();
  }
};

/** Waits six seconds, until every request has ended or timed out, and measures. */
async function settled(site: Site) {
  await sleep(6_000);
  const { pages, all } = await cacheBytes(site.origin);
  return { ...(await memoryAfterGc(site)), pages, caches: all };
}

/** Requests a player's page, which is never cached, and leaves after its first bytes. */
function leave({ origin }: Site): Promise<void> {
  return new Promise((resolve) => {
    const req = request(`${origin}/`, { agent: false, headers: { cookie: 'sid=nobody' } }, (res) => {
      res.on('error', () => {});
      res.once('data', () => {
        req.destroy();
        resolve();
      });
    });
    req.on('error', () => resolve());
    req.end();
  });
}

async function runSeries(count: number, work: () => Promise<unknown>): Promise<void> {
  let begun = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (begun < count) {
        begun += 1;
        await work();
      }
    }),
  );
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
