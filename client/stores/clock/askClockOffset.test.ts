import { expect, test, vi } from 'vitest';
import type { Stores } from '#client/stores/createStores.ts';
import { createGeneralStore } from '#client/stores/general.store.ts';
import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { askClockOffset } from './askClockOffset.ts';

const DAY = 86_400_000;
test('askClockOffset, for a player, asks the platform’s time once, and again after an unknown one', async () => {
  const general = createGeneralStore();
  const stores = { general, session: { isPlayer: true } as Stores['session'] };
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  try {
    const call = vi.fn().mockRejectedValueOnce(new AppError('UnknownErrorException'));
    call.mockImplementation(() => Promise.resolve({ now: Math.floor((Date.now() - 3 * DAY) / 1_000) }));
    const args = { call: call as unknown as Call, stores };
    expect(await askClockOffset(args)).toBeNull();
    const [first, second] = await Promise.all([askClockOffset(args), askClockOffset(args)]);
    expect(Math.abs((first as number) + 3 * DAY)).toBeLessThan(2_000);
    expect([second, general.clockOffset, call.mock.calls.length]).toEqual([first, first, 2]);
  } finally {
    vi.unstubAllGlobals();
  }
});
