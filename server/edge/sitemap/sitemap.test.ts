import express from 'express';
import request from 'supertest';
import { expect, test, vi } from 'vitest';
import { createRateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { contextOf, requestContext } from '#server/http/requestContext.ts';
import type { UpstreamCall } from '#server/http/trace/RequestTrace.ts';
import { sitemap } from './sitemap.ts';

test('the sitemap, over its limit, answers 429; other pages are still served', async () => {
  const app = express()
    .use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }))
    .use(
      sitemap({
        originOf: () => 'https://yulduz.uz',
        sourcesFor: () =>
          ({
            call: () => Promise.reject(new Error('dead')),
            content: () => Promise.reject(new Error('dead')),
          }) as never,
        times: () => ({ fresh: 60_000, stale: 0, error: 0 }),
        onError: () => {},
        limit: createRateLimiter({ perMinute: (name) => (name === 'sitemap' ? 3 : Infinity) }),
      }),
    )
    .use((_req, res) => void res.status(299).end());
  const statusOf = async (path: string) => (await request(app).get(path)).status;
  const statuses = [
    await statusOf('/sitemap.xml'),
    await statusOf('/sitemap/pages-1.xml'),
    await statusOf('/sitemap/none-9.xml'),
  ];
  expect(statuses).not.toContain(429);
  expect([await statusOf('/sitemap/pages-1.xml'), await statusOf('/sitemap.xml'), await statusOf('/faq')]).toEqual([
    429, 429, 299,
  ]);
});

test('a list of the sitemap that fails is reported with the id of its request, and is a failed call of its trace', async () => {
  const onError = vi.fn();
  const dead = () => Promise.reject(new Error('dead'));
  let calls: UpstreamCall[] = [];
  const app = express()
    .use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }), (_req, res, next) => {
      ({ calls } = contextOf(res));
      next();
    })
    .use(
      sitemap({
        originOf: () => 'https://yulduz.uz',
        sourcesFor: () => ({ call: dead, content: dead }) as never,
        times: () => ({ fresh: 60_000, stale: 0, error: 0 }),
        onError,
        limit: createRateLimiter({ perMinute: () => Infinity }),
      }),
    );
  const answer = await request(app).get('/sitemap/games-1.xml');
  expect(answer.status).toBe(503);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'games', answer.headers['x-request-id']);
  expect(calls).toEqual([
    { name: 'sitemap.games', verdict: 'failed', ms: expect.any(Number), startedAt: expect.any(Number) },
  ]);
});
