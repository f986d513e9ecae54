/** Names of pictures that the platform keeps in several sizes end in the size; this is the one it tells. */
const TOLD = /-300x400(?=\.\w+$)/;

/** The same cover in another size; the cover itself where only one size is known. */
export function coverOfSize(image: string, size: '225x300' | '450x600'): string {
  return image.replace(TOLD, `-${size}`);
}
