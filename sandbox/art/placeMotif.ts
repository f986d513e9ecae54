import type { MotifChoice } from './gameArt.ts';
import type { Defs } from './paint/defs.ts';
import { glow } from './paint/light.ts';
import type { Motif } from './paint/Motif.ts';
import type { MetalName, Palette } from './paint/palettes.ts';
import { frac, num } from './paint/shapes.ts';
import { createRng } from './rng.ts';

/** Returns the motif of a name; an unknown name is an error in the catalogue. */
export type LookupMotif = (name: string) => Motif;

/** A soft ellipse where an object touches the ground. */
export const contactShadow = (defs: Defs, x: number, y: number, rx: number, ry: number, tone: string): string =>
  glow(defs, x, y, rx, tone, 0.95, ry);

/** A motif, rotated and placed. With `shared` the drawing is a symbol, so a repeated choice is stored once. */
export function placeMotif(
  choice: MotifChoice,
  lookup: LookupMotif,
  paint: { palette: Palette; defs: Defs; key: string; accent?: string; metal?: MetalName },
  placement: { x: number; y: number; scale: number; mirror?: boolean; tilt?: number },
  shared = false,
): string {
  const markup = lookup(choice.motif).draw({
    palette: paint.palette,
    rng: createRng(paint.key),
    defs: paint.defs,
    ...(choice.kind ? { kind: choice.kind } : {}),
    ...(choice.color ? { color: choice.color } : {}),
    ...(paint.accent ? { accent: paint.accent } : {}),
    ...(paint.metal ? { metal: paint.metal } : {}),
    tilt: placement.tilt ?? 0,
  });
  const k = frac(placement.scale);
  const transform = `translate(${num(placement.x)} ${num(placement.y)})${placement.tilt ? `rotate(${num(placement.tilt)})` : ''}scale(${placement.mirror ? `-${k} ${k}` : k})`;
  return shared
    ? `<use href="${paint.defs.symbol(markup)}" transform="${transform}"/>`
    : `<g transform="${transform}">${markup}</g>`;
}
