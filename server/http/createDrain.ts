import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { whenClosed } from '#server/http/body/whenClosed.ts';

/** How long a draining server waits. */
export interface DrainLimits {
  /** Milliseconds that idle connections stay open after the server stops listening: a request may be on its way. */
  linger: number;
  /** Milliseconds after which unfinished GET and HEAD requests are cut; commands are not. */
  reads: number;
}

/** The orderly end of one server. */
export interface Drain {
  /** From now on every answer, those in progress included, closes its connection. */
  begin(): void;
  /** Stops listening and resolves when the last connection is closed. */
  finish(limits: DrainLimits): Promise<void>;
  /** Numbers of requests in progress, for the log line of a forced end. */
  open(): { reads: number; writes: number };
}

/**
 * Answers in progress are stored on their connection. One set of all answers would be rebuilt every few hundred requests, and V8 holds the
 * entries of a discarded table until a full collection: a quarter of a kilobyte per request.
 */
const slot = Symbol('answersUnderWay');
type Connection = Socket & { [slot]?: ServerResponse[] };

/** Milliseconds between two closings of idle connections while the server drains. */
const IDLE_CHECK = 100;

/**
 * Lets a server finish its requests. Attach it before the server listens: it must see every connection and request.
 *
 * Connections are closed by clearing `shouldKeepAlive`, not by a header, because a proxy that sets its own headers may write the status
 * line of an answer in progress (reliability F4). A connection with a request in progress is never closed: the browser would send its POST
 * again (reliability F1). One that looks idle may have a request on its way, so it is closed last, after `linger`.
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

  /** Waits for a turn without new connections: closing the listening socket resets those the system has accepted since the last turn. */
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
    // Browsers open connections ahead of need; for Node an unused one is about to receive a request, so it is not idle.
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
      // `close` of an HTTP server would also close idle connections at once.
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
