import { text } from 'node:stream/consumers';
import express from 'express';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listenForTest } from '#server/http/listenForTest.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { apiGuard } from '#server/platform/apiGuard.ts';
import { signTelegramData } from './signTelegramData.testing.ts';
import { type TelegramGateRefusal, telegramGate } from './telegramGate.ts';

const token = '7000000001:a-bot-of-this-test-and-nobody';
const env = {
  SESSION_COOKIE: ['sid'],
  LOCALE_COOKIE: 'lang',
  API_BODY_LIMIT: 200_000,
  FRAME_ANCESTORS: ["'self'"],
  PUBLIC_ORIGIN: undefined,
  TRUST_PROXY: ['loopback'],
  TELEGRAM_BOT_TOKEN: token,
};
const DAY = 86_400_000;

let queries = 0;
const sign = (fields: Record<string, string> = {}, by = token) => {
  queries += 1;
  const given = { user: '{"id":7}', query_id: `q${queries}`, auth_date: String(Math.floor(Date.now() / 1000)) };
  return signTelegramData({ ...given, ...fields }, by);
};

/** apiGuard and telegramGate in front of a platform that echoes the request body. */
async function setUp(given: Partial<typeof env> = {}) {
  const refused: TelegramGateRefusal[] = [];
  const clock = { ahead: 0 };
  const app = express().set('trust proxy', 'loopback').use(requestContext(env));
  app.use(
    '/api',
    apiGuard(env),
    telegramGate({
      env: { ...env, ...given },
      onRefused: (reason) => void refused.push(reason),
      now: () => Date.now() + clock.ahead,
    }),
    async (req, res) => void res.end(`forwarded ${await text(req)}`),
  );
  const { origin, raw } = await listenForTest(app);
  const send = async (init: RequestInit, path = '/api/auth.register') => {
    const answer = await fetch(origin + path, { method: 'POST', ...init });
    return { status: answer.status, body: await answer.text() };
  };
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}, path?: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return send({ body, headers }, path);
  };
  const enter = (tg_data: string, headers?: Record<string, string>) => post({ is_tg: 'true', tg_data }, headers);
  const isForwarded = async (answer: Promise<{ body: string }>) => (await answer).body.startsWith('forwarded ');
  return { refused, clock, raw, send, post, enter, isForwarded };
}

test('account.addTelegram forwards signed data, and refuses forged data without AuthorizationException', async () => {
  const { post, isForwarded, refused } = await setUp();
  const link = (tg_data: string) => post({ tg_data }, {}, '/api/account.addTelegram');
  expect(await isForwarded(link(sign()))).toBe(true);
  const answer = await link(sign({}, '7000000002:another-bot'));
  expect(JSON.parse(answer.body).error).toMatchObject({ type: 'InvalidParameterException', code: 'FORGED' });
  expect(refused).toEqual(['forged']);
});

test('telegramGate forwards signed data, registrations without Telegram and other methods unchanged', async () => {
  const { enter, post, isForwarded, refused } = await setUp();
  const data = sign();
  expect((await enter(data)).body).toContain(data);
  const form = { auth_type: 'email', email: 'a@b.uz', first_name: 'Ўткир ʻ', 'requisites[card]': '1' };
  expect((await post(form)).body).toContain('Ўткир ʻ');
  expect(await isForwarded(post({ login: 'tg_data' }, {}, '/api/auth.login'))).toBe(true);
  expect(await isForwarded(post({ comment: 'x'.repeat(100_000) }, {}, '/api/support.sendFeedback'))).toBe(true);
  expect(refused).toEqual([]);
});

test('telegramGate answers invalid data with AuthorizationException and reports the reason', async () => {
  const { enter, post, clock, refused } = await setUp();
  const answer = await enter(sign({}, `${token}x`));
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.body)).toMatchObject({ error: { type: 'AuthorizationException', code: 'FORGED' } });
  await enter(sign().replace('q', 'r'));
  await enter('');
  await post({ is_tg: 'true' });
  await post({ tg_data: sign({}, `${token}x`), email: 'a@b.uz' });
  const data = sign();
  clock.ahead = DAY + 1_000;
  await enter(data);
  expect(refused).toEqual(['forged', 'forged', 'malformed', 'malformed', 'forged', 'stale']);
});

