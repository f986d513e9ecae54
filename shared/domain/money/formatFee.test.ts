import { expect, test } from 'vitest';
import { formatFee } from './formatFee.ts';

test.each([
  [undefined, null],
  [{ percent: 0, fixed: 0 }, null],
  [{ percent: 1.5 }, '1,5%'],
  [{ percent: 2 }, '2%'],
  [{ percent: 0.1234 }, '0,1234%'],
  [{ fixed: 500 }, '500 soʻm'],
  [{ fixed: 1_500.5 }, '1 500,50 soʻm'],
  [{ percent: 1.5, fixed: 500 }, '1,5% + 500 soʻm'],
])('formatFee, for %j, returns %s', (fee, text) => {
  expect(formatFee({ fee, currency: 'UZS' }, 'uz')?.replaceAll('\u00A0', ' ') ?? null).toBe(text);
});
