import { mix } from '#sandbox/art/paint/colour.ts';
import { linear } from '#sandbox/art/paint/defs.ts';
import { glow } from '#sandbox/art/paint/light.ts';
import { num } from '#sandbox/art/paint/shapes.ts';
import { type ArtStage, layerFill, linearAt, rect, ridge, sky, stars, svgPath } from './stage.ts';

/** A striped sun over a grid that runs to the horizon. */
export const synthwave: ArtStage = {
  name: 'synthwave',
  particles: ['streaks', 'sparks', 'gems'],
  families: ['pink', 'violet', 'blue', 'dark'],
  draw(p) {
    const { defs, palette, w, h, u } = p;
    const [a, b, c, d] = palette.sky;
    const y0 = p.horizon;
    const r = (w > h ? 62 : 92) * u;
    const cy = Math.min(p.ly + 24 * u, y0 - r * 0.35);
    let slits = '';
    for (let i = 0; i < 6; i++)
      slits += `M${num(p.lx - r)} ${num(cy + r * (0.06 + i * 0.15))}h${num(r * 2)}v${num(r * (0.022 + i * 0.014))}h${num(-r * 2)}z`;
    let grid = '';
    for (let i = -9; i <= 9; i++) grid += `M${num(p.lx + i * 11 * u)} ${num(y0)}L${num(p.lx + i * w * 0.24)} ${num(h)}`;
    for (let i = 0; i < 7; i++) grid += `M0 ${num(y0 + (h - y0) * (i / 7) ** 1.8)}h${num(w)}`;
    const sun = `M${num(p.lx - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 1 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-r * 2)} 0z`;
    return (
      sky(p, 0.3) +
      stars(p, 20, y0 - 30 * u) +
      glow(defs, p.lx, cy, r * 1.7, palette.motif, 0.6) +
      svgPath(
        sun,
        linearAt(defs, 0, cy - r, 0, cy + r, [
          [0, d],
          [0.45, mix(d, c, 0.5)],
          [1, c],
        ]),
      ) +
      svgPath(slits, mix(b, c, 0.25)) +
      svgPath(ridge(p, y0 - 10 * u, 18 * u, 10), layerFill(p, 0.34)) +
      rect(
        0,
        y0,
        w,
        h - y0,
        linear(defs, [
          [0, mix(b, c, 0.5)],
          [0.3, b],
          [1, a],
        ]),
      ) +
      `<path d="${grid}" fill="none" stroke="${palette.accent}" stroke-opacity=".5"/>` +
      rect(0, y0 - 1, w, 2, palette.light, ' fill-opacity=".7"')
    );
  },
};