test('telegramGate accepts the same data again from one visitor for a day, and refuses another address or browser', async () => {
  const { enter, clock, isForwarded, refused } = await setUp();
  const data = sign();
  const headers = { 'user-agent': 'TelegramWeb', 'x-forwarded-for': '203.0.113.7' };
  expect(await isForwarded(enter(data, headers))).toBe(true);
  clock.ahead = DAY - 5_000;
  expect(await isForwarded(enter(data, headers))).toBe(true);
  expect(await isForwarded(enter(data, { ...headers, 'x-forwarded-for': '203.0.113.8' }))).toBe(false);
  expect(await isForwarded(enter(data, { ...headers, 'user-agent': 'curl' }))).toBe(false);
  // `signature` is not signed: the same hash means the same data, whatever the text.
  expect(await isForwarded(enter(`${data}&signature=x`, { ...headers, 'user-agent': 'curl' }))).toBe(false);
  expect(refused).toEqual(['replayed', 'replayed', 'replayed']);
  expect(
    await isForwarded(enter(sign({ auth_date: String(Math.floor((Date.now() + clock.ahead) / 1000)) }), headers)),
  ).toBe(true);
});

test('telegramGate, for forged data in another spelling, field, query or size, refuses the request', async () => {
  const { post, send, refused, isForwarded } = await setUp();
  const forged = sign({}, `${token}x`);
  const part = (head: string, value: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  const right = part('name="tg_data"', sign());
  for (const body of [
    part('name="tg\\_data"', forged),
    part('name=tg_data', forged),
    part("name*=utf-8''tg%5Fdata", forged),
    part('name="tg.data"', forged),
    part('name="tg[data"', forged),
    part('name="tg_data[]"', forged),
    part('name="TG_DATA"', forged),
    part('name="tg_data"; filename="x"', forged),
    right + part('name="tg_data"', forged),
    part('name="tg_data"', forged) + right,
    right + part('name="tg_data[0]"', forged),
    part('name="comment"', `x\n--b\nContent-Disposition: form-data; name="tg_data"\n\n${forged}`),
    part('name="comment"', 'x'.repeat(20_000)) + right,
  ]) {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect(await isForwarded(send({ body: `${body}--b--\r\n`, headers })), body).toBe(false);
  }
  for (const query of ['?is_tg=1', '?tg_data=x', '?%74g_data=x', '?TG.data=x', '?a=1&tg+data=x'])
    expect(await isForwarded(post({ email: 'a@b.uz' }, {}, `/api/auth.register${query}`)), query).toBe(false);
  expect(await isForwarded(post({ tg_data: forged }, {}, '/api/AUTH.Register'))).toBe(false);
  expect(new Set(refused)).toEqual(new Set(['unreadable', 'malformed', 'forged']));
});

test('telegramGate forwards a chunked form, and does not forward a form that breaks off', async () => {
  const { raw, refused } = await setUp();
  const body = `--b\r\nContent-Disposition: form-data; name="tg_data"\r\n\r\n${sign()}\r\n--b--\r\n`;
  const head = (length: number) =>
    `POST /api/auth.register HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;
  expect(await raw(head(body.length) + body)).toContain('forwarded --b');
  expect(await raw(head(body.length + 1) + body)).toBe('');
  const chunks = [...body].map((character) => `1\r\n${character}\r\n`).join('');
  expect(
    await raw(`${head(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')}${chunks}0\r\n\r\n`),
  ).toContain('forwarded --b');
  expect(refused).toEqual([]);
});

test('telegramGate without a bot token forwards unsigned data', async () => {
  const { enter, isForwarded } = await setUp({ TELEGRAM_BOT_TOKEN: undefined as unknown as string });
  expect(await isForwarded(enter('whatever'))).toBe(true);
});

test('telegramGate, for any fuzzed tg_data, refuses the request', async () => {
  const { enter, isForwarded } = await setUp();
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (data) => {
      expect(await isForwarded(enter(data.toWellFormed()))).toBe(false);
    }),
    { numRuns: 30 },
  );
});
