import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encodeAvif, { init as initAvif } from '@jsquash/avif/encode.js';
import encodeWebp, { init as initWebp } from '@jsquash/webp/encode.js';

export type RasterType = 'avif' | 'webp' | 'png';

// resvg's package is CommonJS without named exports, and its wasm has no address in a bundle: `require` finds both,
// from source and from the built file.
const require = createRequire(import.meta.url);

/** Pixels of the largest cover. */
const MAX_FAST = 450 * 600;

const moduleOf = (file: string) => WebAssembly.compile(readFileSync(require.resolve(file)));

async function startResvg(): Promise<typeof import('@resvg/resvg-wasm')> {
  const resvg = require('@resvg/resvg-wasm') as typeof import('@resvg/resvg-wasm');
  await resvg.initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return resvg;
}

/**
 * The quality at which a cover on a phone looks like the drawing: ten more would add half the weight. AVIF is then 0.6 of WebP.
 * `speed` 8 takes a third of the time of 6 at no cost for covers; banners would become half as heavy again.
 */
const ENCODERS = {
  avif: {
    start: async () => initAvif(await moduleOf('@jsquash/avif/codec/enc/avif_enc.wasm')),
    encode: (image: ImageData) =>
      encodeAvif(image, { quality: 40, speed: image.width * image.height > MAX_FAST ? 6 : 8 }),
  },
  webp: {
    start: async () => initWebp(await moduleOf('@jsquash/webp/codec/enc/webp_enc_simd.wasm')),
    encode: (image: ImageData) => encodeWebp(image, { quality: 66, method: 5 }),
  },
};

/** Each codec is initialized once a thread, with its first picture. */
const codecs: { resvg?: ReturnType<typeof startResvg>; avif?: Promise<unknown>; webp?: Promise<unknown> } = {};

/**
 * Converts an SVG to AVIF, WebP or PNG at the size that the SVG declares. Blocks the thread for about 75 ms a cover
 * (WebP; 95 ms AVIF): call it in a worker. Rejects if the markup is not an SVG.
 */
export async function rasterise(svg: string, type: RasterType): Promise<Uint8Array> {
  codecs.resvg ??= startResvg();
  const { Resvg } = await codecs.resvg;
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  try {
    const image = drawing.render();
    try {
      if (type === 'png') return image.asPng();
      const { width, height, pixels } = image;
      const data = new Uint8ClampedArray(pixels.buffer as ArrayBuffer, pixels.byteOffset, pixels.byteLength);
      codecs[type] ??= ENCODERS[type].start();
      await codecs[type];
      return new Uint8Array(await ENCODERS[type].encode({ data, width, height, colorSpace: 'srgb' } as ImageData));
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}
