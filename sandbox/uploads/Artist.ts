import type { RasterType } from '../world/art/rasterise.ts';

/** Who draws what is not on disk yet. SVG text, or undefined where there is no such picture; sizes in pixels. */
export interface Artist {
  cover(sysname: string, width: number, height: number): string | undefined;
  banner(name: string, width: number, height: number): string | undefined;
  providerMark(sysname: string): string | undefined;
  brand(name: string): string | undefined;
  /** A finer raster of the same size as the SVG. */
  rasterise(svg: string, type: RasterType): Promise<Uint8Array>;
  /** Changes when the drawing does: pictures of another version are drawn again. */
  version: string;
}
