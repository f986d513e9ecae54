import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { sendRaw } from '#tests/support/wire/sendRaw.ts';
import { apiForm } from './apiForm.testing.ts';
import { proxiedPlatform } from './proxiedPlatform.testing.ts';
import { rawGet } from './rawGet.testing.ts';

/** A platform, or its proxy, that compresses although nobody accepts it. */
const compressing = (text: string, coding = 'gzip', bytes: Buffer = gzipSync(text)) =>
  proxiedPlatform((_req, res) => {
    res.writeHead(200, {
      'content-type': 'application/json',
      'content-encoding': coding,
      'content-length': bytes.length,
    });
    res.end(bytes);
  });

const post = (url: string, method: string) => fetch(`${url}/api/${method}`, { method: 'POST', body: apiForm() });

test('commands ask for an uncompressed answer, and reads accept what the visitor accepts', async () => {
  const { url, seen } = await proxiedPlatform();
  const headers = { 'accept-encoding': 'gzip, br' };
  await fetch(`${url}/api/account.changefakename`, { method: 'POST', body: apiForm(), headers });
  await fetch(`${url}/api/cashier.makedeposit`, { method: 'POST', body: apiForm(), headers });
  await fetch(`${url}/api/games.getCategories`, { headers });
  expect(seen.map((call) => call.headers['accept-encoding'])).toEqual(['identity', 'identity', 'gzip, br']);
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
])(
  'the outcome of a deposit is read from an answer with the coding %s, and the player gets it plain',
  async (coding, pack) => {
    for (const [text, outcome] of [
      ['\uFEFF{"data":{"id":7,"status":"pending","action":{"type":"mobile","message":""}}}', 'done'],
      ['{"error":{"type":"InvalidParameterException"}}', 'refused'],
    ] as const) {
      const { url, outcomes } = await compressing(text, coding, pack(text));
      const answer = await post(url, 'cashier.makedeposit');
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
      expect(await answer.json()).toEqual(JSON.parse(text.replace('\uFEFF', '')));
      expect(outcomes.map((one) => one.outcome)).toEqual([outcome]);
    }
  },
);

test.each([
  ['an unknown coding', 'compress', Buffer.from('{"data":1}')],
  ['damaged bytes', 'gzip', Buffer.from('{"data":1}')],
  ['bytes that break off', 'gzip', gzipSync('{"data":1}').subarray(0, 15)],
])('an answer with %s is no verdict: a deposit is unknown, and another command fails', async (_case, coding, bytes) => {
  const { url, outcomes } = await compressing('', coding, bytes);
  const paid = await post(url, 'cashier.makedeposit');
  expect([paid.status, await paid.json()]).toMatchObject([502, { error: { error_data: { outcome: 'unknown' } } }]);
  expect(outcomes).toMatchObject([{ outcome: 'unknown' }]);
  expect((await post(url, 'account.changefakename')).status).toBe(502);
  // What breaks off only later has begun for the visitor.
  if (bytes.length !== 15) expect((await fetch(`${url}/api/games.getCategories`)).status).toBe(502);
});

test('a compressed read is passed on as it came, unless its text is no envelope', async () => {
  const text = JSON.stringify({ data: Array.from({ length: 20_000 }, (_, id) => ({ id })) });
  const bytes = gzipSync(text);
  const { url } = await compressing(text);
  const answer = await fetch(`${url}/api/games.getCategories`);
  expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([
    'gzip',
    String(bytes.length),
  ]);
  expect(await answer.text()).toBe(text);

  const foreign = vi.fn();
  const page = await proxiedPlatform(
    (_req, res) => void res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('<html>log in</html>')),
    { onFault: foreign },
  );
  expect((await fetch(`${page.url}/api/games.getCategories`)).status).toBe(502);
  expect(foreign).toHaveBeenCalledWith(
    'games.getCategories',
    expect.objectContaining({ status: 200, beginning: '<html>log in</html>' }),
    expect.anything(),
  );
});

test('a compressed read in tiny pieces begins when its text begins', async () => {
  const bytes = brotliCompressSync('{"data":"piece by piece"}');
  const { url } = await proxiedPlatform((_req, res) => {
    res.writeHead(200, { 'content-encoding': 'br' });
    let offset = 0;
    const next = () => {
      if (offset === bytes.length) return void res.end();
      offset += 1;
      res.write(bytes.subarray(offset - 1, offset), () => setImmediate(next));
    };
    next();
  });
  expect(await (await fetch(`${url}/api/games.getCategories`)).json()).toEqual({ data: 'piece by piece' });
});

test('an answer to a command that grows over 2 MiB when it is decoded fails', async () => {
  const { url } = await compressing(`{"data":"${'x'.repeat(3 * 1024 * 1024)}"}`);
  expect((await post(url, 'account.changefakename')).status).toBe(502);
  expect(await sendRaw(url, rawGet('/api/games.getCategories'))).toMatch(/^HTTP\/1\.1 200 /);
});
