import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readMetric } from '#tests/support/sites/readMetric.ts';
import { type FakePlatform, startPlatform } from '#tests/support/sites/startPlatform.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { startSiteBeforeLent } from '#tests/support/sites/startSiteBeforeLent.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let platform: FakePlatform;
let site: Site;
beforeAll(async () => {
  platform = await startPlatform();
  site = await startSiteBeforeLent({
    PLATFORM_URL: platform.url,
    PLATFORM_TIMEOUT: '800ms',
    CASHIER_TIMEOUT: '800ms',
    API_BODY_LIMIT: '1MB',
  });
});
beforeEach(() => {
  platform.received.length = 0;
});
afterEach(() => {
  platform.answer = (_req, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}');
  platform.onHead = () => {};
});
afterAll(async () => {
  await site.stop();
  await platform.close();
});

const get = (path: string, headers: Record<string, string> = {}) => ask(site.origin, path, { headers });
const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  postForm(site.origin, path, fields, headers);
const host = () => new URL(site.origin).host;

describe('a failing platform', () => {
  test.each([
    ['hangs', 504, () => {}],
    ['resets', 502, (res: { socket: { resetAndDestroy(): void } | null }) => res.socket?.resetAndDestroy()],
  ] as const)(
    'a call, GET or POST, of a platform that %s answers %i with an error envelope and is sent once',
    async (_name, status, spoil) => {
      platform.answer = (_req, res) => spoil(res as never);
      const answers = [
        await get('/api/account.getInfo'),
        await post('/api/auth.login', { login: 'a' }),
        await post('/api/cashier.makedeposit', { amount: '1' }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(status);
        expect(answer.json().error?.type).toBe('InternalServerErrorException');
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.whole).toBeLessThan(800 + 500);
      }
      expect(platform.received).toHaveLength(3);
      expect(answers[2]?.json().error?.error_data).toEqual({ outcome: 'unknown' });
    },
  );

  test('an HTML error page of the platform is replaced by a 502', async () => {
    platform.answer = (_req, res) =>
      void res.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Fatal error in /var/www/index.php</h1>');
    for (const answer of [
      await get('/api/account.getInfo'),
      await post('/api/auth.login'),
      await post('/api/cashier.makewithdrawal'),
    ]) {
      expect(answer.status).toBe(502);
      expect(answer.text).not.toContain('index.php');
    }
  });

  test('invalid JSON of the platform is passed on for a call, and a page with a session answers 503', async () => {
    platform.answer = (_req, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":');
    const answer = await get('/api/account.getInfo');
    expect(answer).toMatchObject({ status: 200, text: '{"data":' });
    const page = (headers: Record<string, string>) => ask(site.origin, '/faq', { headers });
    expect((await page({})).status).toBe(200);
    // The session has no fallback, so a player gets a whole error page.
    expect(await page({ cookie: 'sid=a' })).toMatchObject({
      status: 503,
      text: expect.stringMatching(/<\/html>\s*$/) as string,
    });
  });

  test('an answer of the platform that breaks off after its headers is a 502 with an error envelope', async () => {
    platform.answer = (_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': 4096 }).flushHeaders();
      setTimeout(() => res.socket?.destroy(), 5);
    };
    for (const answer of [await get('/api/account.getInfo'), await post('/api/auth.login', { login: 'a' })]) {
      expect([answer.status, answer.json().error?.type]).toEqual([502, 'InternalServerErrorException']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(platform.received).toHaveLength(2);
  });

  test('an answer of the platform cut in half breaks off for a call, and is a 502 for a money command', async () => {
    platform.answer = (_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': 4096 });
      res.write('{"data":[', () => res.socket?.destroy());
    };
    await expect(get('/api/account.getInfo')).rejects.toThrow(/aborted|hang up|ECONNRESET/);
    expect(platform.received).toHaveLength(1);
    expect((await post('/api/cashier.makedeposit', { amount: '1' })).status).toBe(502);
  });

  test('a call whose visitor leaves is aborted at the platform', async () => {
    const closed = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    platform.answer = (req) => {
      arrived.resolve();
      req.socket.once('close', () => closed.resolve());
    };
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
    socket.write(`GET /api/account.getInfo HTTP/1.1\r\nHost: ${host()}\r\n\r\n`);
    await arrived.promise;
    socket.destroy();
    const outcome = await Promise.race([closed.promise.then(() => 'closed'), sleep(500).then(() => 'goes on')]);
    expect(outcome).toBe('closed');
  });
});

describe('a money command', () => {
  /** Besides questions about the session: whether its account is closed is asked before each command. */
  const commands = () => platform.received.filter(({ method }) => method === 'POST');

  test('a money command repeated with its idempotency key gets the first answer and is not sent again', async () => {
    let count = 0;
    platform.answer = (_req, res) => {
      count += 1;
      const body = JSON.stringify({ data: { action: 'done', transaction: `t${count}` } });
      setTimeout(() => res.writeHead(200, { 'content-type': 'application/json' }).end(body), 100);
    };
    const press = (key: string, cookie = 'sid=player-one') =>
      post('/api/cashier.makedeposit', { amount: '5' }, { 'idempotency-key': key, cookie });
    const [first, second] = await Promise.all([press('press-0001'), press('press-0001')]);
    const third = await press('press-0001');
    expect([first, second, third].map(({ text }) => text)).toEqual(Array.from({ length: 3 }, () => first.text));
    expect([first, second].filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(1);
    expect(third.headers['idempotent-replayed']).toBe('true');
    expect(commands()).toHaveLength(1);
    await press('press-0002');
    await press('press-0001', 'sid=player-two');
    await post(
      '/api/cashier.makewithdrawal',
      { amount: '5' },
      { 'idempotency-key': 'press-0001', cookie: 'sid=player-one' },
    );
    expect(commands()).toHaveLength(4);
    await post('/api/cashier.makedeposit', { amount: '5' }, { cookie: 'sid=player-one' });
    await post('/api/cashier.makedeposit', { amount: '5' }, { cookie: 'sid=player-one' });
    expect(commands()).toHaveLength(6);
  });

  test('an idempotency key used for another command gets 409 and sends nothing; guests’ keys are separate by address', async () => {
    const press = (fields: Record<string, string>, headers: Record<string, string>) =>
      post('/api/cashier.makedeposit', fields, { 'idempotency-key': 'press-0009', ...headers });
    const player = { cookie: 'sid=player-nine' };
    expect((await press({ amount: '5' }, player)).status).toBe(200);
    for (const fields of [{ amount: '6' }, { amount: '5', bonus: '1' }, {}]) {
      const refused = await press(fields as Record<string, string>, player);
      expect([refused.status, refused.json().error?.type]).toEqual([409, 'InvalidRequestException']);
    }
    expect((await press({ amount: '5' }, player)).headers['idempotent-replayed']).toBe('true');
    expect(commands()).toHaveLength(1);
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.1'])
      await press({ amount: '5' }, { 'x-forwarded-for': address });
    expect(commands()).toHaveLength(3);
  });

  test('a timed-out money command is counted as unknown, and calls are counted by method', async () => {
    const count = (outcome: string) => readMetric(site.origin, 'croupier_money_outcomes_total', { outcome });
    const calls = (operation: string) =>
      readMetric(site.origin, 'croupier_upstream_request_duration_seconds_count', { upstream: 'platform', operation });
    const failed = () =>
      readMetric(site.origin, 'croupier_upstream_errors_total', { upstream: 'platform', type: 'timeout' });
    const before = [await count('unknown'), await calls('cashier.makedeposit'), await failed()] as const;
    const read = await calls('account.getInfo');
    await get('/api/account.getInfo');
    expect(await calls('account.getInfo')).toBe(read + 1);
    platform.answer = () => {};
    expect((await post('/api/cashier.makedeposit', { amount: '5' })).status).toBe(504);
    expect([await count('unknown'), await calls('cashier.makedeposit'), await failed()]).toEqual(
      before.map((one) => one + 1),
    );
  });

  test('a money command whose body breaks off is not sent to the platform', async () => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
    socket.write(
      `POST /api/cashier.makedeposit HTTP/1.1\r\nHost: ${host()}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\n`,
    );
    await sleep(50);
    socket.destroy();
    await sleep(150);
    expect(platform.received).toEqual([]);
  });

  test('a money command whose player leaves is finished, and its outcome is stored for its key', async () => {
    platform.answer = (_req, res) =>
      void setTimeout(
        () => res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"action":"done"}}'),
        200,
      );
    const arrived = Promise.withResolvers<void>();
    platform.onHead = (req) => {
      if (req.method === 'POST') arrived.resolve();
    };
    const body = '--x\r\nContent-Disposition: form-data; name="amount"\r\n\r\n5\r\n--x--\r\n';
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
    socket.write(
      `POST /api/cashier.makedeposit HTTP/1.1\r\nHost: ${host()}\r\nSec-Fetch-Site: same-origin\r\nCookie: sid=p\r\nIdempotency-Key: press-left\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await arrived.promise;
    socket.destroy();
    const again = await post(
      '/api/cashier.makedeposit',
      { amount: '5' },
      { 'idempotency-key': 'press-left', cookie: 'sid=p' },
    );
    expect(again.text).toBe('{"data":{"action":"done"}}');
    expect(commands()).toHaveLength(1);
  });
});
