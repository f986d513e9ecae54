import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { expect, test, vi } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { createRateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { createLogger } from '#server/observability/createLogger.ts';
import { createMetrics } from '#server/observability/createMetrics.ts';
import { createHitReports } from './beacons/createHitReports.ts';
import { cspReport } from './beacons/cspReport.ts';
import { type Hit, hitBeacon } from './beacons/hitBeacon.ts';
import { builds } from './builds.ts';
import { adminApp } from './operator/adminApp.ts';
import { health } from './operator/health.ts';
import { metricsRoute } from './operator/metricsRoute.ts';
import { type RobotsOptions, robots } from './wellKnown/robots.ts';

const env = parseEnv({});
const tenAMinute = () => createRateLimiter({ perMinute: () => 10 });
function site(...stages: RequestHandler[]) {
  const app = express().set('trust proxy', 'loopback');
  app.use(requestContext(env), ...stages, (_req, res) => void res.status(404).send('page'));
  return app;
}
function logLines() {
  const lines: Record<string, unknown>[] = [];
  const { log } = createLogger(env, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { log, lines };
}

test('/healthz answers 200 while /readyz answers 503 with its reasons, of checks or of draining', async () => {
  let cold: string | undefined = 'collections are not loaded';
  let draining = false;
  const app = site(health({ isDraining: () => draining, checks: { content: () => cold } }));
  const ready = async () => {
    const { status, body } = await request(app).get('/readyz');
    return [status, body as unknown];
  };
  expect(await ready()).toEqual([503, { ready: false, reasons: ['content: collections are not loaded'] }]);
  expect((await request(app).get('/healthz')).status).toBe(200);
  cold = undefined;
  expect(await ready()).toEqual([200, { ready: true, reasons: [] }]);
  draining = true;
  expect(await ready()).toEqual([503, { ready: false, reasons: ['draining'] }]);
  expect((await request(app).get('/healthz')).status).toBe(200);
  expect((await request(app).post('/healthz')).status).toBe(404);
});

test.each([
  ['this machine', {}, 200],
  ['a client behind a proxy on this machine', { 'x-forwarded-for': '9.9.9.9' }, 404],
  ['a client behind a proxy of RFC 7239', { forwarded: 'for=9.9.9.9' }, 404],
  ['a client with the token', { 'x-forwarded-for': '9.9.9.9', authorization: 'Bearer s3cret-token' }, 200],
  ['a client with half of the token', { 'x-forwarded-for': '9.9.9.9', authorization: 'Bearer s3cret' }, 404],
])('/metrics, for %s with headers %j, answers %i', async (_name, headers, status) => {
  const { registry } = createMetrics({ id: 'b1' });
  const app = site(metricsRoute(registry, { ADMIN_TOKEN: 's3cret-token' }));
  const answer = await request(app)
    .get('/metrics')
    .set(headers as Record<string, string>);
  expect(answer.status).toBe(status);
  expect(answer.text.includes('croupier_build_info{id="b1"} 1')).toBe(status === 200);
});

test('adminApp answers probes and metrics with 200 and other paths with 404', async () => {
  const { registry } = createMetrics({ id: 'b1' });
  const app = adminApp({ isDraining: () => false, checks: {} }, registry, {});
  const statuses = ['/healthz', '/readyz', '/metrics', '/'].map(async (url) => (await request(app).get(url)).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404]);
});

test('adminApp serves /metrics without authorization, unless ADMIN_TOKEN is set', async () => {
  const { registry } = createMetrics({ id: 'b1' });
  const probes = { isDraining: () => false, checks: {} };
  const statusFor = async (env: { ADMIN_TOKEN?: string }, headers: Record<string, string>) =>
    (
      await request(adminApp(probes, registry, env))
        .get('/metrics')
        .set(headers)
    ).status;
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
  const { status, headers, text } = await request(site(robots(all))).get('/robots.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  return text;
}

test('robots.txt disallows private pages in both languages and duplicate queries, and names the sitemap', async () => {
  const lines = (await robotsText({})).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /cashier',
      'Disallow: /ru/cashier',
      'Disallow: /ru/profile',
      'Disallow: /*?show_popup_reg=',
      'Disallow: /*&script=',
      'Sitemap: https://yulduz.uz/sitemap.xml',
    ]),
  );
  expect(lines).not.toContain('Disallow: /');
  // The sign-in pages say noindex, which a crawler must be able to read.
  expect(lines.filter((line) => /redirectUrl|forms/.test(line))).toEqual([]);
  expect(await robotsText({ publicOrigin: undefined })).not.toContain('Sitemap');
});

