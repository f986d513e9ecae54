import { mix } from '#sandbox/art/paint/colour.ts';
import { glow } from '#sandbox/art/paint/light.ts';
import { frac, num } from '#sandbox/art/paint/shapes.ts';
import { type ArtStage, distant, groundGlow, layerFill, rect, sky, stars, svgPath } from './stage.ts';

/** Samarkand at night: ribbed domes, minarets, portals with lit windows. */
export const skyline: ArtStage = {
  name: 'skyline',
  particles: ['sparks', 'coins', 'petals'],
  draw(p) {
    const { defs, palette, w, h, u, rng } = p;
    const dome = (x: number, y: number, r: number) =>
      `M${num(x - r)} ${num(h)}V${num(y)}q${num(-r * 0.16)} ${num(-r * 0.9)} ${num(r)} ${num(-r * 1.55)}q${num(r * 1.16)} ${num(r * 0.65)} ${num(r)} ${num(r * 1.55)}V${num(h)}z`;
    const minaret = (x: number, y: number, r: number) =>
      `M${num(x - r)} ${num(h)}L${num(x - r * 0.7)} ${num(y)}h${num(-r * 0.5)}v${num(-r)}h${num(r * 0.5)}q0 ${num(-r * 1.6)} ${num(r * 0.7)} ${num(-r * 2.4)}q${num(r * 0.7)} ${num(r * 0.8)} ${num(r * 0.7)} ${num(r * 2.4)}h${num(r * 0.5)}v${num(r)}h${num(-r * 0.5)}L${num(x + r)} ${num(h)}z`;
    const portalOf = (x: number, y: number, r: number) => `M${num(x - r)} ${num(h)}V${num(y)}h${num(r * 2)}V${num(h)}z`;
    const row = (y: number, scale: number) => {
      let d = '';
      let x = -rng.between(0, 20) * u;
      while (x < w + 20 * u) {
        const kind = rng.int(5);
        const r = rng.between(15, 25) * scale * u;
        const lift = rng.between(0, 34) * scale * u;
        if (kind < 2) d += dome(x + r, y - lift * 0.5, r);
        else if (kind === 2) d += portalOf(x + r * 0.8, y - lift - 14 * u, r * 0.8);
        else d += minaret(x + r * 0.5, y - lift - 40 * scale * u, r * 0.3);
        x += r * (kind < 3 ? 1.7 : 1.05);
      }
      return d;
    };
    let windows = '';
    for (let i = 0; i < 8; i++) {
      const x = rng.between(8, w - 8);
      const y = p.horizon + rng.between(4, 26) * u;
      windows += `M${num(x)} ${num(y)}v${num(-5 * u)}q${num(2.5 * u)} ${num(-5 * u)} ${num(5 * u)} 0v${num(5 * u)}z`;
    }
    const far = p.horizon - 18 * u;
    const r = (w > h ? 40 : 62) * u;
    return (
      sky(p, 0.5) +
      stars(p, 16, p.horizon - 60 * u) +
      glow(defs, p.lx, p.ly, r * 2.1, palette.light, 0.55) +
      `<circle cx="${num(p.lx)}" cy="${num(p.ly)}" r="${num(r)}" fill="${mix(palette.light, palette.sky[2], 0.1)}" fill-opacity=".85"/>` +
      svgPath(row(far, 1.15), layerFill(p, 0.66), ' fill-opacity=".8"') +
      svgPath(row(p.horizon + 20 * u, 1), layerFill(p, 0.3)) +
      svgPath(windows, palette.light, ` fill-opacity="${frac(0.72)}"`) +
      rect(0, p.horizon + 30 * u, w, h - p.horizon - 30 * u, distant(p, 0.04)) +
      groundGlow(p, 0.3)
    );
  },
};
