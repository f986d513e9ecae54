import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { TransportRequest } from '#shared/api/call.ts';
import { createBrowserTransport } from './createBrowserTransport.ts';

const get: TransportRequest = { name: 'games.getLikes', verb: 'GET', input: {}, locale: 'uz', money: false };
const post: TransportRequest = { ...get, name: 'cashier.makedeposit', verb: 'POST', input: { amount: 5 }, money: true };

type Fetch = typeof window.fetch;
const fetch = vi.fn<Fetch>();
const sent = () => fetch.mock.calls.map(([url, init]) => ({ url: String(url), ...init }));

beforeEach(() => {
  const top = {};
  vi.stubGlobal('window', Object.assign(top, { self: top, top }));
  fetch.mockReset().mockImplementation(() => Promise.resolve(Response.json({ data: [] })));
});
afterAll(() => vi.unstubAllGlobals());

test('createBrowserTransport says whom each call is for, and shares no GET between two players', async () => {
  let uid: number | undefined;
  const transport = createBrowserTransport({ fetch, sender: () => uid });
  const named = () => sent().map(({ headers }) => new Headers(headers).get('x-player'));
  await transport(get);
  uid = 7;
  await transport(post);
  const first = transport(get);
  uid = 8;
  await Promise.all([first, transport(get)]);
  expect(named()).toEqual([null, '7', '7', '8']);
});

test('createBrowserTransport shares one request among equal GETs in flight, and never among POSTs (A-17)', async () => {
  const transport = createBrowserTransport({ fetch });
  await Promise.all([transport(get), transport(get), transport({ ...get, locale: 'ru' })]);
  expect(sent().map(({ url }) => url)).toEqual([
    '/api/games.getLikes?version=2.34&locale=uz',
    '/api/games.getLikes?version=2.34&locale=ru',
  ]);
  await transport(get);
  await Promise.all([transport(post), transport(post)]);
  expect(sent()).toHaveLength(5);
});

test('createBrowserTransport, for an id beyond 2^53, returns all its digits as text', async () => {
  fetch.mockResolvedValueOnce(new Response('{"data":{"id":9007199254740993}}'));
  await expect(createBrowserTransport({ fetch })(post)).resolves.toMatchObject({
    body: { data: { id: '9007199254740993' } },
  });
});

test('createBrowserTransport, after a failed request, neither retries nor shares the failure with the next (A-15)', async () => {
  const transport = createBrowserTransport({ fetch });
  fetch.mockRejectedValueOnce(new TypeError('socket'));
  await expect(transport(get)).rejects.toThrow('socket');
  expect(sent()).toHaveLength(1);
  await expect(transport(get)).resolves.toMatchObject({ status: 200, body: { data: [] } });
});

test('createBrowserTransport sends a POST as a same-origin form with its idempotency key (A-05, A-08, A-16)', async () => {
  await createBrowserTransport({ fetch })({ ...post, idempotencyKey: 'press-1' });
  const [order] = sent() as [ReturnType<typeof sent>[number]];
  expect(order).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'X-Requested-With': 'fetch', 'Idempotency-Key': 'press-1' },
  });
  expect((order.body as FormData).get('amount')).toBe('5');
  expect(order.url).toBe('/api/cashier.makedeposit?version=2.34&locale=uz');
});

test('createBrowserTransport, in a frame or where window.top is inaccessible, adds _non_strict (A-03)', async () => {
  vi.stubGlobal('window', { self: 1, top: 2 });
  await createBrowserTransport({ fetch })(get);
  vi.stubGlobal('window', {
    get self() {
      throw new DOMException('cross origin', 'SecurityError');
    },
  });
  await createBrowserTransport({ fetch })(get);
  for (const { url } of sent()) expect(url).toMatch(/&_non_strict=true$/);
});

test('createBrowserTransport passes on an abort, and returns no body for an answer that is not JSON', async () => {
  const transport = createBrowserTransport({ fetch });
  const leaving = new AbortController();
  fetch.mockImplementationOnce(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  );
  const pending = transport({ ...get, signal: leaving.signal });
  leaving.abort();
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  fetch.mockResolvedValueOnce(new Response('<h1>', { status: 502 }));
  await expect(transport(get)).resolves.toMatchObject({ status: 502, body: undefined });
});
