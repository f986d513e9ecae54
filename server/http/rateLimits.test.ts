import express from 'express';
import { expect, test } from 'vitest';
import { rateLimitTable } from '../../config/rateLimits.ts';
import { boundedStore } from './boundedStore.ts';
import { listenForTest } from './listenForTest.ts';
import { rateLimits } from './rateLimits.ts';

const listen = (RATE_LIMITS: 'on' | 'off') => {
  const app = express().set('trust proxy', 'loopback');
  app.use('/api', rateLimits({ RATE_LIMITS }), (_req, res) => void res.json({ data: 1 }));
  return listenForTest(app);
};
const post = (url: string, ip = '1.2.3.4') => fetch(url, { method: 'POST', headers: { 'x-forwarded-for': ip } });

test('the call after the last is 429 with an envelope and a time to wait; others go on', async () => {
  const { origin } = await listen('on');
  const { limit } = rateLimitTable.login;
  for (let call = 0; call < limit; call += 1) {
    expect((await post(`${origin}/api/${call % 2 ? 'auth.login' : 'AUTH.Login'}`)).status).toBe(200);
  }
  const refused = await post(`${origin}/api/auth.login`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('ratelimit')).toContain('"login"');
  expect(await refused.json()).toMatchObject({
    error: { type: 'TooManyRequestsException', error_data: { resend_time: expect.any(Number) as number } },
  });
  expect((await post(`${origin}/api/auth.login`, '1.2.3.5')).status).toBe(200);
  expect((await post(`${origin}/api/auth.register`)).status).toBe(200);
  expect((await fetch(`${origin}/api/games.get`)).status).toBe(200);
});

test('addresses of one /64 are one visitor', async () => {
  const { origin } = await listen('on');
  for (let call = 0; call < rateLimitTable.register.limit; call += 1) {
    await post(`${origin}/api/auth.register`, `2001:db8:1:2::${call + 1}`);
  }
  expect((await post(`${origin}/api/auth.register`, '2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await post(`${origin}/api/auth.register`, '2001:db8:1:3::1')).status).toBe(200);
});

test('off is off', async () => {
  const { origin } = await listen('off');
  const answers = await Promise.all(Array.from({ length: 40 }, () => post(`${origin}/api/auth.login`)));
  expect(answers.every(({ status, headers }) => status === 200 && !headers.has('ratelimit'))).toBe(true);
});

test('a flood of addresses does not grow the counters without end', async () => {
  const store = boundedStore(60_000);
  for (let visitor = 0; visitor < 60_000; visitor += 1) await store.increment(String(visitor));
  expect(await store.get?.('59999')).toMatchObject({ totalHits: 1 });
  expect(await store.get?.('0')).toBeUndefined();
});
