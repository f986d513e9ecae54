import type { Locale } from '../../world/players/languages.ts';
import type { SlotSymbol } from './slotMaths.ts';

export interface ThemeSymbol {
  /** The name of the shape the frame draws. */
  glyph: string;
  colour: string;
  /** What a screen reader calls it. */
  label: Record<Locale, string>;
}

/** How the one slot looks: its pictures and colours, never its chances. */
export interface SlotTheme {
  id: string;
  name: Record<Locale, string>;
  colours: {
    /** Behind everything, top and bottom of a gradient. */
    sky: [string, string];
    reel: string;
    frame: string;
    accent: string;
    text: string;
  };
  symbols: Record<SlotSymbol, ThemeSymbol>;
}
