import { type Brush, box, oval, poly, star } from '#sandbox/art/brush.ts';
import { type Rank, ranks, type Suit, suits } from '#sandbox/art/motifs/play/suits.ts';
import { smooth, sparkPath } from '#sandbox/art/paint/shapes.ts';

type Draw = (brush: Brush, colour: string) => string;

const scaled = (scale: number, markup: string, x = 0, y = 0): string =>
  `<g transform="translate(${x} ${y})scale(${scale})">${markup}</g>`;
const turned = (angle: number, markup: string): string => `<g transform="rotate(${angle})">${markup}</g>`;
const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
/** A bar of metal along a line: ink, body, light. */
const rod = (b: Brush, d: string, width: number): string =>
  line(d, b.ink, width + 10) + line(d, b.metal.base, width) + line(d, b.metal.white, width * 0.3, ' opacity=".75"');

const suit =
  (name: Suit): Draw =>
  (b, colour) =>
    scaled(6.2, b.form(suits[name], b.slope(colour), { width: 0.9, edge: 0.5 })) + b.specular(-34, -30, 20, 9);

const card =
  (rank: Rank, pip: Suit): Draw =>
  (b, colour) => {
    const red = pip === 'heart' || pip === 'diamond';
    const tone = red ? '#c8203c' : '#1b2444';
    const corner = scaled(1.5, `<path d="${suits[pip]}" fill="${tone}"/>`);
    const rankMark = scaled(6.6, line(ranks[rank], b.ink, 4.4) + line(ranks[rank], b.slope(colour, 70), 2.7), -33, -48);
    return b.form(box(-66, -92, 132, 184, 18), b.lin(60, [0, '#fffdf2'], [0.6, '#f2e6c4'], [1, '#d8bf86']), {
      inside:
        `<path d="${box(-54, -80, 108, 160, 10)}" fill="none" stroke="${b.metal.base}" stroke-width="3"/>` +
        `<g transform="translate(-38 -60)">${corner}</g><g transform="translate(38 60)rotate(180)">${corner}</g>${rankMark}`,
      edge: 2,
    });
  };

