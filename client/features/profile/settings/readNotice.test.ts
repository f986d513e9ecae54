import { expect, test } from 'vitest';
import { readNotice } from './readNotice.ts';

test('readNotice returns a known notice, and null for any other value', () => {
  expect(readNotice('needProfile')).toBe('needProfile');
  for (const other of [null, '', 'won', 'constructor']) expect(readNotice(other)).toBeNull();
});
