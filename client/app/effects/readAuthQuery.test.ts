import { expect, test } from 'vitest';
import { readAuthQuery } from './readAuthQuery.ts';

const read = (search: string, isHome = true) => readAuthQuery(search, { isHome });

test.each([
  ['?utm_source=x', null],
  ['?show_popup_reg=email', { screen: 'signUp', preventClose: false, authType: 'email' }],
  ['?show_popup_auth=1&prevent_close=1', { screen: 'signIn', preventClose: true }],
  ['?show_popup_auth&prevent_close=true', { screen: 'signIn', preventClose: false }],
  ['?show_popup_auth=1&show_popup_reg=1', { screen: 'signUp', preventClose: false, authType: '1' }],
  ['?redirectUrl=%2Fprofile', { screen: 'signIn' }],
  ['?prevent_close=1', null],
])('readAuthQuery, at the home page, for %j opens %j', (search, open) => {
  expect(read(search).open).toEqual(open);
});

test('readAuthQuery, for redirectUrl on a page other than home, opens no dialog', () => {
  expect(read('?redirectUrl=%2Fprofile', false).open).toBeNull();
});

test('readAuthQuery takes the last promo_code, trimmed and cut to 64 characters; a blank one is null', () => {
  expect(read('?promo_code=OLD&promo_code=%20STAR%20').promoCode).toBe('STAR');
  expect(read(`?promo_code=${'a'.repeat(99)}`).promoCode).toHaveLength(64);
  expect(read('?promo_code=%20').promoCode).toBeNull();
});
