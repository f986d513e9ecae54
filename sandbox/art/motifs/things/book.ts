import { createBrush, oval, poly, star } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['star', 'jewel'] as const;

/** Closed book of secrets with corners, clasp and a `star` or a `jewel` on the cover. */
export const book: Motif = {
  name: 'book',
  kinds: KINDS,
  tags: ['metal'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const m = b.metal;
    const leather = b.tones(b.mix(b.color(), b.palette.sky[0], 0.32));
    const gem = b.tones(b.accent);

    const back = b.form('M-70-78L58-92L82-80V70L-50 96L-72 82z', leather.deep, { width: 5, edge: false });
    const pages = b.form(
      'M-62-74L62-86L76-74V62L-48 88L-62 76z',
      b.lin(90, [0, '#fff6dc'], [0.6, '#e8c88a'], [1, '#a8763c']),
      {
        width: 2,
        edge: false,
        inside: `<path d="M62-84V64M66-82V63M70-79V62M-60 82L66 58M-58 85L70 61M-54 89L74 64" stroke="#8a5a2a" stroke-width="1.6" opacity=".65"/>`,
      },
    );
    const coverPath = 'M-76-76Q-76-82-70-83L48-96Q56-96 56-88V54Q56 60 50 62L-68 84Q-76 85-76 78z';
    const cover = b.form(
      coverPath,
      b.lin(50, [0, leather.light], [0.25, leather.base], [0.7, leather.core], [1, leather.deep]),
      {
        edge: 3.5,
        inside:
          `<path d="M-76-84H-58V88H-78z" fill="${b.lin(0, [0, leather.deep], [0.4, leather.light], [1, leather.core])}"/><path d="M-57-88V88" stroke="${leather.ink}" stroke-width="3"/><path d="M-80-48l24-3M-80-20l24-3M-80 40l24-4" stroke="${m.base}" stroke-width="5"/>` +
          `<path d="M-46-70L46-80V44L-46 62z" fill="none" stroke="${b.lin(60, [0, m.white], [0.5, m.base], [1, m.light])}" stroke-width="3"/><path d="M-40-63L40-72V39L-40 54z" fill="none" stroke="${m.base}" stroke-width="1.5"/>` +
          `<path d="M-34-52q10-10 22-6M34-58q-10-6-22-2M-34 42q10 6 22 0M34 32q-10 6-22 4" fill="none" stroke="${m.light}" stroke-width="2.5" stroke-linecap="round"/><path d="M-70-90L10-100L-70 40z" fill="#fff" opacity=".1"/>`,
      },
    );
    const corner = (points: readonly (readonly [number, number])[], x: number, y: number): string =>
      b.part(poly(points), b.band(40), 3) +
      `<circle cx="${x}" cy="${y}" r="4" fill="${b.bead()}" stroke="${m.deep}" stroke-width="1.5"/>`;
    const corners =
      corner(
        [
          [28, -94],
          [56, -97],
          [56, -66],
        ],
        48,
        -86,
      ) +
      corner(
        [
          [56, 32],
          [56, 61],
          [28, 66],
        ],
        48,
        54,
      ) +
      corner(
        [
          [-56, -85],
          [-28, -88],
          [-56, -58],
        ],
        -48,
        -76,
      ) +
      corner(
        [
          [-56, 54],
          [-28, 77],
          [-56, 82],
        ],
        -48,
        72,
      );

    const sun = star(0, 0, 34, 20, 8);
    const emblem =
      b.kind === 'jewel'
        ? b.part(oval(0, 0, 29, 34), b.band(40), 4) +
          b.part(
            oval(0, 0, 20, 25),
            b.rad(0.38, 0.3, 0.8, [0, gem.white], [0.3, gem.light], [0.6, gem.base], [1, gem.deep]),
            3,
          ) +
          `<path d="M0-25L12-9V12L0 25L-12 12V-9zM-20 0H-12M12 0H20" fill="none" stroke="${gem.white}" stroke-width="1.6" opacity=".7"/><path d="M-10-10Q-6-18 2-18" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>` +
          [0, 60, 120, 180, 240, 300]
            .map(
              (a) =>
                `<circle cx="${Math.round(Math.sin((a * Math.PI) / 180) * 37)}" cy="${Math.round(-Math.cos((a * Math.PI) / 180) * 42)}" r="4" fill="${b.bead()}" stroke="${b.ink}" stroke-width="2"/>`,
            )
            .join('')
        : b.part(oval(0, 0, 38), leather.deep, 3, m.light) +
          b.form(sun, b.band(40), { width: 2.5, edge: 2 }) +
          b.part(star(0, 0, 22, 15, 8, 22), leather.core, 2, m.deep) +
          b.part(oval(0, 0, 11), b.rad(0.38, 0.3, 0.8, [0, gem.white], [0.4, gem.base], [1, gem.deep]), 3) +
          '<path d="M-5-4Q-3-7 1-7" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>';
    const clasp =
      b.form('M44-26L84-32Q92-32 92-24V2Q92 8 86 9L44 15z', b.band(50), { width: 4, edge: 2.5 }) +
      `<circle cx="72" cy="-11" r="8" fill="${leather.ink}" stroke="${m.white}" stroke-width="2"/><path d="M72-14v10" stroke="${m.light}" stroke-width="3" stroke-linecap="round"/><circle cx="54" cy="-8" r="3" fill="${m.white}"/>`;
    const ribbon = b.form('M-14 82L2 79V99L-6 92L-14 99z', b.lin(90, [0, gem.core], [1, gem.base]), {
      width: 3,
      edge: false,
    });
    return `${ribbon}${back}${pages}${cover}${corners}<g transform="translate(-1 -8)skewY(-7)">${emblem}</g>${clasp}${b.spark(-30, -38, 13)}${b.spark(52, -84, 13)}${b.spark(-58, 62, 8)}`;
  },
};
