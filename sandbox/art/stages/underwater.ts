import { mix } from '#sandbox/art/paint/colour.ts';
import { frac, num } from '#sandbox/art/paint/shapes.ts';
import { type ArtStage, distant, layerFill, linearAt, ridge, sky, svgPath } from './stage.ts';

/** Shafts of light from above, weed, sand, bubbles. */
export const underwater: ArtStage = {
  name: 'underwater',
  particles: ['bubbles', 'sparks', 'gems'],
  families: ['blue', 'teal', 'green', 'violet'],
  draw(p) {
    const { defs, palette, w, h, u, rng } = p;
    const top = { ...p, ly: -h * 0.06 };
    let shafts = '';
    for (let i = 0; i < 6; i++) {
      const x = rng.between(0, w);
      const q = rng.between(8, 24) * u;
      const lean = (x - w / 2) * 0.5;
      shafts += `M${num(x)} -4h${num(q)}l${num(lean + q)} ${num(h * 0.84)}h${num(-q * 3)}z`;
    }
    let weed = '';
    for (let i = 0; i < 7; i++) {
      const x = i < 4 ? rng.between(-6, w * 0.24) : rng.between(w * 0.76, w + 6);
      const tall = rng.between(50, 130) * u;
      const s = rng.pick([-1, 1]) * rng.between(9, 17) * u;
      weed += `M${num(x)} ${num(h)}q${num(s)} ${num(-tall * 0.3)} 0 ${num(-tall * 0.55)}t${num(s * 0.4)} ${num(-tall * 0.55)}q${num(10 * u)} ${num(tall * 0.4)} ${num(7 * u - s * 0.2)} ${num(tall * 0.7)}t${num(2 * u)} ${num(tall * 0.4)}z`;
    }
    let bubbles = '';
    for (let i = 0; i < 8; i++) {
      const r = rng.between(1.5, 6) * u;
      bubbles += `<circle cx="${num(rng.between(6, w - 6))}" cy="${num(rng.between(h * 0.1, h * 0.85))}" r="${num(r)}"/>`;
    }
    const floor = p.horizon + 26 * u;
    return (
      sky(top, 0.5, 1.05) +
      svgPath(
        shafts,
        linearAt(defs, 0, 0, 0, h * 0.84, [
          [0, palette.light, 0.5],
          [1, palette.light, 0],
        ]),
        ` fill-opacity="${frac(0.7)}"`,
      ) +
      svgPath(ridge(p, p.horizon - 6 * u, 26 * u, 5, true), layerFill(p, 0.4), ' fill-opacity=".75"') +
      svgPath(ridge(p, floor, 8 * u, 6, true), layerFill(p, 0.2)) +
      svgPath(weed, mix(distant(p, 0.25), palette.sky[2], 0.22), ' fill-opacity=".9"') +
      `<g fill="${palette.light}" fill-opacity=".1" stroke="${palette.light}" stroke-opacity=".5">${bubbles}</g>`
    );
  },
};
