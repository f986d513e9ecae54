import path from 'node:path';
import { Pool } from 'undici';
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
/** Bytes, above those of every page: the connection of a longer one would be closed. */
const MAX_PAGE = 10_000_000;
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
  // Not `ask`, which makes a text of each answer: of 400,000 that takes longer than the sites do.
  const visitors = new Pool(site.origin, { connections: AT_A_TIME, headersTimeout: Math.ceil(timeLimit(20_000)) });
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
        const { body } = await visitors.request({ method: 'GET', path: address, headers: { 'x-clock': String(time) } });
        await body.dump({ limit: MAX_PAGE });
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, visitor));
  } finally {
    await visitors.destroy();
    await site.stop();
  }
  return trafficOf(site.output().split('\n'));
}

function realRatio({ visits }: Traffic): number {
  return visits.filter(({ verdict }) => verdict !== 'miss' && verdict !== 'refresh').length / visits.length;
}

const long = settings('60s', '2m');
/** A tenth of the visits renders, which takes most of the time. */
const short = isFull ? settings('6s', '300ms') : settings('3s', '1s');
const replay = (log: Traffic, env: Record<string, string>) =>
  hitRatioOf(replayPages(log, { caching: caching(parseEnv({ SANDBOX: '1', ...env })), maxBytes: 256 * 1024 ** 2 }).all);

variant(
  'the replay of a process’s log has the hit ratio of that process, and of one with other times, within two points',
  async () => {
    const upstream = await lendUpstream();
    try {
      const [log, other] = await Promise.all([short, long].map((env) => visit(env, upstream.value.sandbox)));
      if (!log || !other) throw new Error('A visit returns its traffic');
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
