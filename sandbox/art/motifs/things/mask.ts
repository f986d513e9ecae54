import { at, createBrush, oval } from '#sandbox/art/brush.ts';
import { shade } from '#sandbox/art/paint/colour.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['plumes', 'sun'] as const;

/** Carnival mask: with a crown of `plumes`, or inside a gilt `sun`. */
export const mask: Motif = {
  name: 'mask',
  kinds: KINDS,
  tags: ['metal'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const t = b.tones(b.color());
    const m = b.metal;
    const other = b.tones(b.accent === '#ffb627' ? '#12b8b0' : b.accent);

    const plume = (color: string): string => {
      const tone = b.tones(color);
      return b.symbol(
        `<path d="M0 0C-18-26-20-62 0-88C20-62 18-26 0 0z" fill="${b.lin(90, [0, tone.white], [0.3, tone.light], [0.65, tone.base], [1, tone.deep])}" stroke="${b.ink}" stroke-width="4"/><path d="M0-4V-80M0-20L-10-34M0-20L10-34M0-38L-12-52M0-38L12-52M0-56L-9-68M0-56L9-68" stroke="${tone.deep}" stroke-width="2" opacity=".55"/><circle cy="-66" r="8" fill="${m.light}" stroke="${tone.deep}" stroke-width="2"/><circle cy="-66" r="4" fill="${t.deep}"/>`,
      );
    };
    let crown: string;
    if (b.kind === 'plumes') {
      const [one, two, three] = [plume(t.base), plume(other.base), plume(shade(m.base, 0.1))];
      crown =
        [-62, -42, -21, 0, 21, 42, 62]
          .map((a, i) =>
            b.use(
              i % 2 ? two : one,
              Math.sin((a * Math.PI) / 180) * 26,
              16 - Math.abs(a) * 0.06,
              at(['1 .88', '1.05 1.04', '1.1 1.18', '1.2 1.28', '1.1 1.18', '1.05 1.04', '1 .88'], i),
              a,
            ),
          )
          .join('') +
        [-55, -33, -11, 11, 33, 55]
          .map((a) => b.use(three, Math.sin((a * Math.PI) / 180) * 30, 12, '.75 .8', a))
          .join('');
    } else {
      const ray = b.symbol(
        `<path d="M-13-40L0-98L13-40z" fill="${b.lin(0, [0, m.white], [0.48, m.light], [0.52, m.core], [1, m.base])}" stroke="${b.ink}" stroke-width="4.5"/>`,
      );
      const wave = b.symbol(
        `<path d="M-9-40C-18-60 6-66-3-86C20-74 4-58 12-40z" fill="${b.lin(0, [0, t.light], [1, t.core])}" stroke="${b.ink}" stroke-width="4"/>`,
      );
      crown =
        Array.from({ length: 12 }, (_, i) => b.use(wave, 0, 4, 1, i * 30 + 15)).join('') +
        Array.from({ length: 12 }, (_, i) => b.use(ray, 0, 4, 1, i * 30)).join('') +
        b.part(oval(0, 6, 62), b.band(40), 4.5) +
        `<circle cy="6" r="54" fill="${b.rad(0.4, 0.3, 0.8, [0, t.base], [1, t.deep])}"/>`;
    }

    const ribbons = b.both(
      b.form(
        'M66 6C88 16 76 34 92 46C96 56 84 60 88 72C70 66 78 54 70 44C60 32 70 24 58 16z',
        b.lin(70, [0, other.light], [0.5, other.base], [1, other.deep]),
        { width: 4, edge: 2 },
      ),
    );
    const shape =
      'M0-14C22-34 62-38 92-30C98 6 82 46 46 50C26 52 14 38 8 28Q0 22-8 28C-14 38-26 52-46 50C-82 46-98 6-92-30C-62-38-22-34 0-14z';
    const hole = (side: number): string =>
      `M${side * 18} 12C${side * 26}-10 ${side * 58}-14 ${side * 72}-2C${side * 66} 22 ${side * 34} 30 ${side * 18} 12z`;
    const pearl = b.symbol(`<circle r="3.4" fill="${b.rad(0.35, 0.3, 0.8, [0, '#fff'], [1, '#b8a8c8'])}"/>`);
    const face = b.form(
      shape,
      b.lin(30, [0, m.light], [0.15, m.white], [0.35, m.light], [0.6, m.base], [0.85, m.core], [1, m.base]),
      {
        edge: 3.5,
        inside:
          `<path d="M0-18L20 60H96V-40H60Q20-34 0-18z" fill="${t.base}" opacity=".55"/><path d="M50-40Q70-10 96-10V60H40Q70 40 50-40z" fill="${b.lin(40, [0, t.light, 0.7], [1, t.deep, 0.8])}"/><path d="M-60-40Q-90 0-50 54L-100 50V-40z" fill="${b.lin(40, [0, t.light, 0.9], [1, t.core, 0.9])}"/>` +
          `<path d="${shape}" fill="none" stroke="${m.core}" stroke-width="13" opacity=".7"/><path d="${shape}" fill="none" stroke="${m.white}" stroke-width="8"/><path d="M-80-18q14 4 14 16q-10 4-14-6M80-18q-14 4-14 16q10 4 14-6M-40 38q-14 0-22-14M40 38q14 0 22-14" fill="none" stroke="${m.white}" stroke-width="2.5" stroke-linecap="round"/>`,
      },
    );
    const eyes = [1, -1]
      .map(
        (side) =>
          `<path d="${hole(side)}" fill="${b.ink}" stroke="${m.deep}" stroke-width="9"/><path d="${hole(side)}" fill="${b.lin(90, [0, b.palette.sky[0]], [1, b.palette.sky[1]])}" stroke="${b.band(20)}" stroke-width="5"/>`,
      )
      .join('');
    const pearls = b.both(
      b.scatter(pearl, [
        [20, -22],
        [33, -27],
        [47, -30],
        [61, -31],
        [75, -29],
      ]),
    );
    const gem =
      b.part('M0-34L13-18L0 6L-13-18z', other.base, 4) +
      `<path d="M0-34L-13-18H0z" fill="${other.white}"/><path d="M0-34L13-18H0z" fill="${other.light}"/><path d="M0 6L13-18H0z" fill="${other.core}"/>`;
    const front = `${ribbons}${face}${eyes}${pearls}${gem}${b.spark(-70, -24, 13)}${b.spark(50, 34, 10)}${b.spark(-5, -26, 7)}`;
    return b.kind === 'plumes' ? `${crown}<g transform="translate(0 26)">${front}</g>` : crown + front;
  },
};
