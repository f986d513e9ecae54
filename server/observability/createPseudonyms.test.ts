import { expect, it } from 'vitest';
import { createPseudonyms } from './createPseudonyms.ts';

it('a visitor has one name during a day, another one the next day and in another process', () => {
  let now = 0;
  const nameOf = createPseudonyms(() => now);
  const name = nameOf('203.0.113.7');
  expect(name).toMatch(/^[\w-]{8}$/);
  expect(nameOf('203.0.113.7')).toBe(name);
  expect(nameOf('203.0.113.8')).not.toBe(name);
  expect(createPseudonyms(() => now)('203.0.113.7')).not.toBe(name);
  now = 86_400_000;
  expect(nameOf('203.0.113.7')).not.toBe(name);
});
