import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export interface ServiceProxy {
  url: string;
  /** Lays fields over the record of a single collection or the answer of a method; null puts it back. */
  change(name: string, fields: Record<string, unknown> | null): void;
  /** How often each address was asked for. */
  asked: Map<string, number>;
  /** Whatever is asked whose address holds `part`, this answers, until it is mended. */
  spoil(answer: (res: ServerResponse) => unknown, part?: string): void;
  /** Whatever is asked whose address holds `part` is answered after so many milliseconds, or as soon as it is mended. */
  slow(ms: number, part?: string): void;
  /** Refuses connections and cuts those it has, until it is mended. */
  shut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A content service or a platform that answers what another one does, with what its operator has just changed. Nobody signs in or out through it. */
export async function startServiceProxy(upstream: string): Promise<ServiceProxy> {
  const changes = new Map<string, Record<string, unknown>>();
  const asked = new Map<string, number>();
  let spoiled: { answer: (res: ServerResponse) => unknown; part: string }[] = [];
  let slowed: { ms: number; part: string }[] = [];
  let mended = new AbortController();
  const server = createServer((req, res) => {
    const url = req.url ?? '/';
    asked.set(url, (asked.get(url) ?? 0) + 1);
    const spoils = spoiled.findLast(({ part }) => url.includes(part));
    if (spoils) return void spoils.answer(res);
    const [, name = ''] = /^\/api\/([\w.-]+)/.exec(url) ?? [];
    const { ms } = slowed.findLast(({ part }) => url.includes(part)) ?? {};
    const late =
      ms === undefined ? undefined : wait(ms, undefined, { ref: false, signal: mended.signal }).catch(() => {});
    Promise.all([ask(upstream + url, req), late]).then(
      async ([answer]) => {
        const body = Buffer.from(await answer.arrayBuffer());
        res.statusCode = answer.status;
        res.setHeader('content-type', answer.headers.get('content-type') ?? 'application/octet-stream');
        const fields = changes.get(name);
        res.end(fields ? JSON.stringify(laidOver(JSON.parse(body.toString()) as Answer, fields)) : body);
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
    asked,
    spoil: (answer, part = '') => void spoiled.push({ answer, part }),
    slow: (ms, part = '') => void slowed.push({ ms, part }),
    shut,
    async mend() {
      spoiled = [];
      slowed = [];
      mended.abort();
      mended = new AbortController();
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

/** Both shapes of the content service: with `attributes` and without. */
function laidOver({ data, ...rest }: Answer, fields: object): object {
  return {
    ...rest,
    data: data.attributes ? { ...data, attributes: { ...data.attributes, ...fields } } : { ...data, ...fields },
  };
}
