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
  const resolved: RawDescription = { ...description };
  for (const [key, source] of Object.entries(imageNames))
    if (Object.hasOwn(images, source)) resolved[key] = images[source];
  if (name !== undefined && !description.name) resolved.name = name;
  return resolved as T;
}
