import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { apiForm } from '#server/platform/apiForm.testing.ts';
import { proxiedPlatform } from '#server/platform/proxiedPlatform.testing.ts';

/** Headers of a visitor who reads Uzbek in Cyrillic. */
const CYRILLIC = { cookie: 'sid=s; script=Cyrl', 'if-none-match': '"1"' };

test('an API answer for a visitor who reads Cyrillic is transliterated, except for ids and sysnames', async () => {
  const { url, seen } = await proxiedPlatform((_req, res) => {
    const body = Buffer.from(JSON.stringify({ data: { items: [{ id: 'salom', name: 'Mashhur', sysname: 'yangi' }] } }));
    res.setHeader('content-type', 'application/json').write(body.subarray(0, 20));
    setImmediate(() => res.end(body.subarray(20)));
  });
  const ask = async (locale: string, headers: Record<string, string>) => {
    const answer = await fetch(`${url}/api/games.getCategories?locale=${locale}`, { headers });
    const { data } = (await answer.json()) as { data: { items: object[] } };
    return data.items[0];
  };
  expect(await ask('uz', CYRILLIC)).toEqual({ id: 'salom', name: 'Машҳур', sysname: 'yangi' });
  expect(seen[0]?.headers).toHaveProperty('accept-encoding', 'identity');
  expect(seen[0]?.headers).not.toHaveProperty('if-none-match');
  expect(await ask('uz', {})).toMatchObject({ name: 'Mashhur' });
  expect(seen[1]?.headers).toHaveProperty('accept-encoding');
  expect(await ask('ru', CYRILLIC)).toMatchObject({ name: 'Mashhur' });
});

test('answers to money commands and form refusals are transliterated too', async () => {
  const { url } = await proxiedPlatform((req, res) => {
    const isMoney = String(req.url).includes('makewithdrawal');
    const refused = { type: 'InvalidParameterException', message: '', error_data: { contact: 'Bu raqam band' } };
    const body = isMoney ? { data: { id: 7, status: 'pending', eta: '24 soatgacha' } } : { error: refused };
    res.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  const post = async (method: string) =>
    (await fetch(`${url}/api/${method}?locale=uz`, { method: 'POST', headers: CYRILLIC, body: apiForm() })).text();
  expect(JSON.parse(await post('cashier.makewithdrawal'))).toEqual({
    data: { id: 7, status: 'pending', eta: '24 соатгача' },
  });
  expect(await post('account.addcontact')).toContain('Бу рақам банд');
});

test.each([
  ['is not JSON', '{"data": Mashhur'],
  ['is longer than 2 MiB', JSON.stringify({ data: { items: [], more: 'Mashhur'.repeat(400_000) } })],
])('an answer that %s is passed on unchanged to a visitor who reads Cyrillic', async (_, body) => {
  const { url } = await proxiedPlatform(
    (_req, res) => void res.setHeader('content-type', 'application/json').end(body),
  );
  const answer = await fetch(`${url}/api/games.getCategories`, { headers: CYRILLIC });
  expect(await answer.text()).toBe(body);
});

test('a gzip answer is decoded and transliterated for a visitor who reads Cyrillic', async () => {
  const text = '{"data":{"items":[{"name":"Mashhur"}]}}';
  const { url } = await proxiedPlatform(
    (_req, res) =>
      void res.setHeader('content-type', 'application/json').setHeader('content-encoding', 'gzip').end(gzipSync(text)),
  );
  const answer = await fetch(`${url}/api/games.getCategories`, { headers: CYRILLIC });
  expect(await answer.text()).toBe('{"data":{"items":[{"name":"Машҳур"}]}}');
  expect(answer.headers.get('content-encoding')).toBeNull();
});
