import { expect, test } from 'vitest';
import { redact } from './redact.ts';

test('redact keeps a text of 2,048 characters, and cuts a longer one with a mark', () => {
  expect(redact('x'.repeat(2048))).toBe('x'.repeat(2048));
  expect(redact('x'.repeat(2049))).toBe(`${'x'.repeat(2048)}…`);
});

test('redact keeps numbers, flags, null and undefined', () => {
  expect(redact({ a: 1, b: false, c: null, d: undefined, e: '' })).toEqual({
    a: 1,
    b: false,
    c: null,
    d: undefined,
    e: '',
  });
});

test('redact keeps six levels of objects, lists and causes, and names what is deeper', () => {
  expect(redact({ a: { b: { c: { d: { e: { f: {} } } } } } })).toEqual({
    a: { b: { c: { d: { e: { f: '[deep]' } } } } },
  });
  expect(redact([[[[[[[]]]]]]])).toEqual([[[[[['[deep]']]]]]]);
  let error = new Error('0');
  for (const name of '1234567') error = new Error(name, { cause: error });
  const causes: unknown[] = [];
  for (let cause: unknown = redact(error); cause; cause = (cause as { cause?: unknown }).cause)
    causes.push(typeof cause === 'string' ? cause : (cause as { message: string }).message);
  expect(causes).toEqual(['7', '6', '5', '4', '3', '2', '[deep]']);
});

test('redact keeps a hundred items of a list, and names bytes without their value', () => {
  expect(redact(Array.from({ length: 101 }, (_, index) => index))).toHaveLength(100);
  expect(redact({ bytes: Buffer.from('secret'), view: new Uint16Array(2) })).toEqual({
    bytes: '[binary]',
    view: '[binary]',
  });
});

test('redact replaces a field whose name begins with a secret word, and keeps one that only contains it', () => {
  expect(redact({ cardMask: 1, documentNo: 2, 'X-CSRF-Token': 3, gameCard: 4, discard: 5 })).toEqual({
    cardMask: '[r]',
    documentNo: '[r]',
    'X-CSRF-Token': '[r]',
    gameCard: 4,
    discard: 5,
  });
});

test('redact writes the type of an error of the product, otherwise its name', () => {
  expect(redact(Object.assign(new Error('x'), { type: 'WrongCodeException' }))).toMatchObject({
    type: 'WrongCodeException',
  });
  expect(redact(Object.assign(new TypeError('x'), { type: 7 }))).toMatchObject({ type: 'TypeError' });
});

test.each([
  ['ECONNRESET', 'ECONNRESET'],
  ['UND_ERR_SOCKET', 'UND_ERR_SOCKET'],
  ['H2', 'H2'],
  ['a1-ECONNRESET', undefined],
  ['ECONNRESET 8600', undefined],
  ['123456', undefined],
  [7, undefined],
])('redact, for an error with the code %j, writes the code %j', (code, written) => {
  expect((redact(Object.assign(new Error('x'), { code })) as { code?: unknown }).code).toBe(written);
});

test('redact, for an error without a stack or a cause, writes neither', () => {
  const error = new Error('x');
  delete error.stack;
  const written = redact(error) as object;
  expect(written).toMatchObject({ message: 'x', stack: undefined });
  expect(written).not.toHaveProperty('cause');
});

test('redact, for an address that is a number, does not read it as one', () => {
  expect(redact({ ip: 167_837_953 })).toEqual({ ip: '[r]' });
});
