import { createBrush, oval } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['fan', 'jewel'] as const;

/** Peacock before its open tail: feathers in two rows of a `fan`, or with stones for eyes (`jewel`). */
export const peacock: Motif = {
  name: 'peacock',
  kinds: KINDS,
  tags: ['bird'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const blue = b.tones(b.color('#1f5ae0'));
    const green = b.tones(b.mix('#12a878', blue.base, 0.12));
    const teal = b.tones('#1cc8c0');
    const m = b.metal;
    const jewel = b.kind === 'jewel';
    const stone = b.tones(b.accent);

    const eye = jewel
      ? `<circle cy="-80" r="12" fill="${m.base}" stroke="${m.deep}" stroke-width="1.5"/><circle cy="-80" r="8.5" fill="${b.rad(0.35, 0.3, 0.8, [0, stone.white], [0.4, stone.base], [1, stone.deep])}"/><circle cx="-3" cy="-83" r="2.5" fill="#fff"/>`
      : `<path d="M0-97C13-94 15-78 0-66C-15-78-13-94 0-97z" fill="${m.base}"/><path d="M0-93C9-90 10-79 0-70C-10-79-9-90 0-93z" fill="${teal.base}"/><path d="M0-89C6-86 6-79 0-74C-6-79-6-86 0-89z" fill="${blue.deep}"/><circle cx="-2" cy="-84" r="1.8" fill="#fff"/>`;
    const feather = b.symbol(
      `<path d="M0 0C-8-30-18-58-15-82C-12-96-6-100 0-100C6-100 12-96 15-82C18-58 8-30 0 0z" fill="${b.lin(90, [0, green.light], [0.4, green.base], [1, green.deep])}" stroke="${b.ink}" stroke-width="3.5"/><path d="M0-4V-70M0-30L-8-46M0-30L8-46M0-46L-11-60M0-46L11-60" stroke="${green.white}" stroke-width="1.6" opacity=".5"/>${eye}`,
    );
    const back = Array.from({ length: 13 }, (_, i) => -96 + i * 16)
      .map((a) => b.use(feather, 0, 4, '1 1.02', a))
      .join('');
    const front = Array.from({ length: 10 }, (_, i) => -81 + i * 18)
      .map((a) => b.use(feather, 0, 10, '.8 .74', a))
      .join('');
    const short = b.symbol(
      `<path d="M0 0Q-12-22 0-44Q12-22 0 0z" fill="${b.lin(90, [0, m.light], [0.5, teal.base], [1, green.deep])}" stroke="${b.ink}" stroke-width="3"/>`,
    );
    const collar = Array.from({ length: 9 }, (_, i) => -80 + i * 20)
      .map((a) => b.use(short, 0, 14, 1, a))
      .join('');

    const scale = b.symbol(
      `<path d="M-6-4Q-6 6 0 9Q6 6 6-4z" fill="${b.lin(90, [0, blue.core], [0.7, blue.light], [1, teal.light])}" stroke="${blue.deep}" stroke-width="1.5"/>`,
    );
    const row = b.symbol(
      b.scatter(scale, [
        [-22, 0],
        [-11, 0],
        [0, 0],
        [11, 0],
        [22, 0],
      ]),
    );
    const scales = Array.from({ length: 9 }, (_, i) => b.use(row, i % 2 ? 0 : 5.5, 70 - i * 8)).join('');
    const body = b.form(
      'M-11-30C-12-10-34 6-35 38C-36 62-18 80 0 88C18 80 36 62 35 38C34 6 12-10 11-30C10-48-10-48-11-30z',
      b.lin(20, [0, blue.white], [0.22, blue.light], [0.5, blue.base], [0.85, blue.deep], [1, teal.core]),
      {
        width: 4.5,
        edge: 3,
        inside: `${scales}<path d="M8-40Q20 20 4 90H50V-40z" fill="${blue.deep}" opacity=".4"/><path d="M-8-34Q-12-4-22 16" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".45"/>`,
      },
    );
    const wings = b.both(
      b.form('M24 22C40 30 42 62 22 82Q14 60 24 22z', b.lin(20, [0, m.light], [0.4, teal.base], [1, green.deep]), {
        width: 4,
        edge: 2,
        inside: `<path d="M24 36q12 4 16 2M22 50q10 6 16 4M20 64q8 4 12 4" stroke="${green.deep}" stroke-width="2" fill="none"/>`,
      }),
    );
    const crest = [-36, -18, 0, 18, 36]
      .map(
        (a) =>
          `<path d="M0-52L${Math.round(Math.sin((a * Math.PI) / 180) * 30)} ${Math.round(-52 - Math.cos((a * Math.PI) / 180) * 28)}" stroke="${m.light}" stroke-width="2.5"/><circle cx="${Math.round(Math.sin((a * Math.PI) / 180) * 31)}" cy="${Math.round(-52 - Math.cos((a * Math.PI) / 180) * 30)}" r="4.5" fill="${teal.light}" stroke="${b.ink}" stroke-width="2"/>`,
      )
      .join('');
    const head =
      crest +
      b.form(oval(0, -42, 17), b.ball(blue.base), { width: 4.5, edge: 2.5 }) +
      b.both(`<path d="M4-46Q10-52 15-46Q10-40 4-46z" fill="#fff"/><circle cx="9" cy="-46" r="2.8" fill="${b.ink}"/>`) +
      b.part('M-5-40Q0-44 5-40L0-26z', b.lin(20, [0, '#fff0b0'], [0.5, '#ffb82a'], [1, '#a85a0c']), 2.5);
    const feet = b.both(b.part('M8 80L12 92L20 98H4L6 90L4 82z', '#ffb83a', 3));
    return `${back}${front}${collar}<g transform="translate(0 14)scale(.85)">${feet}${body}${wings}${head}${b.part(oval(0, -14, 5), b.bead(), 2)}</g>${b.spark(-58, -60, 9)}${b.spark(66, -50, 12)}${b.spark(-5, -48, 6)}`;
  },
};
