import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A running proxy that sends documents slowly. */
export interface SlowDocuments {
  origin: string;
  close(): Promise<void>;
}

/** Speed of documents on a slow network: in pieces, with a paint between them. */
export interface Pace {
  /** Bytes that a browser gets at once. */
  piece: number;
  /** Milliseconds until the next piece. */
  pause: number;
}

/** Starts a proxy in front of the site at `upstream` that sends documents in pieces and changes nothing else. */
export async function slowDocuments(upstream: string, { piece, pause }: Pace): Promise<SlowDocuments> {
  const server = createServer((req, res) => {
    // Uncompressed, so that a piece of bytes is a piece of HTML.
    const headers = { ...req.headers, 'accept-encoding': 'identity' };
    const ask = request(upstream + req.url, { method: req.method, headers }, async (answer) => {
      const isDocument = answer.headers['content-type']?.startsWith('text/html') ?? false;
      const { 'content-length': _whole, ...rest } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, isDocument ? rest : answer.headers);
      if (!isDocument) return void answer.pipe(res);
      for await (const chunk of answer as AsyncIterable<Buffer>)
        for (let offset = 0; offset < chunk.length && !res.destroyed; offset += piece) {
          res.write(chunk.subarray(offset, offset + piece));
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
