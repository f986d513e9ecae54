import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServiceProxy {
  url: string;
  /** Lays fields over the record of a single collection or the answer of a method; null puts it back. */
  change(name: string, fields: Record<string, unknown> | null): void;
  close(): Promise<void>;
}

/** A content service or a platform that answers a guest what another one does, with what its operator has just changed. */
export async function startServiceProxy(upstream: string): Promise<ServiceProxy> {
  const changes = new Map<string, Record<string, unknown>>();
  const server = createServer((req, res) => {
    const url = req.url ?? '/';
    const [, name = ''] = /^\/api\/([\w.-]+)/.exec(url) ?? [];
    fetch(upstream + url).then(
      async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        res.statusCode = answer.status;
        res.setHeader('content-type', answer.headers.get('content-type') ?? 'application/octet-stream');
        const fields = changes.get(name);
        res.end(fields ? JSON.stringify(laidOver(JSON.parse(body.toString()) as Answer, fields)) : body);
      },
      () => res.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: (name, fields) => void (fields ? changes.set(name, fields) : changes.delete(name)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
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
