import type { IncomingMessage } from 'node:http';

const LIMIT = 5_000;

/**
 * Reads and throws away what is still coming of a body whose request has been answered. A client that is still sending would see a
 * reset instead of the answer if we closed on it (reliability F7); it may go on within bounds, and only then the connection goes.
 */
export function discardBody(req: IncomingMessage, maxBytes = 20 * 1024 * 1024): void {
  if (req.complete || req.destroyed) return;
  let left = maxBytes;
  const timer = setTimeout(() => req.socket.destroy(), LIMIT);
  req.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) req.socket.destroy();
  });
  req.once('close', () => clearTimeout(timer));
  req.once('end', () => clearTimeout(timer));
  req.unpipe();
  req.resume();
}
