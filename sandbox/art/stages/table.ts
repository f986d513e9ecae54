import { mix, shade } from '#sandbox/art/paint/colour.ts';
import { radial } from '#sandbox/art/paint/defs.ts';
import { glow } from '#sandbox/art/paint/light.ts';
import { metals } from '#sandbox/art/paint/palettes.ts';
import { frac, num } from '#sandbox/art/paint/shapes.ts';
import { type ArtStage, bokeh, linearAt, sky, svgPath } from './stage.ts';

/** The live casino room: soft lights, brass lamps, wooden rail, felt with a gold line. */
export const table: ArtStage = {
  name: 'table',
  particles: ['sparks', 'coins', 'gems'],
  draw(p) {
    const { defs, palette, w, h, u, rng } = p;
    const [a, b, , d] = palette.sky;
    const felt = palette.felt ?? mix(palette.motif, b, 0.4);
    const m = metals[palette.metal];
    const y = p.horizon - 6 * u;
    const bend = 30 * u;
    const edge = (dy: number) =>
      `M-4 ${num(y + dy + bend)}Q${num(w / 2)} ${num(y + dy - bend)} ${num(w + 4)} ${num(y + dy + bend)}V${num(h + 4)}H-4z`;
    const line = (dy: number) =>
      `M-4 ${num(y + dy + bend)}Q${num(w / 2)} ${num(y + dy - bend)} ${num(w + 4)} ${num(y + dy + bend)}`;
    const lampShade = radial(
      defs,
      [
        [0, m.light],
        [0.6, m.base],
        [1, m.deep],
      ],
      { cy: 0.9, r: 0.8 },
    );
    const lampLight = glow(defs, 0, 14, 62, '#ffe6b0', 0.62);
    const lamp = defs.symbol(
      `${lampLight}<path d="M0-60V0" stroke="${m.deep}" stroke-width="1.6"/><path d="M-14 12Q-12-3 0-4 12-3 14 12z" fill="${lampShade}"/><ellipse cy="12" rx="14" ry="3" fill="#fff4d0"/>`,
    );
    const places = w > h * 1.4 ? [0.12, 0.5, 0.88] : [0.2, 0.8];
    const lamps = places
      .map(
        (x) =>
          `<use href="${lamp}" transform="translate(${num(w * x)} ${num(rng.between(26, 40) * u)})scale(${frac(u * 1.1)})"/>`,
      )
      .join('');
    return (
      sky(p, 0.32) +
      bokeh(p, 10, y) +
      lamps +
      svgPath(
        edge(-13 * u),
        linearAt(defs, 0, y - 34 * u, 0, y + 30 * u, [
          [0, '#b0703a'],
          [0.4, '#6a3616'],
          [1, '#2a1208'],
        ]),
      ) +
      `<path d="${line(-13 * u)}" fill="none" stroke="#e8b070" stroke-opacity=".7" stroke-width="1.4"/>` +
      svgPath(
        edge(0),
        defs.add(
          'r',
          `<radialGradient gradientUnits="userSpaceOnUse" cx="${num(p.lx)}" cy="${num(y + 36 * u)}" r="${num(w * 0.66)}"><stop stop-color="${shade(felt, 0.2)}"/><stop offset=".45" stop-color="${felt}"/><stop offset="1" stop-color="${mix(felt, a, 0.78)}"/></radialGradient>`,
        ),
      ) +
      `<path d="${line(13 * u)}" fill="none" stroke="${m.light}" stroke-opacity=".6" stroke-width="1.6"/><path d="${line(18 * u)}" fill="none" stroke="${m.light}" stroke-opacity=".3"/>` +
      glow(defs, p.lx, y, 90 * u, d, 0.2)
    );
  },
};
