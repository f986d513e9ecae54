import { Agent } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as until } from 'node:timers/promises';
import { expect } from 'vitest';
import { caching } from '#config/caching.ts';
import { parseEnv } from '#config/env.ts';
import { trafficOf } from '#server/tuning/readTraffic.ts';
import { replayPages } from '#server/tuning/replayPages.ts';
import { hitRatioOf } from '#server/tuning/suggestSettings.ts';
import type { Traffic } from '#server/tuning/Traffic.ts';
import { isFull } from '#tests/support/isFull.ts';
import { lendUpstream } from '#tests/support/sites/lendUpstream.ts';
import { startSite } from '#tests/support/sites/startSite.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { variant } from '#tests/support/variant.ts';
import { ask } from '#tests/support/wire/ask.ts';

/**
 * How much slower than at rest the machine is. The log knows when a request began, the process decides when its turn comes: the day is
 * stretched, so that this wait stays short beside the lifetimes of pages.
 */
const stretch = isFull ? 1 : Math.min(6, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));
/** Requests of a day in short, how many of them a second, and of how many pages: few are asked for often, most seldom. */
const [requests, perSecond, pages] = isFull ? [200_000, 2_000, 150] : [1_000, 400 / stretch, 40];

const settings = (fresh: number, stale: number) => ({
  CACHE_PAGES_FRESH: `${Math.round(fresh * stretch)}ms`,
  CACHE_PAGES_STALE: `${Math.round(stale * stretch)}ms`,
});

/** Asks a site for the same pages in the same order at the same times, and returns what its log says. */
async function visit(env: Record<string, string>, upstream: string): Promise<Traffic> {
  const site = await startSite({ ...env, PLATFORM_URL: upstream, CONTENT_URL: upstream, SANDBOX: '0' });
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  try {
    const list = await ask(site.origin, '/api/games.get?options=%7B%22limit%22:200%7D');
    const games = list.json<{ data: { items: { sysname: string }[] } }>().data.items.slice(0, pages);
    const paths = games.map(({ sysname }) => `/game/${sysname}`);
    let state = 11;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const startedAt = performance.now();
    const running = new Set<Promise<unknown>>();
    for (let index = 0; index < requests; index += 1) {
      const early = startedAt + (index * 1_000) / perSecond - performance.now();
      if (early > 5) await until(early);
      const path = paths[Math.floor(paths.length * random() ** 3)] as string;
      const pending = ask(site.origin, path, { agent }).finally(() => running.delete(pending));
      running.add(pending);
      if (running.size >= 64) await Promise.race(running);
    }
    await Promise.all(running);
  } finally {
    agent.destroy();
    await site.stop();
  }
  return trafficOf(site.output().split('\n'));
}

function realRatio({ visits }: Traffic): number {
  return visits.filter(({ verdict }) => verdict !== 'miss' && verdict !== 'refresh').length / visits.length;
}

const long = settings(5_000, 20_000);
const short = settings(500, 200);
const replay = (log: Traffic, env: Record<string, string>) =>
  hitRatioOf(replayPages(log, { caching: caching(parseEnv({ SANDBOX: '1', ...env })), maxBytes: 256 * 1024 ** 2 }).all);

variant(
  'the replay of a process’s log has the hit ratio of that process, within two points',
  async () => {
    const upstream = await lendUpstream();
    try {
      const log = await visit(short, upstream.value.sandbox);
      expect(log.visits.length).toBeGreaterThanOrEqual(requests);
      expect(Math.abs(replay(log, short) - realRatio(log))).toBeLessThan(0.02);
      expect(replay(log, long)).toBeGreaterThan(replay(log, short));
      if (!isFull) return;
      // Both processes are asked at the same times only on a machine that is not busy with other tests.
      const other = await visit(long, upstream.value.sandbox);
      expect(Math.abs(replay(log, long) - realRatio(other))).toBeLessThan(0.02);
      expect(Math.abs(replay(other, short) - realRatio(log))).toBeLessThan(0.02);
    } finally {
      await upstream.giveBack();
    }
  },
  timeLimit(isFull ? 400_000 : 60_000),
);
