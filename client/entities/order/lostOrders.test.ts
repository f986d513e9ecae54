import { expect, test } from 'vitest';
import { createLostOrders, type StoredOrder } from './lostOrders.ts';

const order: StoredOrder = { key: 'k', facts: { id: '9' }, before: ['5'], at: 1, isEnded: false };

/** Lost orders over a storage with these items. */
function stored(items: Record<string, string> = {}) {
  const all = new Map(Object.entries(items));
  const storage = {
    getItem: (name: string) => all.get(name) ?? null,
    setItem: (name: string, value: string) => void all.set(name, value),
    removeItem: (name: string) => void all.delete(name),
  };
  return { all, lost: createLostOrders(() => storage) };
}

test('a kept order is read again, also by another page over the same storage, until it is forgotten', () => {
  const { all, lost } = stored();
  lost.keep('order', order);
  expect(lost.read('order')).toEqual(order);
  expect(stored(Object.fromEntries(all)).lost.read('order')).toEqual(order);
  lost.forget('order');
  expect([lost.read('order'), all.size]).toEqual([null, 0]);
});

test('an order is not kept in the page where the storage has lost it: another tab has finished it', () => {
  const { all, lost } = stored();
  lost.keep('order', order);
  all.clear();
  expect(lost.read('order')).toBeNull();
});

test('an order without the earlier payments is an order', () => {
  expect(stored({ order: JSON.stringify({ ...order, before: null }) }).lost.read('order')).toMatchObject({ key: 'k' });
});

test.each([
  ['no text at all', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"order"'],
  ['a list', '[]'],
  ['no key', JSON.stringify({ ...order, key: undefined })],
  ['a key that is a number', JSON.stringify({ ...order, key: 7 })],
  ['no facts', JSON.stringify({ ...order, facts: undefined })],
  ['facts that are null', JSON.stringify({ ...order, facts: null })],
  ['facts that are a text', JSON.stringify({ ...order, facts: 'id' })],
  ['no earlier payments and no word about them', JSON.stringify({ ...order, before: undefined })],
  ['earlier payments that are a text', JSON.stringify({ ...order, before: '5' })],
  ['a time that is a text', JSON.stringify({ ...order, at: '1' })],
  ['an end that is a number', JSON.stringify({ ...order, isEnded: 0 })],
])('what is stored by another release or by hand, as %s, is no order', (_what, text) => {
  expect(stored({ order: text }).lost.read('order')).toBeNull();
});

test('without a storage orders last as long as the page, each under its name', () => {
  const lost = createLostOrders(() => {
    throw new Error('denied');
  });
  expect(lost.read('order')).toBeNull();
  lost.keep('order', order);
  lost.keep('other', { ...order, key: 'l' });
  expect([lost.read('order'), lost.read('other')?.key]).toEqual([order, 'l']);
  lost.forget('order');
  expect([lost.read('order'), lost.read('other')?.key]).toEqual([null, 'l']);
});
