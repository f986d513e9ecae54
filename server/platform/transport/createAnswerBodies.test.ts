import { expect, test } from 'vitest';
import { createAnswerBodies } from './createAnswerBodies.ts';
import type { PlatformAnswer } from './PlatformAnswer.ts';

const answer = (text: string): PlatformAnswer => ({
  status: 200,
  text,
  isChecked: true,
  retryAfter: null,
  cookies: [],
});

test('the body of an answer, for all its readers, is one object that none of them can change', () => {
  const bodyOf = createAnswerBodies();
  const games = answer('{"data":{"items":[{"sysname":"a"}]}}');
  const body = bodyOf(games) as { data: { items: { sysname: string }[] } };
  expect(bodyOf(games)).toBe(body);
  expect(() => body.data.items.push({ sysname: 'b' })).toThrow(TypeError);
  expect(() => Object.assign(body.data.items[0] as object, { sysname: 'b' })).toThrow(TypeError);
  expect(bodyOf(answer(games.text))).not.toBe(body);
});

test('the body of an answer that is no JSON is undefined', () => {
  expect(createAnswerBodies()(answer('<html>'))).toBeUndefined();
});

test('the bodies of more than two million characters are not all kept', () => {
  const bodyOf = createAnswerBodies();
  const all = Array.from({ length: 4 }, (_, index) => answer(JSON.stringify({ data: `${index}`.repeat(900_000) })));
  const bodies = all.map(bodyOf);
  expect(bodyOf(all[3] as PlatformAnswer)).toBe(bodies[3]);
  expect(bodyOf(all[0] as PlatformAnswer)).not.toBe(bodies[0]);
});
