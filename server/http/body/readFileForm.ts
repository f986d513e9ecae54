import type { IncomingMessage } from 'node:http';

/** Milliseconds for a whole form with its files; a phone with a bad connection sends 12 MB in less. */
const TIMEOUT = 120_000;

/**
 * Reads a multipart form with files into memory. Undefined: larger than `maxBytes`, not complete in two minutes, or no such form. The caller
 * bounds how many are read at once.
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
      clearTimeout(clock);
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
    const clock = setTimeout(end, TIMEOUT);
    req.on('data', take).on('end', whole).on('close', cut);
  });
}
