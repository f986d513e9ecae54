/** A picture inside a style sheet: quotes and hashes escaped, the rest as it is, so that it compresses. */
export function cssUrl(svg: string): string {
  const escaped = svg
    .replace(/%/g, '%25')
    .replace(/#/g, '%23')
    .replace(/"/g, "'")
    .replace(/</g, '%3C')
    .replace(/>/g, '%3E');
  return `url("data:image/svg+xml,${escaped}")`;
}
