import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Shipped {
  files: number;
  /** Bytes as they are. */
  plain: number;
  /** Bytes by brotli at its best level, as they are served. */
  brotli: number;
}

/** The scripts a page makes the browser load before anybody presses anything: its entry, what is fetched beside it and what these import. */
export async function shippedJavaScript(page: string): Promise<Shipped> {
  const html = await (await fetch(page)).text();
  const named = [...html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].map((match) => match[1] as string);
  const waiting = [...new Set(named)];
  const seen = new Map<string, Buffer>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    const bytes = readFileSync(path.join('dist/client', file));
    seen.set(file, bytes);
    // Static imports alone: `import(...)` waits for somebody to press something.
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
