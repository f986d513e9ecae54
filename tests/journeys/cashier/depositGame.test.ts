import { expect, test } from 'vitest';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { balanceOf } from '#tests/support/players/balanceOf.ts';
import { depositsOf } from '#tests/support/players/depositsOf.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';

const { visit, site } = journey({ SANDBOX_PAGES: '1' });

test('a deposit request from a game or the sportsbook opens the cashier in a dialog over the same page', async () => {
  const { page, text, open, step } = await visit({
    device: 'desktop',
    locale: 'ru',
    vendors: [site().sandbox],
    returns: true,
  });
  const player = await newPlayer(page, site().origin);
  const before = await balanceOf(site().origin, player.cookie);
  const dialog = page.getByRole('dialog', { name: text('cashier.deposit') });
  const frameOf = () => page.frames().find((frame) => frame.url().includes('/platform/game/'));
  await step('the game requests a deposit', async () => {
    await open('/game/zarafshon-vault#real');
    await eventually(() => frameOf()?.url() ?? '').not.toBe('');
    await frameOf()?.waitForLoadState();
    await frameOf()?.evaluate(() => parent.postMessage({ type: 'deposit' }, '*'));
    await dialog.getByRole('textbox', { name: text('deposit.amount') }).fill('20000');
  });
  await step('the payment in a separate window leaves the game’s frame as it was', async () => {
    const address = frameOf()?.url();
    await dialog.locator('a[href$="/local_redirect"]').click();
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('button', { name: /20.000.сум/ }).click(),
    ]);
    await popup.locator('button[value=success]').click();
    await dialog.locator('[data-payment=success]').waitFor();
    await popup.close();
    await dialog.getByRole('button', { name: text('payment.goBack') }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(frameOf()?.url()).toBe(address);
    expect(new URL(page.url()).pathname).toBe('/ru/game/zarafshon-vault');
    expect(await balanceOf(site().origin, player.cookie)).toBe(before + 20_000);
    expect(await depositsOf(site().origin, player.cookie)).toHaveLength(1);
  });
  await step('the sportsbook requests a deposit', async () => {
    await open('/betting');
    const book = page.getByTitle(text('betting.frame'), { exact: true }).contentFrame();
    await book.getByRole('article').first().waitFor();
    await book.locator('body').evaluate(() => parent.postMessage({ type: 'deposit' }, '*'));
    await dialog.getByRole('textbox', { name: text('deposit.amount') }).waitFor();
    await dialog.getByRole('button', { name: text('cashier.close') }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/ru/betting');
  });
});
