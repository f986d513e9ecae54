import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whenAlive } from '../support/journey.ts';
import { openBrowser } from '../support/openBrowser.ts';
import { type ServiceProxy, startServiceProxy } from '../support/startServiceProxy.ts';
import { type Site, startSite } from '../support/startSite.ts';
import { wordsOf } from '../support/wordsOf.ts';

const text = wordsOf('uz');
const entry = (position: string, code: string) => ({ isEnabled: true, position, code });

let upstream: Site;
let content: ServiceProxy;
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [upstream, browser] = await Promise.all([startSite(), openBrowser()]);
  content = await startServiceProxy(upstream.sandbox);
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
  site = await startSite({ SANDBOX: '0', PLATFORM_URL: upstream.sandbox, CONTENT_URL: content.url });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await content?.close();
  await upstream?.stop();
});

test("the operator's code runs under the policy, and the page comes alive around it as it was sent", async () => {
  const page = await browser.newPage({ baseURL: site.origin });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  for (const kept of [false, true]) {
    await page.goto('/faq');
    await whenAlive(page);
    expect(await page.evaluate('ran'), `kept: ${kept}`).toEqual(['head', 'bodyStart', 'bodyEnd']);
    expect(await page.locator('.operator').evaluate((link) => getComputedStyle(link).color)).toBe('rgb(255, 0, 0)');
    expect(await page.locator('body > custom-code').count()).toBe(3);
  }
  await page.getByRole('banner').locator('summary').first().click();
  await page.getByRole('switch', { name: text('shell.calm') }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie fayllari' }).click();
  await page.waitForURL(/\/cookies$/);
  // What the operator has put there stays while pages change.
  expect(await page.locator('body > custom-code').count()).toBe(3);
  expect(problems).toEqual([]);
  await page.close();
});
