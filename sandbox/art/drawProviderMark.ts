import { mix, shade } from './paint/colour.ts';
import { createDefs, linear } from './paint/defs.ts';
import { glow } from './paint/light.ts';
import { num, starPath } from './paint/shapes.ts';
import type { ProviderSeed } from './providers.ts';
import { svgOf } from './svgOf.ts';
import { GRID, layTitle } from './title/title.ts';

const signs: Record<ProviderSeed['mark']['sign'], string> = {
  star: starPath(8, 15, 0.5412),
  drop: 'M0-16C8-5 12 0 12 6A12 10 0 0 1-12 6C-12 0-8-5 0-16z',
  arch: 'M-13 15V-1C-13-8-6-11 0-16 6-11 13-8 13-1V15H6V1Q6-4 0-8-6-4-6 1V15z',
  wave: 'M-16 4Q-8-12 0 0T16-6V2Q8 14 0 4T-16 12zM-16-6Q-8-20 0-9T16-15V-10Q8 2 0-5T-16-1z',
  peak: 'M-17 13-4-13 3 0 7-7 17 13z',
  eye: 'M-17 0Q0-19 17 0 0 19-17 0zM0-7A7 7 0 0 0 0 7 7 7 0 0 0 0-7z',
};

/** The lettered logo of a studio, 160x48: its sign and name in its face and tone, for light and dark backgrounds. */
export function drawProviderMark(provider: Pick<ProviderSeed, 'name' | 'mark'>): string {
  const { tone, face, sign } = provider.mark;
  const defs = createDefs();
  const deep = mix(shade(tone, -0.68), '#0a0f24', 0.5);
  const layout = layTitle(
    provider.name,
    face,
    'plain',
    { width: 100, height: 26, lines: provider.name.includes(' ') ? 2 : 1, maxCap: 17 },
    8,
  );
  const fill = linear(
    defs,
    [
      [0, shade(tone, 0.7)],
      [1, tone],
    ],
    90,
  );
  const ground = linear(
    defs,
    [
      [0, shade(deep, 0.08)],
      [1, shade(deep, -0.3)],
    ],
    60,
  );
  const body =
    `<rect x=".5" y=".5" width="159" height="47" rx="11.5" fill="${ground}" stroke="${tone}" stroke-opacity=".3"/>` +
    glow(defs, 25, 24, 26, tone, 0.32) +
    `<path d="${signs[sign]}" fill="${fill}" fill-rule="evenodd" transform="translate(25 24)scale(.86)"/>` +
    `<g fill="${fill}" transform="translate(${num(48 + 104 / 2)} ${num(24 - layout.height / 2)})scale(${Math.round(10000 / GRID) / 10000})">${layout.lines.map((l) => `<path d="${l.path}"/>`).join('')}</g>`;
  return svgOf(160, 48, provider.name, defs, body);
}
