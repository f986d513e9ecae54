import { bird } from '#sandbox/art/motifs/living/bird.ts';
import { camel } from '#sandbox/art/motifs/living/camel.ts';
import { dragon } from '#sandbox/art/motifs/living/dragon.ts';
import { fruit } from '#sandbox/art/motifs/living/fruit.ts';
import { head } from '#sandbox/art/motifs/living/head.ts';
import { koi } from '#sandbox/art/motifs/living/koi.ts';
import { peacock } from '#sandbox/art/motifs/living/peacock.ts';
import { pharaoh } from '#sandbox/art/motifs/living/pharaoh.ts';
import { pomegranate } from '#sandbox/art/motifs/living/pomegranate.ts';
import { tulip } from '#sandbox/art/motifs/living/tulip.ts';
import { chips } from '#sandbox/art/motifs/play/chips.ts';
import { dice } from '#sandbox/art/motifs/play/dice.ts';
import { roulette } from '#sandbox/art/motifs/play/roulette.ts';
import { sevens } from '#sandbox/art/motifs/play/sevens.ts';
import { bell } from '#sandbox/art/motifs/things/bell.ts';
import { book } from '#sandbox/art/motifs/things/book.ts';
import { chest } from '#sandbox/art/motifs/things/chest.ts';
import { crown } from '#sandbox/art/motifs/things/crown.ts';
import { gem } from '#sandbox/art/motifs/things/gem.ts';
import { lantern } from '#sandbox/art/motifs/things/lantern.ts';
import { mask } from '#sandbox/art/motifs/things/mask.ts';
import { palace } from '#sandbox/art/motifs/things/palace.ts';
import { rocket } from '#sandbox/art/motifs/things/rocket.ts';
import { sabres } from '#sandbox/art/motifs/things/sabres.ts';
import { teapot } from '#sandbox/art/motifs/things/teapot.ts';
import { volcano } from '#sandbox/art/motifs/things/volcano.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';
import type { MetalName } from '#sandbox/art/paint/palettes.ts';

export interface MotifSymbol {
  motif: Motif;
  kind?: string;
  /** Uses the colour of the theme's symbol instead of the motif's. */
  isTinted?: boolean;
  metal?: MetalName;
}

/** Reel symbols that are motifs of covers, by glyph. */
export const motifSymbols: Record<string, MotifSymbol> = {
  amethyst: { motif: gem, kind: 'hexagon', isTinted: true },
  basket: { motif: fruit, kind: 'cluster' },
  apricot: { motif: fruit, kind: 'orange', isTinted: true },
  bell: { motif: bell, kind: 'ribbon', metal: 'gold' },
  book: { motif: book, kind: 'star' },
  camel: { motif: camel, kind: 'caravan' },
  cherry: { motif: fruit, kind: 'cherry' },
  chest: { motif: chest, kind: 'coins' },
  chip: { motif: chips, kind: 'pair', isTinted: true },
  crown: { motif: crown, kind: 'royal', metal: 'gold' },
  crystal: { motif: gem, kind: 'drop', isTinted: true },
  diamond: { motif: gem, kind: 'brilliant', isTinted: true },
  dice: { motif: dice, kind: 'pair', isTinted: true },
  dome: { motif: palace, kind: 'crescent', isTinted: true },
  dragon: { motif: dragon, kind: 'horned', isTinted: true },
  emerald: { motif: gem, kind: 'octagon', isTinted: true },
  falcon: { motif: bird, kind: 'falcon' },
  fox: { motif: head, kind: 'fox' },
  garnet: { motif: gem, kind: 'drop', isTinted: true },
  grapes: { motif: fruit, kind: 'grapes' },
  humo: { motif: bird, kind: 'humo', metal: 'gold' },
  koi: { motif: koi, kind: 'pond' },
  lantern: { motif: lantern, kind: 'round' },
  lemon: { motif: fruit, kind: 'lemon' },
  lion: { motif: head, kind: 'lion' },
  mask: { motif: mask, kind: 'plumes', isTinted: true },
  melon: { motif: fruit, kind: 'melon' },
  peacock: { motif: peacock, kind: 'fan' },
  pharaoh: { motif: pharaoh, kind: 'king', metal: 'gold' },
  phoenix: { motif: bird, kind: 'phoenix', metal: 'gold' },
  pomegranate: { motif: pomegranate, kind: 'window' },
  rocket: { motif: rocket, kind: 'classic', isTinted: true },
  ruby: { motif: gem, kind: 'octagon', isTinted: true },
  sapphire: { motif: gem, kind: 'hexagon', isTinted: true },
  seven: { motif: sevens, kind: 'lucky', isTinted: true },
  shield: { motif: sabres, kind: 'round' },
  teapot: { motif: teapot, kind: 'choynak' },
  tiger: { motif: head, kind: 'tiger' },
  topaz: { motif: gem, kind: 'brilliant', isTinted: true },
  tulip: { motif: tulip, kind: 'single', isTinted: true },
  turquoise: { motif: gem, kind: 'drop', isTinted: true },
  volcano: { motif: volcano, kind: 'eruption' },
  wheel: { motif: roulette, kind: 'above', metal: 'gold' },
  wolf: { motif: head, kind: 'wolf' },
};
