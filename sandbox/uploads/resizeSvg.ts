/** The same drawing in another size; the drawing itself says that it fills a frame of another shape and is cut. */
export function resizeSvg(svg: string, width: number, height: number): string {
  return svg.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${width}" height="${height}"`);
}