/** Reel symbols that are not motifs of covers, drawn with the same brush: silhouette first, then light, then ornament. */
export const drawnSymbols: Record<string, Draw> = {
  ace: card('A', 'spade'),
  king: card('K', 'diamond'),
  queen: card('Q', 'heart'),
  jack: card('J', 'club'),
  heart: suit('heart'),
  spade: suit('spade'),

  star: (b, colour) =>
    b.form(star(0, 0, 94, 72, 8), b.slope(b.mix(colour, '#0a1240', 0.45)), { edge: 3 }) +
    b.form(star(0, 0, 66, 34, 8), b.band(40), { width: 3, edge: 2 }) +
    `<circle r="14" fill="${b.ball(colour)}" stroke="${b.ink}" stroke-width="3"/>` +
    b.spark(-44, -52, 16),

  moon: (b, colour) =>
    b.form('M26-90A90 90 0 1 0 90 30A72 72 0 1 1 26-90z', b.slope(b.mix(colour, '#fff8d8', 0.5), 40), {
      inside: `<g fill="${colour}" opacity=".45"><circle cx="-52" cy="-6" r="13"/><circle cx="-30" cy="46" r="18"/><circle cx="22" cy="66" r="10"/></g>`,
    }) + scaled(1, b.form(star(46, -30, 32, 16, 8), b.band(40), { width: 3, edge: 1.5 })),

  bolt: (b, colour) =>
    b.form('M26-98L-64 14H-12L-34 98L66-26H10z', b.slope(colour, 70), {
      inside: `<path d="M26-98L-64 14H-40L30-74z" fill="#fff" opacity=".5"/>`,
      edge: 4,
    }),

  comet: (b, colour) =>
    `<path d="M-96 92Q-70-6 2-62L62 0Q10 66-96 92z" fill="${b.lin(135, [0, '#fff'], [0.1, '#fff', 0.95], [0.45, colour, 0.8], [1, colour, 0])}"/>` +
    line('M-70 70Q-30 10 10-22M-46 74Q0 40 30 10M-78 40Q-50-10-20-36', '#fff', 5, ' opacity=".7"') +
    b.form(oval(40, -40, 50), b.ball(colour), {
      inside: `<path d="${star(40, -40, 34, 16, 8)}" fill="#fff" opacity=".85"/>`,
    }),

  saturn: (b, colour) => {
    const ring = (front: boolean) =>
      turned(
        -22,
        line(`M-92 0A92 27 0 0 ${front ? 0 : 1} 92 0`, b.ink, 26) +
          line(`M-92 0A92 27 0 0 ${front ? 0 : 1} 92 0`, b.band(0), 17) +
          line(`M-92 0A92 27 0 0 ${front ? 0 : 1} 92 0`, '#fff', 3, ' opacity=".7"'),
      );
    return (
      ring(false) +
      b.form(oval(0, 0, 60), b.ball(colour), {
        inside: turned(
          -22,
          `<path d="M-70-24h140v13h-140zM-70 12h140v20h-140z" fill="${b.mix(colour, '#7a2c06', 0.4)}" opacity=".5"/>`,
        ),
      }) +
      ring(true)
    );
  },

  astronaut: (b, colour) =>
    b.form(box(-62, 52, 124, 46, 22), b.slope(colour)) +
    b.form(oval(0, -12, 82, 80), b.ball(b.mix(colour, '#c8d4ec', 0.3))) +
    `${b.part(box(-98, -34, 24, 52, 12), b.band(0), 4)}${b.part(box(74, -34, 24, 52, 12), b.band(0), 4)}` +
    b.form(box(-58, -58, 116, 88, 42), b.lin(60, [0, '#7ae8ff'], [0.3, '#2a3bd0'], [1, '#0a0630']), {
      inside: `<circle cx="30" cy="-4" r="7" fill="#ffd45a"/><path d="M-46-20Q-36-48 0-50" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".85"/><path d="${star(14, -30, 9, 4, 4)}M-18 10h.1" fill="#fff"/>`,
    }),

  satellite: (b, colour) => {
    const panel = (x: number) =>
      b.form(box(x, -28, 62, 56, 4), b.lin(60, [0, '#8fd4ff'], [0.4, '#2456d8'], [1, '#0c1c6a']), {
        inside: line(`M${x + 21}-28v56M${x + 42}-28v56M${x} 0h62`, '#bfe4ff', 3, ' opacity=".7"'),
        edge: 2,
      });
    return turned(
      -32,
      rod(b, 'M-40 0H40', 8) +
        panel(-98) +
        panel(36) +
        b.form(box(-28, -44, 56, 88, 10), b.slope(colour, 20)) +
        b.form('M-34-58Q0-22 34-58Q30-92 0-92Q-30-92-34-58z', b.band(30)) +
        `<circle cy="6" r="13" fill="${b.ball('#ff2e9a')}" stroke="${b.ink}" stroke-width="4"/>`,
    );
  },

  orbit: (b, colour) =>
    [0, 60, 120]
      .map((angle) =>
        turned(angle, line(oval(0, 0, 90, 33), b.ink, 13) + line(oval(0, 0, 90, 33), b.slope(colour, 20), 7)),
      )
      .join('') +
    b.form(oval(0, 0, 31), b.ball(b.accent)) +
    `<g fill="#fff" stroke="${b.ink}" stroke-width="4"><circle cx="90" cy="0" r="11"/><circle cx="-45" cy="-78" r="11"/><circle cx="-45" cy="78" r="11"/></g>`,

  torch: (b, colour) =>
    b.form('M-26 6H26L12 96H-12z', b.slope('#7a4420', 0)) +
    b.form(box(-36, -8, 72, 26, 8), b.band(0)) +
    b.form(
      'M0-98C34-62 50-44 44-18C38 4 18 12 0 12C-18 12-40 4-44-20C-46-38-30-44-26-62C-14-54-8-48-8-42C2-54 6-70 0-98z',
      b.lin(80, [0, '#fff2a0'], [0.5, colour], [1, '#d8280e']),
      {
        inside: '<path d="M0-46C18-26 24-14 18 0C12 12-14 12-18 0C-22-16-6-22 0-46z" fill="#fff8c8"/>',
        rim: '#fff2a0',
      },
    ),

  coal: (b, colour) =>
    b.form(
      poly([
        [-84, 20],
        [-58, -52],
        [-8, -80],
        [52, -62],
        [88, -4],
        [66, 58],
        [4, 82],
        [-56, 68],
      ]),
      b.lin(60, [0, '#6a4a44'], [0.5, '#2c1614'], [1, '#0e0404']),
      {
        inside:
          line('M-84 20L-24 0L-8-80M-24 0L10 34L4 82M10 34L88-4M-24 0L-56 68M10 34L52-62', '#7a0d06', 17) +
          line('M-84 20L-24 0L-8-80M-24 0L10 34L4 82M10 34L88-4M-24 0L-56 68M10 34L52-62', colour, 10) +
          line('M-84 20L-24 0L-8-80M-24 0L10 34L4 82M10 34L88-4', '#ffe9a0', 4),
        rim: colour,
      },
    ),

  pepper: (b, colour) =>
    turned(
      12,
      b.form(
        'M-34-44C-10-66 40-58 52-24C66 22 30 84-62 96C-30 62-36 34-44 6C-50-16-48-32-34-44z',
        b.slope(colour, 30),
        {
          rim: '#ffb01e',
        },
      ) +
        line('M-22-26C-32-4-20 26-26 52', '#fff', 9, ' opacity=".6"') +
        b.form(
          'M-40-38C-30-64-6-70 6-66C4-84 14-98 30-98L36-84C24-82 22-74 24-62C40-58 48-46 50-30C30-42 20-30 8-44C-6-30-20-44-40-38z',
          b.slope('#3aa83a', 40),
          { edge: 2 },
        ),
    ),

  spark: (b, colour) =>
    b.form(sparkPath(0, 0, 98), b.slope(colour, 50), { edge: 2 }) +
    turned(45, b.form(sparkPath(0, 0, 60), b.slope('#ff8a3a', 50), { width: 3, edge: 1.5 })) +
    b.form(sparkPath(0, 0, 74), b.rad(0.5, 0.5, 0.5, [0, '#fff'], [0.5, colour], [1, colour]), {
      width: 0.5,
      edge: false,
    }),

  scroll: (b, colour) =>
    b.form('M-58-66H58V66H-58z', b.lin(0, [0, b.tones(colour).core], [0.2, colour], [0.7, '#fff6dc'], [1, colour]), {
      inside: line('M-36-34H36M-36-12H28M-36 10H34M-36 32H10', '#8a5a2a', 7, ' opacity=".7"'),
    }) +
    b.form(box(-84, -92, 168, 34, 17), b.slope(colour, 80)) +
    b.form(box(-84, 58, 168, 34, 17), b.slope(colour, 80)) +
    `<g fill="${b.bead()}" stroke="${b.ink}" stroke-width="4"><circle cx="-84" cy="-75" r="12"/><circle cx="84" cy="-75" r="12"/><circle cx="-84" cy="75" r="12"/><circle cx="84" cy="75" r="12"/></g>`,

  eye: (b, colour) =>
    rod(b, 'M-80-54Q-20-92 78-50', 12) +
    rod(b, 'M-10 40L-22 92M18 38Q34 90 84 76Q90 60 74 58', 11) +
    b.form('M-94 4Q-40-56 18-46Q64-38 94-8Q52 42-6 42Q-60 40-94 4z', b.lin(80, [0, '#fffdf2'], [1, '#d8c89a'])) +
    b.form(oval(2, -4, 35), b.ball(colour), { width: 4 }) +
    '<circle cx="2" cy="-4" r="15" fill="#050814"/><circle cx="-8" cy="-15" r="8" fill="#fff"/>',

  key: (b) =>
    turned(
      38,
      b.form(`${box(-10, -12, 20, 108, 6)}M8 62h38v14h-14v16h-24z`, b.band(0), { edge: 2 }) +
        b
          .form(`${star(0, -50, 48, 37, 8)}${oval(0, -50, 20)}`, b.band(40), { edge: 2 })
          .replaceAll('<path id', '<path fill-rule="evenodd" id') +
        b.form(star(0, -50, 20, 10, 8), b.slope(b.accent), { width: 2, edge: 1 }),
    ),

  vase: (b, colour) =>
    line('M-36-46C-84-44-84 14-46 12M36-46C84-44 84 14 46 12', b.ink, 20) +
    line('M-36-46C-84-44-84 14-46 12M36-46C84-44 84 14 46 12', b.metal.base, 10) +
    b.form(
      'M-34-94H34L24-62C22-44 66-28 62 16C58 58 34 70 30 92H-30C-34 70-58 58-62 16C-66-28-22-44-24-62z',
      b.slope(colour, 20),
      {
        inside:
          `<path d="M-70-8h140v34h-140z" fill="${b.band(0)}"/><path d="${[-44, -15, 14, 43].map((x) => star(x, 9, 13, 6, 8)).join('')}" fill="${b.ink}"/>` +
          `<path d="M-40-94h80v14h-80zM-40 78h80v16h-80z" fill="${b.band(0)}"/>`,
      },
    ) +
    b.specular(-34, -20, 8, 20, 12, 0.6),

  hourglass: (b, colour) =>
    b.form(
      'M-50-76H50C50-30 12-14 12 0C12 14 50 30 50 76H-50C-50 30-12 14-12 0C-12-14-50-30-50-76z',
      b.lin(0, [0, '#e6fbff', 0.95], [0.5, colour, 0.55], [1, '#e6fbff', 0.9]),
      {
        inside:
          '<path d="M-44-34Q0-48 44-34Q12-12 4 2V50H-4V2Q-12-12-44-34zM-52 80Q-20 34 0 34Q20 34 52 80z" fill="#ffd45a" stroke="#b5712f" stroke-width="3"/>',
      },
    ) +
    b.form(box(-66, -96, 132, 24, 10), b.band(10)) +
    b.form(box(-66, 72, 132, 24, 10), b.band(10)) +
    rod(b, 'M-58-70V70', 7) +
    rod(b, 'M58-70V70', 7),

  ring: (b, colour) =>
    line(oval(0, 34, 56), b.ink, 34) +
    line(oval(0, 34, 56), b.band(50), 23) +
    line('M-56 34A56 56 0 0 1-20-18', '#fff', 5, ' opacity=".8"') +
    b.form(
      poly([
        [-34, -94],
        [34, -94],
        [58, -62],
        [0, 2],
        [-58, -62],
      ]),
      b.slope(colour, 60),
      {
        inside:
          '<path d="M-34-94L-18-62L0-94L18-62L34-94M-58-62H58M-18-62L0 2L18-62" fill="none" stroke="#fff" stroke-width="4" opacity=".6"/><path d="M-34-94H0L-18-62H-58z" fill="#fff" opacity=".5"/>',
        edge: 4,
      },
    ) +
    b.spark(-44, -88, 18),

  feather: (b, colour) =>
    turned(
      34,
      b.form(
        'M4-98C44-84 60-40 50 2L34-6L46 20C42 36 36 48 28 58L16 44L20 66L0 78L-18 66L-14 46L-28 60C-38 46-44 32-46 16L-32-4L-48 0C-56-40-34-84 4-98z',
        b.slope(colour, 30),
        {
          inside:
            line(
              'M0 60L36 26M0 30L46-10M0 0L48-40M0-30L40-66M0 60L-36 26M0 30L-46-10M0 0L-48-40M0-30L-36-66',
              b.tones(colour).core,
              5,
              ' opacity=".6"',
            ) +
            `<path d="${oval(2, -44, 27, 34)}" fill="${b.band(30)}" stroke="${b.ink}" stroke-width="4"/><path d="${oval(2, -40, 17, 22)}" fill="#12c4b4"/><path d="${oval(2, -36, 9, 12)}" fill="#1b1f8a"/>`,
        },
      ) + rod(b, 'M0-4V98', 5),
    ),

  trident: (b) =>
    rod(b, 'M0-40V94', 15) +
    b.form(
      'M-12 14H12V-6C48-8 64-30 60-62L78-56L54-98L34-58L46-62C46-40 34-26 12-26V-62L24-58L0-98L-24-58L-12-62V-26C-34-26-46-40-46-62L-34-58L-54-98L-78-56L-60-62C-64-30-48-8-12-6z',
      b.band(30),
      { edge: 2 },
    ) +
    `<circle cy="14" r="15" fill="${b.ball(b.accent)}" stroke="${b.ink}" stroke-width="4"/>`,

  pearl: (b, colour) =>
    b.form(
      oval(0, 0, 82),
      b.rad(
        0.38,
        0.34,
        0.72,
        [0, '#fff'],
        [0.35, b.mix(colour, '#fff', 0.4)],
        [0.62, b.mix(colour, '#c8b8f4', 0.5)],
        [0.85, b.mix(colour, '#7a6ab0', 0.6)],
        [1, '#5a4a8a'],
      ),
      { rim: '#7ae8ff', edge: 5 },
    ) +
    b.specular(-30, -34, 27, 16) +
    b.spark(58, -60, 22),

  shell: (b, colour) =>
    b.form(
      'M0 90L-26 84C-34 66-96 34-94-14C-92-36-76-48-62-46C-62-70-40-84-24-76C-14-94 14-94 24-76C40-84 62-70 62-46C76-48 92-36 94-14C96 34 34 66 26 84z',
      b.slope(colour, 70),
      {
        inside:
          line(
            'M0 80L-62-46M0 80L-24-76M0 80L24-76M0 80L62-46M0 80L-94-6M0 80L94-6',
            b.tones(colour).core,
            8,
            ' opacity=".7"',
          ) + line('M-4 70L-46-54M-4 70L-2-80M4 70L42-60M-6 72L-78-20', '#fff', 5, ' opacity=".5"'),
      },
    ) + b.form(oval(0, 40, 24), b.rad(0.38, 0.32, 0.7, [0, '#fff'], [0.6, '#f4e4ff'], [1, '#9a86c8']), { width: 4 }),

  anchor: (b, colour) =>
    rod(b, 'M0-48V78M-38-28H38', 15) +
    rod(b, 'M-74 18C-70 66-34 86 0 86C34 86 70 66 74 18', 15) +
    b.form('M-96 36L-74-2L-46 34zM96 36L74-2L46 34z', b.slope(colour, 50), { width: 4, edge: 2 }) +
    line(oval(0, -70, 20), b.ink, 22) +
    line(oval(0, -70, 20), b.metal.base, 11) +
    line('M-26 64C20 40-30 10 22-8', '#e8d8b0', 9),

  turtle: (b, colour) =>
    turned(
      28,
      b.form(
        'M-40-40C-70-70-96-60-92-40C-84-16-60-14-42-14zM40-40C70-70 96-60 92-40C84-16 60-14 42-14zM-36 40C-60 44-76 66-66 80C-48 88-28 72-20 58zM36 40C60 44 76 66 66 80C48 88 28 72 20 58zM-20-62C-24-92-14-98 0-98C14-98 24-92 20-62z',
        b.slope(b.mix(colour, '#1fae5c', 0.4), 60),
        { width: 4 },
      ) +
        b.form(oval(0, 4, 60, 70), b.ball(b.mix(colour, '#0a6a4a', 0.45)), {
          inside:
            `<path d="M-22-32H22L40 4L22 40H-22L-40 4z" fill="${colour}" opacity=".8"/>` +
            line(
              'M-22-32H22L40 4L22 40H-22L-40 4zM-22-32L-40-62M22-32L40-62M40 4H64M-40 4H-64M22 40L36 66M-22 40L-36 66',
              '#053a2a',
              6,
            ),
        }) +
        '<g fill="#fff"><circle cx="-9" cy="-84" r="4"/><circle cx="9" cy="-84" r="4"/></g>',
    ),

  starfish: (b, colour) =>
    b.form(
      smooth(
        Array.from({ length: 10 }, (_, index) => {
          const angle = (index * Math.PI) / 5 - Math.PI / 2;
          const radius = index % 2 ? 42 : 96;
          return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
        }),
        1.1,
      ),
      b.ball(colour),
      {
        inside: `<g fill="#fff" opacity=".75">${Array.from({ length: 5 }, (_, arm) =>
          turned(
            arm * 72,
            '<circle r="7" cy="-22"/><circle r="6" cy="-42"/><circle r="5" cy="-60"/><circle r="3.5" cy="-75"/>',
          ),
        ).join('')}</g>`,
      },
    ) + b.specular(-16, -14, 12, 6),

  bubble: (b, colour) => {
    const one = (x: number, y: number, r: number) =>
      `<path d="${oval(x, y, r)}" fill="${b.rad(0.5, 0.5, 0.5, [0, '#e6fffb', 0.2], [0.62, colour, 0.4], [0.9, b.mix(colour, '#2f6bff', 0.4), 0.85], [1, '#fff', 0.95])}" stroke="${b.lin(48, [0, '#fff'], [0.5, colour], [1, '#ff9ae0'])}" stroke-width="4"/>` +
      b.specular(x - r * 0.36, y - r * 0.4, r * 0.3, r * 0.16) +
      line(
        `M${x + r * 0.2} ${y + r * 0.72}A${r * 0.75} ${r * 0.75} 0 0 0 ${x + r * 0.72} ${y + r * 0.2}`,
        '#fff',
        r / 12,
        ' opacity=".7"',
      );
    return one(-22, 16, 66) + one(54, -46, 38) + one(58, 48, 22);
  },

  sun: (b, colour) =>
    b.form(star(0, 0, 97, 64, 16), b.slope('#ff8a1e', 50)) +
    b.form(star(0, 0, 80, 56, 16, 11), b.slope(colour, 50), { width: 2, edge: 2 }) +
    b.form(oval(0, 0, 52), b.ball('#ffc22e'), { width: 4, rim: '#ff4a1e' }) +
    `<path d="${star(0, 0, 36, 18, 8)}" fill="#fff6c8" stroke="#c8780c" stroke-width="3"/>`,

  paw: (b, colour) => {
    const stone = b.slope(b.mix(colour, '#7a3a10', 0.2), 60);
    return (
      b.form(oval(0, 0, 94), b.slope('#7a3a14', 50)) +
      b.form(star(0, 0, 84, 76, 16), b.band(40), { width: 2, edge: 1 }) +
      [oval(-46, -8, 15, 21), oval(-18, -40, 16, 23), oval(18, -40, 16, 23), oval(46, -8, 15, 21)]
        .map((toe) => b.form(toe, stone, { width: 4, edge: 2 }))
        .join('') +
      b.form('M0-10C26-8 46 26 34 46C24 58 10 46 0 46C-10 46-24 58-34 46C-46 26-26-8 0-10z', stone, {
        width: 4,
        edge: 2,
      })
    );
  },
};
