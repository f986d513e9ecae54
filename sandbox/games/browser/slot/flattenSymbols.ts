/**
 * Draws each vector symbol once into a bitmap and uses the bitmap, so that moving reels paint no vectors. Each step is a task of its own in
 * a pause of the page: on a cheap phone all of them together take seconds. If the browser cannot, the vectors stay.
 */
export async function flattenSymbols(sheet: CSSStyleSheet, names: readonly string[], side: number): Promise<void> {
  const pause = () =>
    new Promise<void>((resolve) => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
      else setTimeout(resolve, 30);
    });
  for (const name of names) {
    const selector = `.s-${name}`;
    const rule = Array.from(sheet.cssRules).find(
      (candidate): candidate is CSSStyleRule =>
        candidate instanceof CSSStyleRule && candidate.selectorText === selector,
    );
    const source = /^url\(["']?(.*?)["']?\)$/s.exec(rule?.style.getPropertyValue('--picture').trim() ?? '')?.[1];
    if (!rule || !source) continue;
    await pause();
    const image = new Image(side, side);
    image.src = source.replace(/\\(.)/gs, '$1');
    await image.decode();
    await pause();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
    await pause();
    // Encoded outside of the page's thread, unlike `toDataURL`.
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (!png) return;
    const flat = URL.createObjectURL(png);
    // Decoded in advance: an undecoded background would flash.
    const warm = new Image();
    warm.src = flat;
    await warm.decode();
    await pause();
    rule.style.backgroundImage = `url(${flat})`;
  }
}
