import { coverOfSize } from './coverOfSize.ts';

/** A cover for tiles of 100 to 220 px: a small one, and a large one for dense screens if the picture exists in two sizes. */
export function coverSet(image: string): { src: string; dense?: string } {
  const src = coverOfSize(image, '225x300');
  return src === image ? { src } : { src, dense: image };
}
