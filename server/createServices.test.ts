import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { createServices } from './createServices.ts';
import { requestContext } from './http/requestContext.ts';
import { backgroundTrace } from './http/trace/backgroundTrace.ts';
import { createLogger } from './observability/createLogger.ts';
import { createMetrics } from './observability/createMetrics.ts';
import { apiGuard } from './platform/apiGuard.ts';
import { platformProxy } from './platform/platformProxy.ts';

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Calls to a fake platform, with the shared services of the product. */
async function setUp(platform: RequestListener) {
  const platformUrl = await listen(platform);
  const env = parseEnv({ PLATFORM_URL: platformUrl, CONTENT_URL: platformUrl, SNAPSHOT_FILE: 'off', NODE_ENV: 'test' });
  const metrics = createMetrics({ id: 'test' });
  const { log } = createLogger({ LOG_LEVEL: 'silent' });
  const services = createServices({ env, log, metrics, platformUrl, contentUrl: platformUrl });
  const { isSecure } = services;
  const { stream, money, refusals } = services.platform;
  const app = express();
  app.use(requestContext(env), apiGuard(env), platformProxy({ env, stream, money, refusals, isSecure }));
  return { url: await listen(app), services, metrics };
}

const deposit = (url: string, signal?: AbortSignal) => {
  const body = new FormData();
  body.append('amount', '5');
  return fetch(`${url}/api/cashier.makedeposit`, { method: 'POST', body, ...(signal ? { signal } : {}) });
};

test('a snapshot of another site of the content service is not read', async () => {
  const url = await listen(
    (_req, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}'),
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'snapshot-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'snapshot');
  const { log } = createLogger({ LOG_LEVEL: 'silent' });
  const restored = async (CONTENT_QUERY: string) => {
    const env = parseEnv({ PLATFORM_URL: url, CONTENT_URL: url, SNAPSHOT_FILE: file, NODE_ENV: 'test', CONTENT_QUERY });
    const metrics = createMetrics({ id: 'test' });
    const services = createServices({ env, log, metrics, platformUrl: url, contentUrl: url });
    onTestFinished(() => services.close());
    const values = services.snapshot?.restore();
    await services.content.source.read('common', 'uz');
    await services.snapshot?.save();
    return values;
  };
  expect(await restored('site=a')).toBe(0);
  expect(await restored('site=a')).toBe(1);
  expect(await restored('site=b')).toBe(0);
});

test('a deposit passes at once while 400 calls of pages hang, of which 256 have a connection', async () => {
  let hanging = 0;
  const { url, services } = await setUp((req, res) => {
    if (req.method === 'GET') hanging += 1;
    else req.resume().on('end', () => res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}'));
  });
  const controller = new AbortController();
  const { transport } = services.platform.guestTransport(url, backgroundTrace('test'));
  const calls = Array.from({ length: 400 }, () =>
    transport({
      name: 'account.getInfo',
      verb: 'GET',
      input: {},
      locale: 'uz',
      money: false,
      signal: controller.signal,
    }),
  );
  await expect.poll(() => hanging).toBe(256);
  expect((await deposit(url, AbortSignal.timeout(2_000))).status).toBe(200);
  expect(hanging).toBe(256);
  controller.abort();
  await Promise.allSettled(calls);
});

test('a proxied call is measured by its operation, and a deposit without an answer counts as unknown', async () => {
  const { url, metrics } = await setUp((req, res) => {
    if (req.url?.includes('makedeposit')) return void req.socket.destroy();
    req.resume();
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}');
  });
  const valueOf = async (name: string, labels: string) =>
    Number(new RegExp(`^${name}\\{${labels}\\} (\\S+)$`, 'm').exec(await metrics.registry.metrics())?.[1]);
  const callsOf = (operation: string) =>
    valueOf('croupier_upstream_request_duration_seconds_count', `upstream="platform",operation="${operation}"`);
  expect(await valueOf('croupier_money_outcomes_total', 'outcome="unknown"')).toBe(0);
  await fetch(`${url}/api/GAMES.getCategories?x=1`);
  await deposit(url);
  expect(await callsOf('games.getCategories')).toBe(1);
  expect(await callsOf('cashier.makedeposit')).toBe(1);
  expect(await valueOf('croupier_upstream_errors_total', 'upstream="platform",type="failed"')).toBe(1);
  expect(await valueOf('croupier_money_outcomes_total', 'outcome="unknown"')).toBe(1);
  expect(await valueOf('croupier_money_outcomes_total', 'outcome="done"')).toBe(0);
});
