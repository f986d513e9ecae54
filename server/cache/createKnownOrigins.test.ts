import { expect, test } from 'vitest';
import { createKnownOrigins } from './createKnownOrigins.ts';

const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `https://${name}${index}.test`);

test('createKnownOrigins accepts eight origins, and no more of those that are asked for once', () => {
  const isKnown = createKnownOrigins();
  expect(named('own', 8).map(isKnown)).not.toContain(false);
  expect(named('unknown', 500).map(isKnown)).not.toContain(true);
  expect(named('own', 8).map(isKnown)).not.toContain(false);
});

test('createKnownOrigins, after made-up names took all places, accepts the site’s own from its next visits', () => {
  const isKnown = createKnownOrigins();
  for (let round = 0; round < 3; round += 1) named('made-up', 8).map(isKnown);
  expect(Array.from({ length: 6 }, () => isKnown('https://own.test'))).toEqual([false, false, false, true, true, true]);
});

test('createKnownOrigins, after ten minutes without a visit, gives a place to the next origin', () => {
  let clock = 1;
  const isKnown = createKnownOrigins({ now: () => clock });
  for (let round = 0; round < 100; round += 1) named('own', 8).map(isKnown);
  expect(isKnown('https://new.test')).toBe(false);
  clock = 500_000;
  named('own', 7).map(isKnown);
  clock = 700_000;
  expect([isKnown('https://new.test'), ...named('own', 7).map(isKnown)]).not.toContain(false);
});
