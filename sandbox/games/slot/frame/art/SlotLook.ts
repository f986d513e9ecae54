import type { MetalName } from '#sandbox/art/paint/palettes.ts';
import type { Face } from '#sandbox/art/title/glyphs.ts';
import type { Warp } from '#sandbox/art/title/title.ts';
import type { TitleStyle } from '#sandbox/art/title/titleStyles.ts';

/** What a theme adds to its symbols and colours: the background of the reels and the lettering of the name. */
export interface SlotLook {
  palette: string;
  stage: string;
  metal: MetalName;
  face: Face;
  style: TitleStyle;
  warp: Warp;
  /** The reels lie on felt instead of standing in a cabinet. */
  isFelt?: boolean;
}
