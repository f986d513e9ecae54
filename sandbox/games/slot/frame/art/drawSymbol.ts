import { createBrush } from '#sandbox/art/motifs/brush.ts';
import { createDefs, type MotifPaint, type Palette } from '#sandbox/art/paint.ts';
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
  const known = motifSymbols[glyph];
  const paint: MotifPaint = {
    palette,
    rng,
    defs,
    metal: known?.metal ?? (palette.metal === 'silver' ? 'silver' : 'gold'),
  };
  const drawn = drawnSymbols[glyph];
  if (!known && !drawn) throw new RangeError(`no symbol ${glyph}`);
  const body = known
    ? known.motif.draw({
        ...paint,
        ...(known.kind ? { kind: known.kind } : {}),
        ...(known.isTinted ? { color: colour } : {}),
      })
    : drawn?.(createBrush(paint, ['only']), colour);
  return svgOf(SIDE, SIDE, '', defs, `<g transform="translate(${SIDE / 2} ${SIDE / 2})scale(.98)">${body}</g>`)
    .replace(` aria-hidden="true"`, '')
    .replace(' preserveAspectRatio="xMidYMid slice"', '');
}
