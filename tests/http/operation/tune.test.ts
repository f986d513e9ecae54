import { Agent } from 'node:http';
import path from 'node:path';
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

/** Requests, milliseconds between two, and of how many pages: few are asked for often, most seldom. */
const [requests, every, pages] = isFull ? [200_000, 5, 150] : [2_000, 25, 40];
/** Requests at a time: a render that is under way is there for the next ones. */
const AT_A_TIME = 4;
/** Milliseconds of the site's clock when its content has been read and the visits begin. */
const BEGIN = 60_000;

const settings = (fresh: string, stale: string) => ({ CACHE_PAGES_FRESH: fresh, CACHE_PAGES_STALE: stale });

/** Asks a site for the same pages in the same order at the same times of its clock, and returns what its log says. */
async function visit(env: Record<string, string>, upstream: string): Promise<Traffic> {
  const site = await startSite({
    ...env,
    PLATFORM_URL: upstream,
    CONTENT_URL: upstream,
    SANDBOX: '0',
    NODE_OPTIONS: `--import=${path.resolve('tests/support/requestClock.ts')}`,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  try {
    const list = await ask(site.origin, '/api/games.get?options=%7B%22limit%22:200%7D');
    const games = list.json<{ data: { items: { sysname: string }[] } }>().data.items.slice(0, pages);
    const paths = games.map(({ sysname }) => `/game/${sysname}`);
    let state = 11;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    let count = 0;
    const visitor = async () => {
      while (count < requests) {
        const time = BEGIN + count * every;
        count += 1;
        const address = paths[Math.floor(paths.length * random() ** 3)] as string;
        await ask(site.origin, address, { agent, headers: { 'x-clock': String(time) } });
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, visitor));
  } finally {
    agent.destroy();
    await site.stop();
  }
  return trafficOf(site.output().split('\n'));
}

function realRatio({ visits }: Traffic): number {
  return visits.filter(({ verdict }) => verdict !== 'miss' && verdict !== 'refresh').length / visits.length;
}

const long = settings('30s', '2m');
const short = settings('3s', '1s');
const replay = (log: Traffic, env: Record<string, string>) =>
  hitRatioOf(replayPages(log, { caching: caching(parseEnv({ SANDBOX: '1', ...env })), maxBytes: 256 * 1024 ** 2 }).all);

variant(
  'the replay of a process’s log has the hit ratio of that process, and of one with other times, within two points',
  async () => {
    const upstream = await lendUpstream();
    try {
      const log = await visit(short, upstream.value.sandbox);
      const other = await visit(long, upstream.value.sandbox);
      expect([log.visits.length, other.visits.length]).toEqual([requests, requests]);
      const [real, realOther] = [realRatio(log), realRatio(other)];
      expect(realOther - real).toBeGreaterThan(0.05);
      expect(Math.abs(replay(log, short) - real)).toBeLessThan(0.02);
      expect(Math.abs(replay(log, long) - realOther)).toBeLessThan(0.02);
      expect(Math.abs(replay(other, short) - real)).toBeLessThan(0.02);
    } finally {
      await upstream.giveBack();
    }
  },
  timeLimit(isFull ? 600_000 : 60_000),
);
