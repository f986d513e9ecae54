import { text } from 'node:stream/consumers';
import express from 'express';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRateLimiter } from './createRateLimiter.ts';
import { limitByLogin, loginOf } from './limitByLogin.ts';
import { listenForTest } from './listenForTest.ts';

/** A minute. */
const limit = 5;

/** Answers with what it was sent; a password "right" signs in. */
const listen = () => {
  const app = express().set('trust proxy', 'loopback');
  app.use(
    '/api',
    limitByLogin(createRateLimiter({ perMinute: () => limit }), { SESSION_COOKIE: ['sid'] }),
    async (req, res) => {
      const body = await text(req);
      res.setHeader('Set-Cookie', ['lang=uz', body.includes('right') ? 'sid=1; HttpOnly' : 'sid=; Max-Age=0']);
      res.send(body);
    },
  );
  return listenForTest(app);
};
let address = 0;
const post = (origin: string, method: string, fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  address += 1;
  const headers = { 'x-forwarded-for': `203.0.${address >> 8}.${address & 255}` };
  return fetch(`${origin}/api/${method}`, { method: 'POST', body, headers });
};

test('tries at one login are counted from wherever they come, however it is spelt; the body arrives whole', async () => {
  const { origin } = await listen();
  const spellings = ['Demo@Yulduz.test', ' demo@yulduz.test', 'demo@yulduz.test ', 'DEMO@YULDUZ.TEST'];
  for (let call = 0; call < limit; call += 1) {
    const answer = await post(origin, call % 2 ? 'auth.login' : 'AUTH.Restore', {
      password: 'wrong',
      login: spellings[call % 4] ?? '',
      code: 'ʻ1',
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('ʻ1');
  }
  const refused = await post(origin, 'auth.login', { login: 'demo@yulduz.test', password: 'right' });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error: { type: 'TooManyRequestsException' } });
  expect((await post(origin, 'auth.login', { login: 'other@yulduz.test', password: 'wrong' })).status).toBe(200);
  expect((await post(origin, 'account.getinfo', { login: 'demo@yulduz.test' })).status).toBe(200);
});

test('who signs in is not counted', async () => {
  const { origin } = await listen();
  for (let call = 0; call < 3 * limit; call += 1)
    expect((await post(origin, 'auth.login', { login: 'demo', password: 'right' })).status).toBe(200);
});

test('a body in pieces, a large one and one without the field pass whole', async () => {
  const { raw, origin } = await listen();
  const body = '--x\r\nContent-Disposition: form-data; name="login"\r\n\r\nslow\r\n--x--\r\n';
  const answer = await raw(
    `POST /api/auth.login HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(answer).toContain('slow');
  const large = 'y'.repeat(300_000);
  expect(await (await post(origin, 'auth.login', { login: 'a', comment: large })).text()).toContain(large);
  expect((await fetch(`${origin}/api/auth.login`, { method: 'POST' })).status).toBe(200);
});

test('the login is found wherever it stands, and nothing else is taken for it', async () => {
  const boundary = 'b0undary';
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[a-z0-9@.]{1,30}$/),
      fc.array(fc.tuple(fc.stringMatching(/^[a-z_]{6,12}$/), fc.stringMatching(/^[\w "=;]{0,30}$/)), {
        maxLength: 4,
      }),
      fc.nat(4),
      async (login, others, place) => {
        const fields = [...others.slice(0, place), ['login', login] as const, ...others.slice(place)];
        const body = fields
          .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
          .join('');
        expect(loginOf(`${body}--${boundary}--\r\n`)).toBe(login);
      },
    ),
  );
  expect(loginOf('--x\r\nContent-Disposition: form-data; name="loginx"\r\n\r\na\r\n')).toBeUndefined();
  expect(loginOf('')).toBeUndefined();
});
