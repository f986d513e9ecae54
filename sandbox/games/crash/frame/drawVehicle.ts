import type { GameArt } from '#sandbox/art/gameArt.ts';
import { motifs } from '#sandbox/art/motifs/motifs.ts';
import { createDefs, type Motif, paletteOf } from '#sandbox/art/paint.ts';
import { placeMotif } from '#sandbox/art/placeMotif.ts';
import { svgOf } from '#sandbox/art/svgOf.ts';

const SIDE = 240;
const lookup = (name: string) => motifs.find((motif) => motif.name === name) as Motif;

/** The vehicle: the rocket or balloon of the game's cover. */
export function drawVehicle(art: GameArt, key: string): string {
  const defs = createDefs();
  const paint = { palette: paletteOf(art.palette), defs, key };
  const body = placeMotif(art, lookup, paint, { x: SIDE / 2, y: SIDE / 2, scale: 1 });
  return svgOf(SIDE, SIDE, '', defs, body);
}
