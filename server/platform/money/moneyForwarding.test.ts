import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import type { Pool } from 'undici';
import { expect, test, vi } from 'vitest';
import { contextOf, requestContext } from '#server/http/requestContext.ts';
import { apiForm } from '#server/platform/apiForm.testing.ts';
import { listen } from '#server/platform/listen.testing.ts';
import { createMoneyProxy, type MoneyForwarding, type MoneyProxyOptions } from './moneyProxy.ts';

type Sent = Parameters<Pool['request']>[0] & { body: Buffer; headers: Record<string, string> };
interface Answer {
  statusCode?: number;
  headers?: Record<string, string>;
  body?: string;
}

const DONE = '{"data":1}';
const method = 'cashier.cancelwithdrawal';
const coded = (code: string) => Object.assign(new Error(code), { code });

/** A server with the money proxy alone, in front of a platform that gives `answer`. */
async function site(
  answer: (sent: Sent) => Answer | Promise<Answer>,
  given: Partial<MoneyProxyOptions> = {},
  isSilent = false,
) {
  const sent: Sent[] = [];
  const pool = {
    async request(options: Sent) {
      sent.push(options);
      const { statusCode = 200, headers = {}, body = DONE } = await answer(options);
      return {
        statusCode,
        headers: { 'content-type': 'application/json', ...headers },
        body: Readable.from([Buffer.from(body)]),
      };
    },
  } as unknown as Pool;
  const reports = { onOutcome: vi.fn(), onReplay: vi.fn(), observe: vi.fn(), onAnswer: vi.fn(), onUntold: vi.fn() };
  const onSend = vi.fn();
  let ended = 0;
  const money = createMoneyProxy({ pool, basePath: '/base', ...reports, ...given });
  const open = requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false });
  const calls: object[] = [];
  const port = await listen((req, res) =>
    open(req, res, () => {
      const forwarding: MoneyForwarding = {
        method,
        url: req.url ?? '',
        headers: req.headers,
        timeout: 500,
        sender: String(req.headers['x-sender'] ?? 'player 7'),
        key: req.headers['idempotency-key'],
        onAnswer: reports.onAnswer,
        onUntold: reports.onUntold,
        send: ({ status, headers, body }) => {
          onSend();
          res.writeHead(status, headers).end(body);
        },
        ...(isSilent ? { onAnswer: undefined, onUntold: undefined } : {}),
      };
      void money.forward(req as Request, res as Response, forwarding).finally(() => {
        ended += 1;
        calls.push(...contextOf(res).calls);
      });
    }),
  );
  const post = async (headers: Record<string, string> = {}, body: FormData | string = apiForm(), query = '?a=1') => {
    const init = { method: 'POST', headers: { 'idempotency-key': 'key-00001', ...headers }, body };
    const response = await fetch(`http://127.0.0.1:${port}/${method}${query}`, init);
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return { port, post, sent, calls, money, onSend, ended: () => ended, ...reports };
}

const errorIn = ({ status, body }: { status: number; body: string }) => {
  const { error } = JSON.parse(body) as { error: { type: string; error_data: unknown } };
  return [status, error.type, error.error_data];
};
const UNKNOWN = { outcome: 'unknown' };

test('forward sends the whole command to the platform, with its headers, but neither host nor length, and no coding', async () => {
  const { post, sent } = await site(() => ({}));
  expect(await post({ 'x-forwarded-for': '10.0.0.1', 'accept-encoding': 'br' }, 'amount=10')).toMatchObject({
    status: 200,
    body: DONE,
  });
  const [{ path, headers, body, method: verb, headersTimeout, bodyTimeout, signal } = {} as Sent] = sent;
  expect([verb, path, String(body)]).toEqual(['POST', '/base/cashier.cancelwithdrawal?a=1', 'amount=10']);
  expect(headers).toMatchObject({ 'x-forwarded-for': '10.0.0.1', 'accept-encoding': 'identity' });
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['host']));
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['content-length']));
  expect([headersTimeout, bodyTimeout, signal instanceof AbortSignal]).toEqual([500, 500, true]);
});

test('forward reports a command that was carried out, to the log, the metrics and the stages, once', async () => {
  const { post, onOutcome, onReplay, observe, onAnswer, calls } = await site(() => ({}));
  const startedAt = performance.now();
  await post();
  const took = performance.now() - startedAt;
  expect(onOutcome.mock.calls).toEqual([
    [
      {
        id: expect.any(String),
        method,
        status: 200,
        outcome: 'done',
        unknown: false,
        delivered: true,
        error: undefined,
      },
    ],
  ]);
  expect(observe.mock.calls).toEqual([[method, expect.any(Number), undefined]]);
  expect(observe.mock.calls[0]?.[1]).toBeLessThanOrEqual(took);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 200 }));
  expect(onReplay).not.toHaveBeenCalled();
  expect(calls).toEqual([{ name: method, verdict: 'bypass', ms: expect.any(Number), startedAt: expect.any(Number) }]);
  expect((calls[0] as { ms: number }).ms).toBeLessThanOrEqual(took);
});

