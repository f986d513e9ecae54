import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromFormData, toFormData, toQuery } from './wire.ts';

test('null and undefined leave the query; empty, zero and false stay (A-04)', () => {
  const query = toQuery({ a: null, b: undefined, c: '', d: 0, e: false, f: ['x', 'y'], g: { h: 1 } });
  expect([...query]).toEqual([
    ['c', ''],
    ['d', '0'],
    ['e', 'false'],
    ['f', 'x,y'],
    ['g', '{"h":1}'],
  ]);
});

test('an empty field travels as null, one named text as an empty string (A-05)', () => {
  const form = toFormData({ a: '', text: '', b: null, n: 0, f: false, deep: { card: '1', none: null } });
  expect([...form]).toEqual([
    ['a', 'null'],
    ['text', ''],
    ['b', 'null'],
    ['n', '0'],
    ['f', 'false'],
    ['deep[card]', '1'],
    ['deep[none]', 'null'],
  ]);
});

test('a password that reads "null" stays a password', () => {
  expect(fromFormData(toFormData({ password: 'null', login: 'null' }))).toEqual({ password: 'null', login: null });
});

test('what goes in comes out, and nothing reaches a prototype', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ minLength: 1 })), (record) => {
      delete record['text'];
      const back = fromFormData(toFormData(record));
      for (const [key, value] of Object.entries(record))
        expect(back[key]).toBe(
          value === 'null' && key !== 'password' && key !== 'code' && key !== 'message' ? null : value,
        );
    }),
  );
  const form = new FormData();
  form.append('__proto__[polluted]', '1');
  form.append('a[constructor][prototype][polluted]', '1');
  fromFormData(form);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
