import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { depositsOf } from '#tests/support/players/depositsOf.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';

const { visit, site } = journey();
const SUM = 20_000;

const shownIn = (page: Page) => page.locator('html').getAttribute('data-uid');

test('after another player signs in by a document of a second tab, the first tab becomes theirs and says why', async () => {
  const { page, open, step, text, expectRefusal } = await visit({ device: 'desktop', locale: 'ru' });
  const { origin } = site();
  await newPlayer(page, origin);
  const second = await page.context().newPage();
  await step('the first player has two pages', () => open('/about'));
  await step('a document of another player arrives in the second tab', async () => {
    // What the first page asks for meanwhile is refused.
    expectRefusal({ status: 409, path: '/api/' });
    const other = await newPlayer(page, origin);
    await second.goto(`${origin}/ru/about`);
    await page.getByText(text('player.other')).waitFor();
    await eventually(() => shownIn(page)).toBe(String(other.uid));
  });
  await step('later documents of the same player reload nothing', async () => {
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await second.reload();
    await second.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});

test('a deposit pressed on the page of a player who is not signed in any more orders nothing and says why', async () => {
  const { page, open, step, text, expectRefusal, locale } = await visit({ device: 'phone', locale: 'uz' });
  const { origin } = site();
  await newPlayer(page, origin);
  const form = page.getByRole('main').locator('form');
  await step('the first player fills in a deposit', async () => {
    await open('/cashier/deposit/payme');
    await form.getByRole('textbox', { name: text('deposit.amount') }).fill(String(SUM));
  });
  await step('another player signs in, and the press orders nothing', async () => {
    expectRefusal({ status: 409, path: '/api/' });
    const other = await newPlayer(page, origin);
    const sum = formatMoney({ amount: SUM, currency: 'UZS' }, locale);
    await form.getByRole('button', { name: text('deposit.submit', { sum }) }).click();
    await page.getByText(text('player.other')).waitFor();
    expect(await shownIn(page)).toBe(String(other.uid));
    expect(await depositsOf(origin, other.cookie)).toEqual([]);
  });
});

test('a session cookie of an older site that stands before the player’s is deleted, and the page says so once', async () => {
  const { page, open, step, text } = await visit({ device: 'phone', locale: 'uz' });
  const { origin } = site();
  const player = await newPlayer(page, origin);
  await page
    .context()
    .addCookies([
      { name: 'sid', value: 'of-an-older-site', domain: new URL(origin).hostname, path: '/api', httpOnly: true },
    ]);
  const old = async () => (await page.context().cookies(`${origin}/api/x`)).filter(({ path }) => path === '/api');
  await step('a call deletes it, and the next page tells what happened', async () => {
    await page.request.get(`${origin}/api/account.getBalance`);
    expect(await old()).toEqual([]);
    await open('/cashier/wallet');
    await page.getByText(text('player.oldSession')).waitFor();
    expect(await shownIn(page)).toBe(String(player.uid));
  });
  await step('it is told once', async () => {
    await open('/cashier/wallet');
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(text('player.oldSession')).count()).toBe(0);
  });
});
