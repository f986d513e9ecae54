import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { createRateLimiter } from '../../http/limits/createRateLimiter.ts';
import { requestContext } from '../../http/requestContext.ts';
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
