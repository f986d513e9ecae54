/** The address of the AVIF file with the same name as a picture. */
export function avifBeside(src: string): string {
  return src.replace(/\.\w+(?=\?|$)/, '.avif');
}
