import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { Order } from '#shared/orders/Order.ts';
import { createOrder } from './createOrder.ts';

afterEach(() => vi.useRealTimers());

type Answer = { id: number } | number;
const lost = () => new AppError('InternalServerErrorException', { status: 502, cause: new TypeError('network') });

/**
 * A player with one command. `ends`: of successive sendings, an Error is thrown. `looks`: what the platform tells of successive look-ups,
 * an Error where it does not tell; then it has no such order.
 */
function player(ends: unknown[], looks: unknown[] = [], more: Partial<Order<string, Answer>> = {}) {
  const keys: (string | undefined)[] = [];
  const lostOrders: unknown[] = [];
  const items = new Map<string, string>();
  const refresh = vi.fn();
  const next = (list: unknown[], usual: unknown) => {
    const one = list.length > 0 ? list.shift() : usual;
    if (one instanceof Error) throw one;
    return one as never;
  };
  const order: Order<string, Answer> = {
    command: 'gift',
    describe: (input) => ({ input }),
    send: async (_call, _input, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      return next(ends, { id: 1 });
    },
    find: async (_call, stored) => {
      lostOrders.push(stored);
      return next(looks, null);
    },
    ...more,
  };
  const { place } = createOrder(order, {
    call: (() => undefined) as unknown as Call,
    uid: () => 7,
    storage: () => ({
      getItem: (name) => items.get(name) ?? null,
      setItem: (name, value) => void items.set(name, value),
      removeItem: (name) => void items.delete(name),
    }),
    refresh,
    payments: () => [5],
  });
  return { place: (input = 'a') => place(input), keys, lostOrders, items, refresh };
}
const unclear = () => new Error('unclear');
const UNKNOWN = { kind: 'unknown' };

test.each([
  'TooManyRequestsException',
  'AuthorizationException',
  'AccessDeniedException',
  'InvalidRequestException',
  'MethodNotFoundException',
  'ApplicationDisabledException',
  'ApplicationUnavailableException',
  'InternalServerErrorException',
] as const)(
  'a repeated order that is turned away by %s keeps its key, because that says nothing of the first',
  async (type) => {
    const away = new AppError(type, { data: { outcome: 'not_sent' } });
    const { place, keys, items } = player([lost(), away], [unclear(), unclear()]);
    expect(await place()).toEqual(UNKNOWN);
    expect(await place()).toMatchObject({ kind: 'refused', error: { type } });
    expect(items.size).toBe(1);
    expect(await place()).toMatchObject({ kind: 'done' });
    expect(new Set(keys).size).toBe(1);
  },
);

test.each([
  ['another reason', new AppError('InvalidParameterException')],
  ['a missing code', new AppError('AuthorizationException', { message: 'two_factor_auth is enable' })],
])(
  'a repeated order that is refused for %s was not carried out before either, and has no key any more',
  async (_why, error) => {
    const { place, keys, items } = player([lost(), error], [unclear(), unclear()]);
    expect(await place()).toEqual(UNKNOWN);
    expect(await place()).toEqual({ kind: 'refused', error });
    expect(items.size).toBe(0);
    await place();
    expect([keys.length, new Set(keys).size]).toEqual([3, 2]);
  },
);

test('a repeated order that is refused although the platform has it is done', async () => {
  const { place, items, refresh } = player(
    [lost(), new AppError('InvalidParameterException')],
    [unclear(), unclear(), { id: 4 }],
  );
  expect(await place()).toEqual(UNKNOWN);
  expect(await place()).toEqual({ kind: 'done', answer: { id: 4 } });
  expect([items.size, refresh.mock.calls.length]).toEqual([0, 2]);
});

test.each([
  ['a connection that broke', lost(), false],
  ['an answer in time that is none', 0, true],
  ['a failure that the site tells', new AppError('InternalServerErrorException', { status: 502 }), true],
  ['a wait that the site gave up', new AppError('InternalServerErrorException', { status: 504 }), false],
  ['another order under the same key', new AppError('UnknownErrorException', { status: 409 }), false],
  ['a mistake of the page', new TypeError('undefined'), false],
])(
  'after %s, which the platform does not know of, an order is sent anew at once only when it has ended: %s',
  async (_end, end, isEnded) => {
    vi.useFakeTimers();
    const { place, keys } = player([end]);
    expect(await place()).toEqual(UNKNOWN);
    expect((await place('b')).kind).toBe(isEnded ? 'done' : 'unknown');
    expect(keys).toHaveLength(isEnded ? 2 : 1);
  },
);

