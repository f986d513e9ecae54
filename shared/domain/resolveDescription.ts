/** A description before its pictures are mapped. */
export interface RawDescription {
  [key: string]: unknown;
  name?: string | undefined;
  images?: Record<string, string> | undefined;
}

/**
 * Copies the pictures of a description to the keys that pages read: `imageNames` maps `img_288_192` to a name in
 * `description.images`. When that name is missing, the key is unchanged. `name` is used unless the description has one.
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
