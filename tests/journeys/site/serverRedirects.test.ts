import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whenAlive } from '#tests/support/browsers/journey.ts';
import { workerBrowser } from '#tests/support/browsers/workerBrowser.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { ageAnswer } from '#tests/support/players/ageAnswer.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { type ServiceProxy, startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';

const text = messagesOf('uz');

let upstream: Lent<Site>;
let content: ServiceProxy;
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [upstream, browser] = await Promise.all([lendSite({ EVENT_STREAMS: '0' }), workerBrowser()]);
  content = await startServiceProxy(upstream.value.sandbox);
  content.change('common', {
    footer: {
      columns: [
        {
          title: 'Yulduz',
          links: [
            { title: 'Kirish', url: '/login?a=1' },
            { title: 'Yoʻq', url: '/nowhere' },
          ],
        },
      ],
    },
  });
  site = await startSite({ SANDBOX: '0', PLATFORM_URL: upstream.value.sandbox, CONTENT_URL: content.url });
});
afterAll(async () => {
  await site?.stop();
  await content?.close();
  await upstream?.giveBack();
});

test("a link that only the server redirects and a link without a page get the server's answer, and Back works", async () => {
  const page = await browser.newPage({ baseURL: site.origin });
  await page.context().addCookies([ageAnswer(site.origin)]);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const follow = (name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click();
  await page.goto('/faq');
  await whenAlive(page);

  await follow('Kirish');
  await page.waitForURL(/\/forms\/sign_in\?a=1$/);
  await page.getByRole('textbox').first().waitFor();
  expect(documents).toEqual(['/faq', '/login', '/forms/sign_in']);
  await page.goBack();
  await page.waitForURL(/\/faq$/);
  await whenAlive(page);

  documents.length = 0;
  await follow('Yoʻq');
  await page.waitForURL(/\/nowhere$/);
  await page.getByRole('heading', { level: 1, name: text('shell.notFoundTitle') }).waitFor();
  await page.waitForLoadState('networkidle');
  // The server answers 404 once, and the page does not request the address again.
  expect(documents).toEqual(['/nowhere']);
  await page.goBack();
  await page.waitForURL(/\/faq$/);
  await page.goForward();
  await page.waitForURL(/\/nowhere$/);
  await page.getByRole('heading', { level: 1, name: text('shell.notFoundTitle') }).waitFor();
  await page.close();
});
