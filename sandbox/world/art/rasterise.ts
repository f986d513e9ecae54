import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/webp/encode.js';

// resvg's package is CommonJS without names that an import could see, and its wasm has no address of its own in a bundle:
// both are found through require, from the source as from the built file.
const require = createRequire(import.meta.url);

/** Where a cover on a phone shows no difference to the drawing any more; ten more would be half as heavy again. */
const QUALITY = 66;

async function load(): Promise<typeof import('@resvg/resvg-wasm')> {
  const resvg = require('@resvg/resvg-wasm') as typeof import('@resvg/resvg-wasm');
  await resvg.initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const codec = readFileSync(require.resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm'));
  await init(await WebAssembly.compile(codec));
  return resvg;
}

/** Both codecs start once in a thread, with its first picture. */
const codecs: { ready?: ReturnType<typeof load> } = {};

/**
 * An SVG as WebP or PNG at the size the SVG gives itself. About 75 ms a cover, all of it work of the calling thread:
 * call it in a worker. Rejects where the markup is no SVG.
 */
export async function rasterise(svg: string, type: 'webp' | 'png'): Promise<Uint8Array> {
  codecs.ready ??= load();
  const { Resvg } = await codecs.ready;
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  try {
    const image = drawing.render();
    try {
      if (type === 'png') return image.asPng();
      const { width, height, pixels } = image;
      const data = new Uint8ClampedArray(pixels.buffer as ArrayBuffer, pixels.byteOffset, pixels.byteLength);
      return new Uint8Array(
        await encode({ data, width, height, colorSpace: 'srgb' } as ImageData, { quality: QUALITY, method: 5 }),
      );
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}
