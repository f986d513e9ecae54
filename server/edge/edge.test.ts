import express, { type RequestHandler } from 'express';
import { expect, test } from 'vitest';
import { parseEnv } from '../../config/env.ts';
import { createRateLimiter } from '../http/limits/createRateLimiter.ts';
import { listenForTest } from '../http/listenForTest.ts';
import { requestContext } from '../http/requestContext.ts';
import { createLogger } from '../observability/createLogger.ts';
import { createMetrics } from '../observability/createMetrics.ts';
import { adminApp } from './adminApp.ts';
import { builds } from './builds.ts';
import { cspReport } from './cspReport.ts';
import { health } from './health.ts';
import { type Hit, hitBeacon } from './hitBeacon.ts';
import { metricsRoute } from './metricsRoute.ts';
import { type RobotsOptions, robots } from './robots.ts';

const env = parseEnv({});
const tenAMinute = () => createRateLimiter({ perMinute: () => 10 });
function site(...stages: RequestHandler[]) {
  const app = express().set('trust proxy', 'loopback');
  app.use(requestContext(env), ...stages, (_req, res) => void res.status(404).send('page'));
  return listenForTest(app);
}
function logLines() {
  const lines: Record<string, unknown>[] = [];
  const { log } = createLogger(env, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { log, lines };
}

test('alive says nothing of dependencies; ready gives its reasons and turns at once when draining', async () => {
  let cold: string | undefined = 'collections are not loaded';
  let draining = false;
  const { origin } = await site(health({ isDraining: () => draining, checks: { content: () => cold } }));
  const ready = async () => {
    const answer = await fetch(`${origin}/readyz`);
    return [answer.status, await answer.json()];
  };
  expect(await ready()).toEqual([503, { ready: false, reasons: ['content: collections are not loaded'] }]);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  cold = undefined;
  expect(await ready()).toEqual([200, { ready: true, reasons: [] }]);
  draining = true;
  expect(await ready()).toEqual([503, { ready: false, reasons: ['draining'] }]);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${origin}/healthz`, { method: 'POST' })).status).toBe(404);
});

test.each([
  ['this machine', {}, 200],
  ['the world behind a proxy on this machine', { 'x-forwarded-for': '9.9.9.9' }, 404],
  ['a proxy that speaks RFC 7239', { forwarded: 'for=9.9.9.9' }, 404],
  ['the world with the token', { 'x-forwarded-for': '9.9.9.9', authorization: 'Bearer s3cret-token' }, 200],
  ['the world with half of it', { 'x-forwarded-for': '9.9.9.9', authorization: 'Bearer s3cret' }, 404],
])('/metrics for %s', async (_name, headers, status) => {
  const { registry } = createMetrics({ id: 'b1' });
  const { origin } = await site(metricsRoute(registry, { ADMIN_TOKEN: 's3cret-token' }));
  const answer = await fetch(`${origin}/metrics`, { headers: headers as Record<string, string> });
  expect(answer.status).toBe(status);
  expect((await answer.text()).includes('build_info{id="b1"} 1')).toBe(status === 200);
});

test('the second listener answers probes and metrics and nothing else', async () => {
  const { registry } = createMetrics({ id: 'b1' });
  const { origin } = await listenForTest(adminApp({ isDraining: () => false, checks: {} }, registry, {}));
  const statuses = ['/healthz', '/readyz', '/metrics', '/'].map(async (url) => (await fetch(origin + url)).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404]);
});

test('on the second listener the metrics are open, unless there is a token', async () => {
  const { registry } = createMetrics({ id: 'b1' });
  const probes = { isDraining: () => false, checks: {} };
  const statusFor = async (env: { ADMIN_TOKEN?: string }, headers: Record<string, string>) => {
    const { origin } = await listenForTest(adminApp(probes, registry, env));
    return (await fetch(`${origin}/metrics`, { headers })).status;
  };
  const fromElsewhere = { 'x-forwarded-for': '10.0.0.7' };
  expect(await statusFor({}, fromElsewhere)).toBe(200);
  expect(await statusFor({ ADMIN_TOKEN: 's3cret-token' }, fromElsewhere)).toBe(404);
  const authorization = 'Bearer s3cret-token';
  expect(await statusFor({ ADMIN_TOKEN: 's3cret-token' }, { ...fromElsewhere, authorization })).toBe(200);
});

async function robotsText(options: Partial<RobotsOptions>): Promise<string> {
  const all: RobotsOptions = {
    publicOrigin: 'https://yulduz.uz',
    indexable: true,
    domainState: async () => 'active',
    text: async () => '',
    ...options,
  };
  const { origin } = await site(robots(all));
  const answer = await fetch(`${origin}/robots.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  return answer.text();
}

test('robots.txt: private pages in both languages, pop-up and tracking addresses, the sitemap', async () => {
  const lines = (await robotsText({})).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /cashier',
      'Disallow: /ru/cashier',
      'Disallow: /ru/profile',
      'Disallow: /*?show_popup_reg=',
      'Disallow: /*&redirectUrl=',
      'Sitemap: https://yulduz.uz/sitemap.xml',
    ]),
  );
  expect(lines).not.toContain('Disallow: /');
  expect(await robotsText({ publicOrigin: undefined })).not.toContain('Sitemap');
});

