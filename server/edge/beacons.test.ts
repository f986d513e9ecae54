import express from 'express';
import type { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { requestContext } from '../http/requestContext.ts';
import { createRateLimiter } from '../http/createRateLimiter.ts';
import { listenForTest } from '../http/listenForTest.ts';
import { createMetrics } from '../observability/createMetrics.ts';
import { beacons } from './beacons.ts';

async function listen() {
  const metrics = createMetrics({ id: 'test' });
  const warn = vi.fn<(line: Record<string, unknown>) => void>();
  const app = express();
  app.use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false } as never));
  app.use(
    beacons({
      env: { PUBLIC_ORIGIN: undefined },
      limit: createRateLimiter({ perMinute: () => Infinity }),
      log: { warn } as never,
      metrics,
      patterns: async () => new Set(['/game/:sysname']),
    }),
  );
  const { origin } = await listenForTest(app);
  const post = (path: string, body: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    fetch(origin + path, { method: 'POST', body, headers: { 'content-type': 'text/plain', ...headers } });
  return { post, warn, text: () => (metrics.registry as Registry).metrics() };
}

test('vitals become histograms by route, and a route nobody knows is no new series', async () => {
  const site = await listen();
  const values = [
    { name: 'LCP', value: 1.7 },
    { name: 'CLS', value: 0.004 },
  ];
  expect((await site.post('/_/vitals', JSON.stringify({ route: '/game/:sysname', values }))).status).toBe(204);
  expect((await site.post('/_/vitals', JSON.stringify({ route: '/game/42', values }))).status).toBe(204);
  await vi.waitFor(async () => {
    const text = await site.text();
    expect(text).toContain('web_vitals_seconds_sum{vital="LCP",route="/game/:sysname"} 1.7');
    expect(text).toContain('web_vitals_layout_shift_count{route="other"} 1');
    expect(text).not.toContain('/game/42');
  });
});

test('an error is logged under its route and counted', async () => {
  const site = await listen();
  await site.post('/_/errors', JSON.stringify({ route: '/game/:sysname', build: 'b1', message: 'x is undefined' }));
  await vi.waitFor(() => expect(site.warn).toHaveBeenCalledTimes(1));
  expect(site.warn.mock.calls[0]?.[0]).toMatchObject({ event: 'client_error', route: '/game/:sysname', build: 'b1' });
  expect(await site.text()).toContain('client_errors_total{route="/game/:sysname"} 1');
});

test('a page that does not take the queries out of its addresses is not believed', async () => {
  const site = await listen();
  const address = 'https://yulduz.uz/ru/forms/sign_in?code=SECRET-1#tgWebAppData=SECRET-2';
  const report = { route: '/', build: 'b1', message: `x of ${address}`, stack: `Error\n at ${address}:1:2` };
  await site.post('/_/errors', JSON.stringify(report));
  await vi.waitFor(() => expect(site.warn).toHaveBeenCalledTimes(1));
  const [line] = site.warn.mock.calls[0] ?? [];
  expect(JSON.stringify(line)).not.toContain('SECRET');
  expect(line).toMatchObject({ stack: 'Error\n at https://yulduz.uz/ru/forms/sign_in:1:2' });
});

test('what is not a report of our own page is dropped without a word', async () => {
  const site = await listen();
  const report = JSON.stringify({ route: '/', build: 'b', message: 'm' });
  const posts = [
    site.post('/_/errors', '{"route":'),
    site.post('/_/errors', JSON.stringify({ route: '/', build: 'b', message: 'x'.repeat(301) })),
    site.post('/_/errors', report, { 'sec-fetch-site': 'cross-site' }),
    site.post('/_/errors', report, {}),
    site.post('/_/vitals', JSON.stringify({ route: '/', values: [{ name: 'LCP', value: -1 }] })),
    site.post('/_/errors', `"${'x'.repeat(5_000)}"`),
  ];
  for (const answer of await Promise.all(posts)) expect(answer.status).toBe(204);
  expect(site.warn).not.toHaveBeenCalled();
  expect(await site.text()).not.toMatch(/client_errors_total\{|web_vitals_seconds_count\{/);
});
