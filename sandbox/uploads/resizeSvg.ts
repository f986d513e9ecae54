/** The same drawing in another size; its preserveAspectRatio crops it to another aspect ratio. */
export function resizeSvg(svg: string, width: number, height: number): string {
  return svg.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${width}" height="${height}"`);
}
