import { setTimeout as sleep } from 'node:timers/promises';
import { readMetric } from '#tests/support/sites/readMetric.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { startValkey } from '#tests/support/sites/startValkey.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import type { FaultRow, MeasureFaults } from './FaultRow.ts';
import { hotRoutes } from './hotRoutes.ts';
import { ratedLoad } from './ratedLoad.ts';

const fast = ['CONTENT_FRESH', 'PLATFORM_GAMES', 'PLATFORM_BANNERS', 'PLATFORM_CATALOGUE', 'PLATFORM_METADATA'];

/** Seconds. */
const MAX_SECONDS = 6;

/** Three replicas with one Valkey, which is frozen, killed, flushed and made read-only under load. */
export const valkeyFails: MeasureFaults = async ({ seconds }) => {
  const valkey = await startValkey();
  const env = {
    VALKEY_URL: valkey.url,
    CACHE_PAGES_FRESH: '3s',
    // Short, so that the second tier is read all the time.
    ...Object.fromEntries(fast.map((name) => [`CACHE_${name}`, '500ms'])),
  };
  const first = await startSite(env);
  const upstream = { PLATFORM_URL: first.sandbox, CONTENT_URL: first.sandbox, SANDBOX: '0' };
  const sites: Site[] = [first, await startSite({ ...env, ...upstream }), await startSite({ ...env, ...upstream })];
  const load = { origins: sites.map(({ origin }) => origin), paths: hotRoutes, perSecond: 60, seconds };
  const rows: FaultRow[] = [];
  const faults: [string, () => unknown, () => unknown][] = [
    ['frozen', () => valkey.freeze(), () => valkey.thaw()],
    ['killed', () => valkey.kill(), () => valkey.restart()],
    ['flushed', () => valkey.command('FLUSHALL'), () => {}],
    ['read-only', () => valkey.command('REPLICAOF', '127.0.0.1', '1'), () => valkey.command('REPLICAOF', 'NO', 'ONE')],
  ];
  try {
    for (const { origin } of sites) await untilReady(origin);
    await ratedLoad({ ...load, seconds: 4 });
    for (const [name, spoil, cure] of faults) {
      const healthy = await ratedLoad(load);
      const running = ratedLoad(load);
      await sleep(500);
      await spoil();
      const sick = await running;
      await cure();
      const curedAt = performance.now();
      let used = false;
      const before = await readings(first);
      // Background requests, whose answers are not awaited.
      const visitors = ratedLoad({ ...load, origins: [first.origin], perSecond: 20, seconds: MAX_SECONDS });
      while (!used && performance.now() - curedAt < MAX_SECONDS * 1000) {
        await sleep(50);
        used = (await readings(first)) > before;
      }
      const back = (performance.now() - curedAt) / 1000;
      await visitors;
      const limit = healthy.p99 + 50;
      rows.push({
        what: `Valkey ${name}, 3 replicas, ${seconds} s`,
        measured: `${sick.failed} x 5xx, ${sick.broken} broken of ${sick.answers}; p99 ${sick.p99} ms (healthy ${healthy.p99}); used again after ${back.toFixed(1)} s`,
        target: `0, 0; p99 <= ${limit.toFixed(1)} ms; used again within 5 s`,
        ok: sick.failed === 0 && sick.broken === 0 && sick.p99 <= limit && used && back <= 5,
      });
    }
  } finally {
    await Promise.all(sites.slice(1).map((site) => site.stop()));
    await first.stop();
    await valkey.stop();
  }
  return rows;
};

async function readings({ origin }: Site): Promise<number> {
  const labels = ['hit', 'miss', 'written'] as const;
  let sum = 0;
  for (const cache of ['content', 'platform'])
    for (const outcome of labels) sum += await readMetric(origin, 'croupier_second_tier_total', { cache, outcome });
  return sum;
}
