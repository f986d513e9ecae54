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

/** The sums of pots, in the names of their links. */
const SUM = /\d[\d\s]{6,}\ssoʻm$/;
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
    await eventually(() => main.getByRole('link', { name: SUM }).count()).toBeGreaterThan(2);
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

test('on home, the card and the row of three jackpots show the same growing sum', async () => {
  const { page, text, open } = await visit({ device: 'desktop', locale: 'uz', reducedMotion: 'no-preference' });
  await page.clock.install();
  let asked = 0;
  await page.route(/\/api\/jackpots\.get(\?|$)/, async (route) => {
    asked += 1;
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Pot[] };
    const grown = data.map((pot) => ({ ...pot, amount: { ...pot.amount, amount: pot.amount.amount + 9_000 * asked } }));
    await route.fulfill({ response, json: { data: grown } });
  });
  await open('/');
  const main = page.getByRole('main');
  const card = main.getByRole('region', { name: new RegExp(text('lobby.jackpot', { name: '.+' })) });
  const row = main.getByRole('region', { name: text('lobby.jackpots'), exact: true }).getByRole('listitem');
  expect(await row.count()).toBe(3);
  await row.first().scrollIntoViewIfNeeded();
  const sums = async () => [card.locator('b'), row.first().locator('[data-grows]')].map((one) => one.textContent());
  const shown = async () => (await Promise.all(await sums())).map(digits);
  const [before = 0] = await shown();
  // Both listen before the first period ends; later ones would join its watch as well.
  await eventually(async () => {
    await page.clock.runFor(JACKPOT_PERIOD_MS / 4);
    const [one = 0, other = 0] = await shown();
    return one === other && one >= before + 9_000;
  }).toBe(true);
  const from = await shown();
  await page.clock.runFor(JACKPOT_PERIOD_MS);
  expect((await shown())[1]).toBeGreaterThan(from[1] ?? 0);
});

test.each([360, 1280])('at %i px the unit of each jackpot stands on the line of its figure', async (width) => {
  const { page, open } = await visit({ device: 'desktop', locale: 'uz', viewport: { width, height: 800 } });
  for (const path of ['/', '/jackpots']) {
    await open(path);
    const apart = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-grows]')].flatMap((figure) => {
        const line = figure.closest('p, span:not([data-grows])');
        const unit = document.createRange();
        if (line?.lastChild) unit.selectNodeContents(line.lastChild);
        const [one] = figure.getClientRects();
        const [other, more] = unit.getClientRects();
        const isBeside = one && other && !more && other.top < one.bottom && other.bottom > one.top;
        return isBeside ? [] : [line?.textContent ?? ''];
      }),
    );
    expect(apart).toEqual([]);
  }
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
