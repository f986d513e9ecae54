import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Shipped {
  files: number;
  /** Uncompressed bytes. */
  plain: number;
  /** Bytes with Brotli at its best level, as served. */
  brotli: number;
}

/** The scripts that a browser loads for a page before any interaction: its entry, modulepreloads and their static imports. */
export async function shippedJavaScript(page: string): Promise<Shipped> {
  const html = await (await fetch(page)).text();
  const named = [...html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].map((match) => match[1] as string);
  const waiting = [...new Set(named)];
  const seen = new Map<string, Buffer>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    const bytes = readFileSync(path.join('dist/client', file));
    seen.set(file, bytes);
    // Only static imports: `import(...)` runs on interaction.
    for (const [, from] of bytes.toString().matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g))
      waiting.push(path.posix.join(path.posix.dirname(file), from as string));
  }
  const files = [...seen.values()];
  const packed = files.map((bytes) =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  );
  const sum = (buffers: Buffer[]) => buffers.reduce((total, { length }) => total + length, 0);
  return { files: files.length, plain: sum(files), brotli: sum(packed) };
}
