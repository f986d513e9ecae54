import type { GameArt } from '../../world/art/gameArt.ts';
import { paletteOf } from '../../world/art/paint.ts';
import type { SlotLook } from '../slot/frame/art/SlotLook.ts';

/** The look of the frame, taken from the cover. */
export function lookOf({ palette, stage, metal, face, style, warp }: GameArt): SlotLook {
  return { palette, stage, metal: metal ?? paletteOf(palette).metal, face, style, warp };
}
