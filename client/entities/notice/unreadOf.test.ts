import { expect, test } from 'vitest';
import { listedNotices } from './listedNotices.ts';
import { unreadOf } from './unreadOf.ts';

const notices = [
  { trigger: 'new_device', is_read: false },
  { trigger: 'deposit', is_read: true },
  { trigger: 'support', is_read: false },
  { trigger: 'level', is_read: false },
  { trigger: 'quest', is_read: false },
] as const;

test('the bell lists and counts every notice, and nothing of the club when nothing may be sold to the player', () => {
  expect(listedNotices(notices, false)).toEqual(notices);
  expect(unreadOf(notices, false)).toBe(4);
  expect(listedNotices(notices, true).map(({ trigger }) => trigger)).toEqual(['new_device', 'deposit', 'support']);
  expect(unreadOf(notices, true)).toBe(2);
});
