import { expect, test } from 'vitest';
import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { OrderOutcome } from '#shared/orders/OrderOutcome.ts';
import { createPurchase } from './createPurchase.ts';

const refused = (data: Record<string, unknown>) =>
  ({ kind: 'refused', error: new AppError('InvalidParameterException', { data }) }) as const;

/** Buys a gift of 500 points whose order ends so. `points`: the player's points, or why they cannot be loaded. */
function buy(outcome: OrderOutcome<{ points: number }>, points: number | Error = 0) {
  const call = (async () => {
    if (points instanceof Error) throw points;
    return { points };
  }) as unknown as Call;
  return createPurchase({ call, place: async () => outcome }, { id: 3, price: 500 })();
}

test('createPurchase, after a purchase, returns the points left', async () => {
  expect(await buy({ kind: 'done', answer: { points: 1_500 } })).toEqual({ kind: 'bought', points: 1_500 });
});

test('createPurchase, after a lost answer, returns that the outcome is unknown', async () => {
  expect(await buy({ kind: 'unknown' })).toEqual({ kind: 'unknown' });
});

test('createPurchase, refused for too few points, returns the missing points, or null when unknown', async () => {
  const short = refused({ points: ['INSUFFICIENT'] });
  expect(await buy(short, 380)).toEqual({ kind: 'short', missing: 120 });
  expect(await buy(short, 700)).toEqual({ kind: 'short', missing: null });
  expect(await buy(short, new TypeError('network'))).toEqual({ kind: 'short', missing: null });
});

test('createPurchase, for another refusal, returns it with its error', async () => {
  const outcome = refused({ id: ['Sold out for now'] });
  expect(await buy(outcome)).toEqual(outcome);
});
