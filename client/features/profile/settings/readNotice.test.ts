import { expect, test } from 'vitest';
import { readNotice } from './readNotice.ts';

test('an address says one of five things, or nothing', () => {
  expect(readNotice('needProfile')).toBe('needProfile');
  for (const other of [null, '', 'won', 'constructor']) expect(readNotice(other)).toBeNull();
});
