import express, { type Express } from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import type { RateLimitName } from '../../../config/rateLimits.ts';
import { createRateLimiter, type RateLimiterOptions } from './createRateLimiter.ts';
import { rateLimits } from './rateLimits.ts';

const site = (options: Partial<RateLimiterOptions> = {}) => {
  const app = express().set('trust proxy', 'loopback');
  app.use(
    '/api',
    rateLimits(createRateLimiter({ perMinute: () => 6, ...options })),
    (_req, res) => void res.json({ data: 1 }),
  );
  return app;
};
const post = (app: Express, path: string, ip = '1.2.3.4') => request(app).post(path).set('X-Forwarded-For', ip);

test('rateLimits, for the call over the limit, answers 429 with a wait; other visitors and methods pass', async () => {
  const app = site();
  for (let call = 0; call < 6; call += 1)
    expect((await post(app, `/api/${call % 2 ? 'auth.login' : 'AUTH.Login'}`)).status).toBe(200);
  const refused = await post(app, '/api/auth.login');
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(5);
  expect(wait).toBeLessThanOrEqual(10);
  expect(refused.body).toMatchObject({
    error: { type: 'TooManyRequestsException', error_data: { resend_time: wait } },
  });
  expect((await post(app, '/api/auth.login', '1.2.3.5')).status).toBe(200);
  expect((await post(app, '/api/auth.register')).status).toBe(200);
  expect((await request(app).get('/api/games.get')).status).toBe(200);
});

test('rateLimits counts the addresses of one IPv6 /64, and both forms of an IPv4 address, as one visitor', async () => {
  const app = site();
  for (let call = 0; call < 6; call += 1) await post(app, '/api/auth.register', `2001:db8:1:2::${call + 1}`);
  expect((await post(app, '/api/auth.register', '2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await post(app, '/api/auth.register', '2001:db8:1:3::1')).status).toBe(200);
  // An IPv4 address is the same visitor however it is written.
  for (let call = 0; call < 6; call += 1) await post(app, '/api/auth.register', '9.8.7.6');
  expect((await post(app, '/api/auth.register', '::ffff:9.8.7.6')).status).toBe(429);
});

test('rateLimits, with an infinite rate, passes every call', async () => {
  const app = site({ perMinute: () => Infinity });
  const answers = await Promise.all(Array.from({ length: 40 }, () => post(app, '/api/auth.login')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test('rateLimits, after the operator changes the rate, uses the new rate from the next call on', async () => {
  let rate = 1;
  const app = site({ perMinute: () => rate });
  expect((await post(app, '/api/auth.login')).status).toBe(200);
  expect((await post(app, '/api/auth.login')).status).toBe(429);
  rate = Infinity;
  expect((await post(app, '/api/auth.login')).status).toBe(200);
});

test('rateLimits, when the shared bucket is empty, answers 429 with its wait; reads do not ask it', async () => {
  const asked: string[] = [];
  const app = site({
    shared: {
      take: (name, key) => {
        asked.push(`${name} ${key}`);
        return Promise.resolve(name === ('login' satisfies RateLimitName) ? 2_500 : 0);
      },
      giveBack: () => {},
      isFirst: () => Promise.resolve(true),
    },
  });
  const refused = await post(app, '/api/auth.login');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3']);
  expect((await post(app, '/api/auth.register')).status).toBe(200);
  expect((await request(app).get('/api/games.get')).status).toBe(200);
  expect(asked).toEqual(['login 1.2.3.4', 'register 1.2.3.4']);
});
