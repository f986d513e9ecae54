/** The name of a variable for one brand: `PUSH_KEY__ANOR` for `PUSH_KEY` and the brand `anor`. */
export function variableOfBrand(name: string, id: string): string {
  return `${name}__${id.toUpperCase().replaceAll('-', '_')}`;
}
