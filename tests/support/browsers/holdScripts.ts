import type { Page, Route } from 'playwright';

/** Holds back the scripts of a page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}
