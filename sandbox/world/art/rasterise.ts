import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encodeAvif, { init as initAvif } from '@jsquash/avif/encode.js';
import encodeWebp, { init as initWebp } from '@jsquash/webp/encode.js';

export type RasterType = 'avif' | 'webp' | 'png';

// resvg's package is CommonJS without names that an import could see, and its wasm has no address of its own in a bundle:
// both are found through require, from the source as from the built file.
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
 * Where a cover on a phone shows no difference to the drawing any more: ten more would be half as heavy again. AVIF is then 0.6 of WebP.
 * `speed` 8 takes a third of the time of 6 and costs a cover nothing; banners would be half as heavy again.
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

/** Each codec starts once in a thread, with its first picture. */
const codecs: { resvg?: ReturnType<typeof startResvg>; avif?: Promise<unknown>; webp?: Promise<unknown> } = {};

/**
 * An SVG as AVIF, WebP or PNG at the size the SVG gives itself. About 75 ms a cover as WebP, 95 as AVIF, all of it work of the
 * calling thread: call it in a worker. Rejects where the markup is no SVG.
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
