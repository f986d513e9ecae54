import { createBrush } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';
import { coinFace } from './coin.ts';

const KINDS = ['triple', 'lucky'] as const;
const SEVEN = 'M-36-52Q-10-60 8-52Q22-47 36-54V-36C14-14 4 14 4 54H-24C-26 20-14-8 4-30Q-18-36-36-24z';

/** Extruded sevens with a gold rim: a `triple`, or one `lucky` seven. */
export const sevens: Motif = {
  name: 'sevens',
  kinds: KINDS,
  tags: ['fruit', 'metal'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const t = b.tones(b.color('#e8182e'));
    const m = b.metal;
    const depth = b.symbol(
      `<path d="${SEVEN}" fill="${b.ink}" stroke="${b.ink}" stroke-width="20"/><path d="${SEVEN}" fill="${m.deep}" stroke="${m.deep}" stroke-width="12" transform="translate(7 8)"/><path d="${SEVEN}" fill="${m.core}" stroke="${m.core}" stroke-width="12" transform="translate(4 5)"/>`,
    );
    const seven = b.symbol(
      `<use href="${depth}"/><use href="${depth}" x="5" y="6"/><path d="${SEVEN}" fill="none" stroke="${b.ink}" stroke-width="17"/><path d="${SEVEN}" fill="${m.base}" stroke="${b.band(50)}" stroke-width="12"/><path d="${SEVEN}" fill="${m.deep}" stroke="${m.deep}" stroke-width="4"/>` +
        b.form(
          SEVEN,
          b.lin(80, [0, t.white], [0.12, t.light], [0.44, t.base], [0.46, t.core], [0.75, t.base], [1, t.light]),
          {
            width: 1,
            ink: m.deep,
            edge: 2.5,
            inside: `<path d="M-40-60H40V-42Q0-30-40-36z" fill="#fff" opacity=".4"/><path d="M0-28Q-18 10-16 56" fill="none" stroke="#fff" stroke-width="4" opacity=".35"/>`,
          },
        ),
    );
    if (b.kind === 'lucky') {
      const coin = coinFace(b);
      return (
        b.use(coin, 58, 36, 1.1, 20) +
        b.use(coin, -62, 44, 1.2, -18) +
        b.use(seven, -2, -4, 1.5) +
        b.use(coin, -46, 78, 1, -12) +
        b.use(coin, 50, 76, 1.25, 24) +
        b.use(coin, 8, 88, '.9 .6', 6) +
        b.use(coin, 82, 86, '.7 .55', 40) +
        b.use(coin, -80, 84, '.8 .6', -30) +
        b.spark(-48, -70, 20) +
        b.spark(50, -58, 13) +
        b.spark(-20, 40, 9)
      );
    }
    return (
      b.use(seven, -58, 8, 0.86, -10) +
      b.use(seven, 54, 8, 0.86, 10) +
      b.use(seven, -3, -4, 1.16) +
      b.spark(-34, -60, 18) +
      b.spark(78, -40, 12) +
      b.spark(-80, 44, 9)
    );
  },
};
