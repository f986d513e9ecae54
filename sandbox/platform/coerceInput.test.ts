import { expect, test } from 'vitest';
import { saveProfileInfo } from '#shared/api/account/account.contract.ts';
import { getStorage } from '#shared/api/account/storage.contract.ts';
import { getGames } from '#shared/api/play/games.contract.ts';
import { getJackpots } from '#shared/api/play/jackpots.contract.ts';
import { getBanners } from '#shared/api/site/banners.contract.ts';
import { getPopups } from '#shared/api/site/popups.contract.ts';
import { coerceInput } from './coerceInput.ts';

test('coerceInput converts text to the number, boolean, array or object of the schema', () => {
  expect(coerceInput(getBanners.input, { offset: '5', count: '2' })).toEqual({ offset: 5, count: 2 });
  expect(coerceInput(getPopups.input, { preview: '1' })).toEqual({ preview: true });
  expect(coerceInput(getStorage.input, { keys: 'a,b' })).toEqual({ keys: ['a', 'b'] });
  expect(coerceInput(getGames.input, { options: '{"limit":3}' })).toEqual({ options: { limit: 3 } });
  expect(coerceInput(saveProfileInfo.input, { sex: '2', first_name: '12' })).toEqual({ sex: 2, first_name: '12' });
});

test('coerceInput leaves ids that may be text, and values it cannot parse, unchanged', () => {
  expect(coerceInput(getJackpots.input, { id: '7' })).toEqual({ id: '7' });
  expect(coerceInput(getBanners.input, { count: 'many' })).toEqual({ count: 'many' });
  expect(coerceInput(getGames.input, { options: '{' })).toEqual({ options: '{' });
});

test.each(['1e5', '0x1F', '50,000', '50 000', ' 5', '+5', '5.', '', 'Infinity'])(
  'coerceInput does not convert %j to a number',
  (text) => {
    expect(coerceInput(getBanners.input, { count: text })).toEqual({ count: text });
  },
);

test('coerceInput drops a null field unless its schema is nullable', () => {
  expect(coerceInput(getPopups.input, { sysname: null })).toEqual({});
  expect(coerceInput(saveProfileInfo.input, { first_name: null })).toEqual({ first_name: null });
});

test('coerceInput, for fields named as in Object.prototype, leaves the prototype of the result unchanged', () => {
  const values = JSON.parse('{"constructor":"a","toString":"b","__proto__":"c","count":"2"}') as Record<
    string,
    unknown
  >;
  const result = coerceInput(getBanners.input, values);
  expect({ ...result }).toEqual({ constructor: 'a', toString: 'b', count: 2 });
  expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
});
