import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteArrival } from './noteArrival.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function arrive(search: string, kept: Record<string, string> = {}) {
  const store = new Map(Object.entries(kept));
  const beacon = vi.fn();
  const askPromoCode = vi.fn(async () => 'STAR');
  await noteArrival({
    search,
    referrer: 'https://partner.test/page',
    storage: { getItem: (key) => store.get(key) ?? null, setItem: (key, value) => void store.set(key, value) },
    askPromoCode,
    beacon,
  });
  return { store, beacon, askPromoCode };
}

test('the visit is counted three seconds after the start, with who sent it', async () => {
  const { beacon, store } = await arrive('?track_id=7&x=1');
  vi.advanceTimersByTime(2_999);
  expect(beacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(beacon.mock.calls).toEqual([['/hit?referer=https%3A%2F%2Fpartner.test%2Fpage&track_id=7']]);
  expect(store.get('tracking_params')).toBe('{"track_id":"7"}');
});

test('a return address is stored when it stays on the site', async () => {
  expect((await arrive('?backUrl=/gamehall%3Fa=1')).store.get('backUrl')).toBe('/gamehall?a=1');
  for (const back of ['//evil.test', 'https://evil.test/x', '/\\evil.test'])
    expect((await arrive(`?${new URLSearchParams({ backUrl: back })}`)).store.has('backUrl')).toBe(false);
});

test("a partner's promo code is asked for where none is stored", async () => {
  expect((await arrive('')).store.get('promo_code')).toBe('STAR');
  const { askPromoCode, store } = await arrive('', { promo_code: 'OWN' });
  expect(askPromoCode).not.toHaveBeenCalled();
  expect(store.get('promo_code')).toBe('OWN');
});

test('forbidden storage breaks nothing, and the visit is counted all the same', async () => {
  const beacon = vi.fn();
  const forbidden = () => {
    throw new Error('forbidden');
  };
  await noteArrival({
    search: '?backUrl=/x',
    referrer: '',
    storage: { getItem: forbidden, setItem: forbidden },
    askPromoCode: async () => null,
    beacon,
  });
  vi.advanceTimersByTime(3_000);
  expect(beacon).toHaveBeenCalledTimes(1);
});
