import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';

const { visit, site } = journey();

test('a cashback is paid out by a confirmed press; a press on another device shows that the cashback is taken', async () => {
  const { login } = await sandboxControls(site()).scenario('cashback-waiting');
  const devices = [
    await visit({ device: 'phone', locale: 'uz', returns: true }),
    await visit({ device: 'desktop', locale: 'ru', returns: true }),
  ];
  for (const { page, step, open, text } of devices) {
    await signInAs(page, site().origin, String(login));
    await step('the cashback page opens', async () => {
      await open(paths.profileCashback.build());
      await page.getByRole('heading', { level: 1, name: text('profile.cashback') }).waitFor();
    });
  }
  for (const [turn, { page, step, text }] of devices.entries()) {
    const card = page.getByRole('main').getByRole('region', { name: text('cashback.waiting') });
    await step('the cashback is taken once; the second device shows it as taken', async () => {
      const unseen = page.getByRole('dialog', { name: text('cashback.title') });
      expect(await unseen.count()).toBe(0);
      const payout = card
        .locator('details')
        .filter({ hasText: text('cashback.payout') })
        .first();
      await payout.locator('summary').click();
      await payout.getByRole('button').click();
      const message = page
        .locator(turn === 0 ? '[data-said]' : '[role=alert]')
        .filter({ hasText: text(turn === 0 ? 'cashback.taken' : 'cashback.alreadyTaken') });
      await message.waitFor();
      await eventually(() => message.locator('xpath=..').evaluate((note) => note === document.activeElement)).toBe(
        true,
      );
      await card.getByText(text('cashback.none')).waitFor();
      const past = page.getByRole('main').getByRole('region', { name: text('cashback.past') });
      await eventually(() => past.getByRole('listitem').count()).toBe(1);
    });
  }
});

test('a cashback is offered while the device’s clock is three days ahead, and its end is the platform’s', async () => {
  const { login } = await sandboxControls(site()).scenario('cashback-waiting');
  const { page, step, open, text } = await visit({ device: 'phone', locale: 'ru' });
  await signInAs(page, site().origin, String(login));
  await page.clock.install({ time: Date.now() + 3 * 86_400_000 });
  const card = page.getByRole('main').getByRole('region', { name: text('cashback.waiting') });
  await step('it can be taken, and its countdown shows the time that is left', async () => {
    await open(paths.profileCashback.build());
    await eventually(() => card.getByRole('timer').locator('b').first().textContent()).toMatch(/^0[0-2]$/);
    expect(await card.getByText(text('cashback.expired')).count()).toBe(0);
    const payout = card
      .locator('details')
      .filter({ hasText: text('cashback.payout') })
      .first();
    await payout.locator('summary').click();
    await payout.getByRole('button').waitFor();
  });
});
