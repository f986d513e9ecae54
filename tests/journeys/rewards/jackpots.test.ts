import { expect, test } from 'vitest';
import { JACKPOT_PERIOD_MS } from '#client/entities/jackpot/useLiveJackpots.ts';
import { fetchedBrowser } from '#tests/support/browsers/fetchedBrowser.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { checkSeo } from '#tests/support/looks/pageChecks.ts';
import { readRoles } from '#tests/support/looks/readRoles.ts';

const { visit, site } = journey();
interface Pot {
  amount: { amount: number };
}

const digits = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

test('the open list of jackpots updates the first figure, and a jackpot’s page shows its games and rules', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz' });
  const { page, text, open, step } = visitor;
  const main = page.getByRole('main');
  const figure = main.getByText(/^\d[\d\u00A0]{9,}$/).first();
  await page.clock.install();
  await step('the open list updates its first figure', async () => {
    await open('/jackpots');
    await checkSeo(visitor, ['BreadcrumbList', 'ItemList']);
    await eventually(() => main.getByRole('article').count()).toBeGreaterThan(1);
    const before = digits(await figure.textContent());
    expect(before).toBeGreaterThan(0);
    await page.route(/\/api\/jackpots\.get(\?|$)/, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: Pot[] };
      const grown = data.map((pot) => ({ ...pot, amount: { ...pot.amount, amount: pot.amount.amount + 7_000 } }));
      await route.fulfill({ response, json: { data: grown } });
    });
    await eventually(async () => {
      await page.clock.runFor(JACKPOT_PERIOD_MS);
      return digits(await figure.textContent());
    }).toBeGreaterThanOrEqual(before + 7_000);
  });
  await step('a jackpot’s page shows its games and rules', async () => {
    await main.getByRole('link', { name: text('jackpots.open') }).click();
    await main.getByRole('heading', { level: 1 }).waitFor();
    await main
      .getByRole('region', { name: text('jackpots.games') })
      .getByRole('article')
      .nth(5)
      .waitFor();
    await main.getByRole('heading', { name: text('jackpots.how') }).waitFor();
    await open('/jackpots/1');
    await checkSeo(visitor, ['BreadcrumbList']);
  });
});

test('without script, the list and a page of jackpots can be read; an unknown jackpot gets 404', async () => {
  const read = async (path: string) => {
    const browser = fetchedBrowser(site().origin);
    await browser.open(path);
    return readRoles(browser.html()).filter(({ inside }) => inside.includes('main'));
  };
  const pot = (await read('/ru/jackpots')).find(({ role, href }) => role === 'link' && /\/ru\/jackpots\/\w/.test(href));
  const shown = await read(pot?.href ?? '');
  expect(shown.filter(({ role }) => role === 'heading').length).toBeGreaterThan(0);
  expect(shown.filter(({ role }) => role === 'article').length).toBeGreaterThan(5);
  expect((await fetch(`${site().origin}/jackpots/none`)).status).toBe(404);
});
