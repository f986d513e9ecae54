import { expect, test } from 'vitest';
import { giftOf } from './giftOf.ts';

type Answer = Parameters<typeof giftOf>[0];
const answer = (description: object, bonus?: object) => ({ offer: { description }, bonus }) as unknown as Answer;

test('giftOf is `betting` for a betting bonus and `promo` for any other gift', () => {
  expect(giftOf(answer({ title: 'Erkin tikish' }, { type: 'betting' }), 'FREEBET').kind).toBe('betting');
  expect(giftOf(answer({ title: 'Bonus' }, { type: 'casino' }), 'STAR').kind).toBe('promo');
  expect(giftOf(answer({ title: 'Aylantirishlar' }), 'STAR').kind).toBe('promo');
});

test('giftOf names a gift by its title, else its name, else the code', () => {
  expect(giftOf(answer({ title: 'Bonus', name: 'b' }), 'STAR').name).toBe('Bonus');
  expect(giftOf(answer({ name: 'b' }), 'STAR').name).toBe('b');
  expect(giftOf(answer({}), 'STAR').name).toBe('STAR');
});
