import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { apiForm } from '#server/platform/apiForm.testing.ts';
import { proxiedPlatform } from '#server/platform/proxiedPlatform.testing.ts';
import { HASTY, proxyTo } from '#server/platform/proxyTo.testing.ts';
import type { MoneyOutcome } from './moneyProxy.ts';

test('a money command with one idempotency key is sent once, and every repetition gets the same answer', async () => {
  let number = 0;
  const { url, seen, outcomes } = await proxiedPlatform(async (_req, res) => {
    await sleep(40);
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: { id: ++number } }));
  });
  const press = (key: string, sid = 'a') =>
    fetch(`${url}/api/cashier.makedeposit`, {
      method: 'POST',
      body: apiForm(),
      headers: { 'idempotency-key': key, cookie: `sid=${sid}` },
    }).then(async (answer) => ((await answer.json()) as { data: { id: number } }).data.id);
  const key = crypto.randomUUID();
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => press(key))))).toEqual(new Set([1]));
  expect(await press(key)).toBe(1);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.body).toContain('name="amount"');
  expect(await press(key, 'b')).toBe(2);
  expect(await press(crypto.randomUUID())).toBe(3);
  expect(outcomes).toHaveLength(3);
});

test('a money command whose player leaves is completed, and the second attempt gets its answer', async () => {
  const sent = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const { url, seen, outcomes } = await proxiedPlatform(async (_req, res) => {
    sent.resolve();
    await left.promise;
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"id":7,"status":"new"}}');
  });
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const press = (signal?: AbortSignal) =>
    fetch(`${url}/api/cashier.makewithdrawal`, {
      method: 'POST',
      body: apiForm(),
      headers,
      ...(signal ? { signal } : {}),
    });
  const leaving = new AbortController();
  const first = press(leaving.signal);
  await sent.promise;
  leaving.abort();
  await expect(first).rejects.toThrow(/abort/);
  // The server has seen the player leave before it answers a later request.
  await fetch(`${url}/page`);
  left.resolve();
  expect(await (await press()).json()).toEqual({ data: { id: 7, status: 'new' } });
  expect(seen).toHaveLength(1);
  expect(outcomes).toEqual([expect.objectContaining({ delivered: false, unknown: false })]);
});

test('a money command that times out has the outcome unknown; one that cannot be sent has not_sent', async () => {
  const { url } = await proxiedPlatform(() => new Promise(() => {}), { timeouts: HASTY });
  const late = await fetch(`${url}/api/loyalty.buyproduct`, { method: 'POST', body: apiForm() });
  expect([late.status, await late.json()]).toMatchObject([504, { error: { error_data: { outcome: 'unknown' } } }]);
  const dead = await proxyTo('http://127.0.0.1:1');
  const refused = await fetch(`${dead.url}/api/cashier.makedeposit`, { method: 'POST', body: apiForm() });
  expect([refused.status, await refused.json()]).toMatchObject([
    502,
    { error: { error_data: { outcome: 'not_sent' } } },
  ]);
});

test('a money command has CASHIER_TIMEOUT, other commands PLATFORM_TIMEOUT', async () => {
  const timeouts = { ...HASTY, CASHIER_TIMEOUT: 20_000 };
  const { url } = await proxiedPlatform(
    async (_req, res) => {
      await sleep(timeouts.PLATFORM_TIMEOUT + 100);
      res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}');
    },
    { timeouts },
  );
  const statusOf = async (name: string) =>
    (await fetch(`${url}/api/${name}`, { method: 'POST', body: apiForm() })).status;
  expect(await Promise.all(['loyalty.buyproduct', 'account.changefakename'].map(statusOf))).toEqual([200, 504]);
});

test('the outcome of a money command is done, refused, unknown or not_sent, by the platform’s answer', async () => {
  let status = 200;
  let body = '';
  const { url, outcomes } = await proxiedPlatform(
    (_req, res) => void res.writeHead(status, { 'content-type': 'application/json' }).end(body),
  );
  const outcomeOf = async (nextStatus: number, nextBody: string) => {
    [status, body] = [nextStatus, nextBody];
    await fetch(`${url}/api/cashier.makedeposit`, { method: 'POST', body: apiForm() });
    const { outcome, unknown } = outcomes.pop() as MoneyOutcome;
    expect(unknown).toBe(outcome === 'unknown');
    return outcome;
  };
  expect(await outcomeOf(200, '{"data":{"id":7,"status":"pending","action":{"type":"mobile","message":""}}}')).toBe(
    'done',
  );
  expect(await outcomeOf(200, '{"error":{"type":"BillingUnavailableException"}}')).toBe('refused');
  expect(await outcomeOf(503, '{"error":{"type":"ApplicationDisabledException"}}')).toBe('refused');
  expect(await outcomeOf(200, '{"error":{"type":"InternalServerErrorException"}}')).toBe('unknown');
  expect(await outcomeOf(500, '{"error":{"type":"BillingUnavailableException"}}')).toBe('unknown');
  expect(await outcomeOf(200, '<html>')).toBe('unknown');
  const dead = await proxyTo('http://127.0.0.1:1');
  await fetch(`${dead.url}/api/cashier.makedeposit`, { method: 'POST', body: apiForm() });
  expect(dead.outcomes).toMatchObject([{ outcome: 'not_sent', unknown: false }]);
});

test('a money command whose body breaks off is not forwarded', async () => {
  const { port, url, seen } = await proxiedPlatform();
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/cashier.makedeposit HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100\r\n\r\nhalf',
  );
  // The server has read the half before it answers a later request.
  await fetch(`${url}/api/account.getInfo`);
  socket.destroy();
  await once(socket, 'close');
  await fetch(`${url}/api/account.getInfo`);
  expect(seen.map(({ method }) => method)).toEqual(['GET', 'GET']);
});
