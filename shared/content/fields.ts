/**
 * Kinds of fields of the content service's records. An editor may leave anything empty, and a model may lack what the code
 * knows: a missing, null or wrongly typed value becomes the default given here, unknown keys are dropped. A list drops the items
 * that lack what they cannot be without, and returns the others.
 */
import * as z from 'zod/mini';

/** The schema's value, or the fallback where it does not fit. (Alone it reads as a promise's `catch` to the linter.) */
export const otherwise = z.catch;
export const text = (fallback = '') => otherwise(z.string(), fallback);
export const flag = (fallback: boolean) => otherwise(z.boolean(), fallback);
export const count = (fallback: number) => otherwise(z.number(), fallback);
export const oneOf = <const T extends readonly string[]>(values: T, fallback: T[number]) =>
  otherwise(z.enum(values), fallback as never);
export const texts = () => otherwise(z.array(z.string()), () => []);
export const dictionary = () => otherwise(z.record(z.string(), z.string()), () => ({}));
/** Present or `undefined`; null counts as absent. */
export const optional = <T extends z.ZodMiniType>(inner: T) => otherwise(z.optional(inner), undefined as never);

/** A component: an object whose every field has a default, so that it may be missing as a whole. */
export function part<T extends z.core.$ZodShape>(shape: T) {
  const schema = z.object(shape);
  return otherwise(schema, () => schema.parse({}));
}

/** Stands where an item did not fit; no item is this. */
const misfit = Symbol('misfit');

/** A list of components; items that do not fit are dropped. */
export function list<T extends z.ZodMiniType>(item: T) {
  return otherwise(
    z.pipe(
      z.array(otherwise(item, misfit as never)),
      z.transform((items): z.output<T>[] => items.filter((value) => value !== misfit)),
    ),
    () => [],
  );
}

/** A picture's address: the media object's `url`, or the address itself; `''` when there is none. */
export const image = () =>
  otherwise(
    z.pipe(
      z.union([z.string(), z.object({ url: z.string() })]),
      z.transform((value) => (typeof value === 'string' ? value : value.url)),
    ),
    '',
  );
