import type { Page } from 'playwright';

/** Placeholders, and chosen options of selects, that are wider than the room their field has for them, as lines with both widths. */
export function cutFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[placeholder], select')].flatMap(
      (field) => {
        if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
        const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.placeholder;
        const style = getComputedStyle(field);
        const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        // A field of one pixel is only read aloud.
        if (!text || field.clientWidth <= 1) return [];
        canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        canvas.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
        const { width } = canvas.measureText(text);
        return width > room + 1 ? [`${text}: ${Math.ceil(width)} px in ${Math.floor(room)}`] : [];
      },
    );
  });
}
