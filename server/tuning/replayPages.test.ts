import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { CacheStrategy } from '#config/caching.ts';
import { pageCacheSite } from '#server/pages/pageCacheSite.testing.ts';
import { readTraffic, trafficOf } from './readTraffic.ts';
import { replayPages } from './replayPages.ts';
import { hitRatioOf } from './suggestSettings.ts';

const MINUTE = 60_000;
const times = (fresh: number, stale: number): CacheStrategy => ({ fresh, stale, error: 10 * MINUTE });
const cachingOf = (strategy: CacheStrategy) => ({ pages: () => strategy, missing: strategy });

/** Visits of pages of which few are visited often, in virtual time; the same each time. */
function schedule(visits: number, pages: number): { path: string; gap: number }[] {
  let state = 7;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: visits }, () => ({
    path: `/p/${Math.floor(pages * random() ** 3)}`,
    gap: Math.round(-Math.log(1 - random()) * 120),
  }));
}

/** Sends the visits to a real page cache and returns its log. */
async function visit(strategy: CacheStrategy, visits: ReturnType<typeof schedule>): Promise<string[]> {
  const { ask, tick } = await pageCacheSite({
    times: strategy,
    render: (_req, res) => void res.setHeader('Content-Type', 'text/html').end('<p>salom</p>'),
  });
  let now = 0;
  const lines: string[] = [];
  for (const { path, gap } of visits) {
    now += gap;
    tick(gap);
    const { headers } = await ask(path);
    const status = headers['cache-status'] ?? '';
    const verdict = /hit; ttl=-/.test(status) ? 'stale' : status.includes('hit') ? 'hit' : 'miss';
    lines.push(
      JSON.stringify({
        event: 'request',
        time: new Date(now).toISOString(),
        method: 'GET',
        path,
        route: '/p/:id',
        status: 200,
        ms: 0,
        cache: { pages: verdict },
        page: path,
        size: 3_000,
      }),
    );
  }
  return lines;
}

test('the replay of a log with other times has the hit ratio of the page cache with these times, within two points', async () => {
  const visits = schedule(250, 25);
  const log = await visit(times(5_000, 20_000), visits);
  for (const candidate of [times(1_000, 2_000), times(15_000, 0)]) {
    const real = trafficOf(await visit(candidate, visits));
    const wanted = real.visits.filter(({ verdict }) => verdict !== 'miss').length / real.visits.length;
    const replayed = replayPages(trafficOf(log), { caching: cachingOf(candidate), maxBytes: 1e9 });
    expect(Math.abs(hitRatioOf(replayed.all) - wanted)).toBeLessThan(0.02);
    expect(hitRatioOf(replayed.all)).toBeGreaterThan(0.1);
    expect(hitRatioOf(replayed.all)).toBeLessThan(0.9);
  }
});

test('trafficOf, for a log of several brands, has the requests of one', () => {
  const line = (brand: string | undefined) =>
    JSON.stringify({
      level: 'info',
      time: '2026-01-01T00:00:00.000Z',
      event: 'request',
      brand,
      id: 'a',
      method: 'GET',
      path: '/',
      status: 200,
      ms: 1,
      bytes: 1,
    });
  const lines = [line(undefined), line('anor'), line('anor'), line('navo')];
  const counts = [undefined, 'anor', 'other'].map((one) => trafficOf(lines, one).requests);
  expect(counts).toEqual([1, 2, 0]);
});

test('readTraffic reads lines over the borders of what is read at once, gzipped or not whatever its name, and names a file that is none', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const line = (n: number) =>
    JSON.stringify({
      level: 'info',
      time: '2026-01-01T00:00:00.000Z',
      event: 'request',
      method: 'GET',
      path: `/oʻyin/${n}/${'ʻ'.repeat(n % 1_000)}`,
      status: 200,
      ms: 1,
    });
  const text = Array.from({ length: 3_000 }, (_, n) => line(n)).join('\r\n');
  expect(Buffer.byteLength(text)).toBeGreaterThan(3 * 1024 * 1024);
  const write = (name: string, content: string | Buffer) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  const packed = gzipSync(text);
  for (const file of [write('day.log', text), write('day.log.gz', packed), write('day.log.1', packed)]) {
    const { requests, unreadable, addresses } = await readTraffic(file);
    expect([requests, unreadable, addresses.size]).toEqual([3_000, 0, 3_000]);
    expect([...addresses.values()].some(({ path }) => path.includes('\uFFFD'))).toBe(false);
  }
  const endings = {
    [write('cut.log.gz', packed.subarray(0, packed.length / 2))]: 'is a damaged or incomplete gzip file',
    [path.join(folder, 'none.log')]: 'cannot be read (ENOENT)',
    [folder]: 'is no file',
    [write('picture', Buffer.alloc(17 * 1024 * 1024))]: 'is no log: it has 16 MB without the end of a line',
  };
  for (const [file, ending] of Object.entries(endings))
    await expect(readTraffic(file)).rejects.toThrow(`${file} ${ending}`);
  expect((await readTraffic(write('empty.log', ''))).requests).toBe(0);
});
