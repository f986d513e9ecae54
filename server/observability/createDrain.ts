import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Drain {
  /** From now on every answer, those under way included, ends its connection. */
  begin(): void;
  /** Stops listening and resolves when the last answer is out; reads that take longer than `readLimitMs` are cut. */
  finish(readLimitMs: number): Promise<void>;
  /** How many requests are being answered, for the log line of a forced end. */
  open(): { reads: number; writes: number };
}

/** How often connections that became idle are closed while the server drains. */
const IDLE_CHECK = 100;

/**
 * Lets a server finish what it began. Attach it before the server listens: it must see every request.
 *
 * The connection is told to close by clearing `shouldKeepAlive`, not by a header, because the status line of an answer
 * under way may be written by a proxy that sets its own headers (RELIABILITY F4). An idle-looking connection with a
 * request in flight is never closed: the browser would send its POST again (F1).
 */
export function createDrain(server: Server): Drain {
  const open = new Map<ServerResponse, IncomingMessage['method']>();
  let draining = false;

  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    open.set(res, req.method);
    if (draining) res.shouldKeepAlive = false;
    res.once('close', () => open.delete(res));
  });

  return {
    begin() {
      draining = true;
      for (const res of open.keys()) res.shouldKeepAlive = false;
    },

    async finish(readLimitMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
      const gaveUp = new AbortController();
      const cutReads = sleep(readLimitMs, undefined, { signal: gaveUp.signal }).then(
        () => open.forEach((method, res) => isRead(method) && res.destroy()),
        () => {},
      );
      server.closeIdleConnections();
      await closed;
      gaveUp.abort();
      clearInterval(idle);
      await cutReads;
    },

    open() {
      const reads = [...open.values()].filter(isRead).length;
      return { reads, writes: open.size - reads };
    },
  };
}

function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}
