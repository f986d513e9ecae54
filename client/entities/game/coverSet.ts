import { coverOfSize } from './coverOfSize.ts';

/** `srcset` of a cover for tiles of 100 to 220 px; undefined when only one size exists. */
export function coverSet(image: string): string | undefined {
  const small = coverOfSize(image, '225x300');
  return small === image ? undefined : `${small} 225w, ${image} 300w, ${coverOfSize(image, '450x600')} 450w`;
}
