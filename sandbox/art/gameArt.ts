import type { Frame } from './frame.ts';
import type { MetalName } from './paint/palettes.ts';
import type { ParticleName } from './stages/stage.ts';
import type { Face } from './title/glyphs.ts';
import type { Warp } from './title/title.ts';
import type { TitleStyle } from './title/titleStyles.ts';

export type Template = 'hero' | 'top' | 'giant' | 'duo' | 'trio' | 'ring' | 'portal';
export type Ornament = 'glow' | 'disc' | 'burst' | 'arcs' | 'rosette' | 'dots' | 'star8' | 'star10' | 'star12';

export type MotifChoice = { motif: string; kind?: string; color?: string };

/** All choices of a game's picture; drawing adds only positions, which follow from the slug. */
export type GameArt = MotifChoice & {
  template: Template;
  stage: string;
  palette: string;
  style: TitleStyle;
  face: Face;
  warp: Warp;
  particles: ParticleName;
  ornament: Ornament;
  frame: Frame;
  /** Small motifs behind the focal one: one for a duo, two for a trio. */
  company?: readonly MotifChoice[];
  accent?: string;
  metal?: MetalName;
  titleColor?: string;
  badge?: string;
};

/** The seven choices, of which two covers may share at most three. */
export const choicesOf = (art: GameArt): readonly string[] => [
  art.template,
  art.stage,
  art.palette,
  art.style,
  art.warp,
  art.particles,
  art.ornament,
];
