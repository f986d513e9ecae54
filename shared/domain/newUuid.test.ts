import { afterEach, expect, test, vi } from 'vitest';
import { newUuid } from './newUuid.ts';

afterEach(() => vi.unstubAllGlobals());

test('newUuid, also where crypto.randomUUID is missing, returns a new version 4 UUID each time', () => {
  const shape = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(newUuid()).toMatch(shape);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const made = Array.from({ length: 50 }, newUuid);
  for (const one of made) expect(one).toMatch(shape);
  expect(new Set(made).size).toBe(50);
});
