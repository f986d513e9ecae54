import { expect, test, vi } from 'vitest';
import { getInfo } from '#shared/api/account/account.contract.ts';
import type { Call } from '#shared/api/call.ts';
import { cancelWithdrawal } from '#shared/api/cashier/cashier.contract.ts';
import { createLateCall } from './createLateCall.ts';

test('createLateCall loads its code once, at the first call', async () => {
  const call = vi.fn(async () => 'answer');
  const loadCode = vi.fn(async () => () => call as unknown as Call);
  const { callIn } = createLateCall(loadCode);
  expect(loadCode).not.toHaveBeenCalled();
  expect([await callIn('uz')(getInfo, {}), await callIn('ru')(getInfo, {})]).toEqual(['answer', 'answer']);
  expect(loadCode).toHaveBeenCalledTimes(1);
});

test('createLateCall, whose code is missing, rejects a money command as not sent, and loads again at the next call', async () => {
  const loadCode = vi.fn(async () => () => (async () => 'answer') as unknown as Call);
  loadCode.mockRejectedValueOnce(new TypeError('no network')).mockRejectedValueOnce(new TypeError('no network'));
  const call = createLateCall(loadCode).callIn('uz');
  await expect(call(cancelWithdrawal, {} as never)).rejects.toMatchObject({
    status: 502,
    data: { outcome: 'not_sent' },
  });
  await expect(call(getInfo, {})).rejects.toMatchObject({ status: 502, data: {} });
  expect(await call(getInfo, {})).toBe('answer');
});
