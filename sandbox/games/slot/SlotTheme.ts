import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { SlotSymbol } from './slotMaths.ts';

export interface ThemeSymbol {
  /** The name of the drawn shape. */
  glyph: string;
  colour: string;
  /** The accessible label. */
  label: Record<SandboxLanguage, string>;
}

/** A look of the slot: pictures and colours; the chances are the same in every theme. */
export interface SlotTheme {
  id: string;
  name: Record<SandboxLanguage, string>;
  colours: {
    /** The background gradient, top and bottom. */
    sky: [string, string];
    reel: string;
    frame: string;
    accent: string;
    text: string;
  };
  symbols: Record<SlotSymbol, ThemeSymbol>;
}