test('an order that had ended stays ended when its repetition is lost', async () => {
  const { place, keys } = player([0, lost()], [null, unclear(), null, null]);
  expect(await place()).toEqual(UNKNOWN);
  expect(await place()).toEqual(UNKNOWN);
  expect(await place('b')).toMatchObject({ kind: 'done' });
  expect(new Set(keys).size).toBe(2);
});

test('a lost order is repeated with its key for nine minutes, and then neither repeated nor replaced', async () => {
  vi.useFakeTimers();
  const { place, keys } = player([lost(), lost()], Array.from({ length: 6 }, unclear));
  await place();
  vi.advanceTimersByTime(9 * 60_000 - 1);
  expect(await place()).toEqual(UNKNOWN);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  vi.advanceTimersByTime(1);
  expect(await place()).toEqual(UNKNOWN);
  expect(keys).toHaveLength(2);
});

test('an order that may be under way is replaced after a minute, not before', async () => {
  vi.useFakeTimers();
  const { place, keys } = player([lost()]);
  await place();
  vi.advanceTimersByTime(60_000);
  expect(await place('b')).toEqual(UNKNOWN);
  vi.advanceTimersByTime(1);
  expect(await place('b')).toMatchObject({ kind: 'done' });
  expect(new Set(keys).size).toBe(2);
});

test('a later order is told apart from the payments that were there and from those that this page has ordered', async () => {
  const { place, lostOrders } = player([{ id: 77 }, lost()], [], { idOf: (answer) => (answer as { id: number }).id });
  await place();
  await place();
  expect(lostOrders).toEqual([expect.objectContaining({ facts: { input: 'a' }, before: ['5', '77'] })]);
});

test('without an id in the answer, a later order is told apart from the payments that were there alone', async () => {
  const { place, lostOrders } = player([{ id: 77 }, lost()]);
  await place();
  await place();
  expect(lostOrders).toEqual([expect.objectContaining({ before: ['5'] })]);
});

test('the balances are read anew after what may have moved money, and only then', async () => {
  const refreshed = async (ends: unknown[], more: Partial<Order<string, Answer>> = {}) => {
    const { place, refresh } = player(ends, [], more);
    await place();
    return refresh.mock.calls.length;
  };
  expect(await refreshed([1])).toBe(1);
  expect(await refreshed([1], { movesMoney: () => false })).toBe(0);
  expect(await refreshed([1], { movesMoney: (answer) => answer === 1 })).toBe(1);
  expect(await refreshed([lost()])).toBe(1);
  expect(await refreshed([new AppError('InvalidParameterException')])).toBe(0);
});

test('orders about different things do not wait for each other; without a word about it, all of a command are one', async () => {
  const about = player([lost(), { id: 1 }], [unclear()], { about: (input) => input });
  expect(await about.place('a')).toEqual(UNKNOWN);
  expect(await about.place('b')).toMatchObject({ kind: 'done' });
  const one = player([lost()], Array.from({ length: 3 }, unclear));
  expect(await one.place('a')).toEqual(UNKNOWN);
  expect(await one.place('b')).toEqual(UNKNOWN);
  expect(one.keys).toHaveLength(1);
  expect([...about.items.keys(), ...one.items.keys()]).toEqual(['order_gift_a_7', 'order_gift__7']);
});

test('an order is stored before it is sent, and a command that cannot be looked up stays unknown', async () => {
  let stored = 0;
  const items = new Map<string, string>();
  const { place } = createOrder<string, Answer>(
    {
      command: 'promo',
      describe: (code) => ({ code }),
      send: async () => {
        stored = items.size;
        throw lost();
      },
    },
    {
      call: (() => undefined) as unknown as Call,
      uid: () => 7,
      storage: () => ({
        getItem: (name) => items.get(name) ?? null,
        setItem: (name, value) => void items.set(name, value),
        removeItem: (name) => void items.delete(name),
      }),
      refresh: () => undefined,
    },
  );
  expect(await place('STAR')).toEqual(UNKNOWN);
  expect(stored).toBe(1);
  expect(JSON.parse([...items.values()][0] ?? '')).toMatchObject({
    before: null,
    isEnded: false,
    facts: { code: 'STAR' },
  });
});
