import { createBrush, oval } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['king', 'oracle'] as const;

/** Head in a striped nemes: the golden `king` with a beard, or the stone-skinned `oracle`. */
export const pharaoh: Motif = {
  name: 'pharaoh',
  kinds: KINDS,
  tags: ['head', 'metal'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const m = b.metal;
    const king = b.kind === 'king';
    const skin = b.tones(king ? '#e8b04a' : '#c98a5e');
    const stripe = b.tones(
      b.color(b.palette.family === 'warm' || b.palette.family === 'dark' ? '#1f4fc0' : b.palette.motif),
    );
    const gem = b.tones(b.accent);

    const folds = Array.from({ length: 11 }, (_, i) => {
      const y = -100 + i * 20;
      return `M-110 ${y + 34}Q0 ${y - 44} 110 ${y + 34}v9Q0 ${y - 33}-110 ${y + 43}z`;
    }).join('');
    const cloth = b.form(
      'M0-92C44-92 62-62 66-30C74-6 88 30 94 84Q76 96 44 92L38 40H-38L-44 92Q-76 96-94 84C-88 30-74-6-66-30C-62-62-44-92 0-92z',
      b.lin(20, [0, m.white], [0.25, m.light], [0.6, m.base], [1, m.core]),
      {
        edge: 3.5,
        inside: `<path d="${folds}" fill="${b.lin(10, [0, stripe.light], [0.4, stripe.base], [1, stripe.deep])}"/><path d="M40-40Q70 20 96 90L40 96z" fill="${stripe.deep}" opacity=".4"/><path d="M-56-40Q-64 20-80 84" fill="none" stroke="#fff" stroke-width="6" opacity=".3"/>`,
      },
    );
    const neck = b.form('M-26 48H26L34 96Q0 104-34 96z', b.lin(0, [0, skin.core], [0.4, skin.base], [1, skin.deep]), {
      width: 4,
      edge: false,
      inside: `<path d="M-40 80Q0 92 40 80V104H-40z" fill="${b.band(10)}"/><path d="M-40 78Q0 90 40 78M-40 88Q0 100 40 88" fill="none" stroke="${stripe.core}" stroke-width="3"/><path d="M-30 46Q0 78 30 46V60Q0 84-30 60z" fill="${skin.deep}" opacity=".6"/>`,
    });
    const ears = b.both(
      b.part('M44-12Q60-20 58 4Q54 18 44 16z', skin.base, 3.5) + b.part(oval(52, 20, 4.5), b.bead(), 2),
    );
    const face = b.form(
      'M-46-40Q0-54 46-40C52-10 50 26 32 48Q16 66 0 68Q-16 66-32 48C-50 26-52-10-46-40z',
      b.rad(0.36, 0.3, 0.8, [0, skin.white], [0.3, skin.light], [0.6, skin.base], [0.85, skin.core], [1, skin.deep]),
      {
        width: 4,
        edge: 3,
        inside: `<path d="M0-14L10 26Q6 32 0 32z" fill="${skin.core}" opacity=".55"/><path d="M-1-16L-8 24Q-4 30 0 30z" fill="${skin.white}" opacity=".5"/><path d="M22 20Q40 14 50 0V50L14 68Q30 44 22 20z" fill="${skin.core}" opacity=".5"/><path d="M-10 30Q0 36 10 30" fill="none" stroke="${skin.deep}" stroke-width="3" stroke-linecap="round"/>`,
      },
    );
    const kohl = b.ink;
    const eye = b.both(
      `<path d="M10-14Q24-26 42-14Q28-2 10-14z" fill="${kohl}"/><path d="M14-14Q25-21 37-14Q26-7 14-14z" fill="#fff"/><circle cx="25" cy="-14.5" r="5" fill="${gem.base}"/><circle cx="25" cy="-14.5" r="2.6" fill="${kohl}"/><circle cx="23" cy="-16.5" r="1.6" fill="#fff"/>` +
        `<path d="M40-14Q48-12 52-16M30-6Q32 8 40 14" fill="none" stroke="${kohl}" stroke-width="4" stroke-linecap="round"/><path d="M8-25Q26-37 46-24" fill="none" stroke="${kohl}" stroke-width="5.5" stroke-linecap="round"/>`,
    );
    const mouth = `<path d="M-15 44Q-6 39 0 42Q6 39 15 44Q6 52 0 52Q-6 52-15 44z" fill="${king ? '#9a4a1a' : '#8a3a34'}"/><path d="M-15 44Q0 48 15 44" fill="none" stroke="${kohl}" stroke-width="2"/><path d="M-6 49Q0 51 6 49" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".5"/>`;
    const brow = b.form('M-52-34Q-56-58-38-64Q0-76 38-64Q56-58 52-34Q0-52-52-34z', b.band(8), {
      width: 4,
      edge: 2,
      inside: `<path d="M-54-42Q0-60 54-42" fill="none" stroke="${stripe.base}" stroke-width="5"/><path d="M-54-38Q0-56 54-38" fill="none" stroke="${m.white}" stroke-width="1.6"/>`,
    });
    const cobra =
      b.form(
        'M-7-48C-20-58-22-80-8-90Q0-98 8-90C22-80 20-58 7-48z',
        b.lin(20, [0, m.white], [0.3, m.light], [0.6, m.base], [1, m.core]),
        {
          width: 4,
          edge: 2,
          inside: `<path d="M-20-62H20M-20-70H20M-20-54H20" stroke="${stripe.base}" stroke-width="3.5"/>`,
        },
      ) +
      b.part(
        'M0-88Q9-80 8-70Q6-60 0-58Q-6-60-8-70Q-9-80 0-88z',
        b.rad(0.35, 0.3, 0.8, [0, gem.white], [0.4, gem.base], [1, gem.deep]),
        2.5,
      ) +
      `<ellipse cx="-3" cy="-78" rx="2" ry="4" fill="#fff"/>`;
    const beard = king
      ? b.form('M-9 62H9L12 94Q0 102-12 94z', b.lin(0, [0, stripe.light], [0.5, stripe.base], [1, stripe.deep]), {
          width: 4,
          edge: 2,
          inside: `<path d="M-14 70H14M-14 78H14M-14 86H14" stroke="${m.light}" stroke-width="3"/>`,
        })
      : b.part('M0 60l6 8-6 8-6-8z', b.bead(), 2.5);
    return `${cloth}${neck}${ears}${face}${eye}${mouth}${brow}${cobra}${beard}${b.specular(-26, -2, 5, 10, 20, 0.5)}${b.spark(-5, -84, 10)}${b.spark(-46, -52, 13)}`;
  },
};
