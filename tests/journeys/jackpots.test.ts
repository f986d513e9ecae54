import { expect, test } from 'vitest';
import { eventually, journey } from '../support/journey.ts';
import { checkSeo } from '../support/pageChecks.ts';

const { visit, site } = journey();
const digits = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

test('pots grow while they are looked at, and each has its page with its games', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz' });
  const { page, text, open, step } = visitor;
  const main = page.getByRole('main');
  const figure = main.getByText(/^\d[\d\u00A0]{9,}$/).first();
  await step('list', async () => {
    await open('/jackpots');
    await checkSeo(visitor, ['BreadcrumbList', 'ItemList']);
    await eventually(() => main.getByRole('article').count()).toBeGreaterThan(1);
    const before = digits(await figure.textContent());
    expect(before).toBeGreaterThan(0);
    await eventually(async () => digits(await figure.textContent())).not.toBe(before);
  });
  await step('item', async () => {
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

test('jackpots can be read without script; an unknown one is a page that does not exist', async () => {
  const { page, open, step } = await visit({ device: 'phone', locale: 'ru', javaScriptEnabled: false });
  const main = page.getByRole('main');
  await step('list and item', async () => {
    await open('/jackpots');
    const [pot] = await main.getByRole('article').getByRole('link').all();
    await pot?.click();
    await main.getByRole('heading', { level: 1 }).waitFor();
    await eventually(() => main.getByRole('article').count()).toBeGreaterThan(5);
  });
  expect((await fetch(`${site().origin}/jackpots/none`)).status).toBe(404);
});
