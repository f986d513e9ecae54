import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { expect, test } from 'vitest';
import { createRateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { createSolvedWaits } from '#server/http/limits/createSolvedWaits.ts';
import { noteSignIn } from '#server/http/limits/signsIn.ts';
import { listenForTest } from '#server/http/listenForTest.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { createKnownDevices } from '#server/http/session/createKnownDevices.ts';
import { apiGuard } from '#server/platform/apiGuard.ts';
import { accountOf, limitByLogin } from './limitByLogin.ts';

/** Attempts per minute. */
const limit = 5;

const env = {
  SESSION_COOKIE: ['sid'],
  API_BODY_LIMIT: 400_000,
  FRAME_ANCESTORS: ["'self'"],
  PUBLIC_ORIGIN: undefined,
  TRUST_PROXY: ['loopback'],
};

const devices = createKnownDevices(env);

/** A platform that echoes the request body; the password "right" signs in. */
const listen = async (now?: () => number) => {
  const waits = createSolvedWaits({ env: {}, isSecure: () => false, ...(now ? { now } : {}) });
  const app = express().set('trust proxy', 'loopback').use(requestContext(env));
  app.use(
    '/api',
    apiGuard(env),
    limitByLogin(createRateLimiter({ perMinute: () => limit }), env, devices, waits),
    async (req, res) => {
      const body = await text(req);
      const setCookie = ['lang=uz', body.includes('right') ? 'sid=1; HttpOnly' : 'sid=; Max-Age=0'];
      if (body.includes('right')) noteSignIn(res);
      const signIn = { cookieHeader: req.headers.cookie, setCookie, account: accountOf(res) ?? '', secure: false };
      res.setHeader('Set-Cookie', [...setCookie, devices.lineFor(signIn) ?? []].flat());
      res.send(body);
    },
  );
  const listener = await listenForTest(app);
  /** Sends each piece after the server has read the one before; resolves with the whole answer. */
  const sendSlowly = async (pieces: readonly string[]) => {
    const accepted = once(listener.server, 'connection') as Promise<[Socket]>;
    const socket = connect(Number(new URL(listener.origin).port), '127.0.0.1');
    const answer = text(socket);
    const [inner] = await accepted;
    let sent = 0;
    for (const piece of pieces) {
      socket.write(piece);
      sent += piece.length;
      await expect.poll(() => inner.bytesRead, { interval: 1 }).toBe(sent);
    }
    return answer;
  };
  return { ...listener, sendSlowly };
};
let address = 0;
const post = (origin: string, method: string, fields: Record<string, string>, more: Record<string, string> = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  address += 1;
  const headers = { 'x-forwarded-for': `203.0.${address >> 8}.${address & 255}`, ...more };
  return fetch(`${origin}/api/${method}`, { method: 'POST', body, headers });
};
const part = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${value}\r\n`;
const plain = (...fields: (readonly [string, string])[]) =>
  fields.map(([name, value]) => part(`"${name}"`, value)).join('');

test('limitByLogin counts attempts per login across addresses and spellings, and forwards the body unchanged', async () => {
  const { origin } = await listen();
  const spellings = ['Demo@Yulduz.test', ' demo@yulduz.test', 'demo@yulduz.test ', 'DEMO@YULDUZ.TEST'];
  for (const method of ['auth.login', 'AUTH.Restore']) {
    for (let call = 0; call < limit; call += 1) {
      const login = spellings[call % 4] ?? '';
      const answer = await post(origin, method, { password: 'wrong', login, code: 'ʻ1' });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('ʻ1');
    }
    const refused = await post(origin, method, { login: 'demo@yulduz.test', password: 'right' });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: { type: 'TooManyRequestsException' } });
  }
  expect((await post(origin, 'auth.login', { login: 'other@yulduz.test', password: 'wrong' })).status).toBe(200);
  expect((await post(origin, 'support.sendFeedback', { login: 'demo@yulduz.test' })).status).toBe(200);
});

test('limitByLogin, for a known device, has a separate limit per account while other devices are refused', async () => {
  const { origin } = await listen();
  const answer = await post(origin, 'auth.login', { login: 'owner', password: 'right' });
  const lines = answer.headers.getSetCookie();
  const cookie = lines.find((line) => line.startsWith('known_device='))?.split(';', 1)[0] ?? '';
  const enter = async (login: string, password: string, known = '') =>
    (await post(origin, 'auth.login', { login, password }, { cookie: known })).status;
  for (let call = 0; call < limit; call += 1) await enter('owner', `wrong-${call}`);
  expect(await enter('owner', 'right')).toBe(429);
  expect(await enter('OWNER', 'right', cookie)).toBe(200);
  for (let call = 0; call < limit; call += 1) expect(await enter('owner', 'wrong', cookie)).toBe(200);
  expect(await enter('owner', 'wrong', cookie)).toBe(429);
  // At another account the device is unknown.
  for (let call = 0; call < limit; call += 1) await enter('victim', `wrong-${call}`);
  expect(await enter('victim', 'wrong', cookie)).toBe(429);
});

test('limitByLogin lets an unknown device with the right password in after a minute; a wrong one waits again', async () => {
  const clock = { at: Date.UTC(2026, 0, 5) };
  const { origin } = await listen(() => clock.at);
  const enter = async (password: string, cookie = '') => {
    const answer = await post(origin, 'auth.login', { login: 'owner', password }, { cookie });
    const wait = answer.headers.getSetCookie().find((line) => line.startsWith('sign_in_wait='));
    return { answer, status: answer.status, cookie: wait?.split(';', 1)[0] ?? '' };
  };
  for (let call = 0; call < limit; call += 1) await enter(`wrong-${call}`);
  const refused = await enter('right');
  expect(refused.answer.headers.get('retry-after')).toBe('60');
  expect(await refused.answer.json()).toMatchObject({ error: { error_data: { resend_time: 60 } } });
  expect((await enter('right', refused.cookie)).status).toBe(429);
  const [guesser] = [await enter('wrong')];
  clock.at += 66_000;
  expect((await enter('wrong', guesser.cookie)).status).toBe(200);
  expect((await enter('wrong', guesser.cookie)).status).toBe(429);
  const entered = await enter('right', refused.cookie);
  expect([entered.status, entered.answer.headers.get('retry-after')]).toEqual([200, null]);
  expect(entered.answer.headers.getSetCookie().some((line) => line.startsWith('sid=1'))).toBe(true);
});

test('limitByLogin does not count attempts that sign in', async () => {
  const { origin } = await listen();
  for (let call = 0; call < 3 * limit; call += 1)
    expect((await post(origin, 'auth.login', { login: 'demo', password: 'right' })).status).toBe(200);
});

test.each(['chunked', 'with a length'])(
  'limitByLogin, for a form sent in four pieces, %s, counts its login and forwards it whole',
  async (framing) => {
    const { origin, sendSlowly } = await listen();
    const body = (password: string) => `${plain(['login', 'slow@yulduz.test'], ['password', password])}--x--\r\n`;
    /** The pieces end within the name of the login, within its value, and within the last boundary. */
    const piecesOf = (text: string) => {
      const ends = [text.indexOf('ogin"'), text.indexOf('low@'), text.length - 3, text.length];
      return ends.map((end, index) => text.slice(index === 0 ? 0 : ends[index - 1], end));
    };
    const enter = (password: string) => {
      address += 1;
      const text = body(password);
      const isChunked = framing === 'chunked';
      const head = [
        'POST /api/auth.login HTTP/1.1',
        'Host: a',
        'Connection: close',
        `X-Forwarded-For: 203.0.${address >> 8}.${address & 255}`,
        'Content-Type: multipart/form-data; boundary=x',
        isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${text.length}`,
      ];
      const pieces = piecesOf(text).map((one) => (isChunked ? `${one.length.toString(16)}\r\n${one}\r\n` : one));
      return sendSlowly([`${head.join('\r\n')}\r\n\r\n`, ...pieces, ...(isChunked ? ['0\r\n\r\n'] : [])]);
    };
    for (let call = 0; call < limit; call += 1) {
      const answer = await enter(`wrong-${call}`);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer.endsWith(`\r\n\r\n${body(`wrong-${call}`)}`)).toBe(true);
    }
    expect(await enter('right')).toMatch(/^HTTP\/1\.1 429 /);
    expect((await post(origin, 'auth.login', { login: 'slow@yulduz.test', password: 'right' })).status).toBe(429);
    expect((await post(origin, 'auth.login', { login: 'other@yulduz.test', password: 'wrong' })).status).toBe(200);
  },
);

