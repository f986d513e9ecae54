import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { BRAND_NAME } from '#shared/brand.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { sheetsOf } from '#tests/support/looks/sheetsOf.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { withdrawBy } from '#tests/support/players/withdrawBy.ts';
import { sampled } from '#tests/support/sampled.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

const { visit, site } = journey();

test.each(sampled(['uz', 'ru'] as const))(
  'a receipt in %s prints on one page, and its shared text and its saved file contain the card',
  async (locale) => {
    const { page, text, open, step } = await visit({ device: 'desktop', locale, returns: true });
    const player = await fundedPlayer(site());
    const card = `•••• ${player.card.slice(-4)}`;
    const id = await withdrawBy(player, 100_000);
    await beThePlayer(page, site().origin, player);
    const receipt = page.getByRole('main').getByRole('article', { name: `${text('receipt.title')} № ${id}` });
    const sharing = await page.addInitScript(() => {
      Object.assign(navigator, { share: async (shared: object) => void Reflect.set(window, 'shared', shared) });
    });
    onTestFinished(() => sharing.dispose());
    await step('the receipt shows the card', async () => {
      await open(`/cashier/receipt?id=${id}`);
      await receipt.getByText(card).waitFor();
      await receipt.getByText(text('cashier.kind.withdrawal')).waitFor();
      // The state has its icon: a payment that failed must not look like one that was made.
      await receipt.locator('span:has(> svg)').waitFor();
    });
    await step('the receipt is printed on one page', async () => {
      expect(await sheetsOf(page)).toEqual({ A4: 1, Letter: 1 });
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('contentinfo').count()).toBe(0);
      // Also for a player of the dark theme. The emulation may reach a busy page later.
      await eventually(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
      const heading = receipt.getByRole('heading').first();
      expect(await heading.evaluate((element) => getComputedStyle(element).color)).toMatch(
        /^rgb\(\d\d?, \d\d?, \d\d?\)$/,
      );
      // On its side a sheet is as wide as a laptop, whose rail has a column of its own.
      expect((await receipt.boundingBox())?.width).toBeGreaterThan(600);
      await page.emulateMedia({ media: null });
    });
    await step('the shared text contains the card', async () => {
      await page.getByRole('button', { name: text('receipt.share') }).click();
      await eventually(() => page.evaluate(() => Reflect.get(window, 'shared'))).toMatchObject({
        title: `${BRAND_NAME}: ${text('receipt.title')} № ${id}`,
        text: expect.stringContaining(card),
      });
    });
    await step('the saved file contains the card', async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: text('receipt.save') }).click(),
      ]);
      expect(await readFile(await file.path(), 'utf8')).toContain(card);
    });
  },
);

test('the receipt page, without a payment or with another player’s, shows none and links to the history', async () => {
  const payer = await fundedPlayer(site());
  const id = await withdrawBy(payer, 100_000);
  const { cookie } = await fundedPlayer(site(), []);
  for (const query of ['', `?id=${id}`, '?id=%3Cb%3E']) {
    const { text } = await askPage(site().origin, `/cashier/receipt${query}`, { cookie });
    expect(text, query).toContain(messagesOf('uz')('receipt.none'));
    expect(text, query).toContain('href="/cashier/history');
    expect(text, query).not.toContain(`•••• ${payer.card.slice(-4)}`);
  }
});
