import { mix, shade } from '#sandbox/art/paint/colour.ts';
import { linear } from '#sandbox/art/paint/defs.ts';
import { metals } from '#sandbox/art/paint/palettes.ts';
import { num } from '#sandbox/art/paint/shapes.ts';
import { type ArtStage, groundGlow, linearAt, rect, svgPath } from './stage.ts';

/** Curtain in folds with a swag and gold fringe, two spotlights, boards. */
export const theatre: ArtStage = {
  name: 'theatre',
  particles: ['sparks', 'coins', 'gems', 'petals'],
  draw(p) {
    const { defs, palette, w, h, u, rng } = p;
    const [a, b, c, d] = palette.sky;
    const fold = 26 * u;
    const lit = mix(b, c, 0.55);
    const cloth = defs.add(
      'p',
      `<pattern width="${num(fold)}" height="9" patternUnits="userSpaceOnUse">${rect(
        0,
        0,
        fold,
        9,
        linearAt(defs, 0, 0, fold, 0, [
          [0, shade(b, -0.42)],
          [0.3, b],
          [0.52, lit],
          [0.72, b],
          [1, shade(b, -0.42)],
        ]),
      )}</pattern>`,
    );
    const shadeOver = linearAt(defs, 0, 0, 0, h, [
      [0, a, 0.75],
      [0.25, a, 0.1],
      [0.6, a, 0.1],
      [1, a, 0.85],
    ]);
    const beam = (x: number, aim: number, spread: number) =>
      svgPath(
        `M${num(x - 5)} -4h10L${num(aim + spread)} ${num(p.horizon + 16 * u)}H${num(aim - spread)}z`,
        linearAt(defs, x, 0, aim, p.horizon, [
          [0, d, 0.5],
          [1, d, 0.03],
        ]),
      );
    const count = w > h * 1.4 ? 6 : 4;
    const span = w / count;
    let swag = '';
    let fringe = '';
    for (let i = 0; i < count; i++) {
      swag += `M${num(i * span)} -2q${num(span / 2)} ${num(rng.between(48, 60) * u)} ${num(span)} 0z`;
      fringe += `M${num(i * span)} -2q${num(span / 2)} ${num(56 * u)} ${num(span)} 0`;
    }
    const floor = p.horizon + 12 * u;
    return (
      rect(0, 0, w, h, cloth) +
      rect(
        0,
        0,
        w,
        h,
        defs.add(
          'r',
          `<radialGradient gradientUnits="userSpaceOnUse" cx="${num(p.lx)}" cy="${num(p.ly)}" r="${num(h * 0.5)}"><stop stop-color="${mix(c, d, 0.4)}" stop-opacity=".75"/><stop offset=".5" stop-color="${c}" stop-opacity=".3"/><stop offset="1" stop-color="${a}" stop-opacity=".35"/></radialGradient>`,
        ),
      ) +
      rect(0, 0, w, h, shadeOver) +
      beam(p.lx - 70 * u, p.lx + 24 * u, 60 * u) +
      beam(p.lx + 70 * u, p.lx - 24 * u, 60 * u) +
      beam(p.lx, p.lx, 52 * u) +
      svgPath(
        swag,
        linearAt(defs, 0, 0, 0, 30 * u, [
          [0, shade(b, -0.45)],
          [0.7, b],
          [1, lit],
        ]),
      ) +
      `<path d="${fringe}" fill="none" stroke="${metals[palette.metal].light}" stroke-opacity=".85" stroke-width="${num(2 * u)}"/><path d="${fringe}" fill="none" stroke="${metals[palette.metal].dark}" stroke-width="${num(1.2 * u)}" stroke-dasharray="1 2" transform="translate(0 ${num(2.4 * u)})"/>` +
      rect(
        0,
        floor,
        w,
        h - floor,
        linear(defs, [
          [0, mix(b, c, 0.35)],
          [0.12, shade(b, -0.3)],
          [1, a],
        ]),
      ) +
      groundGlow(p, 0.45)
    );
  },
};
