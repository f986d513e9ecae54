import { linear } from '#sandbox/art/paint/defs.ts';
import { frac } from '#sandbox/art/paint/shapes.ts';
import { type ArtStage, bokeh, groundGlow, radialAt, rayPath, rect, sky, svgPath } from './stage.ts';

/** Sunburst behind the motif, out-of-focus lights, a dark floor. */
export const rays: ArtStage = {
  name: 'rays',
  particles: ['coins', 'sparks', 'gems', 'petals'],
  draw(p) {
    const { defs, palette, w, h, lx, ly, u } = p;
    const reach = Math.hypot(w, h);
    const fill = radialAt(defs, lx, ly, reach * 0.62, [
      [0, palette.light, 0.46],
      [0.4, palette.light, 0.2],
      [1, palette.light, 0],
    ]);
    const count = p.rng.pick([14, 16, 18, 20]);
    const floor = linear(defs, [
      [0, palette.sky[0], 0],
      [0.3, palette.sky[0], 0.55],
      [1, palette.sky[0], 0.9],
    ]);
    return (
      sky(p, 0.55) +
      svgPath(rayPath(lx, ly, reach, count, p.rng.float(), 0.48), fill) +
      svgPath(rayPath(lx, ly, reach, count / 2, p.rng.float() * 2, 0.16), fill, ` fill-opacity="${frac(0.6)}"`) +
      bokeh(p, 5) +
      rect(0, p.horizon, w, h - p.horizon, floor) +
      groundGlow(p, 0.32) +
      (w > h
        ? ''
        : `<ellipse cx="${lx}" cy="${Math.round(p.horizon + 26 * u)}" rx="${Math.round(w * 0.46)}" ry="${Math.round(20 * u)}" fill="none" stroke="${palette.light}" stroke-opacity=".14" stroke-width="2"/>`)
    );
  },
};
