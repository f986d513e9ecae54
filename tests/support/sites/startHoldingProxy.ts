import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventsPath } from '../../../shared/keys/eventsPath.ts';

export interface HoldingProxy {
  origin: string;
  /** From now on streams of events are held back until they end. */
  hold(): void;
  /** From now on they come at once; those that are held are ended. */
  release(): void;
  /** Ends every stream that has brought something, in its middle; how many there were. */
  cut(): number;
  /** Streams that stand open, whether or not they have brought something. */
  open(): number;
  close(): Promise<void>;
}

/** A proxy in front of a site that does to its streams of events what proxies do: stores them, or cuts them. All else passes. */
export async function startHoldingProxy(upstream: string): Promise<HoldingProxy> {
  const { hostname, port } = new URL(upstream);
  const streams = new Set<{ res: ServerResponse; hasBrought: boolean }>();
  let isHeld = false;

  function end(which: (hasBrought: boolean) => boolean): number {
    const ended = [...streams].filter(({ hasBrought }) => which(hasBrought));
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
    const stream = { res, hasBrought: false };
    const isStream = req.url === eventsPath;
    if (isStream) streams.add(stream);
    const forwarded = request(
      { hostname, port, method: req.method, path: req.url, headers: req.headers, agent: false },
      (answer) => {
        answer.on('error', () => res.destroy());
        if (isStream && isHeld) return store(answer, res);
        pass(answer, res);
        answer.once('data', () => {
          stream.hasBrought = true;
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
      end((hasBrought) => !hasBrought);
    },
    cut: () => end((hasBrought) => hasBrought),
    open: () => streams.size,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
