import type { IncomingMessage } from 'node:http';
import { hasBody } from './hasBody.ts';

/**
 * Reads the first bytes of a body, at most `maxBytes`, and puts them back for the next reader. Waits until `maxBytes` or the whole body has
 * arrived; resolves with what has arrived when the sender disconnects, and with an empty buffer when there is no body.
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
      // In the same tick: a drained body whose end is known would emit `end` in the next.
      if (size > 0) req.unshift(Buffer.concat(chunks));
      resolve();
    };
    req.on('readable', read).on('close', read);
  });
  // A stream whose 'readable' listener was removed can flow again from the next tick on.
  await new Promise((resolve) => setImmediate(resolve));
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
