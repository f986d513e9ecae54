import { expect, test } from 'vitest';
import { telegramUser } from './telegramUser.ts';

const dataOf = (user: unknown) => `query_id=AAH&user=${encodeURIComponent(JSON.stringify(user))}&hash=ab`;

test('telegramUser returns the id and the name, with the nickname if there is one', () => {
  expect(telegramUser(dataOf({ id: 7, first_name: 'Bahor & Co' }))).toEqual({ id: '7', name: 'Bahor & Co' });
  expect(telegramUser(dataOf({ id: 7, first_name: 'Bahor', username: 'bahor7' }))).toEqual({
    id: '7',
    name: 'Bahor (@bahor7)',
  });
});

test('telegramUser, for data without a readable user, returns null', () => {
  for (const data of ['', 'user=', 'user=%7B', dataOf(null), dataOf(7), dataOf({ id: 7 }), dataOf({ first_name: 'B' })])
    expect(telegramUser(data), data).toBeNull();
});
