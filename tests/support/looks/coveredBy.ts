import type { Page } from 'playwright';

/**
 * Fixed elements that cover a control of the page and take presses, as lines with the class name and the control. The header and
 * the bottom bar are left out: the page reserves space for them.
 */
export function floatingOver(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShell = (element: Element) => element.matches('body > div > div > header, nav, .skip-link');
    const controls = [...document.querySelectorAll('main :is(a, button, input, select, td, h2), footer :is(a, p)')];
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { position, pointerEvents, visibility } = getComputedStyle(element);
      if (position !== 'fixed' || visibility === 'hidden' || pointerEvents === 'none' || isShell(element)) return [];
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.bottom <= 0 || box.top >= window.innerHeight) return [];
      const covered = controls.find((control) => {
        const one = control.getBoundingClientRect();
        return one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top;
      });
      return covered ? [`${element.className} over ${covered.tagName} ${covered.textContent?.slice(0, 40)}`] : [];
    });
  });
}

/** Controls inside `scope` whose centre another element covers when they have focus (WCAG 2.4.11). */
export function hiddenWhenFocused(page: Page, scope: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const fields = [
      ...document.querySelectorAll<HTMLElement>(`${selector} :is(input, select, textarea, button, summary, a[href])`),
    ].filter((field) => field.checkVisibility() && field.getBoundingClientRect().width > 1);
    return fields.flatMap((field) => {
      field.focus();
      if (document.activeElement !== field) return [];
      const box = field.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isOwn = top && (field.contains(top) || top.contains(field) || field.closest('label')?.contains(top));
      // The drawn box of a checkbox is a sibling of its input.
      return isOwn || top?.parentElement === field.parentElement
        ? []
        : [`${field.tagName} ${field.getAttribute('name') ?? field.textContent?.slice(0, 30)} under ${top?.className}`];
    });
  }, scope);
}
