import { expect, test } from 'vitest';
import type { Call } from '../../../shared/api/call.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { createPurchase } from './createPurchase.ts';

const product = { id: 3, price: 500 };
const insufficient = () => new AppError('InvalidParameterException', { data: { points: ['INSUFFICIENT'] } });

/** `answers`: of one order after the other; an error is thrown. `points`: what the player has, when asked. */
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

test('bought: the points left; the next purchase is another order', async () => {
  const { buy, keys } = shop([1_500, 1_000]);
  expect(await buy()).toEqual({ kind: 'bought', points: 1_500 });
  expect(await buy()).toEqual({ kind: 'bought', points: 1_000 });
  expect(new Set(keys).size).toBe(2);
});

test('presses while one is under way are that one', async () => {
  const { buy, keys } = shop([1_500]);
  const outcomes = await Promise.all([buy(), buy(), buy()]);
  expect(outcomes).toEqual(Array(3).fill({ kind: 'bought', points: 1_500 }));
  expect(keys).toHaveLength(1);
});

test('a lost answer: the next press asks with the same key', async () => {
  const { buy, keys } = shop([new AppError('InternalServerErrorException'), new TypeError('network'), 900, 400]);
  expect(await buy()).toEqual({ kind: 'lost' });
  expect(await buy()).toEqual({ kind: 'lost' });
  expect(await buy()).toEqual({ kind: 'bought', points: 900 });
  await buy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('too few points: how many are missing now, or that nobody could say', async () => {
  expect(await shop([insufficient()], 380).buy()).toEqual({ kind: 'short', missing: 120 });
  expect(await shop([insufficient()], 700).buy()).toEqual({ kind: 'short', missing: null });
  expect(await shop([insufficient()], new TypeError('network')).buy()).toEqual({ kind: 'short', missing: null });
});

test('a refusal comes with its reason', async () => {
  const error = new AppError('InvalidParameterException', { data: { id: ['Sold out for now'] } });
  expect(await shop([error]).buy()).toEqual({ kind: 'refused', error });
});
