import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventsPath } from '#shared/keys/eventsPath.ts';

/** A running proxy that buffers or cuts event streams. */
export interface HoldingProxy {
  origin: string;
  /** Buffers event streams from now on until they end. */
  hold(): void;
  /** Passes event streams at once from now on, and ends buffered ones. */
  release(): void;
  /** Cuts every stream that has sent something. Returns their number. */
  cut(): number;
  /** Number of open streams. */
  open(): number;
  close(): Promise<void>;
}

/** Starts a proxy in front of a site that buffers or cuts its event streams, as real proxies do. Other requests pass. */
export async function startHoldingProxy(upstream: string): Promise<HoldingProxy> {
  const { hostname, port } = new URL(upstream);
  const streams = new Set<{ res: ServerResponse; hasSent: boolean }>();
  let isHeld = false;

  function end(which: (hasSent: boolean) => boolean): number {
    const ended = [...streams].filter(({ hasSent }) => which(hasSent));
    for (const stream of ended) {
      streams.delete(stream);
      stream.res.destroy();
    }
    return ended.length;
  }

  function pass(answer: IncomingMessage, res: ServerResponse): void {
    res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    // Node sends headers with the first byte of the body; a proxy that does not buffer sends them at once.
    res.flushHeaders();
    answer.pipe(res);
  }
  function store(answer: IncomingMessage, res: ServerResponse): void {
    const pieces: Buffer[] = [];
    answer.on('data', (piece: Buffer) => pieces.push(piece));
    answer.on('end', () => res.writeHead(answer.statusCode ?? 502, answer.rawHeaders).end(Buffer.concat(pieces)));
  }

  const server = createServer((req, res) => {
    const stream = { res, hasSent: false };
    const isStream = req.url === eventsPath;
    if (isStream) streams.add(stream);
    const forwarded = request(
      { hostname, port, method: req.method, path: req.url, headers: req.headers, agent: false },
      (answer) => {
        answer.on('error', () => res.destroy());
        if (isStream && isHeld) return store(answer, res);
        pass(answer, res);
        answer.once('data', () => {
          stream.hasSent = true;
        });
      },
    );
    res.on('close', () => {
      streams.delete(stream);
      forwarded.destroy();
    });
    forwarded.on('error', () => res.destroy());
    req.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: () => void (isHeld = true),
    release() {
      isHeld = false;
      end((hasSent) => !hasSent);
    },
    cut: () => end((hasSent) => hasSent),
    open: () => streams.size,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
