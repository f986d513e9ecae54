import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { type ErrorType, errorCatalogue } from '#shared/errors/catalogue.ts';
import { isRefusal } from './isRefusal.ts';

const types = Object.keys(errorCatalogue) as ErrorType[];

test('isRefusal, for an error of the platform, is false only for the two that leave the outcome unknown', () => {
  expect(types.filter((type) => !isRefusal(new AppError(type)))).toEqual([
    'UnknownErrorException',
    'InternalServerErrorException',
  ]);
});

test('isRefusal, for a command that never left, is true; for a lost answer or a failure of the page, false', () => {
  expect(isRefusal(new AppError('InternalServerErrorException', { data: { outcome: 'not_sent' } }))).toBe(true);
  expect(isRefusal(new AppError('InvalidRequestException', { data: { outcome: 'unknown' } }))).toBe(false);
  for (const error of [new TypeError('network'), new DOMException('left', 'AbortError'), undefined])
    expect(isRefusal(error)).toBe(false);
});
