import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '#shared/locales.ts';
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

test('findMethod, for a name in any case, returns its method, and undefined for a longer name (A-01)', () => {
  const twist = fc.tuple(fc.constantFrom(...methods), fc.infiniteStream(fc.boolean()));
  fc.assert(
    fc.property(twist, ([method, flips]) => {
      const name = [...method.name]
        .map((character) => (flips.next().value ? character.toUpperCase() : character))
        .join('');
      expect(findMethod(name)).toBe(method);
      expect(findMethod(`${name}x`)).toBeUndefined();
    }),
  );
  expect(findMethod('constructor')).toBeUndefined();
});

test('callQuery, for any parameter names, contains version and locale once, and _non_strict only in a frame (A-02, A-03)', () => {
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

test('toQuery drops null and undefined, keeps empty, zero and false, joins lists by commas, writes objects as JSON (A-04)', () => {
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

test('toFormData, for an empty field, writes null, and an empty string for a field named text (A-05)', () => {
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

test('fromFormData, for a free-text field with the text "null", returns the text instead of null (A-05)', () => {
  for (const field of freeText)
    expect(fromFormData(toFormData({ [field]: 'null', login: 'null' }))).toEqual({ [field]: 'null', login: null });
  expect(fromFormData(toFormData({ text: 'null' }))).toEqual({ text: 'null' });
});

test('toFormData writes booleans as text, lists by commas, nested fields by brackets, and keeps files (A-06)', () => {
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

test('fromFormData returns what toFormData was given, and keys with __proto__ or constructor pollute no prototype', () => {
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

test('the schema of a command parses to 1 for 1 as number or text, and refuses other types (A-10)', () => {
  expect([one.parse(1), one.parse('1')]).toEqual([1, 1]);
  fc.assert(
    fc.property(
      fc.oneof(fc.integer(), fc.string()),
      (value) => (one.safeParse(value).data === 1) === (Number(value) === 1),
    ),
  );
  for (const value of [true, null, {}, [1]]) expect(one.safeParse(value).success).toBe(false);
});

test('totalOf returns total, else count, else null; hasMore, without a total, is true after a full page (A-11)', () => {
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

test('sameId, for an id as number and as text, is true; for null or undefined, false (A-12)', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (a, b) => {
      expect([sameId(a, String(a)), sameId(String(a), b)]).toEqual([true, a === b]);
    }),
  );
  expect([sameId(undefined, undefined), sameId(null, 'null'), sameId('a', 'A')]).toEqual([false, false, false]);
});

test('mergeById, for pages with repeated ids, keeps the first place and the newest item (A-86)', () => {
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
