import { afterEach, expect, test } from 'vitest';
import { balanceOf } from '../support/balanceOf.ts';
import { depositsOf } from '../support/depositsOf.ts';
import { eventually, journey } from '../support/journey.ts';
import { newPlayer } from '../support/newPlayer.ts';
import { sandboxControls } from '../support/sandboxControls.ts';

const { visit, site } = journey();
const sandbox = () => sandboxControls(site());
afterEach(() => sandbox().heal());

async function atCard() {
  const visitor = await visit({ device: 'phone', locale: 'uz', returns: true });
  const player = await newPlayer(visitor.page, site().origin);
  const before = await balanceOf(site().origin, player.cookie);
  visitor.expectRefusal({ status: 502, path: '/api/cashier.makedeposit' });
  const fill = async () => {
    await visitor.open('/cashier/deposit/uzcard');
    const form = visitor.page.getByRole('main').locator('form');
    await form.getByRole('textbox', { name: visitor.text('deposit.amount') }).fill('50000');
    await form.getByRole('textbox', { name: 'Karta raqami' }).fill('8600111122223333');
    return form;
  };
  return { ...visitor, player, before, fill };
}

test('an answer that is lost on its way is looked up, and the payment is found', async () => {
  const { page, step, player, before, fill, expectRefusal } = await atCard();
  await step('lost', async () => {
    const form = await fill();
    expectRefusal({ status: 0, path: `${site().origin}/api/cashier.makedeposit` });
    await page.route('**/api/cashier.makedeposit?*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.locator('button[type=submit]').click();
    await page.locator('[data-payment=success]').waitFor();
    expect(await depositsOf(site().origin, player.cookie)).toHaveLength(1);
    expect(await balanceOf(site().origin, player.cookie)).toBe(before + 50_000);
  });
});

test('an order nobody answered for is unknown, also after a reload, and is never two', async () => {
  const { page, text, step, player, before, fill } = await atCard();
  const asked = async () => (await sandbox().counters())['cashier.makedeposit'] ?? 0;
  await step('unknown', async () => {
    const form = await fill();
    await sandbox().reset();
    await sandbox().fault({ target: 'cashier.makedeposit', kind: 'reset', times: 1 });
    await form.locator('button[type=submit]').click();
    await form.getByText(text('deposit.unknownTitle')).waitFor();
    await form.getByRole('link', { name: text('deposit.toHistory') }).waitFor();
  });
  await step('pressed again after a reload', async () => {
    const form = await fill();
    await form.locator('button[type=submit]').click();
    await form.getByText(text('deposit.unknownTitle')).waitFor();
    expect(await asked()).toBe(1);
    expect(await balanceOf(site().origin, player.cookie)).toBe(before);
    expect(page.url()).toContain('/cashier/deposit/uzcard');
  });
});

test('what the platform is asked for first is asked for in words, with the way to it', async () => {
  const { step, text, fill } = await atCard();
  await step('profile', async () => {
    const form = await fill();
    await sandbox().fault({ target: 'cashier.makedeposit', kind: 'AccessDenied', times: 1 });
    await form.locator('button[type=submit]').click();
    await form.getByRole('link', { name: text('deposit.mend.support') }).waitFor();
    await eventually(() => form.getByRole('alert').count()).toBe(1);
  });
});
