import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAnswer } from './parseAnswer.ts';

test('parseAnswer, for whole numbers beyond 2^53, returns their digits as text', () => {
  const json = '{"id":9007199254740993,"items":[-18014398509481985, 9007199254740991],"uid":7}';
  expect(parseAnswer(json)).toEqual({
    id: '9007199254740993',
    items: ['-18014398509481985', Number.MAX_SAFE_INTEGER],
    uid: 7,
  });
});

test('parseAnswer leaves digits in texts, fractions and exponents as they are', () => {
  const json = String.raw`{"9007199254740993":"card 9007199254740993 \" 9007199254740993","a":0.12345678901234567,"b":12345678901234567890.5,"c":12345678901234567890e2}`;
  expect(parseAnswer(json)).toEqual(JSON.parse(json));
});

test('parseAnswer, for JSON without such numbers, is JSON.parse', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const value: unknown = JSON.parse(json);
      const isSafe = !/\d{16}/.test(json.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''));
      fc.pre(isSafe);
      expect(parseAnswer(json)).toEqual(value);
    }),
  );
  for (const broken of ['', '{', '"9007199254740993', '[9007199254740993', 'nul'])
    expect(() => parseAnswer(broken)).toThrow(SyntaxError);
});
