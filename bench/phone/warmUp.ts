import type { Page } from 'playwright';

/**
 * Lets Playwright put its own script into the page, which it does at the first wait of each kind: 15 to 30 ms of the main thread at full
 * speed, which would be taken for work of the page.
 */
export async function warmUp(page: Page): Promise<void> {
  await page.waitForFunction(() => true);
  await page.locator('body').waitFor();
}
