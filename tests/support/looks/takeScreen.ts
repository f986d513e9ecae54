import path from 'node:path';
import type { Page } from 'playwright';

/** A picture of the whole page for `npm run screens`, which names the folder; tests without it take none. */
export async function takeScreen(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENS'];
  if (!folder) return;
  // For a picture of the whole page the window grows: what has not been decoded by then would be blank.
  await page.evaluate(() =>
    Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => {}))),
  );
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
}
