import { expect, test, vi } from 'vitest';
import { getDepositLimit } from '#shared/api/account/account.contract.ts';
import { setStorage } from '#shared/api/account/storage.contract.ts';
import type { Call } from '#shared/api/call.ts';
import { getGames } from '#shared/api/play/games.contract.ts';
import { memoCall } from './memoCall.ts';

function setUp() {
  let count = 0;
  const send = vi.fn((method: { name: string }) => Promise.resolve(`${method.name} ${(count += 1)}`));
  const { signal } = new AbortController();
  return { send, signal, call: memoCall(send as unknown as Call, signal) };
}

test('the same read with the same input, in any order of its fields, is asked once', async () => {
  const { send, call, signal } = setUp();
  const first = call(getGames, { options: { limit: 6, offset: 0 } }, { signal });
  const again = call(getGames, { options: { limit: 6, offset: 0 } });
  const other = call(getGames, { options: { limit: 12 } }, { signal });
  expect(await again).toBe(await first);
  expect(await other).not.toBe(await first);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a failed read fails for everyone who asks, and is asked once', async () => {
  const send = vi.fn(() => Promise.reject(new Error('no answer')));
  const call = memoCall(send as unknown as Call, new AbortController().signal);
  await expect(call(getDepositLimit, {})).rejects.toThrow('no answer');
  await expect(call(getDepositLimit, {})).rejects.toThrow('no answer');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a command is always sent, and reads are asked again while it runs and after it', async () => {
  const { send, call } = setUp();
  const before = await call(getDepositLimit, {});
  const command = { key: 'offers_off', value: '1' };
  const sent = call(setStorage, command);
  const during = call(getDepositLimit, {});
  await sent;
  expect(await during).not.toBe(before);
  expect(await call(getDepositLimit, {})).not.toBe(await during);
  await call(setStorage, command);
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual([
    'account.getDepositLimit',
    'storage.set',
    'account.getDepositLimit',
    'account.getDepositLimit',
    'storage.set',
  ]);
});

test('a read for which a held answer is enough takes the own one of the page, not the other way round', async () => {
  const { send, call } = setUp();
  const held = call(getDepositLimit, {}, { mayBeHeld: true });
  const pending = call(getDepositLimit, {});
  expect(await pending).not.toBe(await held);
  expect(await call(getDepositLimit, {}, { mayBeHeld: true })).toBe(await pending);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a read that its caller may abort alone is not shared', () => {
  const { send, call } = setUp();
  void call(getDepositLimit, {});
  void call(getDepositLimit, {}, { signal: new AbortController().signal });
  expect(send).toHaveBeenCalledTimes(2);
});
