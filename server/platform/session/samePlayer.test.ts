import express from 'express';
import { expect, test, vi } from 'vitest';
import { contextOf, requestContext } from '#server/http/requestContext.ts';
import { apiForm } from '#server/platform/apiForm.testing.ts';
import { apiGuard } from '#server/platform/apiGuard.ts';
import { listen } from '#server/platform/listen.testing.ts';
import { samePlayer } from './samePlayer.ts';

const env = {
  SESSION_COOKIE: ['sid'],
  TRUST_PROXY: false as const,
  API_BODY_LIMIT: 1_000,
  FRAME_ANCESTORS: [],
  PUBLIC_ORIGIN: undefined,
};

/** The stage in front of a platform whose session belongs to `known`, or after a call to `askPlatform`. */
async function site({ known, askPlatform = () => 7 }: { known?: number; askPlatform?: () => number }) {
  const owners = { uidOf: vi.fn(() => known), ask: vi.fn(async () => askPlatform()), learn: vi.fn(), forget: vi.fn() };
  const app = express().use(requestContext(env));
  app.use('/api', apiGuard(env), samePlayer(owners), (_req, res) => {
    res.json({ player: contextOf(res).player ?? null });
  });
  const port = await listen(app);
  const call = async (name: string, init: RequestInit = {}, isNamed = true) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/${name}`, {
      ...init,
      headers: { cookie: 'sid=a', ...(isNamed ? { 'x-player': '7' } : {}), ...init.headers },
    });
    const { player, error } = (await response.json()) as { player?: number; error?: Record<string, unknown> };
    return error ? [response.status, error['type'], error['code'] ?? error['error_data']] : [response.status, player];
  };
  const order = (init: RequestInit = {}, isNamed = true) =>
    call('cashier.makedeposit', { method: 'POST', body: apiForm(), ...init }, isNamed);
  return { owners, call, order };
}

const OTHER = [409, 'AccessDeniedException', 'OTHER_PLAYER'];

test('samePlayer lets a command of the signed-in player through, and names the player', async () => {
  const { order, owners } = await site({});
  expect(await order()).toEqual([200, 7]);
  expect(owners.ask).toHaveBeenCalledOnce();
});

test('samePlayer refuses a command and a balance of a page of another player', async () => {
  const { order, call } = await site({ askPlatform: () => 8, known: 7 });
  expect(await order()).toEqual(OTHER);
  expect(await call('account.getBalance')).toEqual(OTHER);
});

test('samePlayer compares other reads with what is known, and does not ask', async () => {
  const { call, owners } = await site({ known: 8 });
  expect(await call('storage.getKeys')).toEqual(OTHER);
  const { call: callUnknown } = await site({});
  expect(await callUnknown('storage.getKeys')).toEqual([200, null]);
  expect(owners.ask).not.toHaveBeenCalled();
});

test('samePlayer lets a command of a session without a player through to the platform, which refuses it', async () => {
  const { order } = await site({ askPlatform: () => 0 });
  expect(await order()).toEqual([200, null]);
});

test('samePlayer, when the platform cannot tell whose the session is, sends no command', async () => {
  const { order } = await site({
    askPlatform: () => {
      throw new Error('down');
    },
  });
  expect(await order()).toEqual([502, 'InternalServerErrorException', { outcome: 'not_sent' }]);
});

test('samePlayer sends no command of a visitor who left while the platform was asked', async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<number>();
  const owners = {
    uidOf: vi.fn(),
    ask: () => {
      asked.resolve();
      return answered.promise;
    },
    learn: vi.fn(),
    forget: vi.fn(),
  };
  const closed = Promise.withResolvers<void>();
  const sent = vi.fn();
  const app = express().use(requestContext(env), (_req, res, next) => {
    res.once('close', closed.resolve);
    next();
  });
  app.use('/api', apiGuard(env), samePlayer(owners), sent);
  const port = await listen(app);
  const leaving = new AbortController();
  const call = fetch(`http://127.0.0.1:${port}/api/cashier.makedeposit`, {
    method: 'POST',
    body: apiForm(),
    headers: { cookie: 'sid=a', 'x-player': '7' },
    signal: leaving.signal,
  });
  await asked.promise;
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await closed.promise;
  answered.resolve(7);
  await answered.promise;
  await new Promise(setImmediate);
  expect(sent).not.toHaveBeenCalled();
});

test('samePlayer asks nothing about a guest, a call that names nobody, and a method for guests', async () => {
  const { order, call, owners } = await site({ askPlatform: () => 8, known: 8 });
  expect(await order({ headers: { cookie: 'theme=dark' } })).toEqual([200, null]);
  expect(await order({}, false)).toEqual([200, null]);
  expect(await call('games.get')).toEqual([200, null]);
  expect(owners.ask).not.toHaveBeenCalled();
});

test('samePlayer, at a sign-in and a sign-out, forgets whose the session was, before and after', async () => {
  const { call, owners } = await site({});
  expect(await call('auth.login', { method: 'POST', body: apiForm() })).toEqual([200, null]);
  await expect.poll(() => owners.forget.mock.calls.length).toBe(2);
  expect(await call('auth.logout')).toEqual([200, null]);
  await expect.poll(() => owners.forget.mock.calls.length).toBe(4);
  expect(owners.ask).not.toHaveBeenCalled();
});
