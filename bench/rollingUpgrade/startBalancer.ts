import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from '#tests/support/wire/ask.ts';

export interface Balancer {
  origin: string;
  /** Resolves when its `/readyz` first returns 200. */
  add(origin: string): Promise<void>;
  remove(origin: string): void;
  /** Number of requests answered by another replica than the first one tried. */
  retried(): number;
  close(): Promise<void>;
}

interface Replica {
  origin: string;
  agent: Agent;
  isReady: boolean;
}

const LOOK = 250;
const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * A balancer with only what docs/operations.md requires: round robin over replicas whose `/readyz` is 200; a read without an
 * answer is retried at another replica, a POST never; under `/assets/` a 404 is retried at another replica.
 */
export async function startBalancer(): Promise<Balancer> {
  let replicas: Replica[] = [];
  let turn = 0;
  let retries = 0;

  async function look(replica: Replica): Promise<void> {
    replica.isReady = await ask(replica.origin, '/readyz').then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  function pass(req: IncomingMessage, res: ServerResponse, candidates: Replica[]): void {
    const [replica, ...others] = candidates;
    if (!replica) return void res.writeHead(502, { 'x-balancer': 'no replica' }).end();
    const { hostname, port } = new URL(replica.origin);
    const { method, url, headers } = req;
    const again = (): void => {
      retries += 1;
      pass(req, res, others);
    };
    const passed = request({ hostname, port, method, path: url, headers, agent: replica.agent }, (answer) => {
      const { statusCode = 502 } = answer;
      if (statusCode === 404 && url?.startsWith('/assets/') && others.length > 0) {
        answer.resume();
        return again();
      }
      const { connection: _ofTheHop, ...end } = answer.headers;
      res.writeHead(statusCode, end);
      answer.on('error', () => res.destroy()).pipe(res);
    });
    passed.on('error', () => {
      if (res.headersSent) res.destroy();
      else if (isRead(req) && others.length > 0) again();
      else res.writeHead(502, { 'x-balancer': 'no answer' }).end();
    });
    res.once('close', () => passed.destroy());
    if (isRead(req)) passed.end();
    else req.pipe(passed);
  }

  const server = createServer((req, res) => {
    const ready = replicas.filter(({ isReady }) => isReady);
    turn += 1;
    pass(req, res, [...ready.slice(turn % ready.length), ...ready.slice(0, turn % ready.length)]);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const looking = setInterval(() => void Promise.all(replicas.map(look)), LOOK);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(origin) {
      const replica = { origin, agent: new Agent({ keepAlive: true, maxSockets: 200 }), isReady: false };
      replicas.push(replica);
      while (!replica.isReady) {
        await look(replica);
        await new Promise((resolve) => setTimeout(resolve, LOOK));
      }
    },
    remove(origin) {
      replicas = replicas.filter((replica) => replica.origin !== origin);
    },
    retried: () => retries,
    close: () =>
      new Promise((resolve) => {
        clearInterval(looking);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
