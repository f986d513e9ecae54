/**
 * Kinds of fields of the content service's records. An editor may leave anything empty, and a model may lack what the code
 * knows: a missing, null or wrongly typed value becomes the default given here, unknown keys are dropped. A list drops the items
 * that lack what they cannot be without, and keeps the rest.
 */
import * as z from 'zod/mini';

export const text = (fallback = '') => z.catch(z.string(), fallback);
export const flag = (fallback: boolean) => z.catch(z.boolean(), fallback);
export const count = (fallback: number) => z.catch(z.number(), fallback);
export const oneOf = <const T extends readonly string[]>(values: T, fallback: T[number]) =>
  z.catch(z.enum(values), fallback as never);
export const texts = () => z.catch(z.array(z.string()), () => []);
export const dictionary = () => z.catch(z.record(z.string(), z.string()), () => ({}));
/** Present or `undefined`; null counts as absent. */
export const optional = <T extends z.ZodMiniType>(inner: T) => z.catch(z.optional(inner), undefined as never);

/** A component: an object whose every field has a default, so that it may be missing as a whole. */
export function part<T extends z.core.$ZodShape>(shape: T) {
  const schema = z.object(shape);
  return z.catch(schema, () => schema.parse({}));
}

/** A list of components; items that do not fit are dropped. */
export function list<T extends z.ZodMiniType>(item: T) {
  return z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((items) =>
        items.flatMap((value): z.output<T>[] => {
          const parsed = item.safeParse(value);
          return parsed.success ? [parsed.data] : [];
        }),
      ),
    ),
    () => [],
  );
}

/** A picture's address: the media object's `url`, or the address itself; `''` when there is none. */
export const image = () =>
  z.catch(
    z.pipe(
      z.union([z.string(), z.object({ url: z.string() })]),
      z.transform((value) => (typeof value === 'string' ? value : value.url)),
    ),
    '',
  );
