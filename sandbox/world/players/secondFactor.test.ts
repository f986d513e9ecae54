import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClock } from '#sandbox/world/clock.ts';
import { createSecondFactor } from './secondFactor.ts';

/** RFC 6238 appendix B, SHA-1, the last six of its eight digits: `12345678901234567890` in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const factorAt = (seconds: number) => createSecondFactor(createClock(() => seconds * 1000));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the TOTP code of RFC 6238 at %i s is %s and is accepted', (seconds, code) => {
  expect(factorAt(seconds).codeNow(SECRET)).toBe(code);
  expect(factorAt(seconds).check(SECRET, code, 0).verdict).toBe('right');
});

test('a TOTP code is accepted once, and the next code is then accepted once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000_000, max: 4_000_000_000 }), (seconds) => {
      const factor = factorAt(seconds);
      const code = factor.codeNow(SECRET);
      const { verdict, step } = factor.check(SECRET, code, 0);
      expect(verdict).toBe('right');
      expect(factor.check(SECRET, code, step).verdict).toBe('wrong');
      const next = factor.codeNow(SECRET, step);
      const served = factor.check(SECRET, next, step);
      expect(served).toEqual({ verdict: 'right', step: step + 1 });
      expect(factor.check(SECRET, next, served.step).verdict).toBe('wrong');
    }),
  );
});

test('a TOTP code is right for a minute, then late, then wrong; other text than six digits is malformed', () => {
  const start = 1_800_000_000;
  const code = factorAt(start).codeNow(SECRET);
  const verdict = (seconds: number) => factorAt(start + seconds).check(SECRET, code, 0).verdict;
  expect([0, 29, 59].map(verdict)).toEqual(['right', 'right', 'right']);
  expect([60, 300, 600].map(verdict)).toEqual(['late', 'late', 'late']);
  expect(verdict(3_600)).toBe('wrong');
  for (const text of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect(factorAt(start).check(SECRET, text, 0).verdict, text).toBe('malformed');
});
