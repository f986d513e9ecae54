import { mix } from '#sandbox/art/paint/colour.ts';
import { glow } from '#sandbox/art/paint/light.ts';
import { frac, num } from '#sandbox/art/paint/shapes.ts';
import { type ArtStage, distant, groundGlow, layerFill, ridge, sky, stars, svgPath } from './stage.ts';

/** A large moon over two ranges and a line of firs. */
export const mountains: ArtStage = {
  name: 'mountains',
  particles: ['snow', 'sparks', 'petals'],
  families: ['blue', 'violet', 'dark', 'teal', 'green', 'red', 'pink'],
  draw(p) {
    const { defs, palette, w, h, u } = p;
    const r = (w > h ? 46 : 74) * u;
    const mx = p.lx + p.rng.pick([-1, 1]) * p.rng.between(20, 42) * u;
    const my = p.ly - 30 * u;
    const moon = mix(palette.light, palette.sky[2], 0.12);
    const fir = defs.symbol('<path d="M0-34l9 14h-4l8 12h-5l9 12h-34l9-12h-5l8-12h-4z"/>');
    let firs = '';
    for (let x = -6; x < w + 14; x += p.rng.between(20, 38) * u) {
      const k = p.rng.between(0.8, 1.8) * u;
      firs += `<use href="${fir}" transform="translate(${num(x)} ${num(p.horizon + 34 * u + p.rng.between(-5, 5))})scale(${frac(k)})"/>`;
    }
    const far = p.horizon - 44 * u;
    const mid = p.horizon - 4 * u;
    return (
      sky(p, 0.4) +
      stars(p, 16, p.horizon - 40 * u) +
      glow(defs, mx, my, r * 1.9, moon, 0.5) +
      `<circle cx="${num(mx)}" cy="${num(my)}" r="${num(r)}" fill="${moon}"/><circle cx="${num(mx - r * 0.3)}" cy="${num(my - r * 0.2)}" r="${num(r * 0.2)}" fill="${palette.sky[2]}" fill-opacity=".14"/><circle cx="${num(mx + r * 0.3)}" cy="${num(my + r * 0.34)}" r="${num(r * 0.13)}" fill="${palette.sky[2]}" fill-opacity=".14"/>` +
      svgPath(ridge(p, far, 34 * u, 7), layerFill(p, 0.72)) +
      svgPath(ridge(p, mid, 24 * u, 6), layerFill(p, 0.42)) +
      groundGlow(p, 0.3) +
      `<g fill="${distant(p, 0.12)}">${firs}</g>` +
      svgPath(
        `M0 ${num(p.horizon + 34 * u)}q${num(w / 2)} ${num(-16 * u)} ${num(w)} 0V${num(h)}H0z`,
        layerFill(p, 0.06),
      )
    );
  },
};
