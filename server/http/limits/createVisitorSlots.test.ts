import { expect, test } from 'vitest';
import { createVisitorSlots } from './createVisitorSlots.ts';

test('visitor slots limit one visitor and all together; a slot released twice is freed once', () => {
  const slots = createVisitorSlots({ slots: 3, perVisitor: 2 });
  const first = slots.take('a') as () => void;
  slots.take('a');
  expect(slots.take('a')).toBe('visitor');
  expect(slots.take('b')).toBeTypeOf('function');
  expect(slots.take('c')).toBe('everybody');
  first();
  first();
  expect(slots.take('c')).toBeTypeOf('function');
  expect(slots.take('d')).toBe('everybody');
  expect(slots.take('a')).toBe('everybody');
});
