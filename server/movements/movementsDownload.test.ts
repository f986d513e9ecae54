import { get, type IncomingMessage } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import express from 'express';
import { expect, test, vi } from 'vitest';
import { createVisitorSlots } from '#server/http/limits/createVisitorSlots.ts';
import { listenForTest } from '#server/http/listenForTest.ts';
import { errorHandler } from '#server/http/problems/errorHandler.ts';
import { requestContext } from '#server/http/requestContext.ts';
import type { TransportRequest, TransportResponse } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { checkMovements } from '#shared/movements/checkMovements.ts';
import { createMovementsKeys } from './createMovementsKeys.ts';
import { movementsFile } from './movementsFile.ts';

const PAGE = 500;
const env = {
  SESSION_COOKIE: ['sid'],
  TRUST_PROXY: false as const,
  PUBLIC_ORIGIN: undefined,
  FRAME_ANCESTORS: ["'self'"],
};
const keys = createMovementsKeys({});
const row = (id: number) => ({ id, at: 5, cause: 'bet', balance: 'main', amount: { amount: -1, currency: 'UZS' } });

/** A platform with `total` movements; `fails`: at the second page. */
async function setUp({
  total = 3,
  fails = false,
  refusal,
}: {
  total?: number;
  fails?: boolean;
  refusal?: AppError;
} = {}) {
  const onRequest = vi.fn<(request: TransportRequest) => void>();
  const transport = async (request: TransportRequest): Promise<TransportResponse> => {
    onRequest(request);
    if (refusal) throw refusal;
    const from = Number(request.input['after'] ?? 0);
    if (fails && from > 0) throw new AppError('ApplicationUnavailableException');
    const items = Array.from({ length: Math.min(PAGE, total - from) }, (_, index) => row(from + index + 1));
    const next = from + PAGE < total ? from + PAGE : null;
    const data = request.name === 'account.getInfo' ? { uid: 7 } : { items, next };
    return { status: 200, body: { data }, headers: { get: () => null }, isChecked: true };
  };
  const transportFor = () => ({ transport, cookies: () => ['sid=new; Path=/'] });
  const slots = createVisitorSlots({ slots: 2, perVisitor: 1 });
  const log = { error: vi.fn<() => void>(), warn: vi.fn<() => void>() };
  const app = express();
  app.use(requestContext({ ...env } as never));
  app.get('/file', movementsFile({ file: 'jsonl', keys, transportFor, slots, sessionOf: (cookie) => cookie ?? '' }));
  app.use(errorHandler(log as never));
  const { origin } = await listenForTest(app);
  return {
    origin,
    onRequest,
    log,
    slots,
    ask: (init: RequestInit = {}) =>
      fetch(`${origin}/file`, { headers: { cookie: 'sid=a' }, redirect: 'manual', ...init }),
  };
}

async function* pieces(bytes: Uint8Array<ArrayBuffer>) {
  yield bytes;
}

test('movementsFile, for several pages, sends a complete signed file with no-store and the platform’s cookies', async () => {
  const { ask, onRequest } = await setUp({ total: 1_203 });
  const answer = await ask();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'application/jsonl; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="movements-\d{4}-\d\d-\d\d\.jsonl"$/),
    'set-cookie': 'sid=new; Path=/',
  });
  const report = await checkMovements(pieces(new Uint8Array(await answer.arrayBuffer())), { keys: keys.all });
  expect(report).toMatchObject({ rows: 1_203, player: '7', findings: [], seal: 'valid' });
  expect(onRequest.mock.calls.map(([{ input }]) => input['after'])).toEqual([undefined, undefined, 500, 1_000]);
});

test('movementsFile, when the platform fails in the middle, cuts the connection', async () => {
  const { ask } = await setUp({ total: 1_203, fails: true });
  const answer = await ask();
  await expect(answer.text()).rejects.toThrow('terminated');
});

test('movementsFile redirects guests and ended sessions to /cashier/statement, and answers 404 without the method', async () => {
  const guest = await setUp();
  const answer = await guest.ask({ headers: {} });
  expect([answer.status, answer.headers.get('location'), guest.onRequest.mock.calls.length]).toEqual([
    302,
    '/cashier/statement',
    0,
  ]);
  const over = await setUp({ refusal: new AppError('AuthorizationException') });
  expect((await over.ask()).status).toBe(302);
  const without = await setUp({ refusal: new AppError('MethodNotFoundException') });
  expect((await without.ask()).status).toBe(404);
});

test('movementsFile answers 429 over the limit of a session, and frees the slot when the player leaves', async () => {
  const { ask, slots } = await setUp({ total: 3_000_000 });
  const leaving = new AbortController();
  await ask({ signal: leaving.signal });
  expect((await ask()).status).toBe(429);
  leaving.abort();
  await expect.poll(() => typeof slots.take('sid=a')).toBe('function');
});

test('movementsFile answers HEAD without a body and without reading all pages', async () => {
  const { ask, onRequest } = await setUp({ total: 1_203 });
  const answer = await ask({ method: 'HEAD' });
  expect([answer.status, await answer.text(), onRequest.mock.calls.length]).toEqual([200, '', 2]);
});

test('movementsFile, while the player does not read, stops calling the platform for further pages', async () => {
  const pages = 6_000;
  const { origin, onRequest } = await setUp({ total: pages * PAGE });
  const file = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${origin}/file`, { headers: { cookie: 'sid=a' }, agent: false }, resolve).on('error', reject);
  });
  // Both ends are in this process: after many turns without a page, none follows.
  const isIdle = async () => {
    const before = onRequest.mock.calls.length;
    for (let turns = 0; turns < 100; turns += 1) await turn();
    return onRequest.mock.calls.length === before;
  };
  await expect.poll(isIdle, { interval: 1 }).toBe(true);
  const held = onRequest.mock.calls.length;
  expect(held).toBeLessThan(pages / 4);
  file.resume();
  await expect.poll(() => onRequest.mock.calls.length).toBeGreaterThan(held);
  file.destroy();
});
