import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running proxy of the platform that writes down each call. */
export interface CountingProxy {
  url: string;
  /** Each call of a method so far, by the `x-request-id` it carries: `games.get options={"limit":12}`, without locale and version. */
  readonly calls: Map<string, string[]>;
  close(): Promise<void>;
}

/** Starts a proxy of the platform at `upstream` that changes nothing. */
export async function startCountingProxy(upstream: string): Promise<CountingProxy> {
  const calls = new Map<string, string[]>();
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', upstream);
    const [, name] = /^\/api\/([\w.-]+)$/.exec(pathname) ?? [];
    const id = req.headers['x-request-id'];
    if (name !== undefined && typeof id === 'string') {
      const given = [...searchParams].filter(([key]) => key !== 'locale' && key !== 'version').toSorted();
      const written = [name, ...given.map(([key, value]) => `${key}=${value}`)].join(' ');
      calls.set(id, [...(calls.get(id) ?? []), written]);
    }
    const outgoing = request(upstream + req.url, { method: req.method, headers: req.headers }, (answer) => {
      answer.pipe(res.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    outgoing.once('error', () => res.destroy());
    res.once('close', () => outgoing.destroy());
    req.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
