import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';

const { visit, site } = journey();

/** Whether the corners of an element are on the screen, and nothing of the site is over them. */
const isWholeInSight = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const inset = 2;
    return [top + inset, bottom - inset].every((y) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit !== null && (node === hit || node.contains(hit));
    });
  });

async function expectSumAndButton({ page, open }: Visitor, path: string): Promise<void> {
  await open(path);
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[data-sticks]') });
  expect(await isWholeInSight(form.locator('input[inputmode]').first())).toBe(true);
  expect(await isWholeInSight(form.locator('button[type=submit]'))).toBe(true);
}

for (const locale of ['uz', 'ru'] as const)
  test(`the field of the sum and its button are in the first screen of a phone of 360 x 640 (${locale})`, async () => {
    const visitor = await visit({ device: 'phone', locale, viewport: { width: 360, height: 640 } });
    const { page, text, open, step } = visitor;
    await beThePlayer(page, site().origin, await fundedPlayer(site()));
    const bar = page.getByRole('navigation', { name: text('shell.mobileMenu') });
    await step('to pay in', () => expectSumAndButton(visitor, '/cashier/deposit'));
    await step('to withdraw', () => expectSumAndButton(visitor, '/cashier/withdraw'));
    expect(await bar.isVisible()).toBe(false);
    await step('where no money moves, the bar is there', async () => {
      await open('/cashier/history');
      expect(await bar.isVisible()).toBe(true);
    });
  });
