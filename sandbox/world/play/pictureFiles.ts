/** A record's `images`: each size (`300x400`) as WebP, `img_300_400`, and as AVIF, `img_300_400_avif`. */
export function pictureFiles(name: string, sizes: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    sizes.flatMap((size) => {
      const key = `img_${size.replace('x', '_')}`;
      return [
        [key, `/uploads/${name}-${size}.webp`],
        [`${key}_avif`, `/uploads/${name}-${size}.avif`],
      ];
    }),
  );
}
