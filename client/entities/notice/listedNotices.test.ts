import { expect, test } from 'vitest';
import { listedNotices } from './listedNotices.ts';

const SAFE = [
  'contact',
  'deposit',
  'new_device',
  'passkey',
  'password',
  'requisites',
  'second_factor',
  'social',
  'support',
] as const;
/** `other`: a trigger that the contract does not know. */
const CLUB = ['quest', 'register', 'profile', 'confirm', 'product', 'level', 'other'] as const;

test('listedNotices, for a player to whom nothing is sold, lists notices of security, money and support alone, whatever comes', () => {
  const notices = [...SAFE, ...CLUB].map((trigger) => ({ trigger }));
  expect(listedNotices(notices, true).map(({ trigger }) => trigger)).toEqual(SAFE);
  expect(listedNotices(notices, false)).toHaveLength(notices.length);
});
