import type { IncomingMessage } from 'node:http';

/** Milliseconds between two looks at what has arrived. */
const LOOK = 5_000;
/** Bytes that arrive between two looks, at 16 KB a second; whoever sends less holds a connection that others need. */
const MIN_BYTES = 80 * 1024;
/** Milliseconds without a byte, after which the sender is taken to wait for the answer. */
const PAUSE = 500;
/** Milliseconds for the answer to a sender that is too slow, before its connection is given up. */
const LAST = 1_000;
/** Bytes: twice the largest body that a form or a call of the usual API_BODY_LIMIT has. */
const MAX_BYTES = 24 * 1024 * 1024;

/** Bounds of what is thrown away. */
interface DiscardBounds {
  /** Bytes; 24 MB by default. */
  maxBytes?: number;
  /** Bytes between two looks; 1 for a form of files, which a slow phone sends for minutes. */
  minBytes?: number;
}

/**
 * Reads and throws away the rest of a request body, so that a client that is still sending gets the answer and not a reset (reliability F7).
 * Destroys the socket after `maxBytes`, and of a sender that is too slow; Node's requestTimeout ends any body. Resolves when the body has ended,
 * when its sender pauses for half a second, and before the connection of a slow one is given up.
 */
export function discardBody(req: IncomingMessage, bounds: DiscardBounds = {}): Promise<void> {
  if (req.complete || req.destroyed) return Promise.resolve();
  const { maxBytes = MAX_BYTES, minBytes = MIN_BYTES } = bounds;
  let received = 0;
  let receivedBefore = 0;
  const discarded = new Promise<void>((resolve) => {
    const pause = setTimeout(resolve, PAUSE);
    let last: NodeJS.Timeout | undefined;
    const look = setInterval(() => {
      if (received - receivedBefore < minBytes) {
        resolve();
        last ??= setTimeout(() => req.socket.destroy(), LAST);
      }
      receivedBefore = received;
    }, LOOK);
    req.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > maxBytes) req.socket.destroy();
      pause.refresh();
    });
    const end = () => {
      clearInterval(look);
      clearTimeout(pause);
      clearTimeout(last);
      resolve();
    };
    req.once('close', end).once('end', end);
  });
  req.unpipe();
  req.resume();
  return discarded;
}
