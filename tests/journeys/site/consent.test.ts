import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventually, whenAlive } from '#tests/support/browsers/journey.ts';
import { returningPage } from '#tests/support/browsers/returningPage.ts';
import { workerBrowser } from '#tests/support/browsers/workerBrowser.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { ageAnswer } from '#tests/support/players/ageAnswer.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { type ServiceProxy, startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { variant } from '#tests/support/variant.ts';

const text = messagesOf('ru');

let upstream: Lent<Site>;
let platform: ServiceProxy;
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [upstream, browser] = await Promise.all([lendSite({ EVENT_STREAMS: '0' }), workerBrowser()]);
  platform = await startServiceProxy(upstream.value.sandbox);
  platform.change('metadata.getgeneralinfo', { analytic: { gtm: 'GTM-TEST' } });
  site = await startSite({ SANDBOX: '0', PLATFORM_URL: platform.url, CONTENT_URL: upstream.value.sandbox });
});
afterAll(async () => {
  await site?.stop();
  await platform?.close();
  await upstream?.giveBack();
});

/** A visitor; `trackers` are the addresses that their browser requested from other hosts. */
async function visit(): Promise<{ page: Page; trackers: string[]; problems: string[] }> {
  const { page, giveBack } = await returningPage(browser, {
    baseURL: site.origin,
    viewport: { width: 390, height: 844 },
  });
  onTestFinished(giveBack);
  await page.context().addCookies([ageAnswer(site.origin)]);
  const trackers: string[] = [];
  const problems: string[] = [];
  await page.route(
    (url) => url.origin !== site.origin,
    async (route) => {
      trackers.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: 'window.trackerRan = true' });
    },
  );
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  return { page, trackers, problems };
}

const layerOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []);

test('trackers load only after the visitor agrees, and then receive the tracking keys of the address', async () => {
  const { page, trackers, problems } = await visit();
  await page.goto('/ru/faq?track_id=7&link_id=a');
  await whenAlive(page);
  const bar = page.getByRole('region', { name: text('consent.title') });
  await bar.waitFor();
  expect(await axeProblems(page, '[data-edge=consent]')).toEqual([]);
  // A focused element is scrolled clear of the bar.
  const scrollPadding = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));
  expect(await scrollPadding()).toBeGreaterThan(200);
  expect([trackers, await layerOf(page)]).toEqual([[], []]);
  await bar.getByRole('button', { name: text('consent.all') }).click();
  await eventually(() => page.evaluate(() => 'trackerRan' in window)).toBe(true);
  expect(trackers).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
  expect(await layerOf(page)).toContainEqual({ event: 'tracking_params', track_id: '7', link_id: 'a' });
  expect(await bar.count()).toBe(0);
  await eventually(scrollPadding).toBeLessThan(200);
  expect(problems).toEqual([]);
});

test('own data names the trackers of a player who has agreed, and when this browser last sent something there', async () => {
  const { page, trackers } = await visit();
  const player = await signUp(upstream.value.origin, `tracked-${crypto.randomUUID().slice(0, 8)}@example.com`);
  await beThePlayer(page, site.origin, player);
  const others = page
    .locator('#others')
    .getByRole('listitem')
    .filter({ hasText: text('data.others.trackers.title') });
  await page.goto('/ru/profile/data');
  await others.getByText('Google Tag Manager').waitFor();
  await others.getByText(text('data.others.notHere')).waitFor();
  await page.context().addCookies([{ name: 'cookie_consent', value: 'all', url: site.origin }]);
  await page.goto('/ru/faq');
  await eventually(() => trackers.length).toBe(1);
  await page.goto('/ru/profile/data');
  const said = text('data.others.lastHere', { date: '', time: '' }).split(', ').at(-1) ?? '';
  await others.getByText(said).waitFor();
});

variant('a visitor who refuses trackers is not asked again, and can agree later in the footer', async () => {
  const { page, trackers } = await visit();
  await page.goto('/ru/faq');
  const bar = page.getByRole('region', { name: text('consent.title') });
  await bar.getByRole('button', { name: text('consent.necessary') }).click();
  await page.goto('/ru/about');
  await whenAlive(page);
  await page.waitForLoadState('networkidle');
  expect([await bar.count(), trackers]).toEqual([0, []]);
  await page.getByRole('button', { name: text('shell.cookieSettings') }).click();
  await bar.getByRole('button', { name: text('consent.all') }).click();
  await eventually(() => trackers.length).toBe(1);
});

variant('a visitor who withdraws the consent gets a new document without trackers', async () => {
  const { page, trackers } = await visit();
  await page.context().addCookies([{ name: 'cookie_consent', value: 'all', url: site.origin }]);
  await page.goto('/ru/faq');
  await eventually(() => trackers.length).toBe(1);
  await page.getByRole('button', { name: text('shell.cookieSettings') }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: text('consent.necessary') }).click();
  await loaded;
  await page.waitForLoadState('networkidle');
  expect([trackers.length, await layerOf(page)]).toEqual([1, []]);
});
