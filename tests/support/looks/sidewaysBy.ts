import type { Page } from 'playwright';

/** Pixels by which a page scrolls sideways; 0 if it fits. */
export function sidewaysBy(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}
