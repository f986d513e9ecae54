import { expect, test } from 'vitest';
import { autoLoadCount } from './autoLoadCount.ts';

test.each([
  ['the next page', { fetched: 50, total: 100_000, until: 550 }, 50],
  ['what is left of it', { fetched: 50, total: 62, until: 550 }, 12],
  ['one round where the platform tells no number', { fetched: 50, total: 51, until: 550 }, 1],
  ['nothing after the last round', { fetched: 62, total: 62, until: 550 }, 0],
  ['nothing before another press', { fetched: 550, total: 100_000, until: 550 }, 0],
])('autoLoadCount loads %s without a press', (_what, reach, rounds) => {
  expect(autoLoadCount(reach)).toBe(rounds);
});
