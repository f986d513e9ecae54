import { expect, test } from 'vitest';
import { pageEvents } from './pageEvents.ts';

test.each([
  [null, '/cashier/deposit', [{ event: 'deposit_open' }]],
  ['/cashier/deposit', '/cashier/deposit/click', []],
  ['/ru/cashier/deposit/click', '/ru', [{ event: 'deposit_close' }]],
  ['/', '/ru/game/zarafshon-vault', [{ event: 'game_open', game: 'zarafshon-vault' }]],
  ['/cashier/deposit', '/game/a', [{ event: 'deposit_close' }, { event: 'game_open', game: 'a' }]],
  ['/game/a', '/game/a', []],
  ['/offers', '/offers/3', [{ event: 'offer_view', offer_id: '3' }]],
  ['/offers/3', '/offers', []],
  [null, '/promotions/1', []],
])('pageEvents, from %s to %s, returns the events of opened and left pages', (before, after, events) => {
  expect(pageEvents(before, after)).toEqual(events);
});
