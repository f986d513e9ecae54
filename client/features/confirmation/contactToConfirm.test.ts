import { expect, test } from 'vitest';
import { contactToConfirm } from './contactToConfirm.ts';

const email = { type: 'email' as const, contact: 'a@yulduz.test', is_confirmed: true, is_subscribed: false };
const phone = { type: 'phone' as const, contact: '998901234567', is_confirmed: false, is_subscribed: false };

test('contactToConfirm, with a contact in the link, returns it, confirmed only if it is the player’s confirmed contact', () => {
  expect(contactToConfirm('b@yulduz.test', [])).toEqual({ contact: 'b@yulduz.test', isConfirmed: false });
  expect(contactToConfirm('b@yulduz.test', [email])).toEqual({ contact: 'b@yulduz.test', isConfirmed: false });
  expect(contactToConfirm('A@yulduz.test', [email, phone])).toEqual({ contact: 'A@yulduz.test', isConfirmed: true });
  expect(contactToConfirm('+998901234567', [email, phone]).isConfirmed).toBe(false);
});

test('contactToConfirm, without a link, returns the player’s first unconfirmed contact, or null', () => {
  expect(contactToConfirm(null, [email, phone])).toEqual({ contact: '998901234567', isConfirmed: false });
  expect(contactToConfirm(null, [email])).toEqual({ contact: null, isConfirmed: true });
  expect(contactToConfirm(null, [])).toEqual({ contact: null, isConfirmed: false });
});
