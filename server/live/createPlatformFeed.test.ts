import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createGzip } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#server/platform/listen.testing.ts';
import { createPlatformFeed } from './createPlatformFeed.ts';

test('createPlatformFeed passes changes and other events on, and tells of a change that cannot be read', async () => {
  const port = await listen((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write('data: {"uid":7,"kinds":["balance","new_kind"]}\n\n');
    res.write('data: {"uid":"nobody"}\n\n');
    res.write('data: <h1>nginx</h1>\n\n');
    res.write('event: push\ndata: {"a":1}\n\n');
  });
  const told = { onChange: vi.fn(), onOther: vi.fn(), onUnreadable: vi.fn() };
  const feed = createPlatformFeed({
    url: `http://127.0.0.1:${port}`,
    token: 'token',
    onState: vi.fn(),
    onError: vi.fn(),
    ...told,
  });
  onTestFinished(() => feed.stop());
  await expect.poll(() => told.onOther.mock.calls).toEqual([['push', { a: 1 }]]);
  expect(told.onChange.mock.calls).toEqual([[{ uid: 7, kinds: ['balance', 'new_kind'] }]]);
  expect(told.onUnreadable).toHaveBeenCalledTimes(2);
});

/** Ports that browsers open no connection to (the list of Fetch). */
const FORBIDDEN = [6_665, 6_666, 6_667, 6_668, 6_669, 6_697, 10_080, 5_060, 5_061, 6_000];

async function listenForbidden(handler: RequestListener): Promise<number> {
  for (const port of FORBIDDEN) {
    const server = createServer(handler);
    try {
      const listening = once(server, 'listening');
      server.listen(port, '127.0.0.1');
      await listening;
      onTestFinished(() => void server.close().closeAllConnections());
      return port;
    } catch {
      // Another program has it.
    }
  }
  throw new Error('None of the ports is free');
}

test('createPlatformFeed reads a feed on a port that browsers forbid, and one that is compressed unasked', async () => {
  const changes = vi.fn();
  const encodings = vi.fn();
  const port = await listenForbidden((req, res) => {
    encodings(req.headers['accept-encoding']);
    res.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' });
    const packed = createGzip();
    packed.pipe(res);
    packed.write('data: {"uid":7,"kinds":["balance"]}\n\n');
    packed.flush();
  });
  const onError = vi.fn();
  const feed = createPlatformFeed({
    url: `http://127.0.0.1:${port}`,
    token: 'token',
    onChange: changes,
    onState: vi.fn(),
    onError,
  });
  onTestFinished(() => feed.stop());
  await expect.poll(() => changes.mock.calls).toEqual([[{ uid: 7, kinds: ['balance'] }]]);
  expect(encodings.mock.calls).toEqual([['identity']]);
  expect(onError).not.toHaveBeenCalled();
});
