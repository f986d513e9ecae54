import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signInAt } from '#tests/support/players/signInAt.ts';
import { logLines } from '#tests/support/sites/logLines.ts';
import { readMetric } from '#tests/support/sites/readMetric.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { untilPlatformCalled } from '#tests/support/sites/untilPlatformCalled.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

/** A site that caches no answer of the platform, which a gateway answers for. */
let site: Site;
let sandbox: SandboxControls;
let cookie: string;
beforeAll(async () => {
  const kinds = ['GAMES', 'BANNERS', 'JACKPOTS', 'WINNERS', 'TOURNAMENTS', 'LEADERBOARD', 'LOYALTY', 'METADATA'];
  site = await startSite(Object.fromEntries(kinds.map((kind) => [`CACHE_PLATFORM_${kind}`, '0'])));
  sandbox = sandboxControls(site);
  await untilReady(site.origin);
  cookie = await signInAt(site.sandbox, 'demo@yulduz.test');
  // Caches the settings of the site.
  await askPage(site.origin, '/faq');
});
afterEach(async () => {
  await sandbox.heal();
  await untilPlatformCalled(site.origin);
});
afterAll(() => site?.stop());

const pages = ['/', '/ru/gamehall', '/tournaments', '/faq'];
const CLOSED = /Kirish yopiq|Доступ закрыт/;

async function statusesOf(headers: Record<string, string>): Promise<number[]> {
  const statuses: number[] = [];
  for (const path of pages) {
    const page = await askPage(site.origin, path, headers);
    expect(page.text).not.toMatch(CLOSED);
    expect(page.text).not.toContain('nginx');
    statuses.push(page.status);
  }
  return statuses;
}

test.each([
  [429, 200],
  [401, 503],
  [403, 503],
  [404, 503],
])(
  'a player whose account.getInfo a gateway answers with a page and HTTP %i is no guest: HTTP %i',
  async (status, expected) => {
    await sandbox.fault({ target: 'account.getInfo', kind: 'page', status });
    const page = await askPage(site.origin, '/tournaments', { cookie });
    expect(page.status).toBe(expected);
    expect(page.text).not.toMatch(CLOSED);
    expect(page.headers.location).toBeUndefined();
  },
);

test.each([403, 302, 401, 404, 429, 503, 200])(
  'while a gateway answers every call with a page and HTTP %i, pages say that the site is unavailable for now, and it is counted and logged',
  async (status) => {
    const type = status === 200 ? 'no_envelope' : `status_${status}`;
    const counted = () => readMetric(site.origin, 'croupier_upstream_errors_total', { upstream: 'platform', type });
    const before = await counted();
    await sandbox.fault({ target: 'platform:*', kind: 'page', status });
    for (const given of await statusesOf({})) expect([200, 502]).toContain(given);
    for (const given of await statusesOf({ cookie })) expect(given).toBe(503);
    const read = await ask(site.origin, '/api/games.getProviders');
    expect([read.status, JSON.parse(read.text)]).toMatchObject([
      502,
      { error: { type: 'InternalServerErrorException' } },
    ]);
    expect(await counted()).toBeGreaterThan(before);
    await expect
      .poll(() => logLines(site).filter((line) => line.event === 'upstream_failed' && line.status === status))
      .toContainEqual(expect.objectContaining({ kind: 'not_an_envelope', beginning: '<h1>Sign in</h1>' }));
  },
);

test.each([
  ['metadata.getgeneralinfo', 403],
  ['metadata.getgeneralinfo', 503],
  ['games.get', 401],
  ['games.get', 404],
  ['games.get', 429],
  ['games.get', 302],
  ['tournaments.get', 403],
])('while a gateway answers %s with a page and HTTP %i, the other parts of pages work', async (target, status) => {
  await sandbox.fault({ target, kind: 'page', status });
  const failing = target === 'games.get' ? '/ru/gamehall' : target === 'tournaments.get' ? '/tournaments' : undefined;
  for (const headers of [{}, { cookie }] as Record<string, string>[])
    for (const path of pages) {
      const page = await askPage(site.origin, path, headers);
      expect(page.text).not.toMatch(CLOSED);
      if (path === failing) expect([200, 502, 503], path).toContain(page.status);
      else expect([path, page.status]).toEqual([path, 200]);
    }
});

test.each([
  ['account.getPlayLimits', '/api/account.getPlayLimits', 429],
  ['account.getBudget', '/profile/responsible-game', 429],
  ['account.getShield', '/profile/security', 404],
])(
  'a call of a player, %s on %s, that a gateway refuses with HTTP %i is counted and logged once, without the player',
  async (target, path, status) => {
    const counted = () =>
      readMetric(site.origin, 'croupier_upstream_refusals_total', {
        method: target,
        status: `${status}`,
        by: 'gateway',
      });
    const lines = () =>
      logLines(site).filter((line) => line.event === 'upstream_refused' && line['operation'] === target);
    const type = `status_${status}`;
    const failures = () => readMetric(site.origin, 'croupier_upstream_errors_total', { upstream: 'platform', type });
    const [before, failed] = [await counted(), await failures()];
    await sandbox.fault({ target, kind: 'page', status });
    for (let visit = 0; visit < 3; visit += 1) {
      const { status: given } = await ask(site.origin, path, { headers: { cookie } });
      expect(given).toBe(path.startsWith('/api') ? status : 200);
    }
    expect(await counted()).toBeGreaterThanOrEqual(before + 3);
    expect(await failures()).toBe(failed);
    await expect.poll(lines).toMatchObject([{ by: 'gateway', status, beginning: '<h1>Sign in</h1>' }]);
    expect(JSON.stringify(lines())).not.toMatch(/yulduz\.test|sid=/);
  },
);
