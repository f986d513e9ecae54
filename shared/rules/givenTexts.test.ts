import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { methods } from '#shared/api/methods.ts';
import { givenTexts } from './givenTexts.ts';
import { normalizeGiven } from './normalizeGiven.ts';

type Def = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  element?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
};

/** The paths of all texts that a schema accepts. */
function textsOf(schema: z.ZodMiniType, path = ''): string[] {
  const { type, shape, innerType, in: source, element, valueType, options } = schema._zod.def as unknown as Def;
  const under = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (type === 'string') return [path];
  if (shape) return Object.entries(shape).flatMap(([key, field]) => textsOf(field, under(key)));
  if (valueType) return textsOf(valueType, under('*'));
  if (element) return textsOf(element, `${path}[]`);
  if (options) return options.flatMap((option) => textsOf(option, path));
  const inner = innerType ?? (type === 'pipe' ? source : undefined);
  return inner ? textsOf(inner, path) : [];
}

test('every text in the input of every method has a kind in givenTexts, and no other has', () => {
  const contract = methods.map(({ name, input }) => [name, [...new Set(textsOf(input))].toSorted()] as const);
  expect(
    Object.fromEntries(Object.entries(givenTexts).map(([name, texts]) => [name, Object.keys(texts).toSorted()])),
  ).toEqual(Object.fromEntries(contract.filter(([, texts]) => texts.length > 0)));
});

/** A value at a path of an input. */
function inputWith(path: string, text: string): unknown {
  const [first = '', ...rest] = path.split('.');
  const key = first.replace('[]', '').replace('*', 'card');
  const value = rest.length > 0 ? inputWith(rest.join('.'), text) : first.endsWith('[]') ? [text] : text;
  return { [key]: value };
}

test.each(Object.entries(givenTexts))(
  'normalizeGiven, for the texts of %s, drops or refuses what is invisible and refuses 10,000 characters',
  (method, texts) => {
    for (const [path, { kind }] of Object.entries(texts)) {
      const field = path.split(/[.[]/, 1)[0];
      const hidden = normalizeGiven(method, inputWith(path, 'al\u202ei\u200b'));
      const refused = kind === 'choice' ? [{ field, problem: 'invisible' }] : [];
      expect(hidden.problems, path).toEqual(refused);
      const kept = kind === 'secret' || kind === 'choice' ? 'al\u202ei\u200b' : 'ali';
      expect(hidden.input, path).toEqual(inputWith(path, kept));
      expect(normalizeGiven(method, inputWith(path, 'a'.repeat(10_000))).problems, path).toEqual([
        { field, problem: 'tooLong' },
      ]);
    }
  },
);

test('normalizeGiven changes nothing but texts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const method = 'cashier.makewithdrawal';
      const input = { amount: 5, other: value };
      expect(normalizeGiven(method, input).input).toEqual(input);
    }),
  );
});
