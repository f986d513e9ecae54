import { coverOfSize } from './coverOfSize.ts';

/**
 * `src` and `srcset` of a cover for tiles of 100 to 220 px, by density alone: a page has a hundred tiles, and widths of candidates ask for a
 * list of sizes in each. Chrome takes the large one from 1.76 on (the geometric mean), others from 1 on. Of one size there is no set.
 */
export function coverSet(image: string): { src: string; srcSet?: string } {
  const src = coverOfSize(image, '225x300');
  return src === image ? { src } : { src, srcSet: `${image} 3.1x` };
}
