import { expect, test } from 'vitest';
import { isSeedOf } from './isSeedOf.ts';

/** The example of docs/fairness.md. */
const SEED = '5f3c1d8a90b24e67c1f0a9d3b8e7264510ab39cd72e84f06d5b1938c6a7f2e40';
const HASH = '7cf3f6721fd64ca3498d41b97a8397032a12ba520ac9b07d949470efabba74de';

test('isSeedOf is true for the seed and hash of docs/fairness.md, and false for a changed seed', async () => {
  expect(await isSeedOf(SEED, HASH)).toBe(true);
  expect(await isSeedOf(SEED.replace('5', '6'), HASH)).toBe(false);
});
