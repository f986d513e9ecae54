import type { IncomingMessage } from 'node:http';

/** Milliseconds for a form, of any speed. */
const FREE_TIME = 30_000;
/** Bytes a second, on average, of a form that takes longer: whoever sends less holds a place that others wait for. */
const MIN_RATE = 32 * 1024;
/** Milliseconds for a whole form with its files; a phone with a bad connection sends 12 MB in less. */
const TIMEOUT = 120_000;
/** Milliseconds between two looks at the rate. */
const CHECK = 5_000;

/**
 * Reads a multipart form with files into memory. Undefined: larger than `maxBytes`, not complete in two minutes, slower than 32 KB a second
 * after the first thirty, or no such form. The caller bounds how many are read at once.
 */
export async function readFileForm(req: IncomingMessage, maxBytes: number): Promise<FormData | undefined> {
  const type = req.headers['content-type'] ?? '';
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) return undefined;
  const body = await wholeBody(req, maxBytes);
  if (!body) return undefined;
  try {
    return await new Request('http://form.invalid', {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(body),
    }).formData();
  } catch {
    return undefined;
  }
}

function wholeBody(req: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (body?: Buffer) => {
      clearInterval(clock);
      req.off('data', take).off('end', whole).off('close', cut);
      resolve(body);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > maxBytes) end();
    };
    const whole = () => end(Buffer.concat(chunks));
    const cut = () => end();
    const began = performance.now();
    const clock = setInterval(() => {
      const time = performance.now() - began;
      if (time >= TIMEOUT || (time >= FREE_TIME && size < (MIN_RATE * time) / 1000)) end();
    }, CHECK);
    req.on('data', take).on('end', whole).on('close', cut);
  });
}
