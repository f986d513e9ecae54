import { expect, test } from 'vitest';
import { readRefusal } from './readRefusal.ts';

test('readRefusal, for a kind, returns it with the words of the page’s area, and null on a page without them', () => {
  expect(readRefusal('moneyLeft', ['forms', 'data'])).toEqual({ messageId: 'data.leaveMoneyFirst', kind: 'moneyLeft' });
  expect(readRefusal('moneyLeft', ['forms', 'gifts'])).toBeNull();
  expect(readRefusal('EXPIRED', ['offers'])).toEqual({ messageId: 'offers.promo.EXPIRED', kind: 'EXPIRED' });
  expect(readRefusal('EXPIRED', ['profile', 'bonuses'])?.messageId).toBe('bonuses.promo.EXPIRED');
});

test('readRefusal, for the message of an error type, has the type as kind; for other messages of the page, none', () => {
  expect(readRefusal('errors.UserNeedDepositException', [])).toEqual({
    messageId: 'errors.UserNeedDepositException',
    kind: 'UserNeedDepositException',
  });
  expect(readRefusal('gifts.shortNow', ['gifts'])).toEqual({ messageId: 'gifts.shortNow', kind: null });
});

test('readRefusal, for the words of a kind, a property of objects, text or nothing, is null', () => {
  for (const error of ['data.leaveMoneyFirst', 'toString', '__proto__', 'you have won', '', null])
    expect(readRefusal(error, ['forms', 'data']), String(error)).toBeNull();
});
