import type { IncomingMessage } from 'node:http';
import { hasBody } from './hasBody.ts';

/**
 * The first bytes of a body, at most `maxBytes` or all of it; the body itself stays whole for whoever reads it next. Waits for
 * the sender: a form of a few fields is here with its headers, or a moment later. Resolves with what is there when they leave.
 */
export async function peekBody(req: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (!hasBody(req)) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let size = 0;
  await new Promise<void>((resolve) => {
    const read = (): void => {
      for (let chunk = req.read() as Buffer | null; chunk !== null; chunk = req.read() as Buffer | null) {
        chunks.push(chunk);
        size += chunk.length;
      }
      if (size < maxBytes && !req.complete && !req.destroyed) return;
      req.off('readable', read).off('close', read);
      // In this very tick: an emptied body whose end is known would be over in the next.
      if (size > 0) req.unshift(Buffer.concat(chunks));
      resolve();
    };
    req.on('readable', read).on('close', read);
  });
  // A stream without its listener for 'readable' may flow again only from the next tick on.
  await new Promise((resolve) => setImmediate(resolve));
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
