import type { CollectionName, CollectionValue } from '#shared/content/collections.ts';
import type { Language } from '#shared/locales.ts';

/** Replaces parts of what some collections say, in their checked shape. */
export type RewriteContent = {
  [N in CollectionName]?: ((value: CollectionValue<N>, locale: Language) => CollectionValue<N>) | undefined;
};

/** The value of a collection with what a brand says instead. */
export function rewritten(
  rewrite: RewriteContent | undefined,
  name: CollectionName,
  { value, locale }: { value: unknown; locale: Language },
): unknown {
  const change = rewrite?.[name] as ((value: unknown, locale: Language) => unknown) | undefined;
  return change ? change(value, locale) : value;
}
