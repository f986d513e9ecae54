import { expect, test } from 'vitest';
import { upstreamError } from '#server/platform/refuseCall.ts';
import { moneyOutcomeOf } from './moneyOutcomeOf.ts';

const json = { 'content-type': 'application/json' };

test.each([
  [200, '{"data":{"action":"done"}}', 'done'],
  [200, '{"data":null}', 'done'],
  [299, '{"data":1}', 'done'],
  [300, '{"data":1}', 'unknown'],
  [404, '{"data":1}', 'unknown'],
  [200, '{}', 'unknown'],
  [200, '', 'unknown'],
  [200, '<html>', 'unknown'],
  [200, '{"error":{"type":"BillingUnavailableException"}}', 'refused'],
  [400, '{"error":{"type":"InvalidRequestException"}}', 'refused'],
  [503, '{"error":{"type":"ApplicationDisabledException"}}', 'refused'],
  [200, '{"error":{"type":"InternalServerErrorException"}}', 'unknown'],
  [400, '{"error":{"type":"UnknownErrorException"}}', 'unknown'],
  [500, '{"error":{"type":"BillingUnavailableException"}}', 'unknown'],
  [502, '{"data":1}', 'unknown'],
])('moneyOutcomeOf, for %s with the body %s, is %s', (status, body, outcome) => {
  expect(moneyOutcomeOf({ status, headers: json, body: Buffer.from(body) })).toBe(outcome);
});

test('moneyOutcomeOf, for a 503 that is not of the platform, is unknown, whatever its text', () => {
  const body = Buffer.from('{"error":{"type":"ApplicationDisabledException"}}');
  expect(moneyOutcomeOf({ status: 503, headers: { 'content-type': 'text/html' }, body })).toBe('unknown');
});

test('moneyOutcomeOf, for a failure in place of an answer, is unknown, whatever stands beside it', () => {
  const failure = upstreamError('timeout', 'unknown');
  expect(moneyOutcomeOf({ status: 200, headers: json, body: Buffer.from('{"data":1}'), failure })).toBe('unknown');
});
