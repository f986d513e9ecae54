import { mix, shade } from '#sandbox/art/paint/colour.ts';
import { linear } from '#sandbox/art/paint/defs.ts';
import { metalBand } from '#sandbox/art/paint/light.ts';
import { metals } from '#sandbox/art/paint/palettes.ts';
import { num } from '#sandbox/art/paint/shapes.ts';
import { type ArtStage, groundGlow, radialAt, rayPath, rect, sky, svgPath } from './stage.ts';

/** A treasury: pillars with gilded capitals, ribs of the vault, polished floor. */
export const vault: ArtStage = {
  name: 'vault',
  particles: ['coins', 'gems', 'sparks', 'embers'],
  draw(p) {
    const { defs, palette, w, h, u, rng } = p;
    const [a, b, c, d] = palette.sky;
    const floor = p.horizon + 18 * u;
    const stone = (k: number) => mix(b, c, k);
    const shaft = (q: number, y: number, k: number) => {
      const fill = defs.add(
        'l',
        `<linearGradient><stop stop-color="${shade(stone(k), -0.4)}"/><stop offset=".3" stop-color="${mix(stone(k), d, 0.3)}"/><stop offset="1" stop-color="${mix(a, b, 0.4)}"/></linearGradient>`,
      );
      const flutes = [-0.5, 0, 0.5].map((i) => `M${num(i * q)} ${num(y)}V${num(floor)}`).join('');
      const cap = (cy: number) => `M${num(-q * 1.25)} ${num(cy)}h${num(q * 2.5)}v${num(q * 0.5)}h${num(-q * 2.5)}z`;
      return defs.symbol(
        rect(-q, y, q * 2, floor - y, fill) +
          `<path d="${flutes}" stroke="${a}" stroke-opacity=".35" stroke-width="${num(1.6 * u)}"/><path d="${cap(y - 2 * u)}" fill="${metalBand(defs, palette.metal, 12)}" stroke="${metals[palette.metal].deep}" stroke-width="${num(1.4 * u)}"/><path d="${cap(floor - q * 0.5)}" fill="${metalBand(defs, palette.metal, 12)}" stroke="${metals[palette.metal].deep}" stroke-width="${num(1.4 * u)}"/>`,
      );
    };
    const pair = (href: string, left: number, right: number) =>
      `<use href="${href}" x="${num(left)}"/><use href="${href}" x="${num(right)}"/>`;
    let ribs = '';
    for (let i = 0; i < 4; i++) {
      const q = (w * 0.52 - i * 24 * u) | 0;
      ribs += `M${num(p.lx - q)} ${num(90 * u)}Q${num(p.lx - q * 0.9)} ${num((i * 16 - 34) * u)} ${num(p.lx)} ${num((i * 16 - 34) * u)}T${num(p.lx + q)} ${num(90 * u)}`;
    }
    const far = (w > h ? 0.3 : 0.31) * w;
    const pillar = rng.between(15, 19) * u;
    return (
      sky(p, 0.55) +
      svgPath(
        rayPath(p.lx, p.ly, h, 14, rng.float(), 0.42),
        radialAt(defs, p.lx, p.ly, h * 0.5, [
          [0, d, 0.3],
          [1, d, 0],
        ]),
      ) +
      `<path d="${ribs}" fill="none" stroke="${mix(b, c, 0.6)}" stroke-opacity=".5" stroke-width="${num(5 * u)}"/>` +
      pair(shaft(pillar * 0.6, 62 * u, 0.5), p.lx - far, p.lx + far) +
      rect(
        0,
        floor - 2,
        w,
        h - floor + 2,
        linear(defs, [
          [0, mix(b, c, 0.6)],
          [0.14, mix(a, b, 0.7)],
          [1, a],
        ]),
      ) +
      groundGlow(p, 0.55) +
      pair(shaft(pillar, 38 * u, 0.25), 16 * u, w - 16 * u)
    );
  },
};
