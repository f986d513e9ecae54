import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';

const here = { variable: 'PORT', port: 0, host: '127.0.0.1' } as const;

function newServer() {
  const server = createServer();
  onTestFinished(() => void server.close());
  return server;
}

test('listen resolves with the port, also for the next free one', async () => {
  const server = newServer();
  const port = await listen(server, here);
  expect(port).toBe((server.address() as AddressInfo).port);
});

test('listen, for a port that is taken, names its variable and the port', async () => {
  const port = await listen(newServer(), here);
  await expect(listen(newServer(), { ...here, variable: 'ADMIN_PORT', port })).rejects.toThrow(
    `ADMIN_PORT names port ${port}, which is taken by another process (EADDRINUSE)`,
  );
});

test.each([
  ['203.0.113.7', 'HOST names 203.0.113.7, which is no address of this machine (EADDRNOTAVAIL)'],
  ['no-such-host.invalid', 'HOST names no-such-host.invalid, which '],
])('listen, for the host %s, names HOST', async (host, message) => {
  await expect(listen(newServer(), { ...here, host })).rejects.toThrow(message);
});

test('listen, for a port that the user may not use, says so', async () => {
  const server = newServer();
  server.listen = (() => {
    queueMicrotask(() => server.emit('error', Object.assign(new Error('listen EACCES'), { code: 'EACCES' })));
    return server;
  }) as typeof server.listen;
  await expect(listen(server, { ...here, port: 80 })).rejects.toThrow(
    'PORT names port 80, which may not be used by this user (EACCES)',
  );
});
