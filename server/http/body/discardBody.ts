import type { IncomingMessage } from 'node:http';

/** Milliseconds. */
const TIMEOUT = 5_000;
/** Milliseconds without a byte, after which the sender is taken to wait for the answer. */
const PAUSE = 500;

/** Bounds of what is thrown away. */
interface DiscardBounds {
  /** Bytes; 20 MB by default. */
  maxBytes?: number;
  /** The timeout counts from the last byte instead of the first: for a form of files, which a slow phone sends for minutes. */
  isIdle?: boolean;
}

/**
 * Reads and throws away the rest of a request body, so that a client that is still sending gets the answer and not a reset (reliability F7).
 * Destroys the socket after `maxBytes` or 5 s; Node's requestTimeout ends any body. Resolves when the body has ended or its sender pauses: with
 * `Connection: close`, as proxies send it, an answer before that ends the connection under a sender at work.
 */
export function discardBody(req: IncomingMessage, bounds: DiscardBounds = {}): Promise<void> {
  if (req.complete || req.destroyed) return Promise.resolve();
  let remainingBytes = bounds.maxBytes ?? 20 * 1024 * 1024;
  const timer = setTimeout(() => req.socket.destroy(), TIMEOUT);
  const discarded = new Promise<void>((resolve) => {
    const pause = setTimeout(resolve, PAUSE);
    const end = () => {
      clearTimeout(timer);
      clearTimeout(pause);
      resolve();
    };
    req.on('data', (chunk: Buffer) => {
      remainingBytes -= chunk.length;
      if (remainingBytes < 0) req.socket.destroy();
      else if (bounds.isIdle) timer.refresh();
      pause.refresh();
    });
    req.once('close', end).once('end', end);
  });
  req.unpipe();
  req.resume();
  return discarded;
}
