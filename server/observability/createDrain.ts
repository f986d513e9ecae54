import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
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
  // Connections are watched, not answers: nothing is paid a request until the end has begun. Whatever a connection's
  // answer under way is, Node keeps it there.
  const connections = new Set<Socket & { _httpMessage?: ServerResponse | null }>();
  const open = () => [...connections].flatMap(({ _httpMessage: answer }) => answer ?? []);
  let draining = false;

  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (_req, res: ServerResponse) => {
    if (draining) res.shouldKeepAlive = false;
  });

  return {
    begin() {
      draining = true;
      for (const res of open()) res.shouldKeepAlive = false;
    },

    async finish(readLimitMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
      const gaveUp = new AbortController();
      const cutReads = sleep(readLimitMs, undefined, { signal: gaveUp.signal }).then(
        () => open().forEach((res) => isRead(res) && res.destroy()),
        () => {},
      );
      server.closeIdleConnections();
      await closed;
      gaveUp.abort();
      clearInterval(idle);
      await cutReads;
    },

    open() {
      const all = open();
      const reads = all.filter(isRead).length;
      return { reads, writes: all.length - reads };
    },
  };
}

function isRead({ req: { method } }: ServerResponse): boolean {
  return method === 'GET' || method === 'HEAD';
}
