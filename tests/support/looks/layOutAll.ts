import type { Page } from 'playwright';

/**
 * Lays out all of the page, also far from the screen, until the next navigation. `content-visibility: auto` clips overflowing
 * content, so that a footer too wide for the screen would be cut without a scrollbar.
 */
export function layOutAll(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    // Text in another script loads its font when it is laid out, which is now.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
