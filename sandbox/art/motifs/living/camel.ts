import { at, createBrush, oval, star } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['caravan', 'royal'] as const;

/** A Bactrian camel under an ikat blanket, with a pack (`caravan`) or a plume and canopy saddle (`royal`). */
export const camel: Motif = {
  name: 'camel',
  kinds: KINDS,
  tags: ['head'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const hide = b.tones('#d99a4e');
    const wool = b.tones('#7a4318');
    const cloth = b.tones(b.color(b.palette.family === 'warm' ? '#1c6ad0' : b.palette.motif));
    const m = b.metal;
    const red = b.tones('#e0304a');

    const far = b.form(
      'M-24 20L-14 56L-16 92H0L-1 56L6 30L30 26L38 54L34 92H50L52 50L60 20z',
      b.lin(90, [0, hide.core], [1, hide.deep]),
      { width: 4, edge: false },
    );
    const tail = `<path d="M72-4Q92 14 84 42" fill="none" stroke="${b.ink}" stroke-width="11" stroke-linecap="round"/><path d="M72-4Q92 14 84 42" fill="none" stroke="${hide.core}" stroke-width="5" stroke-linecap="round"/>${b.part('M80 36Q92 40 86 62Q76 54 80 36z', wool.core, 3)}`;
    const bodyPath =
      'M-98-58Q-100-70-88-74Q-82-84-68-84Q-56-84-55-70Q-54-52-50-32Q-46-14-34-12Q-30-24-26-42Q-20-64-10-62Q2-60 6-38Q10-24 16-24Q20-24 24-40Q30-62 42-60Q54-56 58-34Q62-22 70-14Q82 2 76 26L72 52L76 94H58L56 56L46 30Q16 42-14 34L-22 58L-18 94H-36L-38 56Q-40 34-46 24Q-66 14-72-14Q-76-34-78-50Q-86-48-92-50Q-97-52-98-58z';
    const body = b.form(
      bodyPath,
      b.lin(60, [0, hide.white], [0.2, hide.light], [0.5, hide.base], [0.8, hide.core], [1, hide.deep]),
      {
        edge: 3,
        inside:
          `<path d="M-30-34Q-24-68-10-64Q4-62 6-34Q-12-46-30-34zM20-34Q28-64 42-62Q58-58 58-30Q40-44 20-34z" fill="${b.lin(60, [0, wool.light], [0.4, wool.base], [1, wool.deep])}"/>` +
          `<path d="M-80-46Q-62-40-56-60L-46-20Q-58-8-66 10L-78-20z" fill="${wool.base}" opacity=".55"/><path d="M-74-30l8 10M-70-14l10 8M-62 2l8 8" stroke="${wool.deep}" stroke-width="3" stroke-linecap="round"/>` +
          `<path d="M-60 30Q0 58 80 24V60H-60z" fill="${wool.deep}" opacity=".35"/><path d="M-44 30l8 20 8-18M56 30l4 22 12-20" fill="${wool.base}" opacity=".8"/><path d="M-42 84H-12V98H-42zM52 84H82V98H52z" fill="${wool.deep}" opacity=".7"/><path d="M-29 40V80M67 40V80" stroke="${hide.core}" stroke-width="3" opacity=".7"/>`,
      },
    );

    const blanketPath = 'M-34-20Q-22-12-10-24Q2-30 10-22Q16-16 24-24Q40-30 58-16L60 32Q12 48-36 32z';
    const rhomb = b.symbol(
      `<path d="M0-13L10 0L0 13L-10 0z" fill="${m.light}"/><path d="M0-8L6 0L0 8L-6 0z" fill="${red.base}"/><path d="M0-4L3 0L0 4L-3 0z" fill="#fff"/>`,
    );
    const tooth = 'l4-6 4 6'.repeat(13);
    const blanket = b.form(blanketPath, b.lin(50, [0, cloth.light], [0.35, cloth.base], [1, cloth.deep]), {
      width: 4,
      edge: 2.5,
      inside:
        `<path d="M-40-12Q10 2 66-10" fill="none" stroke="${red.base}" stroke-width="7"/><path d="M-40-8Q10 6 66-6" fill="none" stroke="${m.light}" stroke-width="2"/>` +
        `${b.use(rhomb, -20, 12)}${b.use(rhomb, 0, 16, 1.1)}${b.use(rhomb, 21, 15, 1.1)}${b.use(rhomb, 42, 11)}` +
        `<path d="M-40 26Q12 42 66 26V50H-40z" fill="${red.core}"/><path d="M-40 32${tooth}" fill="${m.light}" transform="rotate(2)"/><path d="M-40 25Q12 41 66 25" fill="none" stroke="${m.light}" stroke-width="2.5"/>`,
    });
    const tassels = [-28, -10, 10, 30, 50]
      .map(
        (x, i) =>
          `<path d="M${x} ${35 + at([0, 3, 5, 3, 0], i)}v9" stroke="${m.base}" stroke-width="5" stroke-linecap="round"/>`,
      )
      .join('');

    const royal = b.kind === 'royal';
    const load = royal
      ? b.form(
          'M-22-22Q-14-62 4-66Q10-84 16-66Q36-62 42-22Q10-6-22-22z',
          b.lin(40, [0, red.light], [0.5, red.base], [1, red.deep]),
          {
            width: 4,
            edge: 2.5,
            inside: `<path d="M-26-32Q10-18 46-32M-18-52Q10-42 38-52" fill="none" stroke="${m.light}" stroke-width="4.5"/><path d="M10-66V-14M2-64Q-6-40-6-18M18-64Q28-40 28-18" fill="none" stroke="${red.deep}" stroke-width="2" opacity=".6"/>`,
          },
        ) + b.part(star(10, -78, 9, 4, 8), m.white, 2)
      : b.form(
          'M-6-26Q-10-46 4-48Q14-52 24-46Q34-40 28-24Q10-14-6-26z',
          b.lin(50, [0, red.light], [0.5, red.base], [1, red.deep]),
          {
            width: 4,
            edge: 2.5,
            inside: `<path d="M-8-38Q10-30 32-38M2-50Q8-34 4-18M20-50Q16-34 20-18" fill="none" stroke="${m.light}" stroke-width="3"/>`,
          },
        );

    const face =
      `<path d="M-68-84Q-72-94-62-95Q-56-92-58-82z" fill="${hide.base}" stroke="${b.ink}" stroke-width="3.5"/><path d="M-76-83Q-66-92-54-80Q-58-70-66-76z" fill="${wool.base}"/>` +
      `<path d="${oval(-78, -69, 4, 4.5)}" fill="#fff"/><circle cx="-79" cy="-68" r="3" fill="${b.ink}"/><path d="M-84-74Q-78-78-72-73" fill="none" stroke="${wool.deep}" stroke-width="3" stroke-linecap="round"/><path d="M-96-56Q-88-54-83-58" fill="none" stroke="${wool.deep}" stroke-width="2.5" stroke-linecap="round"/><circle cx="-94" cy="-64" r="1.8" fill="${wool.deep}"/>`;
    const bridle = `<path d="M-90-74L-86-50M-87-62Q-72-58-60-66M-76-80Q-70-62-76-50" fill="none" stroke="${red.base}" stroke-width="3.5"/><circle cx="-72" cy="-61" r="3.5" fill="${m.light}" stroke="${b.ink}" stroke-width="1.5"/>`;
    const bells = `<path d="M-76-36Q-62-20-50-34" fill="none" stroke="${red.base}" stroke-width="5"/><circle cx="-71" cy="-28" r="3.5" fill="${m.light}"/><circle cx="-54" cy="-28" r="3.5" fill="${m.light}"/>${b.part('M-69-24Q-63-32-57-24L-55-14H-71z', b.band(20), 3)}`;
    const plume = royal ? b.part('M-66-92Q-74-104-58-99Q-50-97-56-90z', red.base, 2.5) : '';
    return `${far}${tail}${body}${load}${blanket}${tassels}${face}${bridle}${bells}${plume}${b.spark(44, -50, 9)}`;
  },
};
