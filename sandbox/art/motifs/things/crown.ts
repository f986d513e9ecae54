import { createBrush, oval, star } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';
import { num } from '#sandbox/art/paint/shapes.ts';

const KINDS = ['royal', 'imperial'] as const;

/** Open `royal` crown with five points, or `imperial` with arches over a velvet cap. */
export const crown: Motif = {
  name: 'crown',
  kinds: KINDS,
  tags: ['metal'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const m = b.metal;
    const velvet = b.tones(b.color('#8a1240'));
    const stone = b.tones(b.palette.metal === 'gold' ? '#e0213f' : b.accent);
    const pearl = b.symbol(
      `<circle r="9" fill="${b.bead()}" stroke="${b.ink}" stroke-width="4.5"/><circle cx="-3" cy="-3.5" r="2.4" fill="#fff"/>`,
    );
    const imperial = b.kind === 'imperial';

    const back = b.form(
      'M-70-6L-62-40L-44-8L-20-54L0-10L20-54L44-8L62-40L70-6L66 40H-66z',
      b.lin(90, [0, m.base], [0.5, m.core], [1, m.deep]),
      { width: 3.5, edge: false },
    );
    const cap = imperial
      ? b.form('M-66 30C-92-40-40-66-10-52Q0-70 10-52C40-66 92-40 66 30z', b.ball(velvet.base), {
          inside: `<path d="M-30 40Q-52-20-14-60M30 40Q52-20 14-60" fill="none" stroke="${velvet.deep}" stroke-width="7" opacity=".5"/>`,
        }) +
        b.form('M-11-58h22q-8 50 0 96h-22q8-46 0-96z', b.band(0), { width: 3.5, edge: 2 }) +
        b.use(pearl, 0, -44, 0.7) +
        b.use(pearl, 0, -20, 0.8) +
        b.use(pearl, 0, 6, 0.9)
      : `<ellipse cy="30" rx="66" ry="16" fill="${velvet.core}"/><path d="M-64 26Q-30-26 0 4Q30-26 64 26v20H-64z" fill="${b.lin(70, [0, velvet.light], [0.4, velvet.base], [1, velvet.deep])}"/>`;

    const points = imperial
      ? 'M-84-34L-54 8L-30-22L0 14L30-22L54 8L84-34L70 62Q0 86-70 62z'
      : 'M-88-40L-52 6L-40-58L-12 0L0-78L12 0L40-58L52 6L88-40L70 62Q0 86-70 62z';
    const front = b.form(
      points,
      b.lin(
        24,
        [0, m.light],
        [0.14, m.white],
        [0.3, m.light],
        [0.5, m.base],
        [0.72, m.core],
        [0.86, m.base],
        [1, m.light],
      ),
      {
        inside:
          `<path d="${points}" fill="none" stroke="${m.core}" stroke-width="15" opacity=".45" stroke-linejoin="round"/><path d="${points}" fill="none" stroke="${m.white}" stroke-width="9" opacity=".55" stroke-linejoin="round"/>` +
          `<path d="M-72 20Q0 50 72 20" fill="none" stroke="${m.deep}" stroke-width="30" opacity=".25"/>`,
        edge: 3.5,
      },
    );
    const filigree = `<path d="M-60 18q6-22 2-40M60 18q-6-22-2-40M-34 22q-6-24-2-48M34 22q6-24 2-48" fill="none" stroke="${m.deep}" stroke-width="2.5" opacity=".5"/>`;
    const diamond =
      b.part('M0-38L15-10L0 22L-15-10z', stone.base, 3.5) +
      `<path d="M0-38L-15-10H0z" fill="${stone.white}"/><path d="M0-38L15-10H0z" fill="${stone.light}"/><path d="M0 22L15-10H0z" fill="${stone.core}"/>`;
    const band = b.form(
      'M-74 36Q0 66 74 36L70 72Q0 98-70 72z',
      b.lin(
        8,
        [0, m.core],
        [0.12, m.light],
        [0.26, m.white],
        [0.4, m.light],
        [0.6, m.base],
        [0.8, m.core],
        [0.92, m.light],
        [1, m.base],
      ),
      {
        inside: `<path d="M-74 42Q0 72 74 42M-70 67Q0 93 70 67" fill="none" stroke="${m.deep}" stroke-width="2.5" opacity=".75"/><path d="M-74 45Q0 75 74 45" fill="none" stroke="#fff" stroke-width="1.8" opacity=".8"/>`,
        edge: 2.5,
      },
    );
    const jewel = (color: string, x: number, y: number, rx: number): string => {
      const tone = b.tones(color);
      return `${b.part(oval(x, y, rx, 9), b.rad(0.35, 0.3, 0.75, [0, tone.white], [0.35, tone.light], [0.6, tone.base], [1, tone.deep]), 3.5)}<ellipse cx="${num(x - rx * 0.3)}" cy="${y - 4}" rx="${num(rx * 0.3)}" ry="2.4" fill="#fff"/>`;
    };
    const jewels =
      jewel(stone.base, 0, 70, 14) +
      jewel(velvet.light, -32, 67, 9) +
      jewel(velvet.light, 32, 67, 9) +
      jewel(stone.base, -56, 60, 7) +
      jewel(stone.base, 56, 60, 7);
    const tips = imperial
      ? b.use(pearl, -85, -40) + b.use(pearl, 85, -40) + b.use(pearl, -30, -28, 0.9) + b.use(pearl, 30, -28, 0.9)
      : b.use(pearl, -89, -48, 1.05) +
        b.use(pearl, 89, -48, 1.05) +
        b.use(pearl, -40, -66, 1.1) +
        b.use(pearl, 40, -66, 1.1) +
        b.use(pearl, 0, -84, 1.3);
    const orb = imperial ? b.part(star(0, -76, 20, 9, 8), b.ball(m.base), 4) : '';
    return `${imperial ? '' : back}${cap}${orb}${front}${filigree}${diamond}${band}${jewels}${tips}${b.spark(-46, -22, 20)}${b.spark(34, 52, 11)}`;
  },
};
