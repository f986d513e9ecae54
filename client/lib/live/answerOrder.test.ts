import { expect, test } from 'vitest';
import { answerOrder } from './answerOrder.ts';

test('answerOrder refuses an answer that arrives after that of a later request, and no other', () => {
  const ask = answerOrder();
  const [first, second, third] = [ask(), ask(), ask()];
  expect(second()).toBe(true);
  expect(first()).toBe(false);
  expect(third()).toBe(true);
  expect(second()).toBe(false);
  expect(ask()()).toBe(true);
});

test('answerOrder accepts the answer of a request whose later ones have failed', () => {
  const ask = answerOrder();
  const first = ask();
  ask();
  expect(first()).toBe(true);
});
