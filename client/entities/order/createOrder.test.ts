import { afterEach, expect, test, vi } from 'vitest';
import { forgetPlayer } from '#client/stores/forgetPlayer.ts';
import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { depositOrder } from '#shared/orders/depositOrder.ts';
import { type Fate, fakePlatform, type OrderRow, orderTable } from '#shared/orders/orderTable.testing.ts';
import { createOrder } from './createOrder.ts';

afterEach(() => vi.useRealTimers());

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

/** A device with a site in front of a fake platform. `open` is a page on it, of the player 7 unless another is given. */
function device(row: OrderRow, ...fates: Fate[]) {
  const platform = fakePlatform(row, fates);
  const storage = memory();
  const refresh = vi.fn();
  const open = (uid = 7) => {
    const { place } = createOrder(row.order, {
      call: platform.call,
      uid: () => uid,
      storage: () => storage,
      refresh,
      payments: () => [5],
    });
    return (options?: { again?: boolean }, input: unknown = row.input) => place(input as never, options);
  };
  return { ...platform, storage, refresh, open };
}

/** The stored items as a Storage, whose keys are its own properties. */
const stubOf = (items: Map<string, string>) =>
  Object.assign(
    Object.create({
      getItem: (name: string) => items.get(name) ?? null,
      removeItem: (name: string) => void items.delete(name),
    }) as object,
    Object.fromEntries(items),
  );

const done = { kind: 'done' };
const unknown = { kind: 'unknown' };
const named = orderTable.map((row) => [row.name, row] as const);
/** Commands about which the platform can be asked. */
const told = named.filter(([, { tells }]) => tells !== null);
const untold = named.filter(([, { tells }]) => tells === null);
const numeric = named.filter(([, { answer }]) => answer === 1);

test.each(named)(
  'a %s that is done returns the answer, stores nothing, and the next one has a new key',
  async (_name, row) => {
    const { open, keys, storage } = device(row);
    const place = open();
    expect(await place()).toMatchObject({ kind: 'done', answer: row.answer });
    expect(storage.items.size).toBe(0);
    expect(await place()).toMatchObject(done);
    expect(new Set(keys).size).toBe(2);
  },
);

test.each(named)(
  'a %s that is refused returns the error, stores nothing, and the next one has a new key',
  async (_name, row) => {
    const { open, keys, storage, state } = device(row, 'refused');
    const place = open();
    expect(await place()).toMatchObject({ kind: 'refused', error: { type: 'InvalidParameterException' } });
    expect(storage.items.size).toBe(0);
    expect(await place()).toMatchObject(done);
    expect([new Set(keys).size, state.carriedOut]).toEqual([2, 1]);
  },
);

test.each(numeric)(
  'a %s that is answered by something else than 1 is unknown unless the platform tells, and is not repeated',
  async (_name, row) => {
    const { open, keys, state } = device(row, 'other');
    state.isDark = true;
    const place = open();
    expect(await place()).toEqual(unknown);
    expect(await place()).toEqual(unknown);
    expect([new Set(keys).size, state.carriedOut]).toEqual([1, 1]);
    state.isDark = false;
    expect(await place()).toMatchObject(row.tells ? done : unknown);
    expect(state.carriedOut).toBe(1);
  },
);

test.each(told)('a %s whose answer is lost is found at the platform, and not sent again', async (_name, row) => {
  const { open, keys, state, storage } = device(row, 'cut');
  expect(await open()()).toMatchObject(done);
  expect([keys.length, state.carriedOut, storage.items.size]).toEqual([1, 1, 0]);
});

test.each(named)(
  'a %s whose answer and look-up are lost is unknown; pressed again, also after a reload, it gets the first answer',
  async (_name, row) => {
    const { open, keys, state, refresh, storage } = device(row, 'cut');
    state.isDark = true;
    expect(await open()()).toEqual(unknown);
    expect(refresh).toHaveBeenCalledTimes(1);
    // Nothing of the card; the digits of the key and of the time are of chance.
    const stored = [...storage.items.values()].map((item) => ({ ...(JSON.parse(item) as object), key: '', at: 0 }));
    expect(stored.length).toBe(1);
    expect(JSON.stringify([[...storage.items.keys()], stored])).not.toContain('8600');
    expect(await open()()).toMatchObject({ kind: 'done', answer: row.answer });
    expect([new Set(keys).size, state.carriedOut]).toEqual([1, 1]);
  },
);

