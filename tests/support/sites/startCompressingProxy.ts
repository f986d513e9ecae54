import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

/** A running proxy that compresses every answer. */
export interface CompressingProxy {
  url: string;
  close(): Promise<void>;
}

/** Starts a proxy of the upstreams at `upstream` that compresses every body with gzip, although the request does not accept it. */
export async function startCompressingProxy(upstream: string): Promise<CompressingProxy> {
  const server = createServer(async (req, res) => {
    try {
      const { method = 'GET', url = '/' } = req;
      const passed = ['cookie', 'content-type', 'idempotency-key', 'x-forwarded-for'].map((name) => [
        name,
        req.headers[name],
      ]);
      const headers = Object.fromEntries(passed.filter(([, value]) => value !== undefined)) as Record<string, string>;
      const body = method === 'GET' || method === 'HEAD' ? null : ((await buffer(req)) as Buffer<ArrayBuffer>);
      const answer = await fetch(upstream + url, { method, headers, body, redirect: 'manual' });
      const bytes = gzipSync(Buffer.from(await answer.arrayBuffer()));
      const cookies = answer.headers.getSetCookie();
      res.setHeader('content-type', answer.headers.get('content-type') ?? 'application/octet-stream');
      res.setHeader('content-encoding', 'gzip');
      if (cookies.length > 0) res.setHeader('set-cookie', cookies);
      const place = answer.headers.get('location');
      if (place !== null) res.setHeader('location', place);
      res.writeHead(answer.status).end(bytes);
    } catch {
      res.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
