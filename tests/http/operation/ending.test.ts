import { spawn } from 'node:child_process';
import { afterAll, beforeAll, test } from 'vitest';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendUpstream } from '#tests/support/sites/lendUpstream.ts';
import { logLines } from '#tests/support/sites/logLines.ts';
import { startPlatform } from '#tests/support/sites/startPlatform.ts';
import { startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { startSite } from '#tests/support/sites/startSite.ts';
import type { Upstream } from '#tests/support/sites/startUpstream.ts';
import { untilLogWritten } from '#tests/support/sites/untilLogWritten.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { variant } from '#tests/support/variant.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';
import { withOwnName } from '#tests/support/withOwnName.ts';

/** The tests mostly wait: each has its own site, and they run at once, except the one that measures. */
let upstream: Lent<Upstream>;
beforeAll(async () => {
  upstream = await lendUpstream();
});
afterAll(() => upstream.giveBack());

const content = () => ({ SANDBOX: '0', CONTENT_URL: upstream.value.sandbox });
const both = () => ({ ...content(), PLATFORM_URL: upstream.value.sandbox });

test.concurrent('SIGTERM during a deposit still delivers the platform’s answer to the player, and the process exits with 0', async ({
  expect,
  onTestFinished,
}) => {
  const platform = await startPlatform();
  const site = await startSite({ ...content(), PLATFORM_URL: platform.url, DRAIN_TIME: '200ms' });
  onTestFinished(async () => {
    await site.stop('SIGKILL');
    await platform.close();
  });
  platform.answer = (req, res) => {
    setTimeout(
      () =>
        res
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"data":{"id":"7","status":"pending","action":{"type":"mobile","message":"ok"}}}'),
      req.method === 'POST' ? 2_500 : 0,
    );
  };
  const deposits = () => platform.received.filter(({ method }) => method === 'POST').length;
  const deposit = postForm(
    site.origin,
    '/api/cashier.makedeposit',
    { amount: '50000' },
    { 'idempotency-key': 'deposit-0001', cookie: 'sid=1' },
  );
  await expect.poll(deposits).toBe(1);
  const stopped = site.stop('SIGTERM');
  // It listens for 200 ms more.
  await expect.poll(async () => (await ask(site.origin, '/readyz')).status, { interval: 10 }).toBe(503);
  expect(await deposit).toMatchObject({
    status: 200,
    text: '{"data":{"id":"7","status":"pending","action":{"type":"mobile","message":"ok"}}}',
  });
  expect(await stopped).toBe(0);
  expect(deposits()).toBe(1);
  const outcome = logLines(site).find((line) => line.event === 'money_outcome');
  expect(outcome).toMatchObject({ status: 200, unknown: false, delivered: true });
});

test.concurrent('SIGTERM during a deposit whose player left lets the deposit finish before the process exits with 0', async ({
  expect,
  onTestFinished,
}) => {
  const platform = await startPlatform();
  const site = await startSite({ ...content(), PLATFORM_URL: platform.url });
  onTestFinished(async () => {
    await site.stop('SIGKILL');
    await platform.close();
  });
  let ended = false;
  platform.answer = (req, res) => {
    const isDeposit = req.method === 'POST';
    setTimeout(
      () => {
        ended ||= isDeposit;
        res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}');
      },
      isDeposit ? 1_500 : 0,
    );
  };
  const body = new FormData();
  body.append('amount', '50000');
  const leaving = new AbortController();
  const deposit = fetch(`${site.origin}/api/cashier.makedeposit`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': 'deposit-0002', cookie: 'sid=1', 'sec-fetch-site': 'same-origin' },
    signal: leaving.signal,
  }).catch(() => undefined);
  await expect.poll(() => platform.received.filter(({ method }) => method === 'POST').length).toBe(1);
  leaving.abort();
  await deposit;
  expect(await site.stop('SIGTERM')).toBe(0);
  expect(ended).toBe(true);
  expect(logLines(site).find((line) => line.event === 'money_outcome')).toMatchObject({
    status: 200,
    delivered: false,
  });
});

variant.concurrent(
  'a second SIGTERM ends the process at once with 1 and logs cut_off',
  async ({ expect, onTestFinished }) => {
    const site = await startSite({ ...both(), DRAIN_TIME: '20s' });
    onTestFinished(async () => void (await site.stop('SIGKILL')));
    await askPage(site.origin, '/');
    const stopped = site.stop('SIGTERM');
    await expect.poll(() => logLines(site).some((line) => line.event === 'stopping')).toBe(true);
    const startedAt = performance.now();
    process.kill(site.pid, 'SIGTERM');
    expect(await stopped).toBe(1);
    expect(performance.now() - startedAt).toBeLessThan(timeLimit(2_000));
    expect(logLines(site).some((line) => line.event === 'cut_off')).toBe(true);
  },
);

variant.concurrent(
  'the server, after the reader of its log is gone, serves pages and stops with 0',
  async ({ expect, onTestFinished }) => {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        ...(await withOwnName(both())),
        SNAPSHOT_FILE: 'off',
        RATE_LIMITS: 'off',
        DRAIN_TIME: '0ms',
      },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const origin = await new Promise<string>((resolve) => {
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk;
        const found = /"event":"started","origin":"([^"]+)"/.exec(text)?.[1];
        if (found) resolve(found);
      });
    });
    child.stdout.destroy();
    child.stderr.destroy();
    for (let round = 0; round < 60; round += 1) expect((await askPage(origin, '/faq')).status).toBe(200);
    await untilLogWritten(origin);
    expect((await ask(origin, '/healthz')).status).toBe(200);
    expect((await ask(origin, '/api/games.getCategories')).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  },
);

test('the home page, while a deferred section hangs, sends its shell at once and ends in time, for robots too', async ({
  expect,
  onTestFinished,
}) => {
  const platform = await startServiceProxy(upstream.value.sandbox);
  // A cold process: the data of the sections is not cached.
  const site = await startSite({
    ...content(),
    CACHE_PAGES_FRESH: '0',
    PLATFORM_TIMEOUT: '20s',
    PLATFORM_URL: platform.url,
  });
  // A normal stop would wait for the hanging calls.
  onTestFinished(async () => {
    await site.stop('SIGKILL');
    await platform.close();
  });
  await untilReady(site.origin);
  platform.spoil(() => {}, '/api/jackpots.get');
  const [page, robot] = await Promise.all([
    askPage(site.origin, '/'),
    askPage(site.origin, '/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
  ]);
  expect(page.status).toBe(200);
  expect(page.firstByte).toBeLessThan(timeLimit(1_000));
  expect(page.whole).toBeLessThan(timeLimit(6_000));
  expect(page.text).toMatch(/<\/body><\/html>$/);
  expect(page.text.split('__settle(').length - 2).toBeGreaterThan(1);
  expect(page.text).toContain('"ok":false');
  expect(robot.status).toBe(200);
  expect(robot.whole).toBeLessThan(timeLimit(6_000));
  expect(robot.text).toMatch(/<\/body><\/html>$/);
});
