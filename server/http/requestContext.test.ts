import express, { type Response } from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import type { Env } from '#config/env.ts';
import { createNonces } from './policy/createNonces.ts';
import { contextOf, type RequestContext, requestContext } from './requestContext.ts';

async function contextFor(
  url: string,
  headers: Record<string, string> = {},
  trust: false | readonly string[] = false,
  more: Partial<Pick<Env, 'FRAME_ANCESTORS' | 'PUBLIC_ORIGIN' | 'PUBLIC_HOSTS'>> = {},
) {
  let seen: { context: RequestContext; origin: string; traceparent: string | undefined } | undefined;
  const app = express();
  app.use(requestContext({ SESSION_COOKIE: ['sid', 'legacy'], TRUST_PROXY: trust, ...more }), (_req, res: Response) => {
    const context = contextOf(res);
    // Whether the proxy is trusted depends on the connection, which is closed after the answer.
    seen = { context, origin: context.origin, traceparent: context.traceparent };
    res.end();
  });
  const answer = await request(app).get(url).set(headers);
  if (!seen) throw new Error('no context');
  return { ...seen, answer };
}

test('the request context has the locale and the path without it, still encoded and without the query', async () => {
  expect((await contextFor('/ru/game/a%20b?x=1')).context).toMatchObject({ locale: 'ru', path: '/game/a%20b' });
  expect((await contextFor('/ru')).context).toMatchObject({ locale: 'ru', path: '/' });
  expect((await contextFor('/russia')).context).toMatchObject({ locale: 'uz', path: '/russia' });
});

test.each([
  ['', true],
  ['theme=dark; xsid=1; sidx=2', true],
  ['theme=sid=1', true],
  ['sid=1', false],
  ['theme=dark;sid=', false],
  ['legacy=1', false],
  ['a=b; __Host-sid_p=1', false],
])('the request context, for cookie %o, has isGuest %s', async (cookie, isGuest) => {
  expect((await contextFor('/', cookie ? { cookie } : {})).context.isGuest).toBe(isGuest);
});

const iframe = { 'sec-fetch-dest': 'iframe' };

test('the request context is framed by Sec-Fetch-Dest iframe or by the flag, and never for a document', async () => {
  const framed = async (url: string, headers = {}) =>
    (await contextFor(url, headers, false, { FRAME_ANCESTORS: ["'self'", 'https://web.telegram.org'] })).context.framed;
  expect(await framed('/')).toBe(false);
  expect(await framed('/', iframe)).toBe(true);
  expect(await framed('/?a=1&_non_strict=true')).toBe(true);
  expect(await framed('/?_non_strict=true1')).toBe(false);
  expect(await framed('/_non_strict=true')).toBe(false);
  expect(await framed('/?_non_strict=true', { 'sec-fetch-dest': 'document' })).toBe(false);
});

test.each([[undefined], [["'self'"]], [["'none'"]]])(
  'the request context, with FRAME_ANCESTORS %o, is never framed',
  async (allowed) => {
    const more = allowed === undefined ? {} : { FRAME_ANCESTORS: allowed };
    expect((await contextFor('/', iframe, false, more)).context.framed).toBe(false);
    expect((await contextFor('/?_non_strict=true', {}, false, more)).context.framed).toBe(false);
  },
);

test('the origin of the request context is the forwarded host if PUBLIC_HOSTS has it, else PUBLIC_ORIGIN', async () => {
  const host = new URL((await contextFor('/')).origin).host;
  expect(host).toMatch(/^127\.0\.0\.1:\d+$/);
  const from = async (forwarded: string, more: object) =>
    (await contextFor('/', { 'x-forwarded-host': forwarded }, ['loopback'], more)).origin;
  const one = { PUBLIC_ORIGIN: 'https://yulduz.uz' };
  const several = { ...one, PUBLIC_HOSTS: ['yulduz.net', 'Yulduz.org:8443'] };
  expect(await from('yulduz.net', one)).toBe('https://yulduz.uz');
  expect(await from('YULDUZ.net, inside', several)).toBe('https://yulduz.net');
  expect(await from('yulduz.org:8443', several)).toBe('https://yulduz.org:8443');
  expect(await from('evil.test', several)).toBe('https://yulduz.uz');
  expect((await contextFor('/', { 'x-forwarded-host': 'yulduz.net' }, false, several)).origin).toBe(
    'https://yulduz.uz',
  );
});

test('the request id is that of X-Request-Id only when a trusted proxy sends a well-formed one', async () => {
  const id = 'trace-0123456789';
  const trusted = await contextFor('/', { 'x-request-id': id }, ['loopback']);
  expect(trusted.context.id).toBe(id);
  expect(trusted.answer.headers['x-request-id']).toBe(id);
  expect((await contextFor('/', { 'x-request-id': id })).context.id).not.toBe(id);
  expect((await contextFor('/', { 'x-request-id': 'short' }, ['loopback'])).context.id).toMatch(/^[\w-]{22}$/);
});

test('the traceparent of the request context is set only when a trusted proxy sends a well-formed one', async () => {
  const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
  const read = async (header: string, trusted = true) =>
    (await contextFor('/', { traceparent: header }, trusted ? ['loopback'] : false)).traceparent;
  expect(await read(traceparent)).toBe(traceparent);
  expect(await read(traceparent, false)).toBeUndefined();
  for (const bad of [
    traceparent.replace('00-', '01-'),
    traceparent.toUpperCase(),
    `${traceparent}-extra`,
    `00-${'0'.repeat(32)}-${'cd'.repeat(8)}-01`,
    `00-${'ab'.repeat(16)}-${'0'.repeat(16)}-01`,
    'x',
  ])
    expect(await read(bad), bad).toBeUndefined();
});

test('the nonce of a request context is unique, of 16 bytes, and the same at every read', async () => {
  const contexts = await Promise.all(Array.from({ length: 50 }, () => contextFor('/')));
  const nonces = contexts.map(({ context }) => context.nonce);
  expect(new Set(nonces).size).toBe(50);
  expect(Buffer.from(nonces[0] ?? '', 'base64')).toHaveLength(16);
  expect(contexts[0]?.context.nonce).toBe(nonces[0]);
});

test('createNonces, across several batches, returns no nonce twice', () => {
  const nonce = createNonces();
  const drawn = Array.from({ length: 5000 }, nonce);
  expect(new Set(drawn).size).toBe(5000);
  expect(drawn.every((one) => /^[\w+/]{22}==$/.test(one))).toBe(true);
});
