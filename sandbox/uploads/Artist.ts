import type { RasterType } from '#sandbox/art/rasterise.ts';

/** Draws pictures that are not on disk yet. Returns SVG text, or undefined if there is no such picture; sizes in pixels. */
export interface Artist {
  cover(sysname: string, width: number, height: number): string | undefined;
  banner(name: string, width: number, height: number): string | undefined;
  providerMark(sysname: string): string | undefined;
  brand(name: string): string | undefined;
  /** Rasterises an SVG at its own size. */
  rasterise(svg: string, type: RasterType): Promise<Uint8Array>;
  /** Changes with the drawing code: pictures of another version are drawn again. */
  version: string;
}
