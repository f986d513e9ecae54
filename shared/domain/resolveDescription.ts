export interface RawDescription {
  [key: string]: unknown;
  name?: string | undefined;
  images?: Record<string, string> | undefined;
}

/**
 * A description with its pictures under the product's own keys: `imageNames` says `img_288_192` -> the source name within
 * `description.images`. A source that is missing leaves the key as it came. `name` is used where the description
 * does not override it.
 */
export function resolveDescription<T extends RawDescription>(
  description: T,
  imageNames: Readonly<Record<string, string>> = {},
  name?: string,
): T {
  const images = description.images ?? {};
  const remapped = Object.entries(imageNames)
    .filter(([, source]) => Object.hasOwn(images, source))
    .map(([key, source]) => [key, images[source]]);
  const named = name === undefined || description.name ? {} : { name };
  return { ...description, ...Object.fromEntries(remapped), ...named };
}
