import type { IncomingMessage } from 'node:http';

/** Milliseconds without a byte, after which the connection is given up. */
const TIMEOUT = 5_000;
/** Milliseconds without a byte, after which the sender is taken to wait for the answer. */
const PAUSE = 500;
/** Bytes: twice the largest body that a form or a call of the usual API_BODY_LIMIT has. */
const MAX_BYTES = 24 * 1024 * 1024;

/**
 * Reads and throws away the rest of a request body, so that a client that is still sending gets the answer and not a reset (reliability F7).
 * Destroys the socket after `maxBytes` or 5 s of silence; Node's requestTimeout ends any body. Resolves when the body has ended or its sender
 * pauses for half a second.
 */
export function discardBody(req: IncomingMessage, maxBytes = MAX_BYTES): Promise<void> {
  if (req.complete || req.destroyed) return Promise.resolve();
  let remainingBytes = maxBytes;
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
      timer.refresh();
      pause.refresh();
    });
    req.once('close', end).once('end', end);
  });
  req.unpipe();
  req.resume();
  return discarded;
}
