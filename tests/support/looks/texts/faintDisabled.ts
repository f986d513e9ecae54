import type { Frame, Page } from 'playwright';

/**
 * Texts of disabled controls with a contrast below 4.5:1, as lines with the control, its text and the ratio. WCAG 1.4.3 and axe leave these
 * controls out, but what they say is what to do first, or why they cannot be pressed. `measured`: how many texts were read. Texts over
 * pictures and gradients are left out.
 */
export function faintDisabled(page: Page | Frame): Promise<{ measured: number; faint: string[] }> {
  return page.evaluate(() => {
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const colourOf = (css: string): Colour => {
      if (!canvas) throw new Error('no canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([r, g, b, a]: Colour, [R, G, B]: Colour): Colour => [
      r * a + R * (1 - a),
      g * a + G * (1 - a),
      b * a + B * (1 - a),
      1,
    ];
    const light = (channel: number) => {
      const value = channel / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    const luminance = ([r, g, b]: Colour) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
    /** The element and its ancestors, from the page's root on. */
    const pathTo = (element: Element) => {
      const path: Element[] = [];
      for (let box: Element | null = element; box; box = box.parentElement) path.unshift(box);
      return path;
    };
    /** The ratio of a text to what is under it; undefined: over a picture. */
    const ratioOf = (element: Element): number | undefined => {
      let under: Colour = [255, 255, 255, 1];
      let opacity = 1;
      for (const box of pathTo(element)) {
        const style = getComputedStyle(box);
        opacity *= Number(style.opacity);
        const [r, g, b, a] = colourOf(style.backgroundColor);
        if (style.backgroundImage !== 'none' && a < 1) return undefined;
        under = over([r, g, b, a * opacity], under);
      }
      const [r, g, b, a] = colourOf(getComputedStyle(element).color);
      const [one, other] = [luminance(over([r, g, b, a * opacity], under)), luminance(under)];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    };
    const isOff = ':disabled, [aria-disabled="true"]';
    const controls = [...document.querySelectorAll<HTMLElement>(isOff)].filter((control) => !control.closest('option'));
    const labels = [...document.querySelectorAll('label')].filter(({ control }) => control?.matches(isOff));
    let measured = 0;
    const faint = [...new Set([...controls, ...labels])].flatMap((control) =>
      [control, ...control.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
        const typed = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : '';
        const text = [...element.childNodes]
          .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''))
          .join('')
          .trim();
        const said = element.matches('select, [type=checkbox], [type=radio], option, svg *') ? '' : text || typed;
        const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!/[\p{L}\p{N}]/u.test(said) || !isSeen || element.getBoundingClientRect().width < 4) return [];
        const ratio = ratioOf(element);
        if (ratio === undefined) return [];
        measured += 1;
        return ratio < 4.5
          ? [`${control.tagName}.${control.className}: ${said.slice(0, 40)}: ${ratio.toFixed(2)}`]
          : [];
      }),
    );
    return { measured, faint };
  });
}
