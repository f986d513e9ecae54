import { expect, test } from 'vitest';
import { AppError } from '../../../shared/errors/AppError.ts';
import { createOrderKey } from './createOrderKey.ts';

test('createOrderKey keeps its key after a lost answer and renews it after a refusal or a success', () => {
  const order = createOrderKey();
  const first = order.now();
  order.settled(new AppError('InternalServerErrorException'));
  order.settled(new TypeError('network'));
  expect(order.now()).toBe(first);
  order.settled(new AppError('InvalidParameterException'));
  const second = order.now();
  expect(second).not.toBe(first);
  order.settled();
  expect(order.now()).not.toBe(second);
});
