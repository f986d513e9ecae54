import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';

const { visit } = journey();

test('an arrow key on the switch of money and demo changes nothing; a press of money asks a guest to sign up', async () => {
  const { page, open, step, text } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const mode = page.getByRole('group', { name: text('game.mode') });
  const demo = mode.getByRole('button', { name: text('game.demo') });
  await step('the demo runs, and arrows change nothing', async () => {
    await open(`${paths.game.build({ sysname: 'zarafshon-vault' })}#demo`);
    await eventually(() => demo.getAttribute('aria-pressed')).toBe('true');
    await demo.focus();
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await demo.getAttribute('aria-pressed')).toBe('true');
  });
  await step('Enter on the mode in use starts nothing anew', async () => {
    const frame = await page.locator('iframe').elementHandle();
    await page.keyboard.press('Enter');
    expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);
  });
  await step('a press of money opens the sign-up', async () => {
    await mode.getByRole('button', { name: text('game.real') }).press('Enter');
    await page.getByRole('dialog').waitFor();
  });
});
