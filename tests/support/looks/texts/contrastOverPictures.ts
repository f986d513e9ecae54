import type { Page } from 'playwright';

/** A text over a picture whose contrast is below WCAG 1.4.3, as `faint` writes it. */
interface Line {
  name: string;
  /** Of the text, with its opacity. */
  colour: [red: number, green: number, blue: number, alpha: number];
  /** 3 for large text, 4.5 for other. */
  least: number;
  box: { x: number; y: number; width: number; height: number };
}

/** The share of a line's pixels that may be worse: edges of letters of the picture itself, single stars. */
const WORST_SHARE = 0.05;

/**
 * Texts over pictures in the visible part of the page with less contrast than WCAG 1.4.3 asks for, as lines with class names, text and ratio.
 * Of the pixels under each line of text, with the text hidden, the worst twentieth is left out.
 */
export async function faintOverPictures(page: Page): Promise<{ measured: number; faint: string[] }> {
  const lines = await page.evaluate((): Line[] => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((image) => {
      const box = image.getBoundingClientRect();
      return image.checkVisibility({ opacityProperty: true }) && box.width * box.height > 64 * 64
        ? [{ image, box }]
        : [];
    });
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const colourOf = (css: string): Line['colour'] => {
      if (!canvas) throw new Error('no canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const found: Line[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim();
      if (!element || !text || element.closest('script, style, noscript, option, svg')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 4 || height < 8 || x < 0 || x + width > innerWidth || y < 0 || y + height > innerHeight) continue;
        const middle = { x: x + width / 2, y: y + height / 2 };
        const isOver = pictures.some(
          ({ image, box }) =>
            middle.x > box.left &&
            middle.x < box.right &&
            middle.y > box.top &&
            middle.y < box.bottom &&
            image !== element,
        );
        // What lies over the text, as a header or a dialog, is not measured.
        const top = document.elementFromPoint(middle.x, middle.y);
        if (!isOver || !top || !(top.contains(element) || element.contains(top))) continue;
        const style = getComputedStyle(element);
        const size = Number.parseFloat(style.fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        let opacity = 1;
        for (let box: Element | null = element; box; box = box.parentElement)
          opacity *= Number(getComputedStyle(box).opacity);
        const [red, green, blue, alpha] = colourOf(style.color);
        found.push({
          name: `${element.tagName.toLowerCase()}.${element.className} ${text.slice(0, 40)}`,
          colour: [red, green, blue, alpha * opacity],
          least: isLarge ? 3 : 4.5,
          box: { x, y, width, height },
        });
      }
    }
    return found;
  });
  if (lines.length === 0) return { measured: 0, faint: [] };
  await setHidden(page, true);
  const bare = await page.screenshot({ animations: 'disabled' });
  await setHidden(page, false);
  const faint = await page.evaluate(
    async ({ lines, picture, share }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('no canvas');
      canvas.drawImage(image, 0, 0);
      const scale = image.width / innerWidth;
      const light = (channel: number) => {
        const value = channel / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      };
      const luminance = (red: number, green: number, blue: number) =>
        0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
      return lines.flatMap(({ name, colour: [red, green, blue, alpha], least, box }) => {
        const { data } = canvas.getImageData(
          Math.round(box.x * scale),
          Math.round(box.y * scale),
          Math.max(1, Math.round(box.width * scale)),
          Math.max(1, Math.round(box.height * scale)),
        );
        const ratios = new Float32Array(data.length / 4);
        for (let offset = 0; offset < data.length; offset += 4) {
          const [r = 0, g = 0, b = 0] = data.subarray(offset, offset + 3);
          const over = (above: number, under: number) => above * alpha + under * (1 - alpha);
          const text = luminance(over(red, r), over(green, g), over(blue, b));
          const under = luminance(r, g, b);
          ratios[offset / 4] = (Math.max(text, under) + 0.05) / (Math.min(text, under) + 0.05);
        }
        const worst = ratios.sort()[Math.floor(ratios.length * share)] ?? 0;
        return worst < least ? [`${name}: ${worst.toFixed(2)} of ${least}`] : [];
      });
    },
    { lines, picture: bare.toString('base64'), share: WORST_SHARE },
  );
  return { measured: lines.length, faint: [...new Set(faint)] };
}

/** Makes all text of the page transparent, or visible again, at once: a colour that changes in a transition would be measured half-way. */
function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate(async (hides) => {
    if (hides) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '*, ::before, ::after { transition: none !important; color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }',
      );
      document.adoptedStyleSheets.push(sheet);
    } else {
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, -1), still];
    }
    await new Promise(requestAnimationFrame);
    if (!hides) document.adoptedStyleSheets.pop();
  }, isHidden);
}
