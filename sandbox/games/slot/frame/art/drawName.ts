import { createDefs } from '#sandbox/art/paint/defs.ts';
import { paletteOf } from '#sandbox/art/paint/palettes.ts';
import { svgOf } from '#sandbox/art/svgOf.ts';
import { layTitle } from '#sandbox/art/title/title.ts';
import { drawTitle } from '#sandbox/art/title/titleStyles.ts';
import type { SlotLook } from './SlotLook.ts';

const PAD = 14;

/** The game's name in the lettering of its look, on one line or two, cropped to the glyphs. */
export function drawName(name: string, look: SlotLook, lines: 1 | 2): string {
  const defs = createDefs();
  const palette = paletteOf(look.palette);
  const layout = layTitle(name, look.face, look.warp, {
    width: lines === 1 ? 520 : 300,
    height: lines === 1 ? 84 : 128,
    lines,
    maxCap: 64,
  });
  const metal =
    look.style === 'gold' || look.style === 'elegant' ? (look.metal === 'silver' ? 'gold' : look.metal) : look.metal;
  const w = Math.ceil(layout.width + PAD * 2);
  // A warp moves characters below their box.
  const h = Math.ceil(layout.height * 1.1 + PAD * 2);
  const title = drawTitle(layout, look.style, { defs, palette, color: palette.accent, metal }, w / 2, PAD);
  return svgOf(w, h, '', defs, title).replace(' preserveAspectRatio="xMidYMid slice"', '');
}
