import express from 'express';
import { expect, test, vi } from 'vitest';
import { listenForTest } from '#server/http/listenForTest.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { apiGuard } from '#server/platform/apiGuard.ts';
import { signOut } from './signOut.ts';

test('signOut reports a session that the platform never ended with the id of the request', async () => {
  // Sockets need their own timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const env = { SESSION_COOKIE: ['sid'], TRUST_PROXY: false as const };
  const onGivenUp = vi.fn();
  const error = new TypeError('reset');
  const app = express().use(
    '/api',
    requestContext(env),
    apiGuard({ API_BODY_LIMIT: 1_000, FRAME_ANCESTORS: ["'self'"] }),
    signOut({ env, transportFor: () => ({ transport: () => Promise.reject(error), cookies: () => [] }), onGivenUp }),
  );
  const { origin } = await listenForTest(app);
  const answer = await fetch(`${origin}/api/auth.logout`);
  await vi.advanceTimersByTimeAsync(200_000);
  vi.useRealTimers();
  expect(onGivenUp).toHaveBeenCalledExactlyOnceWith(expect.anything(), answer.headers.get('x-request-id'));
});
