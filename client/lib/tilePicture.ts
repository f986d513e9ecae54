export interface TilePicture {
  src: string;
  /** The same as AVIF, or ''. */
  avif: string;
}

/**
 * The picture of a tile, of a resolved description: the tall one (`image_mobile`), whose subject stands in the middle, else the card's
 * own (`image`). Wide pictures leave their first half to the text of a hero.
 */
export function tilePicture(described: Readonly<Record<string, unknown>>): TilePicture {
  const textOf = (key: string) => (typeof described[key] === 'string' ? described[key] : '');
  const key = textOf('image_mobile') ? 'image_mobile' : 'image';
  return { src: textOf(key), avif: textOf(`${key}_avif`) };
}
