import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, journey } from '#tests/support/browsers/journey.ts';

const { visit } = journey();
const ENOUGH_TABS = 80;

const focused = (page: Page) => page.locator(':focus');

/** Uses the element's handle: a search by role after each press would read the whole page. */
async function hasFocus(element: Locator): Promise<() => Promise<boolean>> {
  const handle = await element.elementHandle();
  return async () => (await handle?.evaluate((node) => node === document.activeElement)) ?? false;
}

/** Presses Tab until `isThere`. Rejects if it does not get there in 80 presses. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < ENOUGH_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error(`not reached by ${ENOUGH_TABS} presses of Tab`);
}

test('by keyboard alone, the skip link moves the focus to main, and Enter on a focused tile opens its game', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  await step('home opens', () => open('/'));
  await step('the skip link is the first stop and moves the focus to main', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: text('shell.skip') });
    await eventually(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await eventually(() => page.getByRole('main').evaluate((main) => main === document.activeElement)).toBe(true);
  });
  let name = '';
  await step('Tab reaches a tile and shows a focus ring', async () => {
    await tabTo(page, () => page.evaluate(() => document.activeElement?.matches('li > a[href*="/game/"]') ?? false));
    name = (await focused(page).textContent()) ?? '';
    const ring = await focused(page).evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const after = getComputedStyle(element, '::after');
      return [outlineStyle, outlineWidth, after.outlineStyle, after.outlineWidth].join(' ');
    });
    expect(ring).toMatch(/solid [1-9]/);
  });
  await step('Enter opens the game', async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await eventually(() => focused(page).evaluate((element) => element.tagName)).toBe('H1');
  });
});

test('a dialog traps the focus; on Escape the dialog and the language menu close and return the focus', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  await step('a page opens', () => open('/rules'));
  const opener = page.getByRole('banner').getByRole('link', { name: text('shell.signIn') });
  const dialog = page.getByRole('dialog', { name: text('auth.signIn') });
  await step('Enter on the sign-in link opens the dialog with the focus in it', async () => {
    await tabTo(page, await hasFocus(opener));
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox').first().waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });
  await step('Tab and Shift+Tab stay in the dialog', async () => {
    const reached = new Set<string>();
    const box = await dialog.elementHandle();
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press(presses < 15 ? 'Tab' : 'Shift+Tab');
      const place = await page.evaluate((element) => {
        const active = document.activeElement;
        // Between the last and the first element the browser's toolbar has the focus, and `activeElement` is the body.
        if (active === document.body) return 'the browser';
        return element?.contains(active) ? `${active?.tagName} ${active?.textContent}` : 'the page behind';
      }, box);
      reached.add(place);
    }
    expect(reached).not.toContain('the page behind');
    expect(reached.size).toBeGreaterThan(4);
  });
  await step('Escape closes the dialog', async () => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
  });
  const summary = page.getByRole('banner').locator('summary', { hasText: 'UZ' });
  await step('the language menu opens by Enter and closes on Escape', async () => {
    await tabTo(page, await hasFocus(summary));
    await page.keyboard.press('Enter');
    const other = page.getByRole('banner').getByRole('link', { name: 'Русский' });
    await other.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await other.waitFor({ state: 'hidden' });
    await eventually(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await eventually(() => summary.getAttribute('aria-label')).toContain(text('shell.language'));
  });
});
