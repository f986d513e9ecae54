import { createBrush } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['trio', 'single'] as const;

/** Wild tulips: one large bloom, alone or between two smaller ones. */
export const tulip: Motif = {
  name: 'tulip',
  kinds: KINDS,
  tags: ['fruit'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const petal = b.color(b.palette.family === 'green' || b.palette.family === 'teal' ? '#e8323c' : b.palette.motif);
    const t = b.tones(petal);
    const leaf = b.tones('#2f9a4a');
    const heart = b.mix(b.palette.metal === 'silver' ? '#ffe08a' : b.metal.light, petal, 0.25);

    const veins = (d: string): string =>
      `<path d="${d}" fill="none" stroke="${t.deep}" stroke-width="2" opacity=".4"/>`;
    const flower =
      b.form(
        'M-12 34C-52 14-46-40-26-70C-8-52-2-30 0-10C2-30 8-52 26-70C46-40 52 14 12 34z',
        b.lin(80, [0, t.base], [0.5, t.core], [1, t.deep]),
        { width: 5, edge: 2 },
      ) +
      b.form(
        'M0 36C-70 30-66-28-58-60C-36-44-14-18-6 20z',
        b.lin(55, [0, t.white], [0.22, t.light], [0.55, t.base], [1, t.deep]),
        {
          width: 4,
          edge: 3,
          inside: veins('M-50-48Q-46-2-12 30M-54-24Q-50 10-20 32M-38-38Q-28-4-8 24'),
        },
      ) +
      b.form(
        'M0 36C70 30 66-28 58-60C36-44 14-18 6 20z',
        b.lin(120, [0, t.light], [0.35, t.base], [0.7, t.core], [1, t.deep]),
        {
          width: 4,
          edge: 3,
          inside: veins('M50-48Q46-2 12 30M54-24Q50 10 20 32M38-38Q28-4 8 24'),
        },
      ) +
      b.form(
        'M0-58C28-32 34 8 18 34Q0 44-18 34C-34 8-28-32 0-58z',
        b.rad(0.38, 0.3, 0.85, [0, t.white], [0.25, t.light], [0.55, t.base], [1, t.core]),
        {
          width: 4,
          edge: 3,
          inside:
            `<path d="M-24 44Q0-14 24 44z" fill="${b.lin(90, [0, heart, 0], [0.5, heart, 0.85], [1, heart])}"/>` +
            veins('M0-50Q-2 0 0 36M-8-40Q-18 0-8 34M8-40Q18 0 8 34') +
            `<path d="M-12-26Q-20-4-16 14" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"/>`,
        },
      );
    const bloom = b.symbol(flower);

    const blade = (d: string, vein: string, flip = false): string =>
      b.form(
        d,
        b.lin(
          flip ? 130 : 40,
          [0, flip ? leaf.base : leaf.white],
          [0.3, flip ? leaf.core : leaf.light],
          [0.6, leaf.base],
          [1, leaf.deep],
        ),
        {
          width: 4,
          edge: 2.5,
          inside: `<path d="${vein}" fill="none" stroke="${leaf.deep}" stroke-width="2.5" opacity=".5"/>`,
        },
      );
    const stem = (d: string, w = 9): string =>
      `<path d="${d}" fill="none" stroke="${b.ink}" stroke-width="${w + 8}"/><path d="${d}" fill="none" stroke="${leaf.base}" stroke-width="${w}"/><path d="${d}" fill="none" stroke="${leaf.light}" stroke-width="${Math.round(w / 3)}" transform="translate(-2)"/>`;
    const leaves =
      blade('M-4 98C-30 90-72 62-92 12C-52 22-18 52 2 94z', 'M-80 24Q-40 46-4 94') +
      blade('M4 98C30 90 72 62 92 12C52 22 18 52-2 94z', 'M80 24Q40 46 4 94', true);
    if (b.kind === 'single') {
      return `${stem('M2 0Q-4 66 0 98', 11)}${leaves}${b.use(bloom, 0, -26, 1.02)}${b.spark(-38, -62, 15)}${b.spark(32, -24, 9)}`;
    }
    return (
      stem('M-48-4Q-40 60-4 96', 7) +
      stem('M48-4Q40 60 4 96', 7) +
      b.use(bloom, -58, -26, 0.56, -22) +
      b.use(bloom, 58, -26, 0.56, 22) +
      stem('M0 0Q1 40 0 98', 9) +
      leaves +
      b.use(bloom, 0, -26, 0.94) +
      b.spark(-34, -58, 14) +
      b.spark(64, -50, 8)
    );
  },
};
