import { expect, onTestFinished, test } from 'vitest';
import { withLocale } from '../../../shared/locales.ts';
import { eventually, journey, type Visitor } from '../../support/browsers/journey.ts';
import { sampled } from '../../support/sampled.ts';

const { visit } = journey();

/** Resolves when the worker answers for this page. */
const whenControlled = ({ page }: Visitor) =>
  eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** Names of what the worker caches. */
const keptAddresses = ({ page }: Visitor) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test.each(sampled(['uz', 'ru'] as const))(
  'without a network, in %s: a notice, then a page of ours that comes back',
  async (locale) => {
    const visitor = await visit({ device: 'phone', locale, serviceWorkers: 'allow' });
    const { page, text, open, step, expectRefusal } = visitor;
    const title = locale === 'uz' ? 'Internet aloqasi yoʻq' : 'Нет подключения к интернету';
    const hall = withLocale('/gamehall', locale);
    // A page without pictures: one that is on its way when the network goes would be complained of.
    await step('a page', async () => {
      await open('/rules');
      await whenControlled(visitor);
    });
    await step('the notice', async () => {
      await page.context().setOffline(true);
      await page.getByText(text('shell.offline')).waitFor();
      await page.context().setOffline(false);
      await page.getByText(text('shell.offline')).waitFor({ state: 'detached' });
    });
    expectRefusal({ status: 503, path: hall });
    await step('a new document', async () => {
      await page.context().setOffline(true);
      await page.goto(hall);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    });
    await step('the network is back', async () => {
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: text('hall.allGames') }).waitFor();
    });
  },
);

test('the network goes and a part of the page is asked for: the page stays, and all comes with the network, looks included', async () => {
  const visitor = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const { page, text, open, step, expectRefusal } = visitor;
  const bar = page.getByRole('navigation', { name: text('shell.mobileMenu') });
  const menu = page.getByRole('dialog', { name: text('shell.menu') });
  expectRefusal({ status: 0, path: '' });
  await step('the menu without a network', async () => {
    await open('/rules');
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await bar.getByRole('link', { name: 'Menyu' }).click();
    await failed;
    await page.getByText(text('shell.offline')).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Qoidalar va shartlar' }).waitFor();
  });
  await step('the menu with it', async () => {
    await page.context().setOffline(false);
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  });
  await step('a page without a network', async () => {
    await page.context().setOffline(true);
    await bar.getByRole('link', { name: 'Lobbi' }).click();
    await page.getByRole('heading', { level: 1, name: text('shell.failedTitle') }).waitFor();
  });
  await step('the page with it', async () => {
    await page.context().setOffline(false);
    const tile = page.getByRole('article').first();
    await tile.waitFor();
    await eventually(() => tile.evaluate((element) => getComputedStyle(element).position)).toBe('relative');
  });
});

test('the frame of the site fails without a network: a page of ours, and the site with the network', async () => {
  const { page, open, step, expectRefusal } = await visit({ returns: true, device: 'phone', locale: 'ru' });
  expectRefusal({ status: 0, path: '' });
  // A fault in the frame, as long as a drawing lasts: what is read there throws when the network goes.
  const fault = await page.addInitScript(() => {
    let isBroken = false;
    const { get } = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine') as PropertyDescriptor;
    Object.defineProperty(Navigator.prototype, 'onLine', {
      get() {
        if (isBroken) throw new Error('a fault in the frame');
        return get?.call(this);
      },
    });
    window.addEventListener('offline', () => {
      isBroken = true;
      setTimeout(() => (isBroken = false));
    });
  });
  onTestFinished(() => fault.dispose());
  await step('the frame falls', async () => {
    await open('/rules');
    await page.context().setOffline(true);
    await page.getByRole('heading', { level: 1, name: 'Сайт не открылся' }).waitFor();
    await page.getByRole('link', { name: 'Обновить страницу' }).waitFor();
  });
  await step('the network is back', async () => {
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Правила и условия' }).waitFor();
  });
});

test('the worker caches files of the build and fonts and nothing that is anybody’s own, and the operator takes it away with them', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz', serviceWorkers: 'allow' });
  const { page, open, step } = visitor;
  await page.clock.install();
  await step('twice, so that the second page comes through the worker', async () => {
    await open('/rules');
    await whenControlled(visitor);
    await open('/gamehall');
    await eventually(() => keptAddresses(visitor)).not.toEqual([]);
  });
  await step('what is cached', async () => {
    const strange = (await keptAddresses(visitor)).filter((path) => !/^\/(assets|fonts)\//.test(path));
    expect(strange).toEqual([]);
  });
  await step('an hour later', async () => {
    await open('/rules');
    const latest = await (await fetch(new URL('/builds/latest.json', page.url()))).json();
    await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { ...latest, sw: false } }));
    const asked = page.waitForRequest('**/builds/latest.json?*');
    await eventually(async () => {
      await page.clock.fastForward('01:00:01');
      return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    }).toBe(0);
    await asked;
    await eventually(() => keptAddresses(visitor)).toEqual([]);
  });
});
