import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';

const { visit, site } = journey({ CACHE_PAGES_FRESH: '1h' });

test.each([paths.home.build(), paths.gamehall.build(), paths.deposit.build(), paths.profileSettings.build()])(
  '%s made of a prelude becomes interactive with the elements the server sent, and reports nothing',
  async (path) => {
    const { page, open, step, text } = await visit({ device: 'desktop', locale: 'uz' });
    const { uid } = await newPlayer(page, site().origin);
    // A headless browser counts as a robot, whose page is rendered as a whole.
    const version = page.context().browser()?.version();
    await page.setExtraHTTPHeaders({ 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Chrome/${version} Safari/537.36` });
    const menu = page.locator('header summary').filter({ hasText: text('shell.account') });
    await step('the page is made of a prelude', async () => {
      await eventually(async () => (await page.goto(site().origin + path))?.headers()['cache-status']).toBe(
        'croupier; hit; detail=prelude',
      );
    });
    await step('the elements stay', async () => {
      // Marks every element before any script of the page runs.
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          for (const element of document.querySelectorAll('body *')) Object.assign(element, { isServers: true });
        }),
      );
      await open(path);
      await page.locator('[data-live]').waitFor({ state: 'attached' });
      await eventually(() =>
        menu.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
      ).toBe(true);
      expect(await page.locator('html').getAttribute('data-uid')).toBe(String(uid));
      expect(await menu.evaluate((element) => 'isServers' in element)).toBe(true);
      expect(
        await page.locator('header, main, footer').evaluateAll((all) => all.every((one) => 'isServers' in one)),
      ).toBe(true);
    });
    await step('the menu of the account opens', async () => {
      await menu.click();
      await page.getByText(`ID ${uid}`).waitFor();
    });
  },
);
