import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createContentClient } from './contentClient.ts';

test('the content client, for an endless answer without Content-Length, rejects at 16 MiB and closes the connection', async () => {
  const closed = vi.fn();
  const server = createServer((_req, res) => {
    res.once('close', closed);
    const more = (): void => {
      while (!res.destroyed && res.write(Buffer.alloc(256 * 1024, 32)));
    };
    res.on('drain', more);
    more();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createContentClient({ url, timeout: 20_000, idle: 4_000 });
  onTestFinished(async () => {
    server.close().closeAllConnections();
    await client.close();
  });
  await expect(client.find('pages', { locale: 'uz' }, AbortSignal.timeout(15_000))).rejects.toThrow(
    'larger than 16777216 bytes',
  );
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), 10_000);
}, 20_000);
