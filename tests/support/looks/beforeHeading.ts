import type { Page } from 'playwright';

/** A way back and the breadcrumbs. */
const FEW = 4;

/** The controls of the page's main part that come before its heading, when they are more than a way back; null: few, or there is no heading. */
export function beforeHeading(page: Page): Promise<string | null> {
  return page.evaluate((few) => {
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1');
    if (!main || !heading) return null;
    const before = [...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
      (control) =>
        control.checkVisibility() &&
        (heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
    );
    return before.length > few ? before.map(({ textContent }) => textContent?.trim()).join(', ') : null;
  }, FEW);
}
