import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { requestContext } from '#server/http/requestContext.ts';
import { createRefusals } from '#server/platform/answers/createRefusals.ts';
import { apiGuard } from '#server/platform/apiGuard.ts';
import { createPlatformPool } from '#server/platform/createPlatformPool.ts';
import { createMoneyProxy } from '#server/platform/money/moneyProxy.ts';
import { platformProxy } from '#server/platform/platformProxy.ts';
import { createStreamProxy } from '#server/platform/streamProxy.ts';

/** Faults of the platform after it has received a whole command. */
export const FAULTS = ['none', 'reset', 'head', 'half', 'hang', 'slow', 'race'] as const;
/** One of `FAULTS`. */
export type CommandFault = (typeof FAULTS)[number];

/** The platform proxy in front of a faulty platform. */
export interface ProxyInFront {
  origin: string;
  /** Number of times that each command (`name="id"`) reached the platform. */
  arrivals: Map<string, number>;
  close(): Promise<void>;
}

const env = {
  PLATFORM_TIMEOUT: 500,
  CASHIER_TIMEOUT: 500,
  SESSION_COOKIE: ['sid'],
  LOCALE_COOKIE: 'i18n_redirected',
  API_BODY_LIMIT: 1_000_000,
  FRAME_ANCESTORS: ["'self'"],
  PUBLIC_ORIGIN: undefined,
  TRUST_PROXY: false as const,
};

/** Starts the middleware of the platform proxy, and an empty page, in front of a platform that fails as the field `fault` of each command says. */
export async function proxyInFront(): Promise<ProxyInFront> {
  const arrivals = new Map<string, number>();
  const platform = await listen(async (req, res) => {
    const body = await text(req).catch(() => undefined);
    if (body === undefined) return;
    const id = fieldOf(body, 'id');
    const fault = fieldOf(body, 'fault') as CommandFault;
    arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
    const answer = JSON.stringify({ data: { id } });
    if (fault === 'hang') return;
    if (fault === 'reset') return void req.socket.destroy();
    const finish = () => res.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length });
    if (fault === 'head') {
      finish().flushHeaders();
      return void setTimeout(() => req.socket.destroy(), 5);
    }
    if (fault === 'half') {
      finish().write(answer.slice(0, 5));
      return void setTimeout(() => req.socket.destroy(), 5);
    }
    if (fault === 'slow') return void setTimeout(() => finish().end(answer), 100);
    finish().end(answer);
    // The connection looks idle to its pool, and closes a moment later.
    if (fault === 'race') setTimeout(() => req.socket.destroy(), Math.random() * 4);
  });
  const target = originOf(platform);
  const stream = createStreamProxy({ target, idle: 4_000 });
  const { pool, basePath } = createPlatformPool(target, { idle: 4_000 });
  const app = express();
  app.use(requestContext(env));
  app.use(
    '/api',
    apiGuard(env),
    platformProxy({
      env,
      stream,
      money: createMoneyProxy({ pool, basePath }),
      refusals: createRefusals({ pool, basePath }),
      isSecure: () => false,
    }),
  );
  app.use((_req, res) => void res.type('html').send('<!doctype html><title>proxy</title>'));
  const front = await listen(app);
  return {
    origin: originOf(front),
    arrivals,
    async close() {
      stream.close();
      await pool.destroy();
      for (const server of [front, platform]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

async function listen(handler: RequestListener): Promise<Server> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function fieldOf(body: string, name: string): string {
  return new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1] ?? '';
}