test('robots.txt: a closed domain and a test site are closed, an outage is not', async () => {
  const closed = 'User-agent: *\nDisallow: /\n';
  expect(await robotsText({ indexable: false })).toBe(closed);
  expect(await robotsText({ domainState: async () => 'maintenance', text: async () => 'Allow: /' })).toBe(closed);
  const down = () => Promise.reject(new Error('down'));
  expect(await robotsText({ domainState: down, text: down })).toContain('Disallow: /cashier');
  expect(await robotsText({ text: async () => 'User-agent: *\nAllow: /x\n' })).toMatch(
    /^User-agent: \*\nAllow: \/x\n\nSitemap/,
  );
});

test('the latest build, never stored', async () => {
  const { origin } = await site(builds({ id: 'b1', timestamp: 5 }, env));
  const answer = await fetch(`${origin}/builds/latest.json?123`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ id: 'b1', timestamp: 5, sw: true });
});

test('a visit gets its picture before it is forwarded, with who and from where', async () => {
  const hits: Hit[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { log } = logLines();
  const { origin } = await site(hitBeacon(async (hit) => void (await held, hits.push(hit)), log, tenAMinute()));
  const answer = await fetch(`${origin}/hit?referer=a&track_id=1`, {
    headers: { 'x-forwarded-for': '9.9.9.9', 'user-agent': 'phone', cookie: 'sid=1' },
  });
  expect((await answer.arrayBuffer()).byteLength).toBe(43);
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual(['image/gif', 'no-store']);
  expect(hits).toEqual([]);
  release();
  await expect
    .poll(() => hits)
    .toMatchObject([{ search: '?referer=a&track_id=1', ip: '9.9.9.9', userAgent: 'phone', cookie: 'sid=1' }]);
});

test('a visit that cannot be forwarded is a log line; too many are answered and not forwarded', async () => {
  let forwarded = 0;
  const { log, lines } = logLines();
  const forward = () => {
    forwarded += 1;
    throw new Error('upstream is down');
  };
  const { origin } = await site(hitBeacon(forward, log, tenAMinute()));
  const answers = [];
  for (let visit = 0; visit < 15; visit += 1) answers.push(await fetch(`${origin}/hit`));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(forwarded).toBe(10);
  expect(lines[0]).toMatchObject({ event: 'hit_not_forwarded' });
});

test('a violation report is logged without queries; rubbish is a 204 as well', async () => {
  const { log, lines } = logLines();
  const { origin } = await site(cspReport(log, createMetrics({ id: 'b' }), tenAMinute()));
  const send = (type: string, body: string) =>
    fetch(`${origin}/csp-report`, { method: 'POST', headers: { 'content-type': type }, body });
  const report = {
    'effective-directive': 'script-src',
    'blocked-uri': 'https://x.uz/a.js?k=1',
    'document-uri': 'https://y.uz/?token=1',
  };
  expect((await send('application/csp-report', JSON.stringify({ 'csp-report': report }))).status).toBe(204);
  expect(
    (
      await send(
        'application/reports+json',
        JSON.stringify([{ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }, null, 7]),
      )
    ).status,
  ).toBe(204);
  expect((await send('application/csp-report', '{')).status).toBe(204);
  expect((await send('application/json', `"${'x'.repeat(20_000)}"`)).status).toBe(204);
  expect((await send('application/json', 'null')).status).toBe(204);
  expect(lines).toMatchObject([
    { event: 'csp_violation', directive: 'script-src', blocked: 'https://x.uz/a.js', page: 'https://y.uz/' },
    { directive: 'img-src' },
  ]);
});
