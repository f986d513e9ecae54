import { expect, test } from 'vitest';
import { paymentKind } from './paymentKind.ts';
import { paymentPlace } from './paymentPlace.ts';

test.each([
  ['success', 'success', '/cashier/paysuccess/41'],
  ['cancelled', 'cancelled', '/cashier/paycancel?id=41'],
  ['declined', 'failed', '/cashier/payfail/41'],
  ['error', 'unconfirmed', '/cashier/payfail/41'],
  ['new', 'open', '/cashier/paypending/41'],
  ['', 'open', '/cashier/paypending/41'],
  ['toString', 'open', '/cashier/paypending/41'],
])('a payment with the status %j is %s, and its page is %s', (status, kind, place) => {
  expect(paymentKind(status)).toBe(kind);
  expect(paymentPlace(paymentKind(status), 41)).toBe(place);
});
