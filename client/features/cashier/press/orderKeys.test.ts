import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../../shared/errors/AppError.ts';
import { createOrderKeys } from './orderKeys.ts';

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
const broken = () => {
  throw new Error('no storage');
};

test('createOrderKeys, for one order, gives every tab the same key until its outcome is known', () => {
  const storage = memory();
  const [tab, other] = [createOrderKeys(() => storage, 'o'), createOrderKeys(() => storage, 'o')];
  const key = tab.keyOf('uzcard|1');
  expect(other.keyOf('uzcard|1')).toBe(key);
  tab.settled(new AppError('InternalServerErrorException'));
  expect(tab.keyOf('uzcard|1')).toBe(key);
  tab.settled(new Error('lost'));
  expect(other.keyOf('uzcard|1')).toBe(key);
  other.settled(new AppError('BillingTransactionDeclinedException'));
  expect(tab.keyOf('uzcard|1')).not.toBe(key);
});

test('createOrderKeys gives another order another key, and the same order a new key after nine minutes', () => {
  vi.useFakeTimers();
  const keys = createOrderKeys(memory, 'o');
  const storage = memory();
  const own = createOrderKeys(() => storage, 'o');
  expect(keys.keyOf('a')).not.toBe(keys.keyOf('b'));
  const key = own.keyOf('a');
  vi.advanceTimersByTime(8 * 60_000);
  expect(own.keyOf('a')).toBe(key);
  vi.advanceTimersByTime(60_001);
  expect(own.keyOf('a')).not.toBe(key);
});

test('createOrderKeys, with storage that throws or holds malformed data, still gives one key per order', () => {
  const keys = createOrderKeys(broken, 'o');
  expect(keys.keyOf('a')).toBe(keys.keyOf('a'));
  const storage = memory();
  storage.setItem('o', '{"print":1}');
  const own = createOrderKeys(() => storage, 'o');
  expect(own.keyOf('a')).toBe(own.keyOf('a'));
});
