import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSafeStorage } from '#client/lib/device/createSafeStorage.ts';
import { noteArrival } from './noteArrival.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function arrive(search: string, stored: Record<string, string> = {}) {
  const store = new Map(Object.entries(stored));
  const beacon = vi.fn();
  const askPromoCode = vi.fn(async () => 'STAR');
  await noteArrival({
    search,
    referrer: 'https://partner.test/page',
    storage: {
      read: (key) => store.get(key) ?? null,
      write: (key, value) => {
        store.set(key, value);
        return true;
      },
    },
    askPromoCode,
    beacon,
  });
  return { store, beacon, askPromoCode };
}

test('noteArrival, three seconds after the start, sends the /hit beacon with the referrer and tracking keys', async () => {
  const { beacon, store } = await arrive('?track_id=7&x=1');
  vi.advanceTimersByTime(2_999);
  expect(beacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(beacon.mock.calls).toEqual([['/hit?referer=https%3A%2F%2Fpartner.test%2Fpage&track_id=7']]);
  expect(store.get('tracking_params')).toBe('{"track_id":"7"}');
});

test('noteArrival, without a stored promo code, requests and stores a partner’s; with one, requests none', async () => {
  expect((await arrive('')).store.get('promo_code')).toBe('STAR');
  const { askPromoCode, store } = await arrive('', { promo_code: 'OWN' });
  expect(askPromoCode).not.toHaveBeenCalled();
  expect(store.get('promo_code')).toBe('OWN');
});

test('noteArrival, with forbidden storage, does not throw and still sends the /hit beacon', async () => {
  const beacon = vi.fn();
  const forbidden = () => {
    throw new Error('forbidden');
  };
  await noteArrival({
    search: '?track_id=7',
    referrer: '',
    storage: createSafeStorage(forbidden),
    askPromoCode: async () => null,
    beacon,
  });
  vi.advanceTimersByTime(3_000);
  expect(beacon).toHaveBeenCalledTimes(1);
});
