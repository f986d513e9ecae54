import { afterAll, beforeAll, expect, test } from 'vitest';
import { whenAlive } from '#tests/support/browsers/journey.ts';
import { watchPage } from '#tests/support/browsers/watchPage.ts';
import { workerBrowser } from '#tests/support/browsers/workerBrowser.ts';
import { isFull } from '#tests/support/isFull.ts';
import { ageAnswer } from '#tests/support/players/ageAnswer.ts';
import { type Development, startDevelopment } from '#tests/support/sites/startDevelopment.ts';

let site: Development;

beforeAll(async () => {
  site = await startDevelopment();
});
afterAll(() => site?.stop());

test.runIf(isFull)(
  'the development site shows home and the component gallery without a problem reported by the browser',
  async () => {
    const browser = await workerBrowser({ hasPictures: true });
    const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' });
    // Another development site on the machine may have taken the port of hot reload.
    await context.routeWebSocket(/\?token=/, () => undefined);
    await context.addCookies([ageAnswer(site.origin)]);
    const page = await context.newPage();
    const watch = await watchPage(page, site.origin);
    for (const path of ['/', '/ru/_ui']) {
      watch.step(path);
      await page.goto(path);
      await whenAlive(page);
      await page.waitForLoadState('networkidle');
    }
    expect(await page.locator('[data-section]').count()).toBe(13);
    await context.close();
    expect(watch.take()).toEqual([]);
  },
);
