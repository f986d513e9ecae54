import path from 'node:path';
import type { Page } from 'playwright';

/** Saves a picture of the whole page into the folder SCREENS, which the full run and `npm run screens` set; without it, does nothing. */
export async function takeScreen(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENS'];
  if (!folder) return;
  // The window grows for the picture: images that are not decoded yet would be blank.
  await page.evaluate(() =>
    Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => {}))),
  );
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
}
