import { mix, shade } from '#sandbox/art/paint/colour.ts';
import { glow } from '#sandbox/art/paint/light.ts';
import { num, type Point, polygon } from '#sandbox/art/paint/shapes.ts';
import { type ArtStage, groundGlow, linearAt, sky, svgPath } from './stage.ts';

/** A cave with rocks above and below and a glowing river. */
export const lava: ArtStage = {
  name: 'lava',
  particles: ['embers', 'sparks', 'coins'],
  families: ['red', 'warm', 'violet', 'green', 'dark'],
  draw(p) {
    const { defs, palette, w, h, u, rng } = p;
    const [a, b, c, d] = palette.sky;
    const teeth = (edge: number, dir: 1 | -1, long: number, step: number) => {
      const points: Point[] = [[-6, edge - dir * 60]];
      for (let x = -6; x < w + step; x += step * rng.between(0.7, 1.2)) {
        // Rocks are longest at the sides, so the middle is free for the motif.
        const side = Math.abs(x - w / 2) / (w / 2);
        points.push([x, edge + dir * rng.between(0.1, 0.3) * long]);
        points.push([x + step * 0.42, edge + dir * long * (0.25 + side * side * rng.between(0.6, 1.1))]);
      }
      points.push([w + 8, edge - dir * 60]);
      return polygon(points);
    };
    const y = p.horizon + 14 * u;
    const river = `M0 ${num(y + 8 * u)}q${num(w * 0.2)} ${num(-16 * u)} ${num(w * 0.45)} ${num(-4 * u)}t${num(w * 0.56)} ${num(-6 * u)}V${num(y + 34 * u)}q${num(-w * 0.3)} ${num(16 * u)} ${num(-w * 0.5)} ${num(6 * u)}T0 ${num(y + 36 * u)}z`;
    return (
      sky(p, 0.45) +
      svgPath(teeth(0, 1, 96 * u, 34 * u), mix(b, c, 0.25), ' fill-opacity=".8"') +
      svgPath(
        teeth(-4, 1, 74 * u, 26 * u),
        linearAt(defs, 0, 0, 0, 80 * u, [
          [0, shade(a, -0.3)],
          [1, mix(a, b, 0.7)],
        ]),
      ) +
      svgPath(teeth(p.horizon + 26 * u, -1, 90 * u, 32 * u), mix(b, c, 0.2), ' fill-opacity=".85"') +
      svgPath(`M0 ${num(y)}h${num(w)}V${num(h)}H0z`, mix(a, b, 0.5)) +
      svgPath(
        river,
        linearAt(defs, 0, y - 8 * u, 0, y + 40 * u, [
          [0, d],
          [0.4, mix(c, d, 0.4)],
          [1, c],
        ]),
      ) +
      glow(defs, p.lx, y + 10 * u, w * 0.46, d, 0.45) +
      svgPath(teeth(y + 42 * u, -1, 30 * u, 24 * u), shade(a, -0.2)) +
      svgPath(`M0 ${num(y + 42 * u)}h${num(w)}V${num(h)}H0z`, shade(a, -0.2)) +
      groundGlow(p, 0.25)
    );
  },
};