test('limitByLogin forwards a sign-in form in one piece, an empty one, and other methods with any body', async () => {
  const { raw, origin } = await listen();
  const body = '--x\r\nContent-Disposition: form-data; name="login"\r\n\r\nslow\r\n--x--\r\n';
  const head = `POST /api/auth.login HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
  expect(await raw(`${head}Content-Length: ${body.length}\r\n\r\n${body}`)).toContain('slow');
  const large = 'y'.repeat(300_000);
  expect(await (await post(origin, 'support.sendFeedback', { 'login[]': 'a', comment: large })).text()).toContain(
    large,
  );
  const empty = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
  expect((await fetch(`${origin}/api/auth.login`, empty)).status).toBe(200);
});

const victim = ['login', 'victim'] as const;

test.each([
  ['a large field before it', plain(['comment', 'y'.repeat(17_000)], victim), 413],
  ['a decoy before it', plain(['login', 'decoy'], victim), 400],
  ['a decoy behind it', plain(victim, ['login', 'decoy']), 400],
  ['a decoy in another case', plain(['Login', 'decoy'], victim), 400],
  ['a list', plain(['login[]', 'victim']), 400],
  ['a blank before the name', part('" login"', 'victim'), 400],
  ['an escape in the name', part('"l\\ogin"', 'victim'), 400],
  ['an escaped quote', part('"a\\"; name=\\"login"', 'victim'), 400],
  ['a name without quotes', part('login', 'victim'), 400],
  ['a single quote', part("'login'", 'victim'), 400],
  ['two names', part('"a"; name="login"', 'victim'), 400],
  ['an extended name', part('"a"; name*=utf-8\'\'login', 'victim'), 400],
  ['a file', part('"login"; filename="a"', 'victim'), 400],
  ['a header of its own', part('"login"\r\nContent-Type: text/plain; charset=utf-16', 'victim'), 400],
  ['an encoding for the form', plain(['_charset_', 'utf-16'], victim), 400],
  ['bare line feeds', plain(victim).replaceAll('\r\n', '\n'), 400],
  ['a text before the first boundary', `x\r\n${plain(victim)}`, 400],
])(
  'a sign-in form with %s is refused, so that the platform cannot read another login than the counted one',
  async (_name, parts, status) => {
    const { origin } = await listen();
    for (const method of ['auth.login', 'AUTH.Restore']) {
      const answer = await fetch(`${origin}/api/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: `${parts}${plain(['password', 'right'])}--x--\r\n`,
      });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([status, null]);
      expect(await answer.json()).toMatchObject({ error: { type: 'InvalidRequestException' } });
    }
  },
);

test('limitByLogin refuses extra query parameters, a form without its end, and an unclear boundary with 400', async () => {
  const { origin } = await listen();
  const send = async (query: string, type: string, body: string) => {
    const init = { method: 'POST', headers: { 'content-type': `multipart/form-data; ${type}` }, body };
    return (await fetch(`${origin}/api/auth.login${query}`, init)).status;
  };
  const whole = `${plain(victim)}--x--\r\n`;
  expect(await send('?version=2.34&locale=ru', 'boundary=x', whole)).toBe(200);
  for (const query of ['?login=decoy', '?a=1', '?Login[]=x']) expect(await send(query, 'boundary=x', whole)).toBe(400);
  expect(await send('', 'boundary=x', plain(victim))).toBe(400);
  expect(await send('', 'boundary=x; boundary=y', whole)).toBe(400);
  expect(await send('', 'boundary="x"', whole)).toBe(400);
});
