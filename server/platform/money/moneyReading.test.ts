import { expect, test } from 'vitest';
import { moneyReading } from './moneyReading.ts';

const error = (type: unknown) => ({ error: { type } }) as never;
const data = (value: unknown) => ({ data: value });

// moneyAnswers.test.ts shows that the log and the page tell the same outcome.
test.each([
  [200, data({ action: 'done' }), 'done', true],
  [200, data(1), 'done', true],
  [299, data(1), 'done', true],
  [200, data(0), 'unknown', true],
  [200, data(2), 'unknown', true],
  [300, data(1), 'unknown', false],
  [399, data(1), 'unknown', false],
  [400, data(1), 'unknown', false],
  [502, data(1), 'unknown', false],
  [200, undefined, 'unknown', false],
  [403, undefined, 'unknown', false],
  [200, error('BillingUnavailableException'), 'refused', true],
  [403, error('AccessDeniedException'), 'refused', true],
  [503, error('ApplicationDisabledException'), 'refused', true],
  [299, error('BillingUnavailableException'), 'refused', true],
  [300, error('BillingUnavailableException'), 'unknown', false],
  [302, error('BillingUnavailableException'), 'unknown', false],
  [500, error('BillingUnavailableException'), 'unknown', false],
  [200, error('InternalServerErrorException'), 'unknown', true],
  [400, error('UnknownErrorException'), 'unknown', true],
  [200, error('TeapotException'), 'unknown', true],
  [500, error('TeapotException'), 'unknown', true],
  [200, error(undefined), 'unknown', false],
  [400, error(7), 'unknown', false],
] as const)('moneyReading, for %s with %j, is %s, and the page reads it too: %s', (status, body, outcome, isTold) => {
  expect(moneyReading(status, { body, isRead: true })).toEqual({ outcome, isTold });
});

test('moneyReading, for data that cannot be read, is unknown', () => {
  expect(moneyReading(200, { body: data({ action: 'what' }), isRead: false })).toEqual({
    outcome: 'unknown',
    isTold: true,
  });
});
