import type { Page } from 'playwright';

/** The side of a cell of the measured grid, in CSS pixels. */
const CELL_PX = 16;
/** The part of the screen in which WCAG looks, in cells. */
const VIEW = { width: Math.ceil(341 / CELL_PX), height: 256 / CELL_PX };
/** WCAG's general flash: the relative luminance changes by this, and the darker state is below `DARK`. */
const STEP = 0.1;
const DARK = 0.8;
/** Three flashes in a second are allowed. Each is a pair of opposing changes. */
const MOST_CHANGES = 6;

/** The relative luminance of each cell of one moment. */
export type Lights = readonly number[];

/** Reads the page as it looks now, cell by cell. */
export async function lightsOf(page: Page): Promise<Lights> {
  const picture = (await page.screenshot({ type: 'png', scale: 'css' })).toString('base64');
  return page.evaluate(
    async ({ picture: data, side }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const [width, height] = [Math.ceil(image.width / side), Math.ceil(image.height / side)];
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      const { data: pixels } = context.getImageData(0, 0, width, height);
      const light = (channel = 0) => {
        const value = channel / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      };
      return Array.from(
        { length: width * height },
        (_, at) =>
          0.2126 * light(pixels[4 * at]) + 0.7152 * light(pixels[4 * at + 1]) + 0.0722 * light(pixels[4 * at + 2]),
      );
    },
    { picture, side: CELL_PX },
  );
}

/**
 * The largest area, in square CSS pixels, that flashes more than three times in one second within any 341 × 256 pixels (ten degrees of the
 * view) of these moments, `stepMs` apart; a row of the page has `columns` cells.
 */
export function flashingArea(moments: readonly Lights[], stepMs: number, columns: number): number {
  const cells = moments[0]?.map((_, cell) =>
    changesOf(
      moments.map((lights) => lights[cell] ?? 0),
      stepMs,
    ),
  );
  const most = moments.map((_, at) => {
    const from = at * stepMs;
    const flashing = (cells ?? []).flatMap((times, cell) =>
      times.filter((time) => time >= from && time < from + 1_000).length > MOST_CHANGES
        ? [{ x: cell % columns, y: Math.floor(cell / columns) }]
        : [],
    );
    const inView = flashing.map(
      ({ x, y }) =>
        flashing.filter(
          (other) => other.x >= x && other.x < x + VIEW.width && other.y >= y && other.y < y + VIEW.height,
        ).length,
    );
    return Math.max(0, ...inView);
  });
  return Math.max(0, ...most) * CELL_PX ** 2;
}

/** The times, in milliseconds, at which the light of a cell has changed by a step in the other direction than before. */
function changesOf(lights: readonly number[], stepMs: number): number[] {
  const times: number[] = [];
  let [extreme = 0] = lights;
  let direction = 0;
  for (const [at, light] of lights.entries()) {
    const change = light - extreme;
    if (direction !== 0 && Math.sign(change) === direction) extreme = light;
    else if (Math.abs(change) >= STEP && Math.min(light, extreme) < DARK) {
      times.push(at * stepMs);
      direction = Math.sign(change);
      extreme = light;
    } else if (direction === 0) continue;
  }
  return times;
}
