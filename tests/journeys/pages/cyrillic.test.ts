import { expect, test } from 'vitest';
import { toCyrillic } from '#shared/script/toCyrillic.ts';
import { eventually, journey, whenAlive } from '#tests/support/browsers/journey.ts';
import { withoutPictures } from '#tests/support/browsers/withoutPictures.ts';
import { isFull } from '#tests/support/isFull.ts';
import { sidewaysBy } from '#tests/support/looks/sidewaysBy.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site } = journey();

variant(
  'Cyrillic Uzbek, chosen in the footer, applies on all pages, after Russian and offline, until Latin is chosen',
  async () => {
    const { page, text, open, step, expectRefusal } = await visit({
      device: 'desktop',
      locale: 'uz',
      serviceWorkers: 'allow',
    });
    const cyrillic = (id: string) => toCyrillic(text(id));
    const lang = () => page.locator('html').getAttribute('lang');
    const languages = page.getByRole('contentinfo');
    await step('Cyrillic is chosen, and the address stays, with query and hash', async () => {
      await open('/promotions?from=here#main');
      // Wait here: the worker does not control a document that loads while the worker starts.
      await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await languages.getByRole('link', { name: 'Ўзбекча' }).click();
      await eventually(lang).toBe('uz-Cyrl');
      await whenAlive(page);
      expect(page.url()).toBe(`${site().origin}/promotions?from=here#main`);
      await page.getByRole('heading', { level: 1, name: cyrillic('promotions.title') }).waitFor();
      expect(await languages.getByRole('link', { name: 'Ўзбекча' }).getAttribute('aria-current')).toBe('true');
    });
    await step('messages and content of another page are Cyrillic', async () => {
      await languages.getByRole('link', { name: 'Масъулиятли ўйин' }).first().click();
      await eventually(() => new URL(page.url()).pathname).toBe('/responsible-gaming');
      await eventually(() => page.getByRole('main').innerText()).toMatch(/ўйин/);
      expect(await page.getByRole('main').innerText()).not.toMatch(/oʻyin/);
      expect(await lang()).toBe('uz-Cyrl');
    });
    await step('texts that the browser requests from the platform are Cyrillic', async () => {
      const categories = page.waitForResponse(/\/api\/games\.getCategories/);
      await languages.getByRole('link', { name: 'Барча ўйинлар' }).click();
      expect(await (await categories).text()).toContain('"Мевалар"');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Мевалар/ })
        .first()
        .waitFor();
    });
    await step('Latin words find Cyrillic answers in support', async () => {
      await languages
        .getByRole('link', { name: cyrillic('shell.help') })
        .first()
        .click();
      await page.getByRole('searchbox', { name: cyrillic('support.search') }).fill('parolni unutdim');
      await page.getByRole('main').getByText('Паролни унутдим').waitFor();
    });
    await step('a switch to Russian and back leads to Cyrillic again', async () => {
      await languages.getByRole('link', { name: 'Русский' }).click();
      await eventually(lang).toBe('ru');
      await languages.getByRole('link', { name: 'Ўзбекча' }).click();
      await eventually(lang).toBe('uz-Cyrl');
    });
    await step('the offline page is Cyrillic, and the page loads when the network is back', async () => {
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      expectRefusal({ status: 503, path: '/rules' });
      await page.context().setOffline(true);
      await page.goto(`${site().origin}/rules`);
      await page.getByRole('heading', { level: 1, name: 'Интернет алоқаси йўқ' }).waitFor();
      expect(await lang()).toBe('uz-Cyrl');
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: 'Қоидалар ва шартлар' }).waitFor();
      await whenAlive(page);
    });
    await step('Latin is chosen again', async () => {
      await languages.getByRole('link', { name: 'Oʻzbekcha' }).click();
      await eventually(lang).toBe('uz');
      await whenAlive(page);
      await page.getByRole('heading', { level: 1, name: 'Qoidalar va shartlar' }).waitFor();
    });
  },
);

test.runIf(isFull)(
  'without JavaScript, the footer’s link switches to Cyrillic Uzbek, whose pages fit 320 px',
  async () => {
    const visitor = await visit({ device: 'phone', locale: 'uz', javaScriptEnabled: false });
    const { page, open, step } = visitor;
    await withoutPictures(visitor, site().origin);
    await step('the footer’s link switches to Cyrillic', async () => {
      await open('/support');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Ўзбекча' }).click();
      await eventually(() => page.locator('html').getAttribute('lang')).toBe('uz-Cyrl');
      expect(new URL(page.url()).pathname).toBe('/support');
    });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/', '/gamehall', '/support', '/forms/sign_up'])
      await step(path, async () => {
        await open(path);
        expect(await sidewaysBy(page)).toBe(0);
      });
  },
);
