/** The platform returns the name with this size; pictures named so exist in other sizes, too. */
const GIVEN_SIZE = /-300x400(?=\.\w+(?:\?|$))/;

/** Address of the cover in another size; the given address when only one size exists. */
export function coverOfSize(image: string, size: '225x300' | '450x600'): string {
  return image.replace(GIVEN_SIZE, `-${size}`);
}
