import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { whenClosed } from '../http/body/whenClosed.ts';

export interface DrainLimits {
  /** Milliseconds idle connections stay open after the server stopped listening: a request may be on its way on one. */
  linger: number;
  /** Milliseconds until readings that are still being answered are cut; commands are not. */
  reads: number;
}

export interface Drain {
  /** From now on every answer, those under way included, ends its connection. */
  begin(): void;
  /** Stops listening and resolves when the last connection is closed. */
  finish(limits: DrainLimits): Promise<void>;
  /** How many requests are being answered, for the log line of a forced end. */
  open(): { reads: number; writes: number };
}

/**
 * Answers under way stand with their connection. One set of all of them would be rebuilt every few hundred requests, and V8
 * holds whatever a discarded table of it names until a full collection: a quarter of a kilobyte a request.
 */
const slot = Symbol('answersUnderWay');
type Connection = Socket & { [slot]?: ServerResponse[] };

/** How often connections that became idle are closed while the server drains. */
const IDLE_CHECK = 100;

/**
 * Lets a server finish what it began. Attach it before the server listens: it must see every connection and request.
 *
 * The connection is told to close by clearing `shouldKeepAlive`, not by a header, because the status line of an answer
 * under way may be written by a proxy that sets its own headers (reliability F4). A connection with a request in flight is
 * never closed: the browser would send its POST again (reliability F1). One that looks idle may have a request in the air: it is closed
 * last, after the time in which whoever uses it is told to use it no more.
 */
export function createDrain(server: Server): Drain {
  const connections = new Set<Connection>();
  let draining = false;
  let arrived = 0;
  const underWay = () => [...connections].flatMap((connection) => connection[slot] ?? []);
  const forget = (res: ServerResponse) => {
    const answers = (res.req.socket as Connection)[slot];
    if (answers?.at(-1) === res) answers.pop();
    else answers?.splice(answers.indexOf(res), 1);
  };

  server.on('connection', (socket: Connection) => {
    arrived += 1;
    connections.add(socket);
    socket[slot] = [];
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    if (draining) res.shouldKeepAlive = false;
    (socket as Connection)[slot]?.push(res);
    whenClosed(res, forget);
  });

  /** With the listening socket the system resets those that knocked since we last looked: it is closed in a turn that brought none. */
  async function untilNoneArrives(limit: number): Promise<void> {
    const endsAt = performance.now() + limit;
    let before: number;
    do {
      before = arrived;
      await nextTurn();
    } while (arrived !== before && performance.now() < endsAt);
  }

  function closeIdle(): void {
    server.closeIdleConnections();
    // Opened ahead of need, and never used: to Node a request is about to begin on it.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  }

  return {
    begin() {
      draining = true;
      for (const res of underWay()) res.shouldKeepAlive = false;
    },

    async finish({ linger, reads }) {
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      await untilNoneArrives(linger);
      // `close` of an HTTP server would close idle connections in the same moment.
      NetServer.prototype.close.call(server, () => resolve());
      const over = new AbortController();
      const after = (ms: number, run: () => void) => sleep(ms, undefined, { signal: over.signal }).then(run, () => {});
      let checking: NodeJS.Timeout | undefined;
      const closingIdle = after(linger, () => {
        closeIdle();
        checking = setInterval(closeIdle, IDLE_CHECK);
      });
      const cuttingReads = after(reads, () => underWay().forEach((res) => isRead(res) && res.destroy()));
      await closed;
      over.abort();
      await Promise.all([closingIdle, cuttingReads]);
      clearInterval(checking);
    },

    open() {
      const all = underWay();
      const reads = all.filter(isRead).length;
      return { reads, writes: all.length - reads };
    },
  };
}

function isRead({ req: { method } }: ServerResponse): boolean {
  return method === 'GET' || method === 'HEAD';
}
