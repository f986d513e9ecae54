import { expect, test } from 'vitest';
import type { Call } from '../../../../shared/api/call.ts';
import { AppError } from '../../../../shared/errors/AppError.ts';
import { createPurchase } from './createPurchase.ts';

const product = { id: 3, price: 500 };
const insufficient = () => new AppError('InvalidParameterException', { data: { points: ['INSUFFICIENT'] } });

/** `answers`: results of successive orders; an error is thrown. `points`: the player's points. */
function shop(answers: (number | Error)[], points: number | Error = 0) {
  const keys: (string | undefined)[] = [];
  const call = (async (method: { name: string }, _input: unknown, options?: { idempotencyKey?: string }) => {
    const isOrder = method.name === 'loyalty.buyproduct';
    if (isOrder) keys.push(options?.idempotencyKey);
    const answer = isOrder ? answers.shift() : points;
    if (answer instanceof Error) throw answer;
    return { points: answer };
  }) as unknown as Call;
  return { buy: createPurchase(call, product), keys };
}

test('createPurchase, after a purchase, returns the points left and uses a new key for the next', async () => {
  const { buy, keys } = shop([1_500, 1_000]);
  expect(await buy()).toEqual({ kind: 'bought', points: 1_500 });
  expect(await buy()).toEqual({ kind: 'bought', points: 1_000 });
  expect(new Set(keys).size).toBe(2);
});

test('createPurchase, called several times at once, sends one order', async () => {
  const { buy, keys } = shop([1_500]);
  const outcomes = await Promise.all([buy(), buy(), buy()]);
  expect(outcomes).toEqual(Array(3).fill({ kind: 'bought', points: 1_500 }));
  expect(keys).toHaveLength(1);
});

test('createPurchase, after a lost answer, sends the next order with the same key', async () => {
  const { buy, keys } = shop([new AppError('InternalServerErrorException'), new TypeError('network'), 900, 400]);
  expect(await buy()).toEqual({ kind: 'lost' });
  expect(await buy()).toEqual({ kind: 'lost' });
  expect(await buy()).toEqual({ kind: 'bought', points: 900 });
  await buy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('createPurchase, refused for too few points, returns the missing points, or null when unknown', async () => {
  expect(await shop([insufficient()], 380).buy()).toEqual({ kind: 'short', missing: 120 });
  expect(await shop([insufficient()], 700).buy()).toEqual({ kind: 'short', missing: null });
  expect(await shop([insufficient()], new TypeError('network')).buy()).toEqual({ kind: 'short', missing: null });
});

test('createPurchase, for another refusal, returns it with its error', async () => {
  const error = new AppError('InvalidParameterException', { data: { id: ['Sold out for now'] } });
  expect(await shop([error]).buy()).toEqual({ kind: 'refused', error });
});
