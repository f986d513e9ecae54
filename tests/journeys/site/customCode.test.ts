import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventually, whenAlive } from '#tests/support/browsers/journey.ts';
import { returningPage } from '#tests/support/browsers/returningPage.ts';
import { workerBrowser } from '#tests/support/browsers/workerBrowser.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { ageAnswer } from '#tests/support/players/ageAnswer.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { type ServiceProxy, startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { variant } from '#tests/support/variant.ts';

const text = messagesOf('uz');
const entry = (position: string, code: string) => ({ isEnabled: true, position, code });

let upstream: Lent<Site>;
let platform: ServiceProxy;
let content: ServiceProxy;
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [upstream, browser] = await Promise.all([lendSite({ EVENT_STREAMS: '0' }), workerBrowser()]);
  const { sandbox } = upstream.value;
  [content, platform] = await Promise.all([startServiceProxy(sandbox), startServiceProxy(sandbox)]);
  platform.change('metadata.getgeneralinfo', { analytic: { gtm: 'GTM-TEST' } });
  content.change('common', {
    social: [{ name: 'Yulduz kanali', url: '/about', icon: '/uploads/brand/favicon.svg' }],
    footer: {
      columns: [
        {
          title: 'Yulduz',
          links: [
            { title: 'Cookie fayllari', url: '/cookies' },
            { title: 'Kassa', url: '/Cashier/deposit' },
          ],
        },
      ],
    },
  });
  content.change('prazer-config', {
    customCode: [
      entry(
        'head',
        '<meta name="theme-color" content="#fff"><style>.operator{color:red}</style><script>ran = ["head"]',
      ),
      entry('head', '<div>words'),
      entry('bodyStart', '<a href="#x" class="operator">A link like the first of ours</a><div><p>'),
      entry('bodyStart', '<script>ran.push("bodyStart")</script>'),
      entry('bodyEnd', '<section aria-live="polite"></section><script>ran.push("bodyEnd")</script>'),
    ],
  });
  site = await startSite({ SANDBOX: '0', EVENT_STREAMS: '0', PLATFORM_URL: platform.url, CONTENT_URL: content.url });
});
afterAll(async () => {
  await site?.stop();
  await Promise.all([content?.close(), platform?.close()]);
  await upstream?.giveBack();
});

async function visit(): Promise<Page> {
  const { page, giveBack } = await returningPage(browser, { baseURL: site.origin });
  onTestFinished(giveBack);
  await page.context().addCookies([ageAnswer(site.origin)]);
  return page;
}

test("the operator's custom code runs under the content policy, and the page hydrates without a warning", async () => {
  const page = await visit();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  for (const cached of [false, true]) {
    await page.goto('/faq');
    await whenAlive(page);
    expect(await page.evaluate('ran'), `cached: ${cached}`).toEqual(['head', 'bodyStart', 'bodyEnd']);
    expect(await page.locator('.operator').evaluate((link) => getComputedStyle(link).color)).toBe('rgb(255, 0, 0)');
    await eventually(() => page.locator('body > custom-code').count()).toBe(3);
  }
  await page.getByRole('banner').locator('summary').first().click();
  await page.getByRole('switch', { name: text('shell.calm') }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie fayllari' }).click();
  await page.waitForURL(/\/cookies$/);
  // Custom code stays in the document when the page changes.
  await eventually(() => page.locator('body > custom-code').count()).toBe(3);
  expect(problems).toEqual([]);
});

/** Foreign code in the document: elements of custom code, its marks, the scripts of trackers. */
const foreignIn = (page: Page) =>
  page.evaluate(() => [
    document.querySelectorAll('custom-code').length,
    ['ran', 'trackerRan', 'dataLayer'].filter((mark) => mark in window),
  ]);

variant(
  'a link to a sensitive page, and Back to it, load a document without foreign code, under the strict policy',
  async () => {
    const page = await visit();
    await signInAs(page, upstream.value.origin, 'demo@yulduz.test');
    await page.context().addCookies([{ name: 'cookie_consent', value: 'all', url: site.origin }]);
    const trackers: string[] = [];
    await page.route(
      (url) => url.origin !== site.origin,
      async (route) => {
        trackers.push(route.request().url());
        await route.fulfill({ contentType: 'text/javascript', body: 'window.trackerRan = true' });
      },
    );
    const policies: Record<string, string> = {};
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().isNavigationRequest())
        policies[pathname] = String(response.headers()['content-security-policy']);
    });
    const footer = page.getByRole('contentinfo');
    const expectStrict = async () => {
      await page.waitForURL(/\/Cashier\/deposit$/);
      // Names another page's heading if it fails.
      await eventually(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
        text('cashier.title'),
      ]);
      await whenAlive(page);
      await page.waitForLoadState('networkidle');
      expect(await foreignIn(page)).toEqual([0, []]);
    };

    // A page that would wait too long for the trackers' settings comes without them, as the first of a new site may.
    const policyOf = async (path: string) =>
      (await fetch(site.origin + path, { headers: { accept: 'text/html' } })).headers.get('content-security-policy');
    await eventually(() => policyOf('/faq')).toContain('google-analytics.com');
    await page.goto('/faq');
    await eventually(() => foreignIn(page)).toEqual([3, ['ran', 'trackerRan', 'dataLayer']]);
    await footer.getByRole('link', { name: 'Kassa' }).click();
    await expectStrict();
    expect([trackers.length, policies['/faq'], policies['/Cashier/deposit']]).toEqual([
      1,
      expect.stringContaining('google-analytics.com'),
      expect.not.stringContaining('google-analytics.com'),
    ]);
    await footer.getByRole('link', { name: 'Cookie fayllari' }).click();
    await page.waitForURL(/\/cookies$/);
    await page.goBack();
    await expectStrict();
    await page.goBack();
    await page.waitForURL(/\/faq$/);
    await eventually(() => foreignIn(page)).toEqual([3, ['ran', 'trackerRan', 'dataLayer']]);
  },
);

test('an uploaded SVG icon is inlined with its shapes, and one that answers 404 leaves its place empty', async () => {
  const page = await visit();
  const drawing = page.getByRole('contentinfo').getByRole('link', { name: 'Yulduz kanali' }).locator('svg');
  await page.goto('/cookies');
  await whenAlive(page);
  await eventually(() => drawing.locator('path').count()).toBeGreaterThan(1);
  expect(await drawing.getAttribute('viewBox')).toBe('0 0 40 40');
  expect(await drawing.locator('rect').evaluate((shape) => shape.getBoundingClientRect().width)).toBeGreaterThan(5);
  const missing = page.waitForResponse('**/favicon.svg');
  await page.route('**/uploads/brand/favicon.svg', (route) => route.fulfill({ status: 404, body: 'none' }));
  await page.goto('/faq');
  await Promise.all([missing, whenAlive(page)]);
  expect(await drawing.locator('path').count()).toBe(0);
});
