import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFull } from '#tests/support/isFull.ts';
import { logLines } from '#tests/support/sites/logLines.ts';
import { readMetric } from '#tests/support/sites/readMetric.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { startValkey, type TestValkey } from '#tests/support/sites/startValkey.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { untilShared } from '#tests/support/sites/untilShared.ts';
import { variant } from '#tests/support/variant.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const SECRET = 'secret-of-the-tests';
/** Milliseconds between two requests of a visitor. */
const PAUSE = 20;
/** Categories of games; each is cached for itself. */
const CATEGORIES = ['slots', 'table', 'live', 'fast', 'new', 'fruits', 'books'];
let valkey: TestValkey;
let replicas: Site[] | undefined;
let sandbox: SandboxControls;

beforeAll(async () => {
  valkey = await startValkey();
  const env = { VALKEY_URL: valkey.url, CONTENT_WEBHOOK_SECRET: SECRET };
  const first = await startSite(env);
  const upstream = { PLATFORM_URL: first.sandbox, CONTENT_URL: first.sandbox, SANDBOX: '0' };
  replicas = [first, ...(await Promise.all([startSite({ ...env, ...upstream }), startSite({ ...env, ...upstream })]))];
  sandbox = sandboxControls(first);
  for (const { origin } of all()) await untilReady(origin);
});
afterAll(async () => {
  // The sandbox ends with the first replica.
  await Promise.all((replicas ?? []).slice(1).map((site) => site.stop()));
  await replicas?.[0]?.stop();
  await valkey.stop();
});

const all = () => replicas ?? [];

const webhook = (site: Site, body: object, headers: Record<string, string> = { authorization: `Bearer ${SECRET}` }) =>
  ask(site.origin, '/_/content-webhook', { method: 'POST', body: JSON.stringify(body), headers });
const [A, B, C] = [0, 1, 2].map((index) => () => replicas?.[index] as Site) as [() => Site, () => Site, () => Site];

/** Resolves when the page is cached: a replica that is still warming up does not cache the first answer. */
async function untilCached(site: Site, path: string): Promise<void> {
  await expect.poll(async () => (await askPage(site.origin, path)).headers['cache-status']).toMatch(/hit/);
}

/** Runs `read` on the site and resolves when the answers that it asked for are in Valkey: they are written one after the other. */
async function untilWritten(site: Site, read: () => Promise<unknown>): Promise<void> {
  const written = () =>
    readMetric(site.origin, 'croupier_second_tier_total', { cache: 'platform', outcome: 'written' });
  const before = await written();
  await read();
  let last = before;
  await expect
    .poll(async () => {
      const earlier = last;
      last = await written();
      return last > before && last === earlier;
    })
    .toBe(true);
}

describe('three replicas behind one Valkey', () => {
  test('an answer read by one replica is taken by the others from Valkey, without asking the platform', async () => {
    const games = async () => (await sandbox.counters())['games.get'] ?? 0;
    const categories = CATEGORIES.values();
    // On a busy machine Valkey may exceed its 50 ms, and a replica asks the platform instead: then the next page is read.
    const askedByOthers = async () => {
      const path = `/gamehall?category=${categories.next().value}`;
      await untilWritten(A(), () => askPage(A().origin, path));
      const before = await games();
      expect((await askPage(B().origin, path)).status).toBe(200);
      expect((await askPage(C().origin, path)).status).toBe(200);
      return (await games()) - before;
    };
    await expect.poll(askedByOthers, { timeout: 30_000 }).toBe(0);
    expect(
      await readMetric(B().origin, 'croupier_second_tier_total', { cache: 'platform', outcome: 'hit' }),
    ).toBeGreaterThan(0);
  });

  test('a webhook sent to one replica purges the collection and its pages in all three, and no other page', async () => {
    for (const site of all()) {
      await untilCached(site, '/gamehall');
      await untilCached(site, '/faq');
    }
    const before = (await sandbox.counters())['content:games-config'] ?? 0;
    const purged = (site: Site) => logLines(site).filter((line) => line.event === 'cache_purged').length;
    expect((await webhook(B(), { event: 'entry.update', model: 'games-config', entry: { id: 1 } })).status).toBe(204);
    for (const site of all()) await expect.poll(() => purged(site)).toBe(1);
    for (const site of all()) {
      expect((await askPage(site.origin, '/gamehall')).headers['cache-status']).toMatch(/fwd=stale/);
      // The content page does not use the collection.
      expect((await askPage(site.origin, '/faq')).headers['cache-status']).toMatch(/hit/);
    }
    expect((await sandbox.counters())['content:games-config'] ?? 0).toBeGreaterThan(before);
  });

  test('a webhook with a wrong secret gets 401 and purges nothing, and a test event purges nothing', async () => {
    await untilCached(A(), '/faq');
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { 'x-webhook-secret': `${SECRET}x` }] as Record<
      string,
      string
    >[])
      expect((await webhook(A(), { event: 'entry.update', model: 'pages' }, headers)).status).toBe(401);
    expect((await webhook(A(), { event: 'trigger-test' })).status).toBe(204);
    expect((await askPage(A().origin, '/faq')).headers['cache-status']).toMatch(/hit/);
    expect(
      (await webhook(A(), { event: 'entry.publish', uid: 'api::page.page' }, { 'x-webhook-secret': SECRET })).status,
    ).toBe(204);
    expect((await askPage(A().origin, '/faq')).headers['cache-status']).toMatch(/fwd=stale/);
  });

  test('a new replica, while the content service fails, is ready with the content of the others', async () => {
    for (const site of all()) await askPage(site.origin, '/faq');
    await sandbox.fault({ target: 'content:*', kind: '500' });
    const late = await startSite({
      VALKEY_URL: valkey.url,
      PLATFORM_URL: A().sandbox,
      CONTENT_URL: A().sandbox,
      SANDBOX: '0',
    });
    try {
      // On a busy machine Valkey may exceed its 50 ms for the first request.
      await expect.poll(async () => (await askPage(late.origin, '/faq')).status).toBe(200);
      await expect.poll(async () => (await ask(late.origin, '/readyz')).status).toBe(200);
    } finally {
      await sandbox.heal();
      await late.stop();
    }
  });
});

