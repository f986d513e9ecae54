import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { fillMessages } from './fillMessages.ts';
import { formatMinor } from './formatMinor.ts';
import { isSeedOfHash } from './isSeedOfHash.ts';
import { newRoundId } from './newRoundId.ts';

test('formatMinor, for any sum, formats as formatMoney of the site', () => {
  for (const minor of [0, 1, 50, 100, 99_999, 125_000_000, 1_234_567_89])
    expect(formatMinor(minor, 'soʻm')).toBe(formatMoney({ amount: minor / 100, currency: 'UZS' }, 'uz'));
});

test('fillMessages fills known names and leaves unknown names in place', () => {
  expect(fillMessages('{count} ta {symbol}, {what}', { count: 3, symbol: 'Anor' })).toBe('3 ta Anor, {what}');
});

test('newRoundId, with and without crypto.randomUUID, returns a version 4 UUID', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  const own = crypto.randomUUID;
  try {
    expect(newRoundId()).toMatch(uuid);
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    expect(newRoundId()).toMatch(uuid);
    expect(newRoundId()).not.toBe(newRoundId());
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: own, configurable: true });
  }
});

test('isSeedOfHash is true for the seed of the hash and false for another seed', async () => {
  const hash = createHash('sha256').update('seed').digest('hex');
  expect(await isSeedOfHash('seed', hash)).toBe(true);
  expect(await isSeedOfHash('other', hash)).toBe(false);
});
