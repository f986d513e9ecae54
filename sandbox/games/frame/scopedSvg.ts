/** A picture whose gradients have names of their own: two in one document must not share them. */
export function scopedSvg(svg: string, prefix: string): string {
  return svg
    .replace(/ id="/g, ` id="${prefix}-`)
    .replace(/url\(#/g, `url(#${prefix}-`)
    .replace(/href="#/g, `href="#${prefix}-`);
}
