import express from 'express';
import type { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { createRateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { listenForTest } from '#server/http/listenForTest.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { createMetrics } from '#server/observability/createMetrics.ts';
import { createAnswerReports } from '#server/platform/answers/createAnswerReports.ts';
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
      answers: createAnswerReports({ log: { warn } as never, metrics }),
      patterns: async () => new Set(['/game/:sysname']),
    }),
  );
  const { origin } = await listenForTest(app);
  const post = (path: string, body: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    fetch(origin + path, { method: 'POST', body, headers: { 'content-type': 'text/plain', ...headers } });
  return { post, warn, text: () => (metrics.registry as Registry).metrics() };
}

test('a vitals beacon becomes histograms by route pattern; an unknown route is counted as other', async () => {
  const site = await listen();
  const values = [
    { name: 'LCP', value: 1.7 },
    { name: 'CLS', value: 0.004 },
  ];
  expect((await site.post('/_/vitals', JSON.stringify({ route: '/game/:sysname', values }))).status).toBe(204);
  expect((await site.post('/_/vitals', JSON.stringify({ route: '/game/42', values }))).status).toBe(204);
  await vi.waitFor(async () => {
    const text = await site.text();
    expect(text).toContain('croupier_web_vitals_seconds_sum{vital="LCP",route="/game/:sysname"} 1.7');
    expect(text).toContain('croupier_web_vitals_layout_shift_count{route="other"} 1');
    expect(text).not.toContain('/game/42');
  });
});

test('a beacon of told signs is counted by kind and not logged; an unknown kind is dropped', async () => {
  const site = await listen();
  await site.post('/_/signs', JSON.stringify({ signs: ['chasing', 'night'] }));
  await site.post('/_/signs', JSON.stringify({ signs: ['x{evil="1"}'] }));
  await vi.waitFor(async () => expect(await site.text()).toContain('croupier_signs_told_total{sign="chasing"} 1'));
  expect(await site.text()).not.toContain('evil');
  expect(site.warn).not.toHaveBeenCalled();
});

test('an error beacon is logged with its route and counted', async () => {
  const site = await listen();
  await site.post('/_/errors', JSON.stringify({ route: '/game/:sysname', build: 'b1', message: 'x is undefined' }));
  await vi.waitFor(() => expect(site.warn).toHaveBeenCalledTimes(1), 10_000);
  expect(site.warn.mock.calls[0]?.[0]).toMatchObject({ event: 'client_error', route: '/game/:sysname', build: 'b1' });
  expect(await site.text()).toContain('croupier_client_errors_total{route="/game/:sysname",kind="page"} 1');
});

test('an error beacon of a start that failed has its kind in the log and in the metric', async () => {
  const site = await listen();
  const report = { route: '/game/:sysname', build: 'b1', kind: 'start', message: 'A file is missing: /assets/x.js' };
  await site.post('/_/errors', JSON.stringify(report));
  await vi.waitFor(() => expect(site.warn).toHaveBeenCalledTimes(1));
  expect(site.warn.mock.calls[0]?.[0]).toMatchObject({ event: 'client_error', kind: 'start' });
  expect(await site.text()).toContain('croupier_client_errors_total{route="/game/:sysname",kind="start"} 1');
});

test('a differences beacon counts only methods and paths of the contract, and logs them', async () => {
  const site = await listen();
  const difference = { path: 'items[].title', expected: 'string', received: 'null' };
  const differences = [
    difference,
    { ...difference, path: 'items[].unknown' },
    { ...difference, path: 'items[].text.x' },
  ];
  await site.post('/_/errors', JSON.stringify({ method: 'popups.get', differences }));
  await site.post('/_/errors', JSON.stringify({ method: 'no.such', differences }));
  await site.post(
    '/_/errors',
    JSON.stringify({ method: 'popups.get', differences: [{ ...difference, received: 'a@b.uz' }] }),
  );
  await vi.waitFor(() => expect(site.warn).toHaveBeenCalledTimes(1));
  expect(site.warn.mock.calls[0]?.[0]).toEqual({
    event: 'upstream_differs',
    method: 'popups.get',
    differences: [difference],
  });
  const series = (await site.text())
    .split('\n')
    .filter((line) => line.startsWith('croupier_upstream_differences_total{'));
  expect(series).toEqual(['croupier_upstream_differences_total{method="popups.get",path="items[].title"} 1']);
});

test('a beacon of a missing message is logged and counted as message_errors, not as client_errors', async () => {
  const site = await listen();
  expect(await site.text()).toContain('croupier_message_errors_total{side="server"} 0');
  const report = { route: '/offers', build: 'b1', kind: 'message', message: 'There is no message: offers.x in uz' };
  await site.post('/_/errors', JSON.stringify(report));
  await vi.waitFor(() => expect(site.warn).toHaveBeenCalledTimes(1));
  expect(site.warn.mock.calls[0]?.[0]).toMatchObject({ event: 'message_error', side: 'browser', route: 'other' });
  const text = await site.text();
  expect(text).toContain('croupier_message_errors_total{side="browser"} 1');
  expect(text).not.toContain('croupier_client_errors_total{');
});

test('an error beacon whose addresses have queries is logged without them', async () => {
  const site = await listen();
  const address = 'https://yulduz.uz/ru/forms/sign_in?code=SECRET-1#tgWebAppData=SECRET-2';
  const report = { route: '/', build: 'b1', message: `x of ${address}`, stack: `Error\n at ${address}:1:2` };
  await site.post('/_/errors', JSON.stringify(report));
  await vi.waitFor(() => expect(site.warn).toHaveBeenCalledTimes(1), 10_000);
  const [line] = site.warn.mock.calls[0] ?? [];
  expect(JSON.stringify(line)).not.toContain('SECRET');
  expect(line).toMatchObject({ stack: 'Error\n at https://yulduz.uz/ru/forms/sign_in:1:2' });
});

test('an error beacon with an e-mail, a card, a phone number and a token is logged without them', async () => {
  const site = await listen();
  const text = 'ali@mail.uz paid with 8600 1234 5678 9012, called +998901234567, sid=9f8e7d6c5b4a';
  await site.post(
    '/_/errors',
    JSON.stringify({ route: '/', build: 'a@b.uz', message: text, stack: `Error: ${text}\n at x.js:1:2` }),
  );
  await vi.waitFor(() => expect(site.warn).toHaveBeenCalledTimes(1));
  const line = JSON.stringify(site.warn.mock.calls[0]?.[0]);
  expect(line).not.toMatch(/mail\.uz|8600|9012|99890|9f8e|b\.uz/);
  expect(line).toContain('at x.js:1:2');
});

test('a beacon that is malformed, too long or from another site gets 204 and is neither logged nor counted', async () => {
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
  expect(await site.text()).not.toMatch(/client_errors_total\{|croupier_web_vitals_seconds_count\{/);
});
