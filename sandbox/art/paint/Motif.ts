import type { Rng } from '#sandbox/art/rng.ts';
import type { Defs } from './defs.ts';
import type { MetalName, Palette } from './palettes.ts';

type MotifTag = 'head' | 'fruit' | 'metal' | 'building' | 'table' | 'crash' | 'fast' | 'bird' | 'gem';

export interface MotifPaint {
  palette: Palette;
  rng: Rng;
  defs: Defs;
  /** One of the motif's `kinds`; absent = the motif's first. */
  kind?: string;
  /** Replaces the palette's motif colour. */
  color?: string;
  /** Replaces the palette's accent. */
  accent?: string;
  metal?: MetalName;
  /** Degrees. The composition rotates the motif; a motif reads it only to draw shadows or flames upright. */
  tilt?: number;
}

export type Motif = {
  name: string;
  kinds: readonly string[];
  /** SVG markup in a box of -100..100 units around 0,0, without filters, rasters or references outside it. */
  draw: (paint: MotifPaint) => string;
  tags: readonly MotifTag[];
};
