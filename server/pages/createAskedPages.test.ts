import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { cacheableUrl } from '#server/cache/cacheableUrl.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { createAskedPages } from './createAskedPages.ts';

const askedOf = createAskedPages({ isOn: () => true, buildId: 'b' });
const openContext = requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: [] } as Parameters<
  typeof requestContext
>[0]);

function ask(url: string) {
  const req = { url, method: 'GET', headers: { host: 'yulduz.uz' } } as IncomingMessage;
  const res = { setHeader: () => res } as unknown as ServerResponse;
  openContext(req, res, () => {});
  return askedOf(req, res);
}

test('createAskedPages gives an address the same key and reason again, also after thousands of others', () => {
  const addresses = [
    '/',
    '/ru/gamehall?providers=b,a',
    '/forms/sign_in',
    `/rules?utm_source=${'x'.repeat(300)}`,
    '/about?preview',
  ];
  const read = () => addresses.map((url) => [ask(url).key, ask(url).address.reason]);
  const first = read();
  for (let n = 0; n < 3_000; n += 1) expect(ask(`/rules?utm_source=${n}`).address.reason).toBeUndefined();
  expect(read()).toEqual(first);
  expect(first.map(([key]) => key?.split('|').at(-1))).toEqual(addresses.map(cacheableUrl));
  expect(first.map(([, reason]) => reason)).toEqual([undefined, undefined, 'form', undefined, 'preview']);
});
