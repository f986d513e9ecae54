import type { Page } from 'playwright';

/** The result of a comparison of a page in both directions of writing. */
export interface Mirrored {
  /** Number of compared boxes. */
  count: number;
  /** Boxes whose distance from the start of the line differs between the two directions. */
  off: string[];
}

/**
 * Switches a right-to-left page to left-to-right and back, and compares: a mirrored box is as far from the right edge as it is from
 * the left one after the switch. Inline boxes are left out. All of the page must be laid out (layOutAll).
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
    // Chromium leaves an inline-end margin on its old side until style sheets change.
    const turn = async (dir: 'ltr' | 'rtl') => {
      root.dir = dir;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { --turned: ${dir}; }`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      await painted();
    };
    await turn('ltr');
    scrolled.forEach((box, index) => box.scrollTo({ left: -(places[index] ?? 0), behavior: 'instant' }));
    await painted();
    const after = offsets('left');
    const isGone = boxes.map((box) => !isBox(box));
    await turn('rtl');
    return {
      count: boxes.length,
      off: boxes.flatMap((box, index) => {
        const [now = 0, turned = 0] = [before[index], after[index]];
        return isGone[index] || Math.abs(now - turned) <= 1
          ? []
          : [`${box.tagName}.${box.getAttribute('class')} ${box.textContent?.slice(0, 30)}: ${now} for ${turned}`];
      }),
    };
  });
}