test.each(told)(
  'a %s that failed is sent anew, with a new key, as soon as the platform has no such order',
  async (_name, row) => {
    const { open, keys, state } = device(row, 'failed');
    const place = open();
    expect(await place()).toEqual(unknown);
    expect(await place()).toMatchObject(done);
    expect([new Set(keys).size, state.carriedOut]).toEqual([2, 1]);
  },
);

test.each(untold)(
  'a %s that failed is sent anew only when the player has read so and orders again',
  async (_name, row) => {
    const { open, keys, state } = device(row, 'failed');
    const place = open();
    expect([await place(), await place(), await place()]).toEqual([unknown, unknown, unknown]);
    expect(new Set(keys).size).toBe(1);
    expect(await place({ again: true })).toMatchObject(done);
    expect([new Set(keys).size, state.carriedOut]).toEqual([2, 1]);
  },
);

test.each(named)('a %s pressed three times at once is sent once', async (_name, row) => {
  const { open, keys } = device(row);
  const place = open();
  expect(await Promise.all([place(), place(), place()])).toMatchObject([done, done, done]);
  expect(keys).toHaveLength(1);
});

test.each(named)('a %s pressed in two tabs at once has one key', async (_name, row) => {
  const { open, keys, state } = device(row, 'cut');
  const [tab, other] = [open(), open()];
  state.isDark = true;
  await Promise.all([tab(), other()]);
  expect([new Set(keys).size, state.carriedOut]).toEqual([1, 1]);
});

test.each(named)('a %s of another player on the same device has a key of its own', async (_name, row) => {
  const { open, keys, state } = device(row, 'cut', 'done');
  state.isDark = true;
  expect(await open(7)()).toEqual(unknown);
  expect(await open(8)()).toMatchObject(done);
  expect([new Set(keys).size, state.carriedOut]).toEqual([2, 2]);
  expect(await open(7)()).toMatchObject(done);
  expect(state.carriedOut).toBe(2);
});

test.each(named)(
  'a %s of unknown outcome, after a sign-out and a new sign-in of its player, has the first key',
  async (_name, row) => {
    const { open, keys, state, storage } = device(row, 'cut');
    state.isDark = true;
    expect(await open()()).toEqual(unknown);
    vi.stubGlobal('localStorage', stubOf(storage.items));
    forgetPlayer();
    vi.unstubAllGlobals();
    expect(await open()()).toMatchObject(done);
    expect([new Set(keys).size, state.carriedOut]).toEqual([1, 1]);
  },
);

test.each(named)('a %s is kept without storage, as long as the page lasts', async (_name, row) => {
  const { call, keys } = fakePlatform({ ...row, tells: null }, ['cut']);
  const { place } = createOrder(row.order, {
    call,
    uid: () => 7,
    storage: () => {
      throw new Error('no storage');
    },
    refresh: () => undefined,
  });
  expect(await place(row.input as never)).toEqual(unknown);
  expect(await place(row.input as never)).toMatchObject(done);
  expect(new Set(keys).size).toBe(1);
});

const rows = Object.fromEntries(orderTable.map((row) => [row.name, row]));
const money = ['deposit', 'withdrawal'].map((name) => [name, rows[name] as OrderRow] as const);

test.each(money)(
  'a %s to another card, while the outcome of the first is unknown, is not sent before that is known',
  async (_name, row) => {
    const { open, keys, state, storage } = device(row, 'cut');
    state.isDark = true;
    const place = open();
    const other = { ...(row.input as object), requisites: { card: '9860999988887777' } };
    expect(await place()).toEqual(unknown);
    // The site refuses the key of the first order for another body.
    expect(await place({}, other)).toEqual(unknown);
    expect(await place({}, { ...other, amount: 20_000 })).toEqual(unknown);
    expect([new Set(keys).size, state.carriedOut, storage.items.size]).toEqual([1, 1, 1]);
    state.isDark = false;
    expect(await place({}, other)).toMatchObject({ kind: 'done', answer: { id: 77 } });
    expect([new Set(keys).size, state.carriedOut, storage.items.size]).toEqual([1, 1, 0]);
  },
);

test.each(money)(
  'a %s that may be under way is not sent anew for a minute, although the platform has no such order yet',
  async (_name, row) => {
    vi.useFakeTimers();
    const { open, keys, state } = device(row, 'cut');
    const place = open();
    state.isDark = true;
    await place();
    state.isDark = false;
    state.carriedOut = 0;
    const other = { ...(row.input as object), amount: 20_000 };
    vi.advanceTimersByTime(59_000);
    expect(await place({}, other)).toEqual(unknown);
    expect(keys).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(await place({}, other)).toMatchObject(done);
    expect(new Set(keys).size).toBe(2);
  },
);

