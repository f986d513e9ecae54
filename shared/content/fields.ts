/**
 * Field types of the content service's records. Editors may leave anything empty, and a model may lack fields that the code knows: a
 * missing, null or wrongly typed value becomes the given default, unknown keys are dropped. A list drops items without a required
 * field.
 */
import * as z from 'zod/mini';

/** The value of a schema, or the fallback when it does not parse. Renamed, because the linter takes `catch` for a promise's. */
export const otherwise = z.catch;
/** A text; anything else becomes the fallback. */
export const text = (fallback = '') => otherwise(z.string(), fallback);
/** A boolean; anything else becomes the fallback. */
export const flag = (fallback: boolean) => otherwise(z.boolean(), fallback);
/** A number; anything else becomes the fallback. */
export const count = (fallback: number) => otherwise(z.number(), fallback);
/** One of the values; anything else becomes the fallback. */
export const oneOf = <const T extends readonly string[]>(values: T, fallback: T[number]) =>
  otherwise(z.enum(values), fallback as never);
/** A list of texts; anything else becomes an empty list. */
export const texts = () => otherwise(z.array(z.string()), () => []);
/** Texts by key; anything else becomes an empty record. */
export const dictionary = () => otherwise(z.record(z.string(), z.string()), () => ({}));
/** An optional value; null and unreadable values become undefined. */
export const optional = <T extends z.ZodMiniType>(inner: T) => otherwise(z.optional(inner), undefined as never);

/** A component: an object whose fields all have defaults; when missing, it consists of them. */
export function part<T extends z.core.$ZodShape>(shape: T) {
  const schema = z.object(shape);
  return otherwise(schema, () => schema.parse({}));
}

/** Marks an item that did not parse; differs from every item. */
const misfit = Symbol('misfit');

/** A list of components; items that do not parse are dropped. */
export function listOf<T extends z.ZodMiniType>(item: T) {
  return otherwise(
    z.pipe(
      z.array(otherwise(item, misfit as never)),
      z.transform((items): z.output<T>[] => items.filter((value) => value !== misfit)),
    ),
    () => [],
  );
}

/**
 * Address of a picture, from a media object or a text; `''`: none. "Replace media" of Strapi keeps the address and its hash, and browsers keep
 * a picture for a year, so the address of an uploaded file has the time of its last change.
 */
export const image = () =>
  otherwise(
    z.pipe(
      z.union([z.string(), z.object({ url: z.string(), updatedAt: optional(z.string()) })]),
      z.transform((value) => (typeof value === 'string' ? value : versioned(value.url, value.updatedAt))),
    ),
    '',
  );

function versioned(url: string, updatedAt: string | undefined): string {
  const time = Date.parse(updatedAt ?? '');
  return url.startsWith('/uploads/') && !url.includes('?') && time > 0 ? `${url}?v=${time.toString(36)}` : url;
}
