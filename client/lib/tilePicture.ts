/**
 * Address of the picture of a tile, of a resolved description: the tall one (`image_mobile`), whose subject stands in the middle, else the
 * card's own (`image`). Wide pictures leave their first half to the text of a hero. '' without one.
 */
export function tilePicture(described: Readonly<Record<string, unknown>>): string {
  const textOf = (key: string) => (typeof described[key] === 'string' ? described[key] : '');
  return textOf('image_mobile') || textOf('image');
}
