import { expect, test } from 'vitest';
import { hasLateSection } from './hasLateSection.ts';

const late = { ok: false, error: 'InternalServerErrorException', isLate: true };
const failed = { ok: false, error: 'InternalServerErrorException' };
const refused = { ok: false, error: 'AccessDeniedException' };
const there = { ok: true, value: [late] };

test('what did not come in time is asked for again; what failed is not', () => {
  expect(hasLateSection({ games: late })).toBe(true);
  expect(hasLateSection({ rows: [there, late], count: 1, seo: null })).toBe(true);
  expect(hasLateSection({ games: failed, rows: [there, failed], streamed: Promise.resolve(late) })).toBe(false);
});

test('a section that fails in the browser after it was late counts as late; a final refusal does not', () => {
  expect(hasLateSection({ games: failed }, true)).toBe(true);
  expect(hasLateSection({ games: refused, rows: [there] }, true)).toBe(false);
});
