/** A picture as a CSS url: only quotes and hashes are escaped, so that it compresses well. */
export function cssUrl(svg: string): string {
  const escaped = svg
    .replace(/%/g, '%25')
    .replace(/#/g, '%23')
    .replace(/"/g, "'")
    .replace(/</g, '%3C')
    .replace(/>/g, '%3E');
  return `url("data:image/svg+xml,${escaped}")`;
}
