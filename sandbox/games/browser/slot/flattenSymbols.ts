/**
 * Draws each vector symbol once into a bitmap and uses the bitmap, so that moving reels paint no vectors.
 * If the browser cannot, the vectors stay.
 */
export async function flattenSymbols(sheet: CSSStyleSheet, names: readonly string[], side: number): Promise<void> {
  for (const name of names) {
    const selector = `.s-${name}`;
    const rule = Array.from(sheet.cssRules).find(
      (candidate): candidate is CSSStyleRule =>
        candidate instanceof CSSStyleRule && candidate.selectorText === selector,
    );
    const source = /^url\(["']?(.*?)["']?\)$/s.exec(rule?.style.getPropertyValue('--picture').trim() ?? '')?.[1];
    if (!rule || !source) continue;
    const image = new Image(side, side);
    image.src = source.replace(/\\(.)/gs, '$1');
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
    const flat = `url(${canvas.toDataURL('image/png')})`;
    // Decoded in advance: an undecoded background would flash.
    const warm = new Image();
    warm.src = flat.slice(4, -1);
    await warm.decode();
    rule.style.backgroundImage = flat;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
