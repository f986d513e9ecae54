import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FaultOrder } from '#sandbox/http/faults.ts';
import { sampled } from '#tests/support/sampled.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { untilPlatformCalled } from '#tests/support/sites/untilPlatformCalled.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

const kinds = ['500', 'reset', 'halfBody', 'wrongSchema', 'hang'] as const satisfies readonly FaultOrder['kind'][];
const shortTimeouts = {
  PLATFORM_TIMEOUT: '700ms',
  CONTENT_TIMEOUT: '700ms',
  CACHE_PLATFORM_GAMES: '0',
  CACHE_PLATFORM_BANNERS: '0',
  CACHE_PLATFORM_JACKPOTS: '0',
  CACHE_PLATFORM_WINNERS: '0',
  CACHE_PLATFORM_CATALOGUE: '0',
  CACHE_PLATFORM_METADATA: '0',
};
const noStack = /\bat .*\.[tj]s:\d|node_modules/;

describe('a failing platform', () => {
  let site: Site;
  let sandbox: SandboxControls;
  beforeAll(async () => {
    site = await startSite(shortTimeouts);
    sandbox = sandboxControls(site);
    await untilReady(site.origin);
    // Caches the settings of the site.
    await askPage(site.origin, '/faq');
  });
  afterAll(() => site.stop());

  const targets = [
    'games.get',
    'banners.get',
    'jackpots.get',
    'jackpots.getWinners',
    'games.getCategories',
    'metadata.getgeneralinfo',
  ];
  // Every method fails with every kind in the full run; otherwise each method fails with one kind.
  test.each(targets.flatMap((target, turn) => sampled(kinds, turn).map((kind) => [target, kind] as const)))(
    'the home page, while %s fails with %s, answers 200 and is not cached',
    async (target, kind) => {
      await sandbox.fault({ target, kind });
      try {
        const page = await askPage(site.origin, '/ru');
        expect(page.status).toBe(200);
        expect(page.text.endsWith('</body></html>')).toBe(true);
        expect(page.text).not.toMatch(noStack);
        expect(page.headers['cache-status']).toMatch(/fwd=miss(?:; detail=default)?$/);
      } finally {
        await sandbox.heal();
      }
    },
  );

  test('a page rendered without the general info is not cached; a whole one is cached', async () => {
    await untilPlatformCalled(site.origin);
    const verdict = async () => (await askPage(site.origin, '/winners')).headers['cache-status'];
    await sandbox.fault({ target: 'metadata.getgeneralinfo', kind: '500' });
    try {
      for (let visit = 0; visit < 3; visit += 1) expect(await verdict()).toBe('croupier; fwd=miss');
    } finally {
      await sandbox.heal();
    }
    await untilPlatformCalled(site.origin);
    expect(await verdict()).toBe('croupier; fwd=miss');
    expect(await verdict()).toMatch(/hit/);
  });

  test('the home page, after the platform recovers, has no failed section and is cached', async () => {
    await untilPlatformCalled(site.origin);
    const page = await askPage(site.origin, '/ru');
    expect(page.text).not.toContain('"ok":false');
    expect((await askPage(site.origin, '/ru')).headers['cache-status']).toMatch(/hit/);
  });

  test.each(kinds)(
    'while every method fails with %s, a cached page answers 200, and other pages answer in HTML',
    async (kind) => {
      await askPage(site.origin, '/faq');
      await sandbox.fault({ target: '*', kind });
      try {
        expect((await askPage(site.origin, '/faq')).status).toBe(200);
        for (const path of ['/gamehall', '/game/pamir-fox', '/ru/gamehall?category=slots']) {
          const page = await askPage(site.origin, path);
          expect(page.headers['content-type']).toContain('text/html');
          expect(page.text).toMatch(/<\/html>\s*$/);
          expect(page.text).not.toMatch(noStack);
          expect(page.whole).toBeLessThan(timeLimit(8000));
        }
        const { cookie } = { cookie: 'sid=whoever' };
        expect((await askPage(site.origin, '/faq', { cookie })).text).toMatch(/<\/html>\s*$/);
      } finally {
        await sandbox.heal();
      }
    },
  );

  test('a page, while the general info answers ApplicationDisabled, is a 503 with Retry-After and is not cached', async () => {
    await untilPlatformCalled(site.origin);
    await sandbox.fault({ target: 'metadata.getgeneralinfo', kind: 'ApplicationDisabled' });
    try {
      for (const path of ['/bonus-terms', '/ru/rules', '/gamehall?category=table']) {
        const page = await askPage(site.origin, path);
        expect(page.status).toBe(503);
        expect(page.headers['retry-after']).toMatch(/^\d+$/);
        expect(page.headers['cache-control']).toBe('private, no-store, no-transform');
        expect(page.text).toContain(`<html lang="${path.startsWith('/ru') ? 'ru' : 'uz'}"`);
      }
    } finally {
      await sandbox.heal();
    }
    expect((await askPage(site.origin, '/bonus-terms')).status).toBe(200);
  });
});

describe('a failing content service', () => {
  const collections = ['common', 'prazer-config', 'games-config', 'pages', 'settings-seo', 'auth-config', 'seo-pages'];
  let site: Site;
  let sandbox: SandboxControls;
  beforeAll(async () => {
    site = await startSite({
      ...shortTimeouts,
      CACHE_CONTENT_FRESH: '1ms',
      CACHE_CONTENT_STALE: '1ms',
      CACHE_PAGES_FRESH: '0',
    });
    sandbox = sandboxControls(site);
    await untilReady(site.origin);
    for (const path of ['/', '/faq', '/gamehall']) await askPage(site.origin, path);
  });
  afterAll(() => site.stop());

  test.each(kinds)('pages, while every collection fails with %s, are rendered from cached content', async (kind) => {
    for (const name of collections) await sandbox.fault({ target: `content:${name}`, kind });
    try {
      for (const path of ['/', '/faq', '/gamehall']) {
        const page = await askPage(site.origin, path);
        expect(page.status, path).toBe(200);
        expect(page.text.endsWith('</body></html>')).toBe(true);
        expect(page.whole).toBeLessThan(timeLimit(4000));
      }
    } finally {
      await sandbox.heal();
    }
  });
});
