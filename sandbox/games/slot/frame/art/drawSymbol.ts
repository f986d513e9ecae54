import { createBrush } from '#sandbox/art/brush.ts';
import { createDefs } from '#sandbox/art/paint/defs.ts';
import type { MotifPaint } from '#sandbox/art/paint/Motif.ts';
import type { Palette } from '#sandbox/art/paint/palettes.ts';
import { createRng } from '#sandbox/art/rng.ts';
import { svgOf } from '#sandbox/art/svgOf.ts';
import type { ThemeSymbol } from '#sandbox/games/slot/SlotTheme.ts';
import { drawnSymbols } from './drawnSymbols.ts';
import { motifSymbols } from './motifSymbols.ts';

const SIDE = 212;

/** One symbol of the reels as a square picture. */
export function drawSymbol({ glyph, colour }: ThemeSymbol, palette: Palette): string {
  const defs = createDefs();
  const rng = createRng(`symbol/${glyph}`);
  const symbol = motifSymbols[glyph];
  const paint: MotifPaint = {
    palette,
    rng,
    defs,
    metal: symbol?.metal ?? (palette.metal === 'silver' ? 'silver' : 'gold'),
  };
  const drawn = drawnSymbols[glyph];
  if (!symbol && !drawn) throw new RangeError(`no symbol ${glyph}`);
  const body = symbol
    ? symbol.motif.draw({
        ...paint,
        ...(symbol.kind ? { kind: symbol.kind } : {}),
        ...(symbol.isTinted ? { color: colour } : {}),
      })
    : drawn?.(createBrush(paint, ['only']), colour);
  return svgOf(SIDE, SIDE, '', defs, `<g transform="translate(${SIDE / 2} ${SIDE / 2})scale(.98)">${body}</g>`)
    .replace(` aria-hidden="true"`, '')
    .replace(' preserveAspectRatio="xMidYMid slice"', '');
}
