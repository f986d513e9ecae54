/** A description before its pictures are mapped. */
export interface RawDescription {
  [key: string]: unknown;
  name?: string | undefined;
  images?: Record<string, string> | undefined;
}

/** The end of a key that names the same picture as AVIF. */
export const AVIF_OF = '_avif';

/**
 * Copies the pictures of a description to the keys that pages read: `imageNames` maps `img_288_192` to a name in
 * `description.images`. When that name is missing, the key is unchanged. Where there is a picture by the name of `img_288_192_avif`,
 * it takes the place of the other: names of AVIF are only there for browsers that show it. `name` is used unless the description has one.
 */
export function resolveDescription<T extends RawDescription>(
  description: T,
  imageNames: Readonly<Record<string, string>> = {},
  name?: string,
): T {
  const images = description.images ?? {};
  const resolved: RawDescription = { ...description };
  for (const [key, source] of Object.entries(imageNames)) {
    const avif = imageNames[key + AVIF_OF];
    const picture = [avif, source].find((one) => one !== undefined && Object.hasOwn(images, one) && images[one]);
    if (picture !== undefined) resolved[key] = images[picture];
  }
  if (name !== undefined && !description.name) resolved.name = name;
  return resolved as T;
}
