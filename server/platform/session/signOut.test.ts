import express from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForTest } from '#server/http/listenForTest.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { expireSessionCookies } from '#server/http/session/expireSessionCookies.ts';
import { apiGuard } from '#server/platform/apiGuard.ts';
import type { Transport, TransportResponse } from '#shared/api/call.ts';
import { signOut } from './signOut.ts';

const env = { SESSION_COOKIE: ['sid'], TRUST_PROXY: false as const };
const headers = { get: () => null };
const done: TransportResponse = { status: 200, body: { data: 1 }, headers };
const refusal = (type: string): TransportResponse => ({
  status: 200,
  body: { error: { type, message: '', error_data: {} } },
  headers,
});

beforeEach(() => {
  // Sockets need their own timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function setUp(cookies: string[] = []) {
  const platform = vi.fn<Transport>();
  const onGivenUp = vi.fn<(error: unknown) => void>();
  const app = express();
  app.use(requestContext({ ...env, FRAME_ANCESTORS: ["'self'", 'https://web.telegram.org'] }));
  app.use(
    '/api',
    expireSessionCookies({ env, isSecure: () => true }),
    apiGuard({ API_BODY_LIMIT: 1_000, FRAME_ANCESTORS: ["'self'"] }),
    signOut({ env, transportFor: () => ({ transport: platform, cookies: () => cookies }), onGivenUp }),
    (_req, res) => void res.status(299).end(),
  );
  const { origin } = await listenForTest(app);
  return { platform, onGivenUp, ask: (path: string) => fetch(`${origin}/api/${path}`) };
}

const ended = 'sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax';

test('auth.logout expires the session cookie once, and passes on the platform’s other cookies', async () => {
  const { platform, ask } = await setUp(['sid=new; Path=/', 'theme=; Max-Age=0']);
  platform.mockResolvedValue(done);
  const answer = await ask('auth.logout');
  expect(answer.headers.getSetCookie()).toEqual([ended, 'theme=; Max-Age=0']);
  expect(await answer.json()).toEqual({ data: 1 });
  expect(platform).toHaveBeenCalledTimes(1);
});

test('signOut passes other methods on without changing cookies', async () => {
  const { ask } = await setUp();
  const answer = await ask('account.getInfo');
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([299, []]);
});

test('auth.logout in a frame expires the framed session cookie', async () => {
  const { platform, ask } = await setUp();
  platform.mockResolvedValue(done);
  const answer = await ask('auth.logout?_non_strict=true');
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-sid_p=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=None; Partitioned',
  ]);
});

test.each([
  ['an outage', () => Promise.reject(new TypeError('reset'))],
  ['HTTP 500', () => Promise.resolve({ status: 500, body: undefined, headers })],
  ['too many requests', () => Promise.resolve(refusal('TooManyRequestsException'))],
])(
  'auth.logout, after %s, expires the cookie at once and repeats the call until the session ends',
  async (_name, fail) => {
    const { platform, onGivenUp, ask } = await setUp();
    platform.mockImplementationOnce(fail).mockImplementationOnce(fail).mockResolvedValue(done);
    const answer = await ask('auth.logout');
    expect(answer.headers.getSetCookie()).toEqual([ended]);
    expect(await answer.json()).toMatchObject({ error: {} });
    await vi.advanceTimersByTimeAsync(200_000);
    expect(platform).toHaveBeenCalledTimes(3);
    expect(onGivenUp).not.toHaveBeenCalled();
  },
);

test('auth.logout, when every call fails, is sent five times and then reported once', async () => {
  const { platform, onGivenUp, ask } = await setUp();
  platform.mockRejectedValue(new TypeError('reset'));
  await ask('auth.logout');
  await vi.advanceTimersByTimeAsync(200_000);
  expect(platform).toHaveBeenCalledTimes(5);
  expect(onGivenUp).toHaveBeenCalledTimes(1);
});

test('auth.logout of a session that is already over is not repeated', async () => {
  const { platform, ask } = await setUp();
  platform.mockResolvedValue(refusal('AuthorizationException'));
  const answer = await ask('auth.logout');
  expect(answer.headers.getSetCookie()).toEqual([ended]);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(platform).toHaveBeenCalledTimes(1);
});
