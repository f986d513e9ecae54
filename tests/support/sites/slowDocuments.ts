import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface SlowDocuments {
  origin: string;
  close(): Promise<void>;
}

/** How documents come over a slow network: piece by piece, with a paint between any two. */
export interface Pace {
  /** Bytes; what a browser gets at once. */
  piece: number;
  /** Milliseconds until the next one. */
  pause: number;
}

/** Stands before the site at `upstream` and changes nothing but the time at which the parts of a document arrive. */
export async function slowDocuments(upstream: string, { piece, pause }: Pace): Promise<SlowDocuments> {
  const server = createServer((req, res) => {
    // Uncompressed, so that a piece of bytes is a piece of the page.
    const headers = { ...req.headers, 'accept-encoding': 'identity' };
    const ask = request(upstream + req.url, { method: req.method, headers }, async (answer) => {
      const isDocument = answer.headers['content-type']?.startsWith('text/html') ?? false;
      const { 'content-length': _whole, ...rest } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, isDocument ? rest : answer.headers);
      if (!isDocument) return void answer.pipe(res);
      for await (const chunk of answer as AsyncIterable<Buffer>)
        for (let at = 0; at < chunk.length && !res.destroyed; at += piece) {
          res.write(chunk.subarray(at, at + piece));
          await wait(pause);
        }
      res.end();
    });
    ask.on('error', () => res.destroy());
    res.on('close', () => ask.destroy());
    req.pipe(ask);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
