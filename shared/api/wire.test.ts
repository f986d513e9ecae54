import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '../locales.ts';
import { callQuery, TRANSPORT_KEYS } from './callQuery.ts';
import { findMethod } from './findMethod.ts';
import { mergeById } from './mergeById.ts';
import { methods } from './methods.ts';
import { sameId } from './sameId.ts';
import { hasMore, totalOf } from './totalOf.ts';
import { fromFormData, toFormData, toQuery } from './wire.ts';
import { one } from './wireTypes.ts';

const key = fc.stringMatching(/^[a-z]{1,8}$/).filter((name) => name !== 'text');
const empty = fc.constantFrom(null, undefined, '');
const freeText = ['password', 'repeat_password', 'old_password', 'new_password', 'code', 'message'];

test('a method is found whatever its case, and only by its whole name (A-01)', () => {
  const twist = fc.tuple(fc.constantFrom(...methods), fc.infiniteStream(fc.boolean()));
  fc.assert(
    fc.property(twist, ([method, flips]) => {
      const name = [...method.name].map((letter) => (flips.next().value ? letter.toUpperCase() : letter)).join('');
      expect(findMethod(name)).toBe(method);
      expect(findMethod(`${name}x`)).toBeUndefined();
    }),
  );
  expect(findMethod('constructor')).toBeUndefined();
});

test('version and locale stand once in the query, whatever the parameters are called (A-02, A-03)', () => {
  const name = fc.oneof(key, fc.constantFrom(...TRANSPORT_KEYS));
  fc.assert(
    fc.property(
      fc.dictionary(name, fc.string()),
      fc.constantFrom(...LOCALES),
      fc.boolean(),
      (input, locale, framed) => {
        const query = callQuery(input, locale, framed);
        expect([query.getAll('version'), query.getAll('locale')]).toEqual([['2.34'], [locale]]);
        expect(query.getAll('_non_strict')).toEqual(framed ? ['true'] : []);
        for (const [field, value] of Object.entries(input))
          if (!TRANSPORT_KEYS.includes(field)) expect(query.get(field)).toBe(value);
      },
    ),
  );
});

test('null and undefined leave the query; empty, zero and false stay; lists by commas, objects as JSON (A-04)', () => {
  const query = toQuery({ a: null, b: undefined, c: '', d: 0, e: false, f: ['x', 'y'], g: { h: 1 } });
  expect([...query]).toEqual([
    ['c', ''],
    ['d', '0'],
    ['e', 'false'],
    ['f', 'x,y'],
    ['g', '{"h":1}'],
  ]);
  const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom(null, undefined));
  fc.assert(
    fc.property(fc.dictionary(key, scalar), (values) => {
      const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
      expect([...toQuery(values)]).toEqual(present.map(([field, value]) => [field, String(value)]));
    }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[^,]+$/), { minLength: 1 }),
      fc.dictionary(key, fc.jsonValue()),
      (ids, options) => {
        const sent = toQuery({ ids, options });
        expect(sent.get('ids')?.split(',')).toEqual(ids);
        expect(JSON.parse(sent.get('options') ?? '')).toEqual(JSON.parse(JSON.stringify(options)));
      },
    ),
  );
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
  fc.assert(
    fc.property(key, empty, empty, (field, nothing, noText) => {
      const sent = toFormData({ [field]: nothing, text: noText });
      expect([sent.get(field), sent.get('text')]).toEqual(['null', '']);
      expect(fromFormData(sent)).toEqual({ [field]: freeText.includes(field) ? 'null' : null, text: '' });
    }),
  );
});

test('a password that reads "null" stays a password (A-05)', () => {
  for (const field of freeText)
    expect(fromFormData(toFormData({ [field]: 'null', login: 'null' }))).toEqual({ [field]: 'null', login: null });
  expect(fromFormData(toFormData({ text: 'null' }))).toEqual({ text: 'null' });
});

test('booleans, lists, nested fields and files keep their form in a body (A-06)', () => {
  const inner = fc.dictionary(
    key,
    fc.stringMatching(/^[^\r\n]+$/).filter((value) => value !== 'null'),
    { minKeys: 1 },
  );
  fc.assert(
    fc.property(fc.boolean(), fc.array(fc.integer(), { minLength: 1 }), inner, (is_tg, ids, requisites) => {
      const sent = toFormData({ is_tg, ids, requisites });
      expect([sent.get('is_tg'), sent.get('ids')]).toEqual([String(is_tg), ids.join(',')]);
      for (const [field, value] of Object.entries(requisites)) expect(sent.get(`requisites[${field}]`)).toBe(value);
      expect(fromFormData(sent)['requisites']).toEqual(requisites);
    }),
  );
  const file = new File(['x'], 'passport.png');
  expect(fromFormData(toFormData({ file }))['file']).toBeInstanceOf(File);
});

test('what goes into a body comes out, and nothing reaches a prototype', () => {
  fc.assert(
    fc.property(fc.dictionary(key, fc.string({ minLength: 1 })), (record) => {
      const back = fromFormData(toFormData(record));
      for (const [field, value] of Object.entries(record))
        expect(back[field]).toBe(value === 'null' && !freeText.includes(field) ? null : value);
    }),
  );
  const form = new FormData();
  form.append('__proto__[polluted]', '1');
  form.append('a[constructor][prototype][polluted]', '1');
  fromFormData(form);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('a command is done by 1 as a number or as a text, by nothing else (A-10)', () => {
  expect([one.parse(1), one.parse('1')]).toEqual([1, 1]);
  fc.assert(
    fc.property(
      fc.oneof(fc.integer(), fc.string()),
      (value) => (one.safeParse(value).data === 1) === (Number(value) === 1),
    ),
  );
  for (const value of [true, null, {}, [1]]) expect(one.safeParse(value).success).toBe(false);
});

test('a total is total, else count, else unknown; then a full page promises more (A-11)', () => {
  const known = fc.option(fc.nat(200), { nil: undefined });
  fc.assert(
    fc.property(
      known,
      known,
      fc.nat(50),
      fc.nat(100),
      fc.integer({ min: 1, max: 50 }),
      (total, count, length, offset, size) => {
        const page = { items: Array.from({ length }, () => 0), total, count };
        const all = total ?? count ?? null;
        expect(totalOf(page)).toBe(all);
        const more = hasMore(page, offset, size);
        if (length === 0) expect(more).toBe(false);
        else expect(more).toBe(all === null ? length >= size : offset + length < all);
      },
    ),
  );
});

test('an id is the same as a number and as a text; nothing is the same as nothing (A-12)', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (a, b) => {
      expect([sameId(a, String(a)), sameId(String(a), b)]).toEqual([true, a === b]);
    }),
  );
  expect([sameId(undefined, undefined), sameId(null, 'null'), sameId('a', 'A')]).toEqual([false, false, false]);
});

test('pages grow into a list without doubles: the first place, the newer shape (A-86)', () => {
  const item = fc.record({ id: fc.oneof(fc.nat(9), fc.nat(9).map(String)), status: fc.string() });
  fc.assert(
    fc.property(fc.array(item), fc.array(item), (known, page) => {
      const merged = mergeById(known, page);
      const all = [...known, ...page];
      expect(merged.map(({ id }) => String(id))).toEqual([...new Set(all.map(({ id }) => String(id)))]);
      for (const one of merged) expect(all.findLast(({ id }) => sameId(id, one.id))).toBe(one);
    }),
  );
});
