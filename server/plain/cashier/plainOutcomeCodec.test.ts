import { expect, test } from 'vitest';
import type { PlainOutcome } from './PlainOutcome.ts';
import { plainOutcomeCodec } from './plainOutcomeCodec.ts';

test.each([
  { kind: 'done', outcome: 'done' },
  { kind: 'done', outcome: 'signedOut' },
  { kind: 'done', outcome: 'signInFirst' },
  { kind: 'done', outcome: { page: '/cashier/history' } },
  { kind: 'done', outcome: { step: 'done', tab: 'withdrawal' } },
  { kind: 'unknown' },
  { kind: 'unknown', outcome: { type: 'uzcard' } },
] as PlainOutcome[])('the outcome %j reaches another replica as it is', (outcome) => {
  const stored: unknown = JSON.parse(JSON.stringify(plainOutcomeCodec.encode(outcome)));
  expect(plainOutcomeCodec.decode(stored, 'key')).toEqual(outcome);
});

test.each([
  // A refused form may be sent again, so its outcome is not shared.
  [{ kind: 'refused', outcome: { error: 'validation.custom' } }],
  [{ kind: 'done' }],
  [{ kind: 'done', outcome: 'elsewhere' }],
  [{ kind: 'done', outcome: { page: 1 } }],
  [{ kind: 'unknown', outcome: { type: 1 } }],
  [{ outcome: 'done' }],
  [null],
])('another shape %j is no outcome', (value) => {
  expect(() => plainOutcomeCodec.decode(value, 'key')).toThrow('Invalid');
});
