import { type Defs, linear } from './paint/defs.ts';
import { metalBand } from './paint/light.ts';
import { type MetalName, metals, type Palette } from './paint/palettes.ts';
import { num, starPath } from './paint/shapes.ts';

export type Frame = 'line' | 'double';

/** A thin line from the light to the accent, or two gold lines with stars in the corners. */
export function drawFrame(frame: Frame, defs: Defs, palette: Palette, metal: MetalName, w: number, h: number): string {
  if (frame === 'line') {
    const stroke = linear(
      defs,
      [
        [0.1, palette.light, 0.6],
        [1, palette.accent, 0.4],
      ],
      60,
    );
    return `<rect x=".75" y=".75" width="${w - 1.5}" height="${h - 1.5}" rx="9" fill="none" stroke="${stroke}" stroke-width="1.5"/>`;
  }
  const m = metals[metal];
  const band = metalBand(defs, metal, 55);
  const corner = defs.symbol(
    `<path d="${starPath(8, 9, 0.7654)}" fill="${band}" stroke="${m.deep}" stroke-width="1.2"/><path d="${starPath(8, 4.4, 0.5412)}" fill="${m.deep}"/>`,
  );
  const corners = [
    [7, 7],
    [w - 7, 7],
    [7, h - 7],
    [w - 7, h - 7],
  ] as const;
  return (
    `<rect x="2" y="2" width="${w - 4}" height="${h - 4}" rx="9" fill="none" stroke="${m.deep}" stroke-width="5"/><rect x="2" y="2" width="${w - 4}" height="${h - 4}" rx="9" fill="none" stroke="${band}" stroke-width="3.2"/><rect x="7" y="7" width="${w - 14}" height="${h - 14}" rx="5" fill="none" stroke="${m.light}" stroke-opacity=".7"/>` +
    corners.map(([x, y]) => `<use href="${corner}" x="${num(x)}" y="${num(y)}"/>`).join('')
  );
}
