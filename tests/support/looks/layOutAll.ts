import type { Page } from 'playwright';

/**
 * Until the next page: what is far from the screen is laid out as well. `content-visibility: auto` clips what stands out of such a part, so
 * that a foot too wide for the screen scrolls nothing and is cut all the same.
 */
export function layOutAll(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    // Words of another alphabet ask for its letters when they are laid out, which is now.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
