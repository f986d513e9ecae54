import { expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browsers/openBrowser.ts';
import { watchPage } from '#tests/support/browsers/watchPage.ts';
import { layoutShifts, watchLayoutShift } from '#tests/support/looks/layoutShift.ts';

const ORIGIN = 'http://site.test';
/** A page with every problem that a journey has to report. */
const BAD_PAGE = `<!doctype html><title>bad</title><div id="pushed" style="height:0"></div><p>text that moves</p>
<script nonce="n">
console.error('an error of the console');
console.warn('a warning of the console');
setTimeout(() => { throw new Error('uncaught one'); });
fetch('/missing');
fetch('/expected');
new Image().src = 'https://elsewhere.test/pixel.gif';
requestAnimationFrame(() => setTimeout(() => document.getElementById('pushed').style.setProperty('height', '300px'), 100));
</script><script>document.title = 'an inline script without a nonce ran';</script>`;

test('watchPage reports console output, uncaught errors, failed and foreign requests and CSP violations', async () => {
  await using browser = await openBrowser({ hasPictures: true });
  const page = await browser.newPage();
  const watch = await watchPage(page, ORIGIN);
  await watchLayoutShift(page);
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== ORIGIN) return route.abort('connectionfailed');
    if (pathname !== '/') return route.fulfill({ status: 500, body: '' });
    const policy = "default-src 'self'; script-src 'nonce-n'; style-src 'unsafe-inline'; img-src https:";
    return route.fulfill({ contentType: 'text/html', body: BAD_PAGE, headers: { 'content-security-policy': policy } });
  });
  watch.expectRefusal({ status: 500, path: '/expected' });
  watch.step('look');
  await page.goto(ORIGIN);
  await expect.poll(async () => (await layoutShifts(page)).length, { timeout: 5000 }).toBeGreaterThan(0);
  const seen = watch.take();
  for (const sign of [
    /^\[look\] console error: an error of the console/,
    /console warning: a warning of the console/,
    /uncaught: .*uncaught one/,
    /GET \/missing: 500/,
    /a request to https:\/\/elsewhere\.test/,
    /CSP violation: script-src-elem inline/,
  ])
    expect(seen).toContainEqual(expect.stringMatching(sign));
  expect(seen.join('\n')).not.toContain('/expected');
  expect(await page.title()).toBe('bad');
  expect(watch.take()).toEqual([]);
});
