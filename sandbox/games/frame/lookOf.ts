import type { GameArt } from '#sandbox/art/gameArt.ts';
import { paletteOf } from '#sandbox/art/paint/palettes.ts';
import type { SlotLook } from '#sandbox/games/slot/frame/art/SlotLook.ts';

/** The look of the frame, taken from the cover. */
export function lookOf({ palette, stage, metal, face, style, warp }: GameArt): SlotLook {
  return { palette, stage, metal: metal ?? paletteOf(palette).metal, face, style, warp };
}