test('forward, for a repeated command, answers what the first one got and says so, and sends nothing', async () => {
  const { post, sent, onReplay, onOutcome } = await site(() => ({}));
  const first = await post();
  const second = await post();
  expect([first, second].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
  expect(second.body).toBe(DONE);
  expect([sent.length, onReplay.mock.calls, onOutcome.mock.calls.length]).toEqual([1, [[method]], 1]);
});

test('forward, for another sender or without a usable key, sends each command', async () => {
  const { post, sent } = await site(() => ({}));
  await post();
  await post({ 'x-sender': 'player 8' });
  await post({ 'idempotency-key': 'short' });
  await post({ 'idempotency-key': 'short' });
  expect(sent).toHaveLength(4);
});

test('forward, for another command with a used key, answers 409 with the outcome unknown, and sends nothing', async () => {
  const { post, sent, onOutcome } = await site(() => ({}));
  await post();
  expect(errorIn(await post({}, apiForm({ amount: '20' })))).toEqual([409, 'InvalidRequestException', UNKNOWN]);
  expect([sent.length, onOutcome.mock.calls.length]).toEqual([1, 1]);
});

test.each(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT'])(
  'forward, when no connection opens (%s), answers not_sent, and the next attempt is sent',
  async (code) => {
    let isDown = true;
    const { post, sent, onOutcome, observe } = await site(() => {
      if (isDown) throw coded(code);
      return {};
    });
    expect(errorIn(await post())).toEqual([502, 'InternalServerErrorException', { outcome: 'not_sent' }]);
    const error = expect.objectContaining({ code });
    expect(onOutcome.mock.calls).toEqual([
      [{ id: expect.any(String), method, status: 502, outcome: 'not_sent', unknown: false, delivered: true, error }],
    ]);
    expect(observe).toHaveBeenCalledExactlyOnceWith(method, expect.any(Number), error);
    isDown = false;
    expect(await post()).toMatchObject({ status: 200, body: DONE });
    expect(sent).toHaveLength(2);
  },
);

test.each([
  [coded('ECONNRESET'), 502],
  [coded('UND_ERR_HEADERS_TIMEOUT'), 504],
  [new DOMException('late', 'TimeoutError'), 504],
  [Object.assign(new Error('x'), { code: 7 }), 502],
  ['no error', 502],
])(
  'forward, when the platform gives no answer because of %s, answers %s with the outcome unknown, also to the next attempt',
  async (cause, status) => {
    const { post, sent, onOutcome, calls } = await site(() => {
      throw cause;
    });
    const unknown = [status, 'InternalServerErrorException', UNKNOWN];
    expect(errorIn(await post())).toEqual(unknown);
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status, outcome: 'unknown', unknown: true, error: cause }),
    );
    expect(calls).toMatchObject([{ verdict: 'failed' }]);
    expect(errorIn(await post())).toEqual(unknown);
    expect(sent).toHaveLength(1);
  },
);

test('forward, when the answer does not tell the outcome of the log, answers an error with the outcome unknown', async () => {
  const { post, onUntold, onOutcome, observe } = await site(() => ({ statusCode: 403, body: '<h1>Forbidden</h1>' }));
  expect(errorIn(await post())).toEqual([502, 'InternalServerErrorException', UNKNOWN]);
  expect(onUntold).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 403 }));
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 403, outcome: 'unknown' }));
  const fault = expect.objectContaining({ concerns: 'platform', beginning: '<h1>Forbidden</h1>' });
  expect(observe).toHaveBeenCalledExactlyOnceWith(method, expect.any(Number), fault);
});

test('forward passes a refusal on, without the coding and the length of the platform', async () => {
  const body = '{"error":{"type":"BillingUnavailableException"}}';
  const { post, onOutcome, onUntold, onAnswer } = await site(() => ({
    statusCode: 400,
    headers: { 'content-length': '999', 'x-inner': '1' },
    body,
  }));
  expect(await post()).toMatchObject({ status: 400, body });
  expect(onAnswer.mock.calls[0]?.[0].headers).toEqual({ 'content-type': 'application/json', 'x-inner': '1' });
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'refused', unknown: false }));
  expect(onUntold).not.toHaveBeenCalled();
});

