import { expect, test } from 'vitest';
import { RELOAD_GUARD_MS } from '#shared/constants.ts';
import { createReloadGuard } from './createReloadGuard.ts';
import { createUpdateCheck, type LatestBuild } from './createUpdateCheck.ts';

const HOUR = 3_600_000;

function start(answer: () => Promise<LatestBuild>) {
  const news: string[] = [];
  const clock = { now: 1_000 };
  let requests = 0;
  const check = createUpdateCheck({
    buildId: 'a',
    everyMs: HOUR,
    ask: () => {
      requests += 1;
      return answer();
    },
    now: () => clock.now,
    onOutdated: () => news.push('outdated'),
    onWorkerOff: () => news.push('worker off'),
  });
  return { check, news, clock, requests: () => requests };
}

test('createUpdateCheck requests the latest build at most once an hour and reports another build as outdated', async () => {
  const { check, news, clock, requests } = start(() => Promise.resolve({ id: 'b', sw: true }));
  await check.askIfDue();
  await check.askIfDue();
  expect([requests(), news]).toEqual([1, ['outdated']]);
  clock.now += HOUR;
  await check.askIfDue();
  expect(requests()).toBe(2);
});

test('createUpdateCheck, for the same build or a failed request, reports nothing', async () => {
  for (const answer of [() => Promise.resolve({ id: 'a', sw: true }), () => Promise.reject(new Error('offline'))]) {
    const { check, news, clock } = start(answer);
    clock.now += HOUR;
    await check.askIfDue();
    expect(news).toEqual([]);
  }
});

test('createUpdateCheck, for the same build with the worker switched off, reports only the worker', async () => {
  const { check, news, clock } = start(() => Promise.resolve({ id: 'a', sw: false }));
  clock.now += HOUR;
  await check.askIfDue();
  expect(news).toEqual(['worker off']);
});

test('createReloadGuard, for one address twice within ten seconds, allows only the first reload', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: stored.set.bind(stored),
  } as unknown as Storage;
  let now = 0;
  const mayReload = createReloadGuard(
    () => storage,
    () => now,
  );
  expect([mayReload('/a'), mayReload('/a'), mayReload('/b')]).toEqual([true, false, true]);
  now += RELOAD_GUARD_MS;
  expect(mayReload('/b')).toBe(true);
});

test('createReloadGuard, with forbidden storage, allows no reload', () => {
  const mayReload = createReloadGuard(
    () => {
      throw new Error('forbidden');
    },
    () => 0,
  );
  expect(mayReload('/a')).toBe(false);
});
