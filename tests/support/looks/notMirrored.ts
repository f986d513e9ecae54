import type { Page } from 'playwright';

export interface Mirrored {
  /** Boxes that were compared. */
  count: number;
  /** What does not stand as far from the start of its line as it does when the same page is written from left to right. */
  off: string[];
}

/**
 * Turns a page that is written from right to left round and back. A box of the layout stands as far from the right edge as, turned round, from
 * the left one; boxes inside a line of text are left to the text. All of the page must be laid out (layOutAll).
 */
export function notMirrored(page: Page): Promise<Mirrored> {
  return page.evaluate(async () => {
    const root = document.documentElement;
    const painted = async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const isBox = (element: Element) =>
      element.checkVisibility() &&
      !element.closest('[dir]:not(html)') &&
      !element.parentElement?.closest('svg') &&
      !getComputedStyle(element).display.startsWith('inline');
    const boxes = [...document.querySelectorAll('body *')].filter(isBox);
    const offsets = (from: 'left' | 'right') => {
      const edge = document.body.getBoundingClientRect()[from];
      const sign = from === 'left' ? 1 : -1;
      return boxes.map((box) => sign * (box.getBoundingClientRect()[from] - edge));
    };
    const scrolled = [...document.querySelectorAll('body *')].filter(({ scrollLeft }) => scrollLeft !== 0);
    const before = offsets('right');
    const places = scrolled.map(({ scrollLeft }) => scrollLeft);
    // Chromium keeps a margin for the end of a line on the side where it was, until style sheets change.
    const turn = async (dir: 'ltr' | 'rtl') => {
      root.dir = dir;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { --turned: ${dir}; }`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      await painted();
    };
    await turn('ltr');
    scrolled.forEach((box, at) => box.scrollTo({ left: -(places[at] ?? 0), behavior: 'instant' }));
    await painted();
    const after = offsets('left');
    const isGone = boxes.map((box) => !isBox(box));
    await turn('rtl');
    return {
      count: boxes.length,
      off: boxes.flatMap((box, at) => {
        const [now = 0, turned = 0] = [before[at], after[at]];
        return isGone[at] || Math.abs(now - turned) <= 1
          ? []
          : [`${box.tagName}.${box.getAttribute('class')} ${box.textContent?.slice(0, 30)}: ${now} for ${turned}`];
      }),
    };
  });
}
