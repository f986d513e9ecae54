import { mix, shade } from '#sandbox/art/paint/colour.ts';
import { type Defs, linear, type Stop } from '#sandbox/art/paint/defs.ts';
import { type MetalName, metals, type Palette } from '#sandbox/art/paint/palettes.ts';
import { num } from '#sandbox/art/paint/shapes.ts';
import { GRID, type TitleLayout } from './title.ts';

export type TitleStyle = 'gold' | 'extrude' | 'candy' | 'chrome' | 'neon' | 'inferno' | 'elegant';

type TitlePaint = {
  defs: Defs;
  palette: Palette;
  /** Colour of the characters, if the style has one. */
  color: string;
  metal: MetalName;
};

/**
 * Draws the characters in layers, widest first, each reusing the line's path. Widths are fractions of the cap height.
 * (x, y) is the top centre of the block, in pixels.
 */
export function drawTitle(layout: TitleLayout, style: TitleStyle, paint: TitlePaint, x: number, y: number): string {
  const { defs, palette, color } = paint;
  const m = metals[paint.metal];
  const dark = mix(palette.sky[0], '#000', 0.3);
  const hrefs = layout.lines.map((line) => defs.symbol(`<path d="${line.path}"/>`));
  const caps = layout.lines.map((line) => line.cap * GRID);
  const cap = caps.reduce((a, b) => a + b, 0) / caps.length;
  const vertical = (stops: readonly Stop[]) => linear(defs, stops, 90);

  const whole =
    hrefs.length > 1 ? defs.symbol(hrefs.map((href) => `<use href="${href}"/>`).join('')) : (hrefs[0] ?? '');
  const each = (draw: (line: number) => string) => hrefs.map((href, i) => `<use href="${href}"${draw(i)}/>`).join('');
  const outline = (share: number, stroke: string, more = '') =>
    `<use href="${whole}" fill="none" stroke="${stroke}" stroke-width="${num(cap * share)}"${more}/>`;
  const solid = (share: number, tone: string, more = '') =>
    `<use href="${whole}" fill="${tone}" stroke="${tone}" stroke-width="${num(cap * share)}"${more}/>`;
  const fills = (paints: readonly string[]) => each((i) => ` fill="${paints[Math.min(i, paints.length - 1)]}"`);
  const shift = (share: number) => ` transform="translate(0 ${num(cap * share)})"`;
  const shine = (opacity = 0.9, share = 0.04) =>
    outline(
      share,
      vertical([
        [0, '#fff', opacity],
        [0.62, '#fff', 0],
      ]),
    );

  const goldTop = vertical([
    [0.1, '#fff'],
    [0.56, m.light],
    [0.58, m.base],
    [1, m.white],
  ]);
  const goldLow = vertical([
    [0, m.white],
    [0.28, m.light],
    [0.54, m.base],
    [0.57, shade(m.base, -0.3)],
    [1, m.light],
  ]);
  const tone = (c: string) =>
    vertical([
      [0, shade(c, 0.66)],
      [0.56, c],
      [0.59, shade(c, -0.2)],
      [1, shade(c, 0.2)],
    ]);
  const pale = (c: string) =>
    vertical([
      [0, '#fff'],
      [0.5, shade(c, 0.82)],
      [0.56, shade(c, 0.56)],
      [1, shade(c, 0.8)],
    ]);

  const layers = (): string => {
    switch (style) {
      case 'gold': {
        const ring = vertical([
          [0, m.light],
          [0.7, m.dark],
        ]);
        return (
          solid(0.4, dark, `${shift(0.1)} opacity=".5"`) +
          solid(0.34, dark, shift(0.03)) +
          outline(0.22, ring) +
          outline(0.1, shade(m.deep, -0.25)) +
          fills([goldTop, goldLow]) +
          shine()
        );
      }
      case 'extrude':
        return (
          solid(0.44, dark, `${shift(0.16)} opacity=".5"`) +
          solid(0.36, shade(color, -0.8), shift(0.16)) +
          solid(0.34, shade(color, -0.68), shift(0.1)) +
          solid(0.32, shade(color, -0.5), shift(0.05)) +
          outline(0.2, '#fff') +
          outline(0.1, shade(color, -0.66)) +
          fills([pale(color), tone(color)])
        );
      case 'candy': {
        const sweet = (k: number) =>
          vertical([
            [0, shade(color, 0.88 - k * 0.22)],
            [0.44, shade(color, 0.62 - k * 0.3)],
            [0.52, shade(color, 0.36 - k * 0.3)],
            [1, shade(color, 0.6 - k * 0.3)],
          ]);
        return (
          solid(0.5, dark, `${shift(0.1)} opacity=".55"`) +
          solid(0.4, shade(color, -0.76), shift(0.04)) +
          outline(0.24, '#fff') +
          outline(0.12, shade(color, -0.52)) +
          fills([sweet(0), sweet(1)]) +
          shine(0.95, 0.045)
        );
      }
      case 'chrome': {
        const c = mix('#a8bad4', color, 0.2);
        const metal = (k: number) =>
          vertical([
            [0, '#fff'],
            [0.55, shade(c, 0.36 - k * 0.26)],
            [0.57, shade(c, -0.32 - k * 0.06)],
            [0.76, shade(c, 0.2 - k * 0.1)],
            [1, shade(c, 0.86)],
          ]);
        return (
          solid(0.42, dark, `${shift(0.1)} opacity=".55"`) +
          solid(0.36, dark, shift(0.03)) +
          outline(
            0.22,
            vertical([
              [0, '#fff'],
              [0.5, shade(c, -0.05)],
              [1, shade(c, -0.5)],
            ]),
          ) +
          outline(0.12, shade(c, -0.82)) +
          fills([metal(0), metal(1)])
        );
      }
      case 'neon':
        return (
          solid(0.4, dark, `${shift(0.05)} opacity=".6"`) +
          outline(0.52, color, ' stroke-opacity=".22"') +
          outline(0.3, color, ' stroke-opacity=".4"') +
          solid(0.14, shade(color, -0.45)) +
          fills([
            vertical([
              [0, '#fff'],
              [0.6, shade(color, 0.8)],
              [1, shade(color, 0.6)],
            ]),
            vertical([
              [0, shade(color, 0.8)],
              [0.6, shade(color, 0.4)],
              [1, shade(color, 0.62)],
            ]),
          ]) +
          outline(0.03, '#fff', ' stroke-opacity=".8"')
        );
      case 'inferno': {
        const fire = (k: number) =>
          vertical([
            [0, '#fffbd0'],
            [0.26 - k * 0.12, '#ffe14a'],
            [0.56 - k * 0.12, '#ff8a12'],
            [0.9, k ? '#d4160a' : '#f0480c'],
          ]);
        return (
          outline(0.62, '#ff6a1e', ' stroke-opacity=".2"') +
          solid(0.42, '#170302', shift(0.06)) +
          outline(
            0.22,
            vertical([
              [0, '#8a2a0c'],
              [1, '#2a0604'],
            ]),
          ) +
          outline(0.08, '#2a0503') +
          fills([fire(0), fire(1)]) +
          shine(0.85, 0.04)
        );
      }
      default: {
        const low = vertical([
          [0, m.white],
          [0.5, m.light],
          [0.54, m.base],
          [1, m.light],
        ]);
        return (
          solid(0.22, dark, `${shift(0.07)} opacity=".55"`) +
          solid(0.16, dark) +
          outline(0.06, m.dark) +
          fills([
            vertical([
              [0, '#fff'],
              [0.6, m.white],
              [1, m.light],
            ]),
            low,
          ])
        );
      }
    }
  };
  return `<g transform="translate(${num(x)} ${num(y)})scale(${Math.round(10000 / GRID) / 10000})">${layers()}</g>`;
}
