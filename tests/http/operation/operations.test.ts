import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#tests/support/players/signIn.ts';
import { logLines } from '#tests/support/sites/logLines.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let folder: string;
let redirectsFile: string;
let site: Site;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'croupier-'));
  redirectsFile = path.join(folder, 'redirects.txt');
  await writeFile(redirectsFile, '/old /faq 302\n');
  site = await startSite({ REDIRECTS_FILE: redirectsFile, ADMIN_TOKEN: 'token-of-the-tests' });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the trace of a request', () => {
  const proxied = { 'x-forwarded-for': '203.0.113.7' };

  test('the log line of a slow page names the call it waited for and the stage that waited', async () => {
    const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
    const sandbox = sandboxControls(site);
    await sandbox.fault({ target: 'games.get', kind: 'latency', ms: 400 });
    const page = await askPage(site.origin, '/gamehall?category=unknown', { 'x-request-id': 'slow-page', traceparent });
    await sandbox.heal();
    expect(page.status).toBe(200);
    const lineOf = () => logLines(site).find(({ event, id }) => event === 'request' && id === 'slow-page');
    await expect.poll(lineOf).toMatchObject({
      uncacheable: 'unusual',
      trace: 'ab'.repeat(16),
      calls: expect.arrayContaining([expect.objectContaining({ name: 'games.get', verdict: 'miss' })]),
      stages: expect.arrayContaining([expect.objectContaining({ name: 'render', verdict: 'answered' })]),
    });
    const calls = lineOf()?.['calls'] as { name: string; ms: number }[];
    // The fault is a lower bound; a timer may be a millisecond early.
    expect(calls.find(({ name }) => name === 'games.get')?.ms).toBeGreaterThan(398);
  });

  test('Server-Timing is sent to local requests and to the admin token, and not to other visitors', async () => {
    const statusOf = async (headers: Record<string, string>) =>
      (await askPage(site.origin, '/gamehall?category=unknown', headers)).headers['server-timing'];
    expect(await statusOf({ ...proxied, authorization: 'Bearer token-of-the-tests' })).toMatch(/load;dur=[\d.]+/);
    expect(await statusOf({})).toMatch(/load;dur=/);
    expect(await statusOf(proxied)).toBeUndefined();
    expect(await statusOf({ ...proxied, authorization: 'Bearer wrong-token' })).toBeUndefined();
  });

  test('the failure of an upstream is logged with the id of its request', async () => {
    const { cookie } = await signIn(site.origin, 'demo@yulduz.test');
    const sandbox = sandboxControls(site);
    await sandbox.fault({ target: 'account.getInfo', kind: 'reset' });
    await askPage(site.origin, '/faq', { cookie, 'x-request-id': 'failed-page' });
    await ask(site.origin, '/api/account.getInfo', { headers: { cookie, 'x-request-id': 'failed-call' } });
    await sandbox.heal();
    const failed = () =>
      logLines(site).flatMap(({ event, id, operation }) =>
        event === 'upstream_failed' && operation === 'account.getInfo' ? [id] : [],
      );
    await expect.poll(failed).toEqual(expect.arrayContaining(['failed-page', 'failed-call']));
  });
});

