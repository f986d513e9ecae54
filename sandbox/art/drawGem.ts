import type { MotifChoice } from './gameArt.ts';
import { drawOrnament, sparks } from './ornament.ts';
import { createDefs } from './paint/defs.ts';
import { glow } from './paint/light.ts';
import { paletteOf } from './paint/palettes.ts';
import { type LookupMotif, placeMotif } from './placeMotif.ts';
import { svgOf } from './svgOf.ts';

const SIDE = 160;
const MIDDLE = SIDE / 2;

/** A stone on a star in a ring of metal, with nothing behind: it stands on a surface of either theme. */
export interface GemSpec {
  /** Seed of the drawing. */
  name: string;
  palette: string;
  kind: 'brilliant' | 'octagon' | 'hexagon' | 'drop';
  color: string;
}

export function drawGem({ name, palette: paletteName, kind, color }: GemSpec, lookup: LookupMotif): string {
  const defs = createDefs();
  const palette = paletteOf(paletteName);
  const stone: MotifChoice = { motif: 'gem', kind, color };
  const body =
    glow(defs, MIDDLE, MIDDLE, MIDDLE, color, 0.6) +
    drawOrnament('star8', defs, palette, 'gold', MIDDLE, MIDDLE, 66) +
    placeMotif(stone, lookup, { palette, defs, key: `gem/${name}` }, { x: MIDDLE, y: MIDDLE, scale: 0.61 }) +
    sparks([
      [40, 44, 13],
      [124, 70, 8],
    ]);
  return svgOf(SIDE, SIDE, '', defs, body);
}
