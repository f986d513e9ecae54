import express, { type Express, type Request } from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import type { RateLimitName } from '#config/rateLimits.ts';
import { createRateLimiter, type RateLimiterOptions } from './createRateLimiter.ts';
import { noteRefused } from './noteRefused.ts';
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
    expect((await post(app, `/api/${call % 2 ? 'auth.register' : 'AUTH.Register'}`)).status).toBe(200);
  const refused = await post(app, '/api/auth.register');
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(5);
  expect(wait).toBeLessThanOrEqual(10);
  expect(refused.body).toMatchObject({
    error: { type: 'TooManyRequestsException', error_data: { resend_time: wait } },
  });
  expect((await post(app, '/api/auth.register', '1.2.3.5')).status).toBe(200);
  expect((await post(app, '/api/support.sendFeedback')).status).toBe(200);
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

test('rateLimits counts a /56 four times and a /48 32 times as generously as a /64, and other networks apart', async () => {
  const app = site();
  const passed = async (addressOf: (index: number) => string, tries: number) => {
    let count = 0;
    for (let index = 0; index < tries; index += 1)
      count += (await post(app, '/api/auth.register', addressOf(index))).status === 200 ? 1 : 0;
    return count;
  };
  const hex = (number: number) => number.toString(16);
  expect(await passed((index) => `2001:db8:1:1${hex(index + 16)}::1`, 40)).toBe(24);
  // Some tokens come back while the requests are made.
  const larger = await passed((index) => `2001:db8:2:${hex(index * 256)}::1`, 250);
  expect([larger >= 192, larger < 210]).toEqual([true, true]);
  expect(await passed(() => '2001:db8:3::1', 8)).toBe(6);
});

test('rateLimits counts guests without a session apart, and unknown sessions only while they may be players', async () => {
  const app = express().set('trust proxy', 'loopback');
  const isGuest = (req: Request) => req.headers.cookie === undefined;
  app.use('/api', rateLimits(createRateLimiter({ perMinute: () => 6 }), isGuest), (req, res) => {
    if (req.headers.cookie?.includes('made-up')) noteRefused(res);
    res.json({ data: 1 });
  });
  const pay = async (cookie?: string) => {
    const sent = post(app, '/api/cashier.makeDeposit');
    return (await (cookie === undefined ? sent : sent.set('Cookie', cookie))).status;
  };
  for (let call = 0; call < 6; call += 1) expect(await pay()).toBe(200);
  expect(await pay()).toBe(429);
  // The limit of the refused is used up: no unknown session gets through until one is confirmed.
  expect(await pay('sid=made-up')).toBe(429);
});

test('rateLimits, with an infinite rate, passes every call', async () => {
  const app = site({ perMinute: () => Infinity });
  const answers = await Promise.all(Array.from({ length: 40 }, () => post(app, '/api/auth.register')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test('rateLimits, after the operator changes the rate, uses the new rate from the next call on', async () => {
  let rate = 1;
  const app = site({ perMinute: () => rate });
  expect((await post(app, '/api/auth.register')).status).toBe(200);
  expect((await post(app, '/api/auth.register')).status).toBe(429);
  rate = Infinity;
  expect((await post(app, '/api/auth.register')).status).toBe(200);
});

test('rateLimits, when the shared bucket is empty, answers 429 with its wait; reads do not ask it', async () => {
  const taken: string[] = [];
  const app = site({
    shared: {
      take: (name, key) => {
        taken.push(`${name} ${key}`);
        return Promise.resolve(name === ('register' satisfies RateLimitName) ? 2_500 : 0);
      },
      giveBack: () => {},
      isFirst: () => Promise.resolve(true),
    },
  });
  const refused = await post(app, '/api/auth.register');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3']);
  expect((await post(app, '/api/support.sendFeedback')).status).toBe(200);
  expect((await request(app).get('/api/games.get')).status).toBe(200);
  expect(taken).toEqual(['register 1.2.3.4', 'tickets 1.2.3.4']);
});
