import { type Defs, metalBand, metals, num } from './paint.ts';
import { GRID, layTitle } from './title/title.ts';

/** A gold pill with outlined text in the upper left corner; `right` and `low` move it to the other corners. */
export function drawBadge(text: string, defs: Defs, w: number, h: number, right = false, low = false): string {
  const m = metals.gold;
  const layout = layTitle(text, 'techno', 'plain', { width: 120, height: 10, lines: 1, maxCap: 9.5 }, 14);
  const width = layout.width + 18;
  const x = right ? w - 10 - width : 10;
  return (
    `<g transform="translate(${num(x)} ${num(low ? h - 30 : 10)})"><rect width="${num(width)}" height="20" rx="10" fill="${metalBand(defs, 'gold', 70)}" stroke="${m.deep}" stroke-width="1.6"/><rect x="1.6" y="1.6" width="${num(width - 3.2)}" height="8" rx="4" fill="#fff" fill-opacity=".45"/>` +
    `<path d="${layout.lines[0]?.path ?? ''}" fill="#2c1402" transform="translate(${num(width / 2)} 5.2)scale(${Math.round(10000 / GRID) / 10000})"/></g>`
  );
}
