import { afterEach, expect, test } from 'vitest';
import { balanceOf } from '../../support/players/balanceOf.ts';
import { depositsOf } from '../../support/players/depositsOf.ts';
import { eventually, journey } from '../../support/browsers/journey.ts';
import { newPlayer } from '../../support/players/newPlayer.ts';
import { sandboxControls } from '../../support/sites/sandboxControls.ts';

const { visit, site } = journey();
const sandbox = () => sandboxControls(site());
afterEach(() => sandbox().heal());

test('a card deposit explains a refusal, recovers a lost answer, and never reorders if the outcome is unknown', async () => {
  const { page, text, step, open, expectRefusal } = await visit({ device: 'phone', locale: 'uz', returns: true });
  const { origin } = site();
  const { cookie } = await newPlayer(page, origin);
  const before = await balanceOf(origin, cookie);
  const form = page.getByRole('main').locator('form');
  const fill = async () => {
    await open('/cashier/deposit/uzcard');
    await form.getByRole('textbox', { name: text('deposit.amount') }).fill('50000');
    const card = form.getByRole('textbox', { name: 'Karta raqami' });
    // A player who has paid by the method has the number saved.
    if ((await card.count()) > 0) await card.fill('8600111122223333');
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
    await form.getByText(text('deposit.unknownTitle')).waitFor();
    await form.getByRole('link', { name: text('deposit.toHistory') }).waitFor();
  });
  await step('pressed again after a reload, the order is not repeated', async () => {
    await fill();
    await press();
    await form.getByText(text('deposit.unknownTitle')).waitFor();
    expect((await sandbox().counters())['cashier.makedeposit'] ?? 0).toBe(1);
    expect(await balanceOf(origin, cookie)).toBe(before + 50_000);
    expect(page.url()).toContain('/cashier/deposit/uzcard');
  });
});
