import { paletteOf } from './paint/palettes.ts';

/** The colour that most of a picture in this palette has, `#rrggbb`: its table, or its sky. */
export function colourOfPalette(name: string): string {
  const { felt, sky } = paletteOf(name);
  return felt ?? sky[1];
}
