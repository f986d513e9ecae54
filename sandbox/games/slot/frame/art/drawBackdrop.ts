import { createDefs } from '#sandbox/art/paint/defs.ts';
import { paletteOf } from '#sandbox/art/paint/palettes.ts';
import { createRng } from '#sandbox/art/rng.ts';
import { artStageOf } from '#sandbox/art/stages/stages.ts';
import { svgOf } from '#sandbox/art/svgOf.ts';
import type { SlotLook } from './SlotLook.ts';

const SIZES = { tall: { w: 390, h: 780 }, wide: { w: 1280, h: 720 } };
export type BackdropFormat = keyof typeof SIZES;

/** The background of the reels, dark at the bottom for the controls. Drawn for each format, never stretched. */
export function drawBackdrop(look: SlotLook, format: BackdropFormat, seed: string): string {
  const { w, h } = SIZES[format];
  const defs = createDefs();
  const palette = paletteOf(look.palette);
  const [ink] = palette.sky;
  const isTall = format === 'tall';
  const scene = artStageOf(look.stage).draw({
    palette,
    rng: createRng(`slot/${seed}/${format}`),
    defs,
    w,
    h,
    lx: w / 2,
    ly: h * (isTall ? 0.36 : 0.4),
    horizon: h * (isTall ? 0.66 : 0.7),
    u: isTall ? 1.35 : 1.5,
  });
  const foot = defs.add(
    'l',
    `<linearGradient x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink}" stop-opacity=".55"/><stop offset=".22" stop-color="${ink}" stop-opacity=".05"/><stop offset=".62" stop-color="${ink}" stop-opacity=".1"/><stop offset="1" stop-color="${ink}" stop-opacity=".94"/></linearGradient>`,
  );
  return svgOf(w, h, '', defs, `${scene}<rect width="${w}" height="${h}" fill="${foot}"/>`).replace(
    ` aria-hidden="true"`,
    '',
  );
}
