import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePattern } from './compilePattern.ts';

/** Repeats text to the max length of a value; the texts use the characters of the patterns below. */
const wholeLength = (piece: string) => piece.repeat(200).slice(0, 200);
const values = ['a', 'b', 'ab', '1', 'a1', '@', '.', 'a@', '@.', 'a.', '-', ' ', 'a ', 'A1a', '👍']
  .map(wholeLength)
  .flatMap((value) => [value, `${value.slice(1)}!`, `${value.slice(0, 100)}@${value.slice(0, 99)}`]);

/** CPU milliseconds instead of elapsed time, so that load on the machine does not count. */
function timeOf(pattern: RegExp, value: string): number {
  const before = process.threadCpuUsage();
  pattern.test(value);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** The slowest match. The first run also compiles the pattern, so a slow one is measured again. */
function worstOf(pattern: RegExp): number {
  return values.reduce((worst, value) => {
    const first = timeOf(pattern, value);
    return Math.max(worst, first < 50 ? first : Math.min(first, timeOf(pattern, value)));
  }, 0);
}

test.each([
  '^\\d{6}$',
  '^[A-Z]{2}\\d{7}$',
  "^[\\p{L}' -]+$",
  '^[\\w.+-]+@[\\w-]+\\.[\\w.]+$',
  '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
  '^.+@.+\\..+$',
  '^[0-9]{4} ?[0-9]{4} ?[0-9]{4} ?[0-9]{4}$',
  '^\\+?998[ 0-9-]{9,13}$',
  '^(\\+\\d{1,3}[- ]?)?\\d{10}$',
  '^T[1-9A-HJ-NP-Za-km-z]{33}$',
  '^(998|7|996|992|993|77)$',
  '^(AA|AB|AC)\\d{7}$',
  '^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$',
  '[A-Z]{1,2}[0-9][0-9A-Z]?\\s?[0-9][A-Z]{2}',
  '^[A-ZА-ЯЁ][a-zа-яё]+ [A-Z][a-z]+$',
  '^(?:\\d{1,3}\\.){3}\\d{1,3}$',
  '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$',
  '^\\s*\\d+\\s*$',
  '\\d{5}(-\\d{4})?',
])('compilePattern accepts the usual pattern %s, and matches any value in under 100 ms of CPU', (source) => {
  const pattern = compilePattern(source);
  expect(pattern).toBeInstanceOf(RegExp);
  expect(worstOf(pattern as RegExp)).toBeLessThan(100);
});

test.each([
  '.*.*.*.*.*.*.*!',
  '^.*.*.*.*.*!$',
  '\\w*\\w*\\w*\\w*@',
  '^[a-z]*[a-z0-9]*\\w*[\\w.]*[\\w-]*$',
  '^(a?){30}a{30}$',
  'a?'.repeat(25) + 'a'.repeat(25),
  'a{0,9}'.repeat(12) + 'b',
  '(?:a|a)'.repeat(25) + 'x',
  '(?=.*.*.*.*.*!)x',
  '(.)\\1+x',
  '^[a\\u0531-\\u0556]*[b\\u0531-\\u0556]*[c\\u0531-\\u0556]*[d\\u0531-\\u0556]*e$',
  '^[a\\p{Script=Thai}]*[b\\p{Script=Thai}]*[c\\p{Script=Thai}]*[d\\p{Script=Thai}]*e$',
])('compilePattern, for the catastrophic pattern %s, returns null', (source) => {
  expect(compilePattern(source)).toBeNull();
});

test('compilePattern, for any fuzzed pattern, returns null or a pattern that matches in under 250 ms of CPU', () => {
  const atom = fc.constantFrom('a', 'b', '.', '\\d', '\\w', '[ab]', '[^a]', '1', '@', '\\.', '\\p{L}', ' ');
  const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,3}', '{0,9}', '{2,}', '*?');
  const piece = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(atom, quantifier).map(([one, many]) => one + many) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('(', '(?:', '(?='), fc.array(fc.tuple(atom, quantifier), { minLength: 1, maxLength: 3 }))
        .chain(([open, parts]) =>
          fc
            .tuple(fc.constantFrom('', '|'), open === '(?=' ? fc.constant('') : quantifier)
            .map(([joint, many]) => `${open}${parts.map((part) => part.join('')).join(joint)})${many}`),
        ),
    },
  );
  const source = fc
    .tuple(fc.boolean(), fc.array(piece, { minLength: 1, maxLength: 12 }), fc.constantFrom('$', '!', '', 'x$'))
    .map(([isAnchored, parts, end]) => `${isAnchored ? '^' : ''}${parts.join('')}${end}`);
  fc.assert(
    fc.property(source, (text) => {
      const pattern = compilePattern(text);
      if (pattern) expect(worstOf(pattern), text).toBeLessThan(250);
    }),
    { numRuns: 1_000 },
  );
}, 60_000);