describe('rate limits, with two replicas', () => {
  variant('a rate limit is shared by all replicas, and counted by each one after Valkey stops', async () => {
    const instance = await startValkey();
    const env = {
      VALKEY_URL: instance.url,
      RATE_LIMITS: 'on',
      RATE_LIMIT_ACCOUNT: '4',
      SANDBOX: '0',
      DEVICE_SECRET: 'd'.repeat(64),
    };
    const upstreams = { PLATFORM_URL: A().sandbox, CONTENT_URL: A().sandbox };
    const sites = await Promise.all([startSite({ ...env, ...upstreams }), startSite({ ...env, ...upstreams })]);
    const statuses = async (login: string, tries: number) => {
      const seen: number[] = [];
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const { origin } = sites[attempt % 2] as Site;
        seen.push((await postForm(origin, '/api/auth.login', { login, password: 'wrong' }, { origin })).status);
      }
      return seen;
    };
    try {
      for (const { origin } of sites) await untilReady(origin);
      // When either has written, both are connected.
      const written = (site: Site) =>
        readMetric(site.origin, 'croupier_second_tier_total', { cache: 'content', outcome: 'written' });
      await expect.poll(async () => (await written(sites[0])) + (await written(sites[1]))).toBeGreaterThan(0);
      expect(await statuses('rich@yulduz.test', 6)).toEqual([200, 200, 200, 200, 429, 429]);
      await instance.stop();
      expect(await statuses('zero@yulduz.test', 10)).toEqual([...Array.from({ length: 8 }, () => 200), 429, 429]);
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
      await instance.stop();
    }
  });
});

/** By default what stops answering at all: the others answer with an error or without a value. */
const FAILURES = ['frozen', 'killed', 'flushed', 'read-only', 'out of memory'] as const;

describe.each(isFull ? FAILURES : FAILURES.slice(0, 2))('with Valkey %s under traffic', (failure) => {
  variant(
    'pages and calls all answer 200, and a purge sent meanwhile arrives afterwards',
    async () => {
      let over = false;
      const statuses: number[] = [];
      const times: number[] = [];
      const broken: string[] = [];
      const visitor = async (site: Site, paths: string[]): Promise<void> => {
        // Without a pause the visitors would take both cores from other test files.
        for (let round = 0; !over; round += 1, await sleep(PAUSE))
          await ask(site.origin, paths[round % paths.length] as string, { headers: { accept: 'text/html' } }).then(
            ({ status, whole }) => (statuses.push(status), times.push(whole)),
            (error: unknown) => broken.push(String(error)),
          );
      };
      const visitors = all().flatMap((site) => [
        visitor(site, ['/gamehall?category=slots', '/', '/ru/faq', '/gamehall?category=table', '/rules']),
        visitor(site, ['/api/games.getCategories', '/content/common']),
      ]);
      /** Resolves after as many more answers or failures. */
      const untilAsked = (count: number) => {
        const end = statuses.length + broken.length + count;
        return expect.poll(() => statuses.length + broken.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(end);
      };
      try {
        await untilAsked(30);
        const recover = await spoil(failure);
        // A purge sent meanwhile must reach every replica afterwards.
        await webhook(A(), { event: 'entry.update', model: 'common' });
        // An idle machine takes about two seconds, in which a ping and its timeout show that Valkey is frozen.
        await untilAsked(300);
        await recover();
        await untilAsked(60);
      } finally {
        over = true;
        await Promise.all(visitors);
      }
      expect(broken).toEqual([]);
      expect(new Set(statuses)).toEqual(new Set([200]));
      for (const site of all()) {
        await expect
          .poll(
            () =>
              logLines(site).filter((line) => line.event === 'cache_purged' && (line.cache as unknown) === 'common')
                .length,
            { timeout: 6_000 },
          )
          .toBeGreaterThan(0);
      }
      // Valkey is used again within five seconds.
      for (const { origin } of all()) await untilShared(origin, 6_000);
    },
    90_000,
  );
});

async function spoil(
  failure: 'frozen' | 'killed' | 'flushed' | 'read-only' | 'out of memory',
): Promise<() => Promise<unknown>> {
  if (failure === 'frozen') {
    valkey.freeze();
    return async () => valkey.thaw();
  }
  if (failure === 'killed') {
    await valkey.kill();
    return () => valkey.restart();
  }
  if (failure === 'flushed') {
    await valkey.command('FLUSHALL');
    return async () => {};
  }
  if (failure === 'read-only') {
    await valkey.command('REPLICAOF', '127.0.0.1', '1');
    return () => valkey.command('REPLICAOF', 'NO', 'ONE');
  }
  await valkey.command('CONFIG', 'SET', 'maxmemory', '1');
  return () => valkey.command('CONFIG', 'SET', 'maxmemory', '0');
}
