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

test('a record by its id is asked for among those of the site that CONTENT_QUERY names', async () => {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    const url = decodeURIComponent(String(req.url));
    asked.push(url);
    // Like Strapi, which filters lists and not single records.
    const isOwn = url.includes('filters[documentId][$eq]=own') && url.includes('filters[site][$eq]=anor');
    const record = { id: 1, documentId: 'own', title: 'Anor' };
    const data = url.startsWith('/api/pages?') ? (isOwn ? [record] : []) : { ...record, title: 'Of any site' };
    res.setHeader('content-type', 'application/json').end(JSON.stringify({ data, meta: {} }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open = (query?: string) => createContentClient({ url, query, timeout: 20_000, idle: 4_000 });
  const [ofSite, ofAll] = [open('filters[site][$eq]=anor'), open()];
  onTestFinished(async () => {
    server.close().closeAllConnections();
    await Promise.all([ofSite.close(), ofAll.close()]);
  });
  const find = (client: typeof ofSite, id: string) =>
    client.find('pages', { locale: 'uz', id }, AbortSignal.timeout(5_000));
  expect((await find(ofSite, 'own')).data).toMatchObject({ title: 'Anor' });
  expect((await find(ofSite, 'foreign')).data).toBeNull();
  expect((await find(ofSite, '12')).data).toBeNull();
  expect(asked.at(-1)).toContain('filters[id][$eq]=12');
  expect((await find(ofAll, 'foreign')).data).toMatchObject({ title: 'Of any site' });
});
