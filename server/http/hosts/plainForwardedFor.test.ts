import { expect, test } from 'vitest';
import { plainForwardedFor } from './plainForwardedFor.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['203.0.113.7:51234, 10.0.0.1:80,10.0.0.2', '203.0.113.7, 10.0.0.1, 10.0.0.2'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['x203.0.113.7:51234', 'x203.0.113.7:51234'],
  ['203.0.113.7:51234x', '203.0.113.7:51234x'],
  ['for=[2001:db8::1]:443', 'for=[2001:db8::1]:443'],
  ['unknown, :80', 'unknown, :80'],
])('plainForwardedFor makes %s to %s', (given, plain) => {
  const headers: Record<string, string> = { 'x-forwarded-for': given };
  plainForwardedFor({ headers });
  expect(headers['x-forwarded-for']).toBe(plain);
});

test('plainForwardedFor joins several headers, and adds none to a request without one', () => {
  const several: Record<string, string | string[]> = { 'x-forwarded-for': ['203.0.113.7:1', '10.0.0.1'] };
  plainForwardedFor({ headers: several as Record<string, string> });
  expect(several).toEqual({ 'x-forwarded-for': '203.0.113.7, 10.0.0.1' });
  const none = {};
  plainForwardedFor({ headers: none });
  expect(none).toEqual({});
});
