import { expect, test } from 'vitest';
import { saveProfileInfo } from '../../shared/api/account/account.contract.ts';
import { getBanners } from '../../shared/api/site/banners.contract.ts';
import { getGames } from '../../shared/api/play/games.contract.ts';
import { getJackpots } from '../../shared/api/play/jackpots.contract.ts';
import { getPopups } from '../../shared/api/site/popups.contract.ts';
import { getStorage } from '../../shared/api/account/storage.contract.ts';
import { coerceInput } from './coerceInput.ts';

test('text becomes what the schema asks for', () => {
  expect(coerceInput(getBanners.input, { offset: '5', count: '2' })).toEqual({ offset: 5, count: 2 });
  expect(coerceInput(getPopups.input, { preview: '1' })).toEqual({ preview: true });
  expect(coerceInput(getStorage.input, { keys: 'a,b' })).toEqual({ keys: ['a', 'b'] });
  expect(coerceInput(getGames.input, { options: '{"limit":3}' })).toEqual({ options: { limit: 3 } });
  expect(coerceInput(saveProfileInfo.input, { sex: '2', first_name: '12' })).toEqual({ sex: 2, first_name: '12' });
});

test('ids that may be text stay text, and what cannot be read stays for the schema to refuse', () => {
  expect(coerceInput(getJackpots.input, { id: '7' })).toEqual({ id: '7' });
  expect(coerceInput(getBanners.input, { count: 'many' })).toEqual({ count: 'many' });
  expect(coerceInput(getGames.input, { options: '{' })).toEqual({ options: '{' });
});

test('a null is left out where the schema has none, and kept where it has', () => {
  expect(coerceInput(getPopups.input, { sysname: null })).toEqual({});
  expect(coerceInput(saveProfileInfo.input, { first_name: null })).toEqual({ first_name: null });
});

test('names of every object are fields like others, or none', () => {
  const values = JSON.parse('{"constructor":"a","toString":"b","__proto__":"c","count":"2"}') as Record<
    string,
    unknown
  >;
  const result = coerceInput(getBanners.input, values);
  expect({ ...result }).toEqual({ constructor: 'a', toString: 'b', count: 2 });
  expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
});