test('an order is not repeated with its key once the site has forgotten the first answer', async () => {
  vi.useFakeTimers();
  const { open, keys, state } = device(rows['gift'] as OrderRow, 'failed');
  const place = open();
  await place();
  vi.advanceTimersByTime(9 * 60_000);
  expect(await place()).toEqual(unknown);
  expect([keys.length, state.carriedOut]).toEqual([1, 0]);
});

test.each(['TooManyRequestsException', 'AuthorizationException', 'AccessDeniedException'] as const)(
  'a repeated order that is turned away by %s still has the first key',
  async (type) => {
    const keys: unknown[] = [];
    const errors = [new AppError('InternalServerErrorException'), new AppError(type)];
    const call = (async (_method: unknown, _input: unknown, options: { idempotencyKey?: string }) => {
      keys.push(options.idempotencyKey);
      const error = errors.shift();
      if (error) throw error;
      return { points: 1 };
    }) as unknown as Call;
    const row = rows['gift'] as OrderRow;
    const storage = memory();
    const { place } = createOrder(row.order, { call, uid: () => 7, storage: () => storage, refresh: () => undefined });
    expect(await place(9 as never)).toEqual(unknown);
    expect(await place(9 as never)).toMatchObject({ kind: 'refused', error: { type } });
    expect(await place(9 as never)).toMatchObject(done);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  },
);

test('an order that never left, or with wrong input, is refused', async () => {
  const { open } = device({ ...(rows['deposit'] as OrderRow) });
  const call = (() =>
    Promise.reject(new AppError('InternalServerErrorException', { data: { outcome: 'not_sent' } }))) as unknown as Call;
  const storage = memory();
  const context = { call, uid: () => 7, storage: () => storage, refresh: () => undefined };
  expect(await createOrder(rows['gift']?.order as never, context).place(9 as never)).toMatchObject({ kind: 'refused' });
  expect(storage.items.size).toBe(0);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await open()()).toMatchObject(done);
  vi.unstubAllGlobals();
});

const LOST = { facts: { method: 'uzcard', amount: 50_000, currency: 'UZS' }, before: ['5'] };
const item = { id: 77, method: 'uzcard', amount: { amount: 50_000, currency: 'UZS' } };
test.each([
  [{ ...item, amount: { amount: 50_001, currency: 'UZS' } }, 'another sum'],
  [{ ...item, amount: { amount: 50_000, currency: 'USD' } }, 'another currency'],
  [{ ...item, method: 'humo' }, 'another method'],
  [{ ...item, id: 5 }, 'an earlier date'],
])('a lost deposit is not taken for %j, a payment of %s', async (other) => {
  const historyOf = (list: unknown[]) =>
    (async ({ name }: { name: string }) =>
      name === 'cashier.gethistory' ? { items: list, total: list.length } : list[0]) as unknown as Call;
  expect(await depositOrder.find?.(historyOf([item, { ...item, id: 5 }]), LOST)).toEqual(item);
  expect(await depositOrder.find?.(historyOf([other, { ...item, id: 5 }]), LOST)).toBeNull();
});

test('a lost deposit is not taken for one that is older than the payments known before it', async () => {
  const list = [{ ...item, id: 5 }, { ...item, id: 4 }, item];
  const call = (async () => ({ items: list, total: 9 })) as unknown as Call;
  expect(await depositOrder.find?.(call, { ...LOST, before: ['5', '4'] })).toBeNull();
});

test('a lost deposit is not known to be missing from a history that is too short, or whose earlier payments are not known', async () => {
  const historyOf = (total: number, ...list: unknown[]) => (async () => ({ items: list, total })) as unknown as Call;
  const other = { ...item, method: 'humo' };
  await expect(depositOrder.find?.(historyOf(9, other), LOST)).rejects.toThrow('does not tell');
  await expect(depositOrder.find?.(historyOf(1, item), { ...LOST, before: null })).rejects.toThrow('does not tell');
  await expect(depositOrder.find?.(historyOf(9, other), { ...LOST, before: null })).rejects.toThrow('does not tell');
  expect(await depositOrder.find?.(historyOf(1, other), { ...LOST, before: null })).toBeNull();
});
