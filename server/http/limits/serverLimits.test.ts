import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { serverLimits } from './serverLimits.ts';

const env = parseEnv({});

async function listen(answer: RequestListener, { silence }: { silence: number }) {
  const server = createServer(serverLimits.options, answer);
  serverLimits.apply(server, env);
  server.timeout = silence;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return async (request: string): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(request);
    return socket;
  };
}

test('serverLimits, with the default variables, sets these timeouts and bounds', () => {
  const server = createServer(serverLimits.options, () => {});
  serverLimits.apply(server, env);
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    keepAliveTimeoutBuffer: 1_000,
    maxHeadersCount: 100,
    maxConnections: 20_000,
    maxRequestsPerSocket: 0,
    timeout: 120_000,
  });
  expect(serverLimits.options).toMatchObject({
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
    requireHostHeader: true,
  });
});

test('serverLimits sets a socket timeout above twice the longest upstream timeout, and at least a minute', () => {
  for (const [platform, cashier] of [
    ['1s', '1s'],
    ['10s', '3m'],
    ['5m', '30s'],
  ] as const) {
    const slow = parseEnv({ PLATFORM_TIMEOUT: platform, CASHIER_TIMEOUT: cashier });
    const server = createServer(() => {});
    serverLimits.apply(server, slow);
    expect(server.timeout).toBeGreaterThanOrEqual(60_000);
    expect(server.timeout).toBeGreaterThan(2 * Math.max(slow.PLATFORM_TIMEOUT, slow.CASHIER_TIMEOUT));
  }
});

const much = Buffer.alloc(64 * 1024 * 1024);

test('a connection whose client never reads is closed after the timeout', async () => {
  const silence = 300;
  let cutAfter = 0;
  const open = await listen(
    (_req, res) => {
      const startedAt = performance.now();
      res.on('close', () => {
        cutAfter = performance.now() - startedAt;
      });
      res.end(much);
    },
    { silence },
  );
  const socket = await open('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  socket.pause();
  await expect.poll(() => cutAfter, { timeout: 5_000 }).toBeGreaterThan(0);
  expect(cutAfter).toBeGreaterThan(silence * 0.9);
});

test('a connection whose client reads slowly, in total longer than the timeout, gets the whole answer', async () => {
  const open = await listen((_req, res) => void res.end(much), { silence: 300 });
  const socket = await open('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    // Pauses at every eighth, in total longer than the timeout.
    if (Math.floor(bytes / 8e6) === Math.floor((bytes - chunk.length) / 8e6)) return;
    socket.pause();
    void sleep(100).then(() => socket.resume());
  });
  await once(socket, 'end');
  expect(bytes).toBeGreaterThan(much.length);
}, 20_000);

test('a connection that is silent for less than the timeout gets its answer', async () => {
  const open = await listen((_req, res) => void sleep(200).then(() => res.end('ordered')), { silence: 600 });
  const socket = await open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('200 OK');
});