describe('probes', () => {
  test('/healthz answers alive, and /readyz ready after the warm-up', async () => {
    expect((await ask(site.origin, '/healthz')).text).toBe('{"alive":true}');
    // The caches warm up first.
    await expect.poll(async () => (await ask(site.origin, '/readyz')).status).toBe(200);
    const ready = await ask(site.origin, '/readyz');
    expect(ready.text).toBe('{"ready":true,"reasons":[]}');
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  test('/metrics answers local requests and the admin token, and others 404', async () => {
    await askPage(site.origin, '/faq');
    const metrics = await ask(site.origin, '/metrics');
    expect(metrics.status).toBe(200);
    expect(metrics.text).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/:slug"[^}]*\} \d+/);
    expect(metrics.text).not.toContain('/faq');
    expect((await ask(site.origin, '/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404);
    const token = { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer token-of-the-tests' };
    expect((await ask(site.origin, '/metrics', { headers: token })).status).toBe(200);
    expect(
      (await ask(site.origin, '/metrics', { headers: { ...token, authorization: 'Bearer wrong-token' } })).status,
    ).toBe(404);
  });

  test('/builds/latest.json answers the id and time of the build, uncached', async () => {
    const answer = await ask(site.origin, '/builds/latest.json');
    expect(answer.json<{ id: string; timestamp: number }>()).toMatchObject({
      id: expect.any(String),
      timestamp: expect.any(Number),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('assets of the build are immutable, and a missing asset is a 404 with no-store', async () => {
    const { text } = await askPage(site.origin, '/');
    const file = /"(\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? '';
    const answer = await ask(site.origin, file, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-type']).toContain('javascript');
    const gone = await ask(site.origin, '/assets/gone-12345678.js');
    expect(gone.status).toBe(404);
    expect(gone.headers['cache-control']).toContain('no-store');
  });
});

describe('the log', () => {
  test('the log has one line per request, without the visitor’s secrets and address', async () => {
    const before = logLines(site).length;
    const secret = 'PASSWORD-zq81';
    const answers = [
      await askPage(site.origin, `/gamehall?category=slots&search=${secret}&promo_code=${secret}`, {
        cookie: `sid=${secret}; other=${secret}`,
        referer: `http://x.test/?token=${secret}`,
        authorization: `Bearer ${secret}`,
      }),
      await postForm(
        site.origin,
        '/api/auth.login',
        { login: `${secret}@example.uz`, password: secret },
        { cookie: `sid=${secret}` },
      ),
      await ask(site.origin, `/api/games.get?options=%7B%22search%22:%22${secret}%22%7D`),
      await ask(site.origin, `/forms/sign_in?redirectUrl=/${secret}`, {
        headers: { 'x-forwarded-for': '203.0.113.77' },
      }),
      await ask(site.origin, '/healthz'),
    ];
    const ids = answers.slice(0, 4).map(({ headers }) => String(headers['x-request-id']));
    await expect
      .poll(() => logLines(site).filter((line) => line.event === 'request' && ids.includes(String(line.id))).length)
      .toBe(4);
    const lines = logLines(site).slice(before);
    const [page, login, games] = ids
      .map((id) => lines.filter((line) => line.event === 'request' && line.id === id))
      .flat();
    expect(page).toMatchObject({
      method: 'GET',
      status: 200,
      route: '/gamehall',
      path: '/gamehall?category=slots&search=[r]&promo_code=[r]',
    });
    expect(login).toMatchObject({ method: 'POST', status: 200, route: '/api/auth.login', path: '/api/auth.login' });
    expect(games?.path).toBe('/api/games.get?options=[r]');
    expect(lines.some((line) => line.path === '/healthz')).toBe(false);
    expect(site.output()).not.toContain(secret);
    expect(site.output()).not.toContain('203.0.113.77');
  });

  test('the log line of a cached page has the verdict of the page cache', async () => {
    await askPage(site.origin, '/cookies');
    const id = String((await askPage(site.origin, '/cookies')).headers['x-request-id']);
    await expect.poll(() => logLines(site).find((line) => line.id === id)?.cache?.['pages']).toBe('hit');
  });
});

describe('SIGHUP', () => {
  const event = (name: string) => logLines(site).filter((line) => line.event === name).length;

  test('SIGHUP loads the redirects file, also for cached pages', async () => {
    expect((await askPage(site.origin, '/old')).headers.location).toBe('/faq');
    // A rule applies to a cached page too.
    for (let round = 0; round < 2; round += 1) expect((await askPage(site.origin, '/contacts')).status).toBe(200);
    await writeFile(redirectsFile, '/old /about 302\n/contacts /rules\n');
    process.kill(site.pid, 'SIGHUP');
    await expect.poll(() => event('reloaded')).toBe(1);
    expect((await askPage(site.origin, '/old')).headers.location).toBe('/about');
    expect(await askPage(site.origin, '/contacts')).toMatchObject({ status: 301, headers: { location: '/rules' } });
  });

  test('SIGHUP with a bad redirects file changes no rule and logs the bad line', async () => {
    await writeFile(redirectsFile, '/old /somewhere 302\n/broken\n');
    process.kill(site.pid, 'SIGHUP');
    await expect.poll(() => event('reload_refused')).toBe(1);
    expect((await askPage(site.origin, '/old')).headers.location).toBe('/about');
    expect(JSON.stringify(logLines(site).find((line) => line.event === 'reload_refused'))).toContain(
      `${redirectsFile}:2`,
    );
  });
});

describe('SIGTERM', () => {
  test('SIGTERM under load breaks no request, makes /readyz answer 503, closes connections and exits with 0', async () => {
    const loaded = await startSite({ DRAIN_TIME: '3s', CACHE_PLATFORM_JACKPOTS: '0', CACHE_PAGES_FRESH: '0' });
    const sandbox = sandboxControls(loaded);
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    try {
      await askPage(loaded.origin, '/');
      await sandbox.fault({ target: 'jackpots.get', kind: 'latency', ms: 300 });
      // As behind a load balancer, which sends no more requests after "not ready"; those already sent must be answered.
      let isOver = false;
      const statuses: number[] = [];
      const broken: string[] = [];
      const visitor = async (request: () => Promise<{ status: number }>): Promise<void> => {
        while (!isOver)
          await request().then(
            ({ status }) => statuses.push(status),
            (error: unknown) => broken.push(String(error)),
          );
      };
      const visitors = [
        ...Array.from({ length: 6 }, () => visitor(() => ask(loaded.origin, '/', { agent }))),
        ...Array.from({ length: 6 }, () => visitor(() => ask(loaded.origin, '/api/games.getCategories', { agent }))),
        ...Array.from({ length: 4 }, () =>
          visitor(() =>
            postForm(loaded.origin, '/api/auth.login', { login: 'nobody@yulduz.test', password: 'wrong-1' }),
          ),
        ),
      ];
      await expect.poll(() => statuses.length).toBeGreaterThan(20);
      const stopped = loaded.stop('SIGTERM');
      // It listens for three seconds more.
      await expect.poll(async () => (await ask(loaded.origin, '/readyz')).status).toBe(503);
      const ready = await ask(loaded.origin, '/readyz');
      expect(ready.status).toBe(503);
      expect(ready.text).toContain('draining');
      expect(ready.headers.connection).toBe('close');
      expect((await ask(loaded.origin, '/healthz')).status).toBe(200);
      // Answers of the proxy close too: a connection left open would be closed under the next POST.
      const call = await ask(loaded.origin, '/api/games.getCategories', { headers: { connection: 'keep-alive' } });
      expect(call).toMatchObject({ status: 200, headers: { connection: 'close' } });
      isOver = true;
      const [code] = await Promise.all([stopped, ...visitors]);
      expect(code).toBe(0);
      expect(broken).toEqual([]);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(statuses.length).toBeGreaterThan(20);
    } finally {
      agent.destroy();
      await loaded.stop('SIGKILL');
    }
  });
});

test('an embedded sandbox that is killed is restarted at its address, and both are logged', async () => {
  const children = (await readFile(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8')).trim().split(' ');
  const commands = await Promise.all(children.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8')));
  const sandbox = children[commands.findIndex((command) => command.includes('sandbox/main'))];
  process.kill(Number(sandbox), 'SIGKILL');
  const linesOf = (event: string) => logLines(site).filter((line) => line['event'] === event);
  await expect.poll(() => linesOf('sandbox_ended'), { timeout: 5_000 }).toMatchObject([{ retry_ms: 500 }]);
  await expect.poll(() => linesOf('sandbox_ready').length, { timeout: 10_000 }).toBe(2);
  expect((await fetch(`${site.sandbox}/api/metadata.getgeneralinfo?version=2.34&locale=uz`)).status).toBe(200);
  expect((await ask(site.origin, '/api/metadata.getgeneralinfo?version=2.34&locale=uz')).status).toBe(200);
}, 20_000);
