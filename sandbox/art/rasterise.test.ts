import { expect, test } from 'vitest';
import { rasterise } from './rasterise.ts';

const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20" width="30" height="60"><rect width="10" height="20" fill="${fill}"/></svg>`;

test('rasterise, to webp, returns a WebP of the size of the SVG', async () => {
  const webp = Buffer.from(await rasterise(square('#f00'), 'webp'));
  expect(webp.subarray(0, 4).toString()).toBe('RIFF');
  expect(webp.subarray(8, 16).toString()).toBe('WEBPVP8 ');
  expect([webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff]).toEqual([30, 60]);
});

test('rasterise, to avif, returns an AVIF of the size of the SVG', async () => {
  const avif = Buffer.from(await rasterise(square('#f00'), 'avif'));
  expect(avif.subarray(4, 12).toString()).toBe('ftypavif');
  const size = avif.indexOf('ispe') + 8;
  expect([avif.readUInt32BE(size), avif.readUInt32BE(size + 4)]).toEqual([30, 60]);
});

test('rasterise, to png, returns a PNG, and different bytes for different pictures', async () => {
  const [red, blue] = await Promise.all([rasterise(square('#f00'), 'png'), rasterise(square('#00f'), 'png')]);
  expect(Buffer.from(red).subarray(1, 4).toString()).toBe('PNG');
  expect(Buffer.from(red).equals(Buffer.from(blue))).toBe(false);
});

test('rasterise, for malformed SVG, rejects', async () => {
  await expect(rasterise('<svg', 'webp')).rejects.toThrow(/./);
});
