import type { IncomingMessage } from 'node:http';

/** Milliseconds. */
const TIMEOUT = 5_000;

/** Bounds of what is thrown away. */
interface DiscardBounds {
  /** Bytes; 20 MB by default. */
  maxBytes?: number;
  /** The timeout counts from the last byte instead of the first: for a form of files, which a slow phone sends for minutes. */
  isIdle?: boolean;
}

/**
 * Reads and throws away the rest of a request body that has already been answered, so that a client that is still sending gets the answer
 * and not a reset (reliability F7). Destroys the socket after `maxBytes` or 5 s; Node's requestTimeout ends any body.
 */
export function discardBody(req: IncomingMessage, bounds: DiscardBounds = {}): void {
  if (req.complete || req.destroyed) return;
  let remainingBytes = bounds.maxBytes ?? 20 * 1024 * 1024;
  const timer = setTimeout(() => req.socket.destroy(), TIMEOUT);
  req.on('data', (chunk: Buffer) => {
    remainingBytes -= chunk.length;
    if (remainingBytes < 0) req.socket.destroy();
    else if (bounds.isIdle) timer.refresh();
  });
  req.once('close', () => clearTimeout(timer));
  req.once('end', () => clearTimeout(timer));
  req.unpipe();
  req.resume();
}
