import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { chunkOf } from '#tests/support/browsers/chunkOf.ts';
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

test('the focus goes to the next item when a chip is removed, and to the heading when the last one is', async () => {
  const { page, open, step, text } = await visit({ device: 'desktop', locale: 'ru' });
  const chips = page.getByRole('list', { name: text('hall.chips') });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await step('a chip is removed before the code that keeps the focus has come', async () => {
    const removed = Promise.withResolvers<void>();
    await page.route(`**${chunkOf('attend')}`, async (route) => {
      await removed.promise;
      await route.continue();
    });
    await open('/gamehall?types=slot&features=demo&rtp=96');
    await chips.getByRole('link').first().press('Enter');
    await eventually(() => chips.getByRole('listitem').count()).toBe(3);
    removed.resolve();
    await eventually(focused).toBe(await chips.getByRole('link').first().textContent());
  });
  await step('the first of the two others is removed', async () => {
    await page.keyboard.press('Enter');
    await eventually(() => chips.getByRole('listitem').count()).toBe(2);
    await eventually(focused).toBe(await chips.getByRole('link').first().textContent());
  });
  await step('the last chip is removed', async () => {
    await page.keyboard.press('Enter');
    await eventually(() => chips.count()).toBe(0);
    await eventually(focused).toBe(text('hall.list'));
  });
});

test('the address of a game’s demo focuses the game’s heading', async () => {
  const { page, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  await step('the demo is opened from its tile', async () => {
    await open(paths.gamehall.build());
    await page.locator('main a[href$="#demo"]').first().dispatchEvent('click');
    await page.waitForURL(/#demo$/, { waitUntil: 'commit' });
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });
});

test('a sport of the betting frame, and the cross of a chosen outcome, keep the focus in their part', async () => {
  const { page, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const frame = page.frameLocator('main iframe');
  const focused = () =>
    frame.locator('body').evaluate(() => {
      const { id, dataset, textContent } = document.activeElement as HTMLElement;
      return dataset['key'] ?? (id || textContent);
    });
  await step('a pressed sport keeps the focus', async () => {
    await open(paths.betting.build());
    await frame.locator('[data-key="sport:tennis"]').press('Enter');
    await eventually(focused).toBe('sport:tennis');
    await frame.locator('[data-key="sport:all"]').press('Enter');
    await eventually(focused).toBe('sport:all');
  });
  await step('the focus goes from a removed outcome to the next control of the slip', async () => {
    const odds = frame.locator('.rows button[aria-pressed]');
    // The last ones are of matches that have not begun: their odds are open.
    await odds.last().press('Enter');
    await frame.locator('#panel-slip .leg button').press('Enter');
    await eventually(focused).toBe('panel-slip');
  });
});

test('an alert dialog is described by its first paragraph', async () => {
  const { page, open, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
  await step('the preview of a small popup', async () => {
    await open('/faq?popup=cashier-help#popup-preview');
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    const described = await dialog.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(
      await dialog.locator('p').first().textContent(),
    );
  });
});
