import { mix, shade } from '#sandbox/art/paint/colour.ts';
import { linear } from '#sandbox/art/paint/defs.ts';
import { metalBand } from '#sandbox/art/paint/light.ts';
import { metals } from '#sandbox/art/paint/palettes.ts';
import { num, starPath } from '#sandbox/art/paint/shapes.ts';
import { type ArtStage, linearAt, radialAt, rayPath, rect, sky, stars, svgPath } from './stage.ts';

/** A tiled wall with an iwan arch; the sky is visible inside, with a gold edge around it. */
export const portal: ArtStage = {
  name: 'portal',
  particles: ['sparks', 'coins', 'petals', 'gems'],
  draw(p) {
    const { defs, palette, w, h, u, rng } = p;
    const [a, b, c, d] = palette.sky;
    const wide = w > h;
    const half = wide ? (w > 2 * h ? w * 0.235 : w * 0.3) : 112 * u;
    const top = wide ? 14 * u : Math.max(18 * u, p.ly - 148 * u);
    const spring = top + (wide ? 74 : 92) * u;
    const arch = (k: number) => {
      const q = half + k;
      const t = top - k * 1.3;
      return `M${num(p.lx - q)} ${num(h + 8)}V${num(spring)}C${num(p.lx - q)} ${num(spring - (spring - t) * 0.5)} ${num(p.lx - q * 0.46)} ${num(t + (spring - t) * 0.22)} ${num(p.lx)} ${num(t)}C${num(p.lx + q * 0.46)} ${num(t + (spring - t) * 0.22)} ${num(p.lx + q)} ${num(spring - (spring - t) * 0.5)} ${num(p.lx + q)} ${num(spring)}V${num(h + 8)}z`;
    };
    const s = 24 * u;
    const wall = mix(b, a, 0.2);
    const tile = defs.add(
      'p',
      `<pattern width="${num(s)}" height="${num(s)}" patternUnits="userSpaceOnUse">${rect(0, 0, s, s, wall)}<path d="${starPath(8, s * 0.5, 0.7654, 0, s / 2, s / 2)}" fill="${mix(b, c, 0.42)}" fill-opacity=".55" stroke="${mix(c, d, 0.35)}" stroke-opacity=".5"/><path d="${starPath(8, s * 0.26, 0.5412, 0, s / 2, s / 2)}" fill="${mix(wall, a, 0.5)}"/></pattern>`,
    );
    const opening = defs.add('c', `<clipPath><path d="${arch(0)}"/></clipPath>`);
    const inner = p.rng.chance(0.5)
      ? svgPath(
          rayPath(p.lx, p.ly, h, 16, rng.float(), 0.45),
          radialAt(defs, p.lx, p.ly, h * 0.5, [
            [0, d, 0.42],
            [1, d, 0],
          ]),
        )
      : stars(p, 16, p.horizon);
    const floor = p.horizon + 22 * u;
    return (
      rect(0, 0, w, h, tile) +
      rect(
        0,
        0,
        w,
        h,
        linearAt(defs, 0, 0, w, h, [
          [0, d, 0.16],
          [0.35, a, 0.12],
          [1, a, 0.72],
        ]),
      ) +
      svgPath(arch(9 * u), mix(a, b, 0.3)) +
      `<g clip-path="${opening}">${sky(p, 0.6, 0.6)}${inner}${rect(
        0,
        floor,
        w,
        h - floor,
        linear(defs, [
          [0, mix(b, c, 0.5)],
          [0.3, mix(a, b, 0.6)],
          [1, a],
        ]),
      )}</g>` +
      `<path d="${arch(5 * u)}" fill="none" stroke="${shade(metals[palette.metal].deep, -0.3)}" stroke-width="${num(7 * u)}"/><path d="${arch(5 * u)}" fill="none" stroke="${metalBand(defs, palette.metal, 60)}" stroke-width="${num(4.4 * u)}"/>` +
      `<path d="${arch(-3 * u)}" fill="none" stroke="${linear(
        defs,
        [
          [0, d, 0.8],
          [0.6, d, 0],
        ],
        90,
      )}" stroke-width="1.2"/>`
    );
  },
};
