import { expect, test } from 'vitest';
import { hasLateSection } from './hasLateSection.ts';

test('what did not come in time is asked for again; what failed is not', () => {
  const late = { ok: false, error: 'InternalServerErrorException', isLate: true };
  const failed = { ok: false, error: 'InternalServerErrorException' };
  const there = { ok: true, value: [late] };
  expect(hasLateSection({ games: late })).toBe(true);
  expect(hasLateSection({ rows: [there, late], count: 1, seo: null })).toBe(true);
  expect(hasLateSection({ games: failed, rows: [there, failed], streamed: Promise.resolve(late) })).toBe(false);
});
