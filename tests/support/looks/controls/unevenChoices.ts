import type { Page } from 'playwright';

/** Pixels; choices that are farther apart belong to different groups. */
const APART = 20;

/** Checkboxes, radio buttons and switches, one below the other, that leave a gap or cover each other: each has its own room of 44 px. */
export function unevenChoices(page: Page): Promise<string[]> {
  return page.evaluate((apart) => {
    const labels = [...document.querySelectorAll<HTMLElement>('label:has([type=checkbox], [type=radio])')]
      .filter((label) => label.checkVisibility() && getComputedStyle(label).borderTopStyle === 'none')
      .map((label) => ({ text: label.textContent?.trim() ?? '', box: label.getBoundingClientRect() }))
      .filter(({ box }) => box.height >= 40 && box.width > 44);
    return labels.flatMap(({ text, box }, index) => {
      const before = labels[index - 1]?.box;
      if (!before || Math.abs(before.left - box.left) > 2) return [];
      const gap = Math.round(box.top - before.bottom);
      return gap === 0 || gap >= apart ? [] : [`${text.slice(0, 40)}: ${gap} px`];
    });
  }, APART);
}
