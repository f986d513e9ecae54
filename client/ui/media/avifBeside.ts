/** The AVIF of the same name beside a picture; other addresses are not looked for. */
export function avifBeside(src: string): string {
  return src.replace(/\.\w+$/, '.avif');
}
