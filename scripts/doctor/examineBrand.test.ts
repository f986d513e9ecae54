import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readBrands } from '#config/brands/readBrands.ts';
import { freePort } from '#tests/support/sites/freePort.ts';
import { examineBrand } from './examineBrand.ts';

test('the doctor tells a brand whose host leads to it, to another site, and nowhere', async () => {
  const [brand] = readBrands('ops/brands', 'ops/brands', { SANDBOX: '1' });
  if (!brand) return expect.unreachable();
  const answer = async (name: string) => {
    const server = createServer((_req, res) => res.end(JSON.stringify({ name }))).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close().closeAllConnections());
    await once(server, 'listening');
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const hosts = [await answer(brand.look.name), await answer('Other'), `127.0.0.1:${await freePort()}`];
  const rows = await examineBrand({ ...brand, hosts, env: { ...brand.env, PUBLIC_ORIGIN: `http://${hosts[0]}` } });
  expect(rows.map(({ what, verdict }) => [what, verdict])).toEqual([
    ['file', 'conforms'],
    ['contrasts', 'conforms'],
    [`http://${hosts[0]}`, 'conforms'],
    [`http://${hosts[1]}`, 'breaks'],
    [`http://${hosts[2]}`, 'skipped'],
  ]);
  expect(rows.at(3)?.detail).toBe('the manifest of Anor is expected, that of Other came');
});
