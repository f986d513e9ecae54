import { afterAll, expect, test } from 'vitest';
import { createRasteriser } from './createRasteriser.ts';

const rasteriser = createRasteriser();
afterAll(() => rasteriser.stop());

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><rect width="8" height="8" fill="#f00"/></svg>';

test('rasterise, called concurrently, returns WebP, PNG and AVIF of an SVG', async () => {
  const [webp, png, avif] = await Promise.all(
    (['webp', 'png', 'avif'] as const).map((type) => rasteriser.rasterise(square, type)),
  );
  expect(
    Buffer.from(webp ?? [])
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  expect(
    Buffer.from(png ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  expect(
    Buffer.from(avif ?? [])
      .subarray(4, 12)
      .toString(),
  ).toBe('ftypavif');
});

test('rasterise, for invalid SVG, rejects, and the next drawing succeeds', async () => {
  await expect(rasteriser.rasterise('<svg', 'webp')).rejects.toThrow(/./);
  expect((await rasteriser.rasterise(square, 'webp')).length).toBeGreaterThan(0);
});
