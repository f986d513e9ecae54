import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Recorded {
  status: number;
  type: string;
  body: string;
}

/** A running proxy whose answers a test mutates. */
export interface MutatingProxy {
  url: string;
  /** Methods called since the last call of `takeRequests`, each with the data of its last answer. */
  takeRequests(): Map<string, unknown>;
  /** Changes the data of every answer of a method until the next call. Without a method, nothing is changed. */
  mutate(method?: string, change?: (data: unknown) => unknown): void;
  close(): Promise<void>;
}

/**
 * Starts a platform that repeats the first answer of the one at `upstream` to every GET, with the changes of a test, so that two
 * pages differ by the mutation alone.
 */
export async function startMutatingProxy(upstream: string): Promise<MutatingProxy> {
  const recorded = new Map<string, Promise<Recorded>>();
  let seen = new Map<string, unknown>();
  let target: { method: string; change: (data: unknown) => unknown } | undefined;

  async function ask(
    url: string,
    cookie: string,
    method: string,
    type: string,
    body: Buffer<ArrayBuffer> | null,
  ): Promise<Recorded> {
    const answer = await fetch(upstream + url, {
      method,
      headers: { cookie, ...(type ? { 'content-type': type } : {}) },
      body,
    });
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', body: await answer.text() };
  }

  const server = createServer((req, res) => {
    const { url = '/', method = 'GET', headers } = req;
    const { cookie = '', 'content-type': type = '' } = headers;
    const answer = async (): Promise<Recorded> => {
      if (method !== 'GET') return ask(url, cookie, method, type, (await buffer(req)) as Buffer<ArrayBuffer>);
      const key = `${url} ${cookie}`;
      const known = recorded.get(key) ?? ask(url, cookie, method, type, null);
      recorded.set(key, known);
      return known;
    };
    answer().then(
      ({ status, type: answered, body }) => {
        res.writeHead(status, { 'content-type': answered });
        const [, name] = /^\/api\/([\w.]+)/.exec(url) ?? [];
        if (name === undefined || status !== 200) return res.end(body);
        const { data, ...rest } = JSON.parse(body) as { data?: unknown };
        seen.set(name, data);
        if (target?.method !== name || data === undefined) return res.end(body);
        return res.end(JSON.stringify({ ...rest, data: target.change(data) }));
      },
      () => res.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeRequests() {
      const methods = seen;
      seen = new Map();
      return methods;
    },
    mutate: (method, change) => void (target = method === undefined || !change ? undefined : { method, change }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
