import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interpolate } from './interpolate.ts';
import { overrideOf } from './overrideOf.ts';
import { readRuleMessage } from './readRuleMessage.ts';
import { ruleMessage } from './ruleMessage.ts';
import { ruleMessageIds } from './ruleMessageIds.ts';

test('readRuleMessage, for any output of ruleMessage, returns the same id and parameters', () => {
  const params = fc.dictionary(fc.constantFrom('min', 'max', 'symbols'), fc.string(), { noNullPrototype: true });
  fc.assert(
    fc.property(fc.constantFrom(...ruleMessageIds), params, (id, given) => {
      expect(readRuleMessage(ruleMessage(id, given))).toEqual({ id, params: given });
    }),
  );
  expect(ruleMessage('validation.minLength', { min: 6 })).toBe('validation.minLength?min=6');
  expect(ruleMessage('validation.required')).toBe('validation.required');
});

test('interpolate fills known placeholders once, and leaves unknown ones (A-142)', () => {
  expect(interpolate('$$min$$ - $$max$$, $$min$$', { min: 1, max: '2' })).toBe('1 - 2, 1');
  expect(interpolate('$$other$$ $min$ $$toString$$', { min: 1 })).toBe('$$other$$ $min$ $$toString$$');
  expect(interpolate('$$symbols$$', { symbols: '$$min$$ $&', min: 1 })).toBe('$$min$$ $&');
});

test("overrideOf returns the operator's text with its parameters, and null when it is empty or absent", () => {
  const overrides = { minLength: 'Kamida $$min$$', required: '' };
  expect(overrideOf('validation.minLength?min=6', overrides)).toBe('Kamida 6');
  expect(overrideOf('validation.required', overrides)).toBeNull();
  expect(overrideOf('validation.toString', overrides)).toBeNull();
});
