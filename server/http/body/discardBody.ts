import type { IncomingMessage } from 'node:http';

/** Milliseconds. */
const TIMEOUT = 5_000;

/**
 * Reads and throws away the rest of a request body that has already been answered, so that a client that is still sending gets the answer
 * and not a reset (reliability F7). Destroys the socket after `maxBytes` (20 MB by default) or 5 s.
 */
export function discardBody(req: IncomingMessage, maxBytes = 20 * 1024 * 1024): void {
  if (req.complete || req.destroyed) return;
  let remainingBytes = maxBytes;
  const timer = setTimeout(() => req.socket.destroy(), TIMEOUT);
  req.on('data', (chunk: Buffer) => {
    remainingBytes -= chunk.length;
    if (remainingBytes < 0) req.socket.destroy();
  });
  req.once('close', () => clearTimeout(timer));
  req.once('end', () => clearTimeout(timer));
  req.unpipe();
  req.resume();
}
