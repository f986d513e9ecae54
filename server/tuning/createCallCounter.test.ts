import { expect, test } from 'vitest';
import { caching } from '#config/caching.ts';
import { parseEnv } from '#config/env.ts';
import { createCallCounter } from './createCallCounter.ts';
import type { PageOfLog } from './Traffic.ts';

const times = caching(parseEnv({ SANDBOX: '1', CACHE_PLATFORM_GAMES: '3s', CACHE_CONTENT_FRESH: '5s' }));
/** Milliseconds: the fresh times of the calls below; 0: never cached. */
const fresh: Record<string, number> = {
  'games.get': times.platform('games.get')?.fresh ?? 0,
  'content:common': times.content('common').fresh,
  'content:banner-entries': times.content('banner-entries').fresh,
  'account.getInfo': 0,
};

function pageOf(name: string, route: string, calls: string[]): PageOfLog {
  return { name, route, size: 1, ms: 1, storedIn: 'pages', uses: undefined, calls: new Set(calls) };
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** Loads of one answer that is asked for at these times. */
function loadsOf(asked: readonly number[], ms: number): number {
  let loadedAt = Number.NEGATIVE_INFINITY;
  return asked.filter((time) => {
    if (time - loadedAt < ms) return false;
    loadedAt = time;
    return true;
  }).length;
}

test('createCallCounter counts the loads of each call, as one answer of all pages and as one of each page', () => {
  const pages = [
    pageOf('a', '/', Object.keys(fresh)),
    pageOf('b', '/', ['games.get', 'content:common']),
    pageOf('c', '/gamehall', Object.keys(fresh)),
  ];
  let state = 5;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  let now = 1_000;
  const renders = Array.from({ length: 500 }, () => {
    now += Math.round(random() * 1_500);
    return { time: now, page: pages[Math.floor(random() * pages.length)] as PageOfLog };
  });
  const counter = createCallCounter(times);
  for (const { page, time } of renders) counter.onRender(page, time);
  expect(fresh['games.get']).toBe(3_000);
  for (const [name, ms] of Object.entries(fresh)) {
    const timesIn = (which: (page: PageOfLog) => boolean) =>
      renders.filter(({ page }) => page.calls.has(name) && which(page)).map(({ time }) => time);
    const counted = ['/', '/gamehall'].map((route) => counter.loadsOf(route, name));
    const ofEach = (route: string) =>
      sum(
        pages
          .filter((page) => page.route === route)
          .map((one) =>
            loadsOf(
              timesIn((page) => page === one),
              ms,
            ),
          ),
      );
    expect(sum(counted.map(({ shared }) => shared))).toBe(
      loadsOf(
        timesIn(() => true),
        ms,
      ),
    );
    expect(counted.map(({ ofPage }) => ofPage)).toEqual(['/', '/gamehall'].map(ofEach));
  }
});