test('forward, for an answer over 64 KiB, answers that the outcome is unknown', async () => {
  const { post } = await site(() => ({ body: ' '.repeat(64 * 1024 - DONE.length) + DONE }));
  expect((await post()).status).toBe(200);
  const { post: postMore } = await site(() => ({ body: ' '.repeat(64 * 1024) + DONE }));
  expect(errorIn(await postMore())).toEqual([502, 'InternalServerErrorException', UNKNOWN]);
});

test('forward, when another replica has begun the command, answers 504 with the outcome unknown', async () => {
  const shared = { claim: async () => ({ state: 'unknown' as const }), store: vi.fn(), release: vi.fn() };
  const { post, sent, onReplay } = await site(() => ({}), { shared });
  expect(errorIn(await post())).toEqual([504, 'InternalServerErrorException', UNKNOWN]);
  expect([sent.length, onReplay.mock.calls.length]).toEqual([0, 1]);
});

test('settled resolves only when the platform has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const { post, sent, money } = await site(() => promise);
  const answered = post();
  await expect.poll(() => sent.length).toBe(1);
  let isSettled = false;
  const settled = money.settled().then(() => (isSettled = true));
  await new Promise(setImmediate);
  expect(isSettled).toBe(false);
  resolve({});
  await Promise.all([answered, settled]);
});

test.each([
  ['announces', { 'content-length': String(256 * 1024 + 1) }],
  ['streams', { 'transfer-encoding': 'chunked' }],
])('forward, for a body that %s more than 256 KiB, answers 413 and sends nothing', async (_, headers) => {
  const { port, sent } = await site(() => ({}));
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /${method} HTTP/1.1\r\nHost: a.uz\r\n${lines.join('')}\r\n`);
  const size = 256 * 1024 + 1;
  if ('transfer-encoding' in headers) socket.write(`${size.toString(16)}\r\n${'x'.repeat(size)}`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(answer.toString()).toContain('413');
  expect(sent).toEqual([]);
});

test('forward sends a body of 256 KiB, and a command without a body', async () => {
  const { post, sent } = await site(() => ({}));
  expect((await post({}, 'x'.repeat(256 * 1024))).status).toBe(200);
  const { post: postNothing, sent: nothing } = await site(() => ({}));
  expect((await postNothing({ 'content-type': 'a/b' }, '')).status).toBe(200);
  expect([...sent, ...nothing].map(({ body }) => body.length)).toEqual([256 * 1024, 0]);
});

test('forward, when the player leaves before the whole body has come, sends nothing', async () => {
  const { port, post, sent, ended } = await site(() => ({}));
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST /${method} HTTP/1.1\r\nHost: a.uz\r\nContent-Length: 100\r\n\r\nhalf`);
  await post();
  socket.destroy();
  await once(socket, 'close');
  await post();
  expect(sent).toHaveLength(1);
  await expect.poll(ended).toBe(3);
});

test('forward sends a command that announces no body', async () => {
  const { port, sent } = await site(() => ({}));
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST /${method} HTTP/1.1\r\nHost: a.uz\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect([answer.toString().slice(9, 12), sent.length, sent[0]?.body.length]).toEqual(['200', 1, 0]);
});

test('forward, where nobody listens to what happens, answers all the same', async () => {
  const silent = { onOutcome: undefined, onReplay: undefined, observe: undefined };
  const { post } = await site(() => ({}), silent, true);
  expect([(await post()).status, (await post()).status]).toEqual([200, 200]);
  const { post: postUntold } = await site(() => ({ statusCode: 403, body: 'no' }), silent, true);
  expect(errorIn(await postUntold())).toEqual([502, 'InternalServerErrorException', UNKNOWN]);
  const failing = () => Promise.reject(coded('ECONNREFUSED'));
  const { post: postNowhere } = await site(failing, silent, true);
  expect((await postNowhere()).status).toBe(502);
});

test('forward, when the player leaves before the answer, reports the outcome as not delivered', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const { port, sent, onOutcome, calls, onSend } = await site(() => promise);
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST /${method} HTTP/1.1\r\nHost: a.uz\r\nContent-Length: 4\r\n\r\nbody`);
  await expect.poll(() => sent.length).toBe(1);
  socket.destroy();
  await once(socket, 'close');
  await new Promise((done) => setTimeout(done, 20));
  resolve({});
  await expect.poll(() => calls.length).toBe(1);
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'done', delivered: false }));
  expect(onSend).not.toHaveBeenCalled();
});
