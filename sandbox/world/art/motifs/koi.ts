import { smooth, type Motif, type Point } from '../paint.ts';
import { createBrush } from './brush.ts';

const KINDS = ['pond', 'pearl'] as const;

/** Outline half-widths of a koi from nose to tail. */
const GIRTH = [0, 12, 18.5, 22, 23, 22, 19, 15, 10.5, 7, 5];

/** Two koi from above, chasing each other; `pearl` has a pearl between them. */
export const koi: Motif = {
  name: 'koi',
  kinds: KINDS,
  tags: ['head'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const radius = 55;
    const along = (share: number, off: number): Point => {
      const angle = -0.62 - share * 2.35;
      return [Math.cos(angle) * (radius + off), Math.sin(angle) * (radius + off) * 0.98];
    };
    const last = GIRTH.length - 1;
    const outline = smooth([
      ...GIRTH.map((w, i) => along(i / last, w)),
      ...GIRTH.map((w, i) => along(i / last, -w)).reverse().slice(0, -1),
    ], 0.5);
    const spot = (share: number, off: number, size: number): string =>
      smooth(
        Array.from({ length: 7 }, (_, i) => {
          const angle = (i / 7) * 6.28;
          const grow = size * b.rng.between(0.7, 1.15);
          return along(share + (Math.cos(angle) * grow) / 130, off + Math.sin(angle) * grow);
        }),
      );

    const fish = (base: string, patch: string, second: string): string => {
      const t = b.tones(base);
      const fin = b.lin(60, [0, '#fff', 0.9], [0.5, t.light, 0.85], [1, b.mix(base, patch, 0.5), 0.85]);
      const [fx, fy] = along(0.3, 20).map(Math.round) as [number, number];
      const [gx, gy] = along(0.3, -20).map(Math.round) as [number, number];
      const [tx, ty] = along(1, 0).map(Math.round) as [number, number];
      const rays = (x: number, y: number, list: readonly Point[]): string => list.map(([dx, dy]) => `M${x} ${y}l${dx} ${dy}`).join('');
      const fins =
        b.part(`M${fx} ${fy}q-6-30-36-32q-4 22 22 36z`, fin, 4) + `<path d="${rays(fx - 6, fy - 3, [[-22, -22], [-14, -24], [-26, -14]])}" stroke="${t.core}" stroke-width="1.8" opacity=".6"/>` +
        b.part(`M${gx} ${gy}q-28 0-34 26q20 8 36-14z`, fin, 4) + `<path d="${rays(gx - 4, gy + 3, [[-20, 12], [-24, 16], [-12, 16]])}" stroke="${t.core}" stroke-width="1.8" opacity=".6"/>`;
      const tail =
        b.part(`M${tx - 5} ${ty - 2}q-30 6-34 36q16 2 30-12q0 22 16 28q18-26 3-50z`, fin, 4) +
        `<path d="${rays(tx - 2, ty + 2, [[-26, 24], [-16, 22], [8, 34], [4, 22]])}" stroke="${t.core}" stroke-width="1.8" opacity=".6"/>`;
      const scales = Array.from({ length: 15 }, (_, i) => {
        const share = 0.3 + (i % 5) * 0.12;
        const [x, y] = along(share, [-9, 0, 9][Math.floor(i / 5)]! * (1.1 - share * 0.5));
        return `M${Math.round(x)} ${Math.round(y)}q-5 1-6 6`;
      }).join('');
      const spine = trace([0.3, 0.45, 0.6, 0.75].map((share) => along(share, 0)));
      const body = b.form(outline, b.rad(0.4, 0.3, 0.8, [0, '#fff'], [0.35, t.light], [0.7, t.base], [1, t.core]), {
        width: 4.5,
        edge: 3,
        inside:
          `<path d="${spot(0.2, -4, 17)}${spot(0.5, 6, 15)}${spot(0.82, -1, 11)}" fill="${b.lin(50, [0, b.tones(patch).light], [0.5, patch], [1, b.tones(patch).core])}"/><path d="${spot(0.37, -12, 8)}${spot(0.64, -8, 7)}${spot(0.07, 8, 6)}" fill="${second}"/>` +
          `<path d="${scales}" fill="none" stroke="${t.deep}" stroke-width="1.8" opacity=".5"/><path d="M${spine}" fill="none" stroke="${b.ink}" stroke-width="5" stroke-linecap="round" opacity=".8"/><path d="M${spine}" fill="none" stroke="${t.white}" stroke-width="2.4" stroke-linecap="round"/>` +
          `<path d="${outline}" fill="none" stroke="${t.deep}" stroke-width="14" opacity=".22"/>`,
      });
      const eyes = [13, -13]
        .map((off) => {
          const [x, y] = along(0.09, off).map(Math.round) as [number, number];
          return `<circle cx="${x}" cy="${y}" r="4.5" fill="${b.ink}" stroke="#fff" stroke-width="1.5"/><circle cx="${x - 1}" cy="${y - 1}" r="1.4" fill="#fff"/>`;
        })
        .join('');
      const [nx, ny] = along(0, 0).map(Math.round) as [number, number];
      const whiskers = `<path d="M${nx - 4} ${ny - 6}q10-6 16 0M${nx - 8} ${ny + 6}q0 10 8 14" fill="none" stroke="${b.ink}" stroke-width="3" stroke-linecap="round"/>`;
      return tail + fins + whiskers + body + eyes;
    };
    const trace = (points: readonly Point[]): string => points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L');

    const first = b.color('#fff4ea');
    const warm = paint.color ? b.mix(first, '#ff7a2a', 0.6) : '#ff6a1e';
    const pearl =
      b.kind === 'pearl'
        ? `<circle r="24" fill="${b.rad(0.5, 0.5, 0.5, [0, b.palette.light, 0.8], [1, b.palette.light, 0])}"/>${b.form('M-15 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0z', b.rad(0.35, 0.28, 0.8, [0, '#fff'], [0.4, '#f4ecf8'], [0.75, '#c8b4d8'], [1, '#7a6a9a']), { width: 4, edge: 2 })}${b.spark(-5, -5, 10)}`
        : `<path d="M-14-6q14-10 28 0M-10 8q10-8 20 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".6"/>`;
    return `<g transform="rotate(180)">${fish(warm, '#fff0dc', b.ink)}</g>${fish(first, paint.color ? b.tones(first).core : b.palette.family === 'red' || b.palette.family === 'warm' ? '#e8322a' : b.mix(b.palette.motif, '#e8322a', 0.7), '#2a2440')}${pearl}${b.spark(-52, -56, 11)}${b.spark(70, 44, 9)}`;
  },
};
