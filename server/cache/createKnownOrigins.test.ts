import { expect, test } from 'vitest';
import { createKnownOrigins } from './createKnownOrigins.ts';

test('createKnownOrigins accepts the first eight origins, and a new one only after another was unused for ten minutes', () => {
  let clock = 0;
  const isKnown = createKnownOrigins({ now: () => clock });
  const own = Array.from({ length: 8 }, (_, at) => `https://own${at}.test`);
  expect(own.map(isKnown)).not.toContain(false);
  expect(Array.from({ length: 1_000 }, (_, at) => isKnown(`https://unknown${at}.test`))).not.toContain(true);
  clock = 500_000;
  expect(own.slice(1).map(isKnown)).not.toContain(false);
  clock = 700_000;
  expect(isKnown('https://new.test')).toBe(true);
  expect([isKnown('https://other.test'), ...own.slice(1).map(isKnown)]).toEqual([
    false,
    ...own.slice(1).map(() => true),
  ]);
});
