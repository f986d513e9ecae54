import { afterEach, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { balanceOf } from '#tests/support/players/balanceOf.ts';
import { depositsOf } from '#tests/support/players/depositsOf.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';

const { visit, site } = journey();
const sandbox = () => sandboxControls(site());
afterEach(() => sandbox().heal());

test('a card deposit explains a refusal, recovers a lost answer, and never reorders if the outcome is unknown', async () => {
  const { page, text, step, open, expectRefusal } = await visit({ device: 'phone', locale: 'uz', returns: true });
  const { origin } = site();
  const { cookie } = await newPlayer(page, origin);
  const before = await balanceOf(origin, cookie);
  const form = page.getByRole('main').locator('form');
  const unknown = text('order.unknown', { noun: text('order.noun.deposit') });
  const fill = async () => {
    await open('/cashier/deposit/uzcard');
    await form.getByRole('textbox', { name: text('deposit.amount') }).fill('50000');
    const card = form.getByRole('textbox', { name: 'Karta raqami' });
    // A player who has paid by the method has the number saved.
    if ((await card.count()) > 0) await card.fill(ownCard());
  };
  const press = () => form.locator('button[type=submit]').click();
  expectRefusal({ status: 502, path: '/api/cashier.makedeposit' });
  await step('a refusal links to the support', async () => {
    await fill();
    await sandbox().fault({ target: 'cashier.makedeposit', kind: 'AccessDenied', times: 1 });
    await press();
    await form.getByRole('link', { name: text('deposit.fix.support') }).waitFor();
    await eventually(() => form.getByRole('alert').count()).toBe(1);
  });
  await step('a lost answer is recovered', async () => {
    expectRefusal({ status: 0, path: `${origin}/api/cashier.makedeposit` });
    await page.route(
      '**/api/cashier.makedeposit?*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await fill();
    await press();
    await page.locator('[data-payment=success]').waitFor();
    expect(await depositsOf(origin, cookie)).toHaveLength(1);
    expect(await balanceOf(origin, cookie)).toBe(before + 50_000);
  });
  await step('an order without an answer is reported as unknown', async () => {
    await fill();
    await sandbox().reset();
    await sandbox().fault({ target: 'cashier.makedeposit', kind: 'reset', times: 1 });
    await press();
    await form.getByText(unknown).waitFor();
    await form.getByRole('link', { name: text('order.look') }).waitFor();
  });
  await step('pressed again after a reload, the order is made, because the platform has no such payment', async () => {
    await fill();
    await press();
    await page.locator('[data-payment=success]').waitFor();
    expect((await sandbox().counters())['cashier.makedeposit'] ?? 0).toBe(2);
    expect(await balanceOf(origin, cookie)).toBe(before + 100_000);
  });
});

test('while nobody knows whether a deposit was ordered, another card pays nothing; the first payment is shown once it is found', async () => {
  const { page, text, open, step, expectRefusal } = await visit({ device: 'phone', locale: 'uz', returns: true });
  const { origin } = site();
  const { cookie } = await newPlayer(page, origin);
  const before = await balanceOf(origin, cookie);
  const form = page.getByRole('main').locator('form');
  const unknown = text('order.unknown', { noun: text('order.noun.deposit') });
  const pay = async (card: string) => {
    await form.getByRole('textbox', { name: 'Karta raqami' }).fill(card);
    await form.locator('button[type=submit]').click();
  };
  for (const method of ['makedeposit', 'gethistory'])
    expectRefusal({ status: 0, path: `${origin}/api/cashier.${method}` });
  expectRefusal({ status: 409, path: '/api/cashier.makedeposit' });
  await page.route('**/api/cashier.makedeposit?*', async (route) => (await route.fetch(), await route.abort()), {
    times: 1,
  });
  await page.route('**/api/cashier.gethistory?*', (route) => route.abort());
  const another = ownCard();
  await step('the answer and the look-up are lost', async () => {
    await open('/cashier/deposit/uzcard');
    await form.getByRole('textbox', { name: text('deposit.amount') }).fill('50000');
    await pay(ownCard());
    await form.getByText(unknown).waitFor();
  });
  await step('another card is not charged, and the page still does not know', async () => {
    await pay(another);
    await page.waitForResponse((answer) => answer.status() === 409);
    await form.getByText(unknown).waitFor();
    expect(await depositsOf(origin, cookie)).toHaveLength(1);
  });
  await step('the first payment is found', async () => {
    await page.unroute('**/api/cashier.gethistory?*');
    await pay(another);
    await page.locator('[data-payment=success]').waitFor();
    expect(await depositsOf(origin, cookie)).toHaveLength(1);
    expect(await balanceOf(origin, cookie)).toBe(before + 50_000);
  });
});
