import { mix, shade } from '#sandbox/art/paint/colour.ts';
import { linear } from '#sandbox/art/paint/defs.ts';
import { frac, num } from '#sandbox/art/paint/shapes.ts';
import { type ArtStage, distant, groundGlow, radialAt, rayPath, sky, svgPath } from './stage.ts';

/** Large leaves from the corners in three depths. */
export const jungle: ArtStage = {
  name: 'jungle',
  particles: ['petals', 'sparks', 'coins', 'gems'],
  families: ['green', 'teal', 'warm', 'pink', 'violet', 'blue'],
  draw(p) {
    const { defs, palette, w, h, u, rng } = p;
    const [a, b, c, d] = palette.sky;
    const leaf = defs.symbol(
      '<path d="M0 0C14-22 44-34 98-28 76-2 38 18 0 0z"/><path d="M4-1Q44-20 94-27" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.6"/>',
    );
    const palm = defs.symbol(
      '<path d="M0 0Q40-34 104-20L88-16l10 6-20-2 10 9-22-6 8 11-24-11 4 12-22-15-2 11-14-16z"/><path d="M2-1Q42-26 96-19" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.4"/>',
    );
    const bunch = (x: number, y: number, aim: number, count: number, size: number, color: string) => {
      let out = '';
      for (let i = 0; i < count; i++) {
        const turn = aim + (i - (count - 1) / 2) * rng.between(26, 36);
        const k = size * rng.between(0.8, 1.2) * u;
        out += `<use href="${rng.chance(0.5) ? leaf : palm}" transform="translate(${num(x)} ${num(y)})rotate(${num(turn)})scale(${frac(k)})"/>`;
      }
      return `<g fill="${color}">${out}</g>`;
    };
    const farTone = mix(distant(p, 0.62), c, 0.35);
    const midTone = mix(b, c, 0.38);
    const nearTone = mix(a, b, 0.55);
    return (
      sky(p, 0.62) +
      svgPath(
        rayPath(p.lx, p.ly - 30 * u, h, 12, rng.float(), 0.42),
        radialAt(defs, p.lx, p.ly, h * 0.6, [
          [0, d, 0.34],
          [1, d, 0],
        ]),
      ) +
      bunch(0, h * 0.3, 10, 3, 1.15, farTone) +
      bunch(w, h * 0.34, 170, 3, 1.15, farTone) +
      bunch(-4, -2, 48, 3, 1.3, midTone) +
      bunch(w + 4, -2, 132, 3, 1.3, midTone) +
      svgPath(
        `M0 ${num(p.horizon + 20 * u)}q${num(w / 2)} ${num(-20 * u)} ${num(w)} 0V${num(h)}H0z`,
        linear(defs, [
          [0, mix(b, c, 0.45)],
          [0.3, mix(a, b, 0.6)],
          [1, a],
        ]),
      ) +
      groundGlow(p, 0.4) +
      bunch(-8, p.horizon + 50 * u, -22, 3, 1.05, nearTone) +
      bunch(w + 8, p.horizon + 50 * u, 202, 3, 1.05, nearTone) +
      bunch(-10, 30 * u, 78, 2, 0.9, shade(a, -0.1)) +
      bunch(w + 10, 30 * u, 102, 2, 0.9, shade(a, -0.1))
    );
  },
};
