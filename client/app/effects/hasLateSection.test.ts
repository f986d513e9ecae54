import { expect, test } from 'vitest';
import { hasLateSection } from './hasLateSection.ts';

const late = { ok: false, error: 'InternalServerErrorException', isLate: true };
const failed = { ok: false, error: 'InternalServerErrorException' };
const refused = { ok: false, error: 'AccessDeniedException' };
const there = { ok: true, value: [late] };

test('hasLateSection is true for a section, or an item of a list, marked late; false for a failed one', () => {
  expect(hasLateSection({ games: late })).toBe(true);
  expect(hasLateSection({ rows: [there, late], count: 1, seo: null })).toBe(true);
  expect(hasLateSection({ games: failed, rows: [there, failed], streamed: Promise.resolve(late) })).toBe(false);
});

test('hasLateSection, on a retry, is true for a retryable failure and false for a final refusal', () => {
  expect(hasLateSection({ games: failed }, true)).toBe(true);
  expect(hasLateSection({ games: refused, rows: [there] }, true)).toBe(false);
});
