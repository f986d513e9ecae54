import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running proxy of the platform that writes down each call. */
export interface CountingProxy {
  url: string;
  /** Each call of a method so far, by the `x-request-id` it carries: `games.get options={"limit":12}`, without locale and version. */
  readonly calls: Map<string, string[]>;
  /** Holds every answer until all these calls have come, at most for `ms`. Resolves to those that have not: they wait for an answer. */
  holdUntil(expected: readonly string[], ms: number): Promise<string[]>;
  close(): Promise<void>;
}

/** Starts a proxy of the platform at `upstream` that changes nothing. */
export async function startCountingProxy(upstream: string): Promise<CountingProxy> {
  const calls = new Map<string, string[]>();
  let held: { missing: string[]; ended: Promise<string[]>; end: () => void } | undefined;
  const server = createServer(async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', upstream);
    const [, name] = /^\/api\/([\w.-]+)$/.exec(pathname) ?? [];
    const id = req.headers['x-request-id'];
    if (name !== undefined && typeof id === 'string') {
      const given = [...searchParams].filter(([key]) => key !== 'locale' && key !== 'version').toSorted();
      const written = [name, ...given.map(([key, value]) => `${key}=${value}`)].join(' ');
      calls.set(id, [...(calls.get(id) ?? []), written]);
      if (held?.missing.includes(written)) held.missing.splice(held.missing.indexOf(written), 1);
      if (held?.missing.length === 0) held.end();
      await held?.ended;
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
    holdUntil(expected, ms) {
      const missing = [...expected];
      const { promise: ended, resolve } = Promise.withResolvers<string[]>();
      const timer = setTimeout(() => end(), ms);
      function end(): void {
        clearTimeout(timer);
        held = undefined;
        resolve(missing);
      }
      held = { missing, ended, end };
      return ended;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
