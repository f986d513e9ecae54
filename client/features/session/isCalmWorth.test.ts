import { expect, test } from 'vitest';
import { isCalmWorth } from './isCalmWorth.ts';

const HOUR = 3_600_000;
const session = (bet: number, net: number) => ({
  bet: { amount: bet, currency: 'UZS' },
  net: { amount: net, currency: 'UZS' },
});

test.each([
  ['a short session that wins', 100, 50, HOUR, false],
  ['a short session that loses a little', 100, -49, HOUR, false],
  ['half of the stakes lost', 100, -50, HOUR, true],
  ['two hours, whatever the result', 0, 0, 2 * HOUR, true],
  ['nothing staked', 0, 0, HOUR, false],
])('isCalmWorth, for %s, returns whether to offer calm mode', (_, bet, net, span, isWorth) => {
  expect(isCalmWorth(session(bet, net), span)).toBe(isWorth);
});
