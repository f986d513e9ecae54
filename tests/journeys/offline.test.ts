import { expect, test } from 'vitest';
import { withLocale } from '../../shared/locales.ts';
import { eventually, journey, type Visitor } from '../support/journey.ts';

const { visit } = journey();

/** Resolves when the worker answers for this page. */
const whenControlled = ({ page }: Visitor) =>
  eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** Names of what the worker keeps. */
const keptAddresses = ({ page }: Visitor) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test.each(['uz', 'ru'] as const)(
  'without a network, in %s: a notice, then a page of ours that comes back',
  async (locale) => {
    const visitor = await visit({ device: 'phone', locale });
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

test('the worker keeps files of the build and fonts, and nothing that is anybody’s own', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz' });
  const { open, step } = visitor;
  await step('twice, so that the second page comes through the worker', async () => {
    await open('/');
    await whenControlled(visitor);
    await open('/gamehall');
    await eventually(() => keptAddresses(visitor)).not.toEqual([]);
  });
  await step('what is kept', async () => {
    const strange = (await keptAddresses(visitor)).filter((path) => !/^\/(assets|fonts)\//.test(path));
    expect(strange).toEqual([]);
  });
});

test('the operator takes the worker away, with what it kept', async () => {
  const visitor = await visit({ device: 'phone', locale: 'uz' });
  const { page, open, step } = visitor;
  await page.clock.install();
  await step('a page', async () => {
    await open('/rules');
    await whenControlled(visitor);
    await open('/rules');
    await eventually(() => keptAddresses(visitor)).not.toEqual([]);
  });
  await step('an hour later', async () => {
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
