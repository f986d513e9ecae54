import { expect, test } from 'vitest';
import { withLocale } from '#shared/locales.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { checkSeo } from '#tests/support/looks/pageChecks.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { variant } from '#tests/support/variant.ts';
import { readPage } from '#tests/support/wire/readPage.ts';

const { visit, site } = journey();

test('a guest reads a promotion’s terms and time left; a promotion that is over links to the others', async () => {
  const visitor = await visit({ device: 'phone', locale: 'uz', returns: true });
  const { page, text, open, step } = visitor;
  const main = page.getByRole('main');
  await step('the list has no promotion that is over, and leads to the terms', async () => {
    await open('/promotions');
    await checkSeo(visitor, ['BreadcrumbList', 'ItemList']);
    // Promotions that are over are not in the list.
    await eventually(() => main.getByRole('article').count()).toBe(4);
    await main.getByRole('article').nth(1).getByRole('link').click();
    await main.getByRole('heading', { name: text('promotions.terms') }).waitFor();
  });
  await step('a promotion’s page shows the time left, and its join link opens a dialog', async () => {
    await open('/promotions/weekly-race');
    await checkSeo(visitor, ['BreadcrumbList', 'Offer']);
    await eventually(() => main.getByRole('timer', { name: text('promotions.left') }).textContent()).toMatch(/\d\d/);
    await main.getByRole('heading', { name: text('promotions.steps') }).waitFor();
    await main.getByRole('link', { name: text('promotions.join') }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => new URL(page.url()).search).toBe('');
  });
  await step('a promotion that is over links to the others', async () => {
    await open('/promotions/autumn-nights');
    await main.getByText(text('promotions.over')).waitFor();
    await main.getByRole('link', { name: text('promotions.others') }).click();
    await main.getByRole('heading', { level: 1, name: text('promotions.title') }).waitFor();
  });
});

test('for a player, a promotion’s page links to its offer and has no join link', async () => {
  const { origin } = site();
  const player = await signIn(origin, 'rich@yulduz.test');
  const { inMain } = await readPage(origin, '/ru/promotions/welcome', player);
  const links = inMain.filter(({ role }) => role === 'link');
  expect(links.filter(({ name }) => name === messagesOf('ru')('promotions.join'))).toEqual([]);
  expect(links.find(({ name }) => name === 'Открыть предложение')?.href).toBe(withLocale('/offers/1', 'ru'));
});

variant('/promotions, after a failed load, shows an error and loads on retry', async () => {
  const { page, open, step, text, expectRefusal } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  await step('a failed load shows an error, and a retry the promotions', async () => {
    await open('/unsubscribe');
    expectRefusal({ status: 502, path: '/api/banners.get' });
    await page.route('**/api/banners.get*', (route) => route.fulfill({ status: 502, body: '' }));
    const rail = page.getByRole('navigation', { name: text('shell.sideMenu') });
    await rail.getByRole('link', { name: text('promotions.title') }).click();
    const main = page.getByRole('main');
    await main.getByText(text('promotions.failed')).waitFor();
    await page.unrouteAll();
    await main.getByRole('button', { name: text('hall.retry') }).click();
    await main.getByRole('article').first().waitFor();
  });
});
