/** Prefixes the ids of a picture's gradients, so that two pictures in one document do not share them. */
export function scopedSvg(svg: string, prefix: string): string {
  return svg
    .replace(/ id="/g, ` id="${prefix}-`)
    .replace(/url\(#/g, `url(#${prefix}-`)
    .replace(/href="#/g, `href="#${prefix}-`);
}