test('robots.txt disallows all for a test site and an inactive domain; after an outage it has the default', async () => {
  const closed = 'User-agent: *\nDisallow: /\n';
  expect(await robotsText({ indexable: false })).toBe(closed);
  expect(await robotsText({ domainState: async () => 'maintenance', text: async () => 'Allow: /' })).toBe(closed);
  const down = () => Promise.reject(new Error('down'));
  expect(await robotsText({ domainState: down, text: down })).toContain('Disallow: /cashier');
  expect(await robotsText({ text: async () => 'User-agent: *\nAllow: /x\n' })).toMatch(
    /^User-agent: \*\nAllow: \/x\n\nSitemap/,
  );
});

test('/builds/latest.json returns id, time and service worker of the build, with no-store', async () => {
  const answer = await request(site(builds({ id: 'b1', timestamp: 5 }, env))).get('/builds/latest.json?123');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toEqual({ id: 'b1', timestamp: 5, sw: true });
});

test('/hit answers with its GIF before it forwards the visit with query, address, agent and cookie', async () => {
  const hits: Hit[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const onOutcome = vi.fn();
  const forward = async (hit: Hit) => {
    await held;
    hits.push(hit);
    return 200;
  };
  const app = site(hitBeacon({ forward, limit: tenAMinute(), onOutcome }));
  const { body, headers } = await request(app)
    .get('/hit?referer=a&track_id=1')
    .set({ 'X-Forwarded-For': '9.9.9.9', 'User-Agent': 'phone', Cookie: 'sid=1' });
  expect((body as Buffer).subarray(0, 6).toString('latin1')).toBe('GIF89a');
  expect(body).toHaveLength(43);
  expect([headers['content-type'], headers['cache-control']]).toEqual(['image/gif', 'no-store']);
  expect(hits).toEqual([]);
  release();
  await expect
    .poll(() => hits)
    .toMatchObject([{ search: '?referer=a&track_id=1', ip: '9.9.9.9', userAgent: 'phone', cookie: 'sid=1' }]);
  await expect.poll(() => onOutcome.mock.calls).toEqual([['taken', expect.any(String)]]);
});

test('/hit, of a platform that does not answer or refuses, counts every visit and logs each kind once a minute; it forwards none over the limit', async () => {
  let forwarded = 0;
  const { log, lines } = logLines();
  const forward = () => {
    forwarded += 1;
    if (forwarded <= 4) throw new Error('upstream is down');
    return Promise.resolve(404);
  };
  const metrics = createMetrics({ id: 'b' });
  const app = site(hitBeacon({ forward, limit: tenAMinute(), onOutcome: createHitReports({ log, metrics }) }));
  const answers = [];
  for (let visit = 0; visit < 15; visit += 1) answers.push(await request(app).get('/hit'));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(forwarded).toBe(10);
  expect(lines).toMatchObject([
    { event: 'hit_not_forwarded', err: { message: 'upstream is down' } },
    { event: 'hit_not_forwarded', err: { message: 'HTTP 404' } },
  ]);
  expect((await metrics.visits.get()).values.map(({ labels, value }) => [labels.outcome, value])).toEqual([
    ['failed', 4],
    ['refused', 6],
    ['limited', 5],
  ]);
});

test('/hit, of a platform that hangs, answers every visit, and counts those that are not forwarded as dropped until one ends', async () => {
  let release = (_status: number) => {};
  const held = new Promise<number>((resolve) => {
    release = resolve;
  });
  const forward = vi.fn(() => held);
  const metrics = createMetrics({ id: 'b' });
  const counted = async () =>
    Object.fromEntries((await metrics.visits.get()).values.map(({ labels, value }) => [labels.outcome, value]));
  const { log, lines } = logLines();
  const limit = createRateLimiter({ perMinute: () => 1_000 });
  const app = site(hitBeacon({ forward, limit, onOutcome: createHitReports({ log, metrics }) }));
  const visits = Array.from({ length: 103 }, () => request(app).get('/hit'));
  for (const { status } of await Promise.all(visits)) expect(status).toBe(200);
  await expect.poll(counted).toEqual({ dropped: 3 });
  expect(forward).toHaveBeenCalledTimes(100);
  release(200);
  await expect.poll(counted).toEqual({ dropped: 3, taken: 100 });
  await request(app).get('/hit');
  await expect.poll(counted).toEqual({ dropped: 3, taken: 101 });
  expect(lines).toEqual([]);
});

test('/csp-report logs violations without queries; malformed bodies also get 204 and no log line', async () => {
  const { log, lines } = logLines();
  const app = site(cspReport(log, createMetrics({ id: 'b' }), tenAMinute()));
  const send = (type: string, body: string) => request(app).post('/csp-report').set('Content-Type', type).send(body);
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
