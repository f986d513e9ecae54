import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A running proxy of an upstream whose answers a test changes. */
export interface ServiceProxy {
  url: string;
  /** Overrides fields of a single collection or of a method's answer; null removes the override. */
  change(name: string, fields: Record<string, unknown> | null): void;
  /** Number of requests of each address. */
  requests: Map<string, number>;
  /** Answers requests whose address contains `part` by this function, until `clearFaults`. */
  spoil(answer: (res: ServerResponse) => unknown, part?: string): void;
  /** Delays answers to requests whose address contains `part` by `ms`, at most until `clearFaults`. */
  slow(ms: number, part?: string): void;
  /** Refuses connections and cuts open ones, until `clearFaults`. */
  shut(): Promise<void>;
  /** Removes every fault and delay, and accepts connections again. */
  clearFaults(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy of the content service or platform at `upstream` whose answers a test can change or delay. It does not pass Set-Cookie. */
export async function startServiceProxy(upstream: string): Promise<ServiceProxy> {
  const changes = new Map<string, Record<string, unknown>>();
  const requests = new Map<string, number>();
  let spoiled: { answer: (res: ServerResponse) => unknown; part: string }[] = [];
  let slowed: { ms: number; part: string }[] = [];
  let cleared = new AbortController();
  const server = createServer((req, res) => {
    const url = req.url ?? '/';
    requests.set(url, (requests.get(url) ?? 0) + 1);
    const spoils = spoiled.findLast(({ part }) => url.includes(part));
    if (spoils) return void spoils.answer(res);
    const [, name = ''] = /^\/api\/([\w.-]+)/.exec(url) ?? [];
    const { ms } = slowed.findLast(({ part }) => url.includes(part)) ?? {};
    const late =
      ms === undefined ? undefined : wait(ms, undefined, { ref: false, signal: cleared.signal }).catch(() => {});
    Promise.all([ask(upstream + url, req), late]).then(
      async ([answer]) => {
        const body = Buffer.from(await answer.arrayBuffer());
        res.statusCode = answer.status;
        res.setHeader('content-type', answer.headers.get('content-type') ?? 'application/octet-stream');
        const fields = changes.get(name);
        res.end(fields ? JSON.stringify(withFields(JSON.parse(body.toString()) as Answer, fields)) : body);
      },
      () => res.writeHead(502).end(),
    );
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    change: (name, fields) => void (fields ? changes.set(name, fields) : changes.delete(name)),
    requests,
    spoil: (answer, part = '') => void spoiled.push({ answer, part }),
    slow: (ms, part = '') => void slowed.push({ ms, part }),
    shut,
    async clearFaults() {
      spoiled = [];
      slowed = [];
      cleared.abort();
      cleared = new AbortController();
      if (!server.listening) await listen(port);
    },
    close: shut,
  };
}

async function ask(url: string, req: IncomingMessage): Promise<Response> {
  const { method = 'GET', headers } = req;
  const { cookie = '', 'content-type': type = 'application/json' } = headers;
  const body = method === 'GET' || method === 'HEAD' ? null : await buffer(req);
  return fetch(url, { method, headers: { cookie, 'content-type': type }, body });
}

interface Answer {
  data: Record<string, unknown> & { attributes?: object };
}

/** Handles both shapes of the content service: with `attributes` and without. */
function withFields({ data, ...rest }: Answer, fields: object): object {
  return {
    ...rest,
    data: data.attributes ? { ...data, attributes: { ...data.attributes, ...fields } } : { ...data, ...fields },
  };
}
