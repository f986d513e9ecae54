import { expect, onTestFinished, test } from 'vitest';
import { withLocale } from '#shared/locales.ts';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { sampled } from '#tests/support/sampled.ts';
import { variant } from '#tests/support/variant.ts';

const { visit } = journey();

/** Resolves once the service worker controls the page. */
const whenControlled = ({ page }: Visitor) =>
  eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** Paths of everything that the service worker has cached. */
const cachedPaths = ({ page }: Visitor) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test.each(sampled(['uz', 'ru'] as const))(
  'without a network, in %s, a notice is shown, and a new document is an offline page that reloads later',
  async (locale) => {
    const visitor = await visit({ device: 'phone', locale, serviceWorkers: 'allow' });
    const { page, text, open, step, expectRefusal } = visitor;
    const title = locale === 'uz' ? 'Internet aloqasi yoʻq' : 'Нет подключения к интернету';
    const hall = withLocale('/gamehall', locale);
    // A page without pictures: one that is loading when the network goes would be reported.
    await step('a page opens, controlled by the worker', async () => {
      await open('/rules');
      await whenControlled(visitor);
    });
    await step('the notice is shown while the network is gone', async () => {
      await page.context().setOffline(true);
      await page.getByText(text('shell.offline')).waitFor();
      await page.context().setOffline(false);
      await page.getByText(text('shell.offline')).waitFor({ state: 'detached' });
    });
    expectRefusal({ status: 503, path: hall });
    await step('a new document is the offline page', async () => {
      await page.context().setOffline(true);
      await page.goto(hall);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    });
    await step('once the network is back, the page loads', async () => {
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: text('hall.allGames') }).waitFor();
    });
  },
);

variant('a menu and a page, opened without a network, load once the network is back, with their styles', async () => {
  // A page of an earlier test may have cached the menu's code.
  const visitor = await visit({ device: 'phone', locale: 'uz' });
  const { page, text, open, step, expectRefusal } = visitor;
  const bar = page.getByRole('navigation', { name: text('shell.mobileMenu') });
  const menu = page.getByRole('dialog', { name: text('shell.menu') });
  expectRefusal({ status: 0, path: '' });
  await step('without a network the menu does not open', async () => {
    await open('/rules');
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await bar.getByRole('link', { name: 'Menyu' }).click();
    await failed;
    await page.getByText(text('shell.offline')).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Qoidalar va shartlar' }).waitFor();
  });
  await step('once the network is back, the menu opens', async () => {
    await page.context().setOffline(false);
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  });
  await step('without a network the next page fails', async () => {
    await page.context().setOffline(true);
    await bar.getByRole('link', { name: 'Lobbi' }).click();
    await page.getByRole('heading', { level: 1, name: text('shell.failedTitle') }).waitFor();
  });
  await step('once the network is back, the page loads with its styles', async () => {
    await page.context().setOffline(false);
    const tile = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: text('hall.favorite') }) })
      .first();
    await tile.waitFor();
    await eventually(() => tile.evaluate((element) => getComputedStyle(element).position)).toBe('relative');
  });
});

variant(
  'an error in the frame of the site without a network shows the error page until the network is back',
  async () => {
    const { page, open, step, expectError, expectRefusal } = await visit({
      returns: true,
      device: 'phone',
      locale: 'ru',
    });
    expectRefusal({ status: 0, path: '' });
    expectError('a fault in the frame');
    // The frame fails for one render: a property that it reads throws when the network goes.
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
    await step('an error in the frame shows the error page', async () => {
      await open('/rules');
      await page.context().setOffline(true);
      await page.getByRole('heading', { level: 1, name: 'Сайт не открылся' }).waitFor();
      await page.getByRole('link', { name: 'Обновить страницу' }).waitFor();
    });
    await step('once the network is back, the page loads', async () => {
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: 'Правила и условия' }).waitFor();
    });
  },
);

test('the service worker caches only files of the build and fonts; the operator removes it with its cache', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz', serviceWorkers: 'allow' });
  const { page, open, step } = visitor;
  await page.clock.install();
  await step('a second page comes through the worker', async () => {
    await open('/rules');
    await whenControlled(visitor);
    await open('/gamehall');
    await eventually(() => cachedPaths(visitor)).not.toEqual([]);
  });
  await step('only files of the build and fonts are cached', async () => {
    const unexpected = (await cachedPaths(visitor)).filter((path) => !/^\/(assets|fonts)\//.test(path));
    expect(unexpected).toEqual([]);
  });
  await step('within an hour of the operator turning the worker off, it and its cache are gone', async () => {
    await open('/rules');
    const latest = await (await fetch(new URL('/builds/latest.json', page.url()))).json();
    await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { ...latest, sw: false } }));
    const requested = page.waitForRequest('**/builds/latest.json?*');
    await eventually(async () => {
      await page.clock.fastForward('01:00:01');
      return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    }).toBe(0);
    await requested;
    await eventually(() => cachedPaths(visitor)).toEqual([]);
  });
});
