import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutStacks } from './signalsWithoutStack.ts';
import { browserRendererFile } from './unusedReact.ts';

test('withoutStacks makes the five signals of the installed React errors that have their message and no stack', () => {
  const text = withoutStacks(readFileSync(browserRendererFile, 'utf8'));
  const signals = [...text.matchAll(/\b\w+Exception = (Object\.create\(Error\.prototype, .*?\} \}\))/g)];
  expect(signals).toHaveLength(5);
  expect(text).not.toMatch(/\b\w+Exception = Error\(/);
  for (const [, made] of signals) {
    const signal = new Function('formatProdErrorMessage', `return ${made}`)(String) as Error;
    expect(signal).toBeInstanceOf(Error);
    expect(signal.message).toMatch(/^\d+$/);
    expect(Object.hasOwn(signal, 'stack')).toBe(false);
  }
});
