import { at, createBrush, oval, poly } from '#sandbox/art/brush.ts';
import { shade } from '#sandbox/art/paint/colour.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['falcon', 'phoenix', 'humo'] as const;

type Plumage = readonly [outer: string, middle: string, inner: string, breast: string, head: string];

/** A bird of fortune with raised wings: feathers in three regular rows, scales on the breast. */
export const bird: Motif = {
  name: 'bird',
  kinds: KINDS,
  tags: ['bird'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const bodyColor = paint.color;
    const plumage: Plumage = bodyColor
      ? [shade(bodyColor, -0.3), bodyColor, shade(bodyColor, 0.3), bodyColor, shade(bodyColor, 0.15)]
      : b.kind === 'phoenix'
        ? ['#d81e1e', '#ff7a1a', '#ffc83a', '#e8301e', '#ff9a2a']
        : b.kind === 'humo'
          ? ['#1c7ac8', '#e8a01c', '#2ac8b4', '#f0b02e', '#f4c04a']
          : ['#34407c', '#5468b0', '#8ca0dc', '#5f74bc', '#7c90d0'];
    const [outer, middle, inner, breast, headColor] = plumage;
    const m = b.metal;

    const feather = (color: string, tip: string): string => {
      const t = b.tones(color);
      return b.symbol(
        `<path d="M0 0C-11-22-12-62-2-82C10-64 12-26 0 0z" fill="${b.lin(90, [0, tip], [0.35, t.base], [1, t.core])}" stroke="${b.ink}" stroke-width="3.5"/><path d="M-2-80C-12-62-9-22 0-2z" fill="${t.light}" opacity=".55"/><path d="M-1-76Q1-40 0-6" fill="none" stroke="${t.deep}" stroke-width="1.6" opacity=".7"/>`,
      );
    };
    const rows = [
      [feather(outer, b.kind === 'phoenix' ? '#ff8a1e' : shade(outer, 0.3)), 9, 112, 6, 1.04, 1],
      [feather(middle, shade(middle, 0.35)), 7, 106, 12, 0.8, 1],
      [feather(inner, shade(inner, 0.4)), 6, 98, 14, 0.54, 1],
    ] as const;
    const wing = rows
      .map(([href, count, from, to, size, width]) =>
        Array.from({ length: count }, (_, i) => {
          const share = i / (count - 1);
          const reach = size * (0.8 + 0.2 * Math.sin(share * Math.PI * 0.9 + 0.5));
          return b.use(
            href,
            18 + share * 26 * size,
            6 - share * 38,
            `${(width * (0.82 + size * 0.34)).toFixed(2)} ${(reach * (1 - share * 0.16)).toFixed(2)}`,
            from + (to - from) * share,
          );
        }).join(''),
      )
      .join('');
    const wingHref = b.symbol(wing);
    const wings = `<use href="${wingHref}"/><use href="${wingHref}" transform="scale(-1 1)"/>`;

    const tailFeather = rows[0][0];
    const tailAccent = rows[2][0];
    const tail =
      [142, 159, 201, 218].map((a) => b.use(tailFeather, 0, 40, '1.15 .72', a)).join('') +
      b.use(tailAccent, 0, 36, '1.2 .76', 180) +
      b.use(tailAccent, 0, 36, '1.1 .64', 166) +
      b.use(tailAccent, 0, 36, '1.1 .64', 194);

    const scaleTone = b.tones(breast);
    const scale = b.symbol(
      `<path d="M-10-6Q-10 9 0 14Q10 9 10-6z" fill="${b.lin(90, [0, scaleTone.core], [0.6, scaleTone.base], [1, scaleTone.light])}" stroke="${scaleTone.deep}" stroke-width="1.8"/>`,
    );
    const row = b.symbol(
      b.scatter(scale, [
        [-34, 0],
        [-17, 0],
        [0, 0],
        [17, 0],
        [34, 0],
      ]),
    );
    const scales = Array.from({ length: 7 }, (_, i) => b.use(row, i % 2 ? 8.5 : 0, 56 - i * 12)).join('');
    const body = b.form('M-14-36C-36-22-40 14-24 44Q-12 64 0 74Q12 64 24 44C40 14 36-22 14-36z', scaleTone.base, {
      width: 4,
      edge: 3,
      inside: `${scales}<path d="M40-40L40 80H-4Q26 40 14-36z" fill="${scaleTone.deep}" opacity=".42"/><path d="M-30-30Q-34 14-14 48L-30 40z" fill="#fff" opacity=".25"/>`,
    });
    const collar =
      b.part('M-24-28Q0-8 24-28Q22-12 0-4Q-22-12-24-28z', b.band(10), 3) +
      b.part(
        oval(0, -10, 6.5),
        b.rad(0.35, 0.3, 0.8, [0, '#fff'], [0.3, b.tones(b.accent).light], [1, b.tones(b.accent).core]),
        2.5,
      ) +
      `<circle cx="-13" cy="-18" r="2.5" fill="${m.white}"/><circle cx="13" cy="-18" r="2.5" fill="${m.white}"/>`;

    const t = b.tones(headColor);
    const crest =
      b.kind === 'falcon'
        ? ''
        : [-34, -16, 0, 16, 34]
            .map((a, i) => b.use(at(rows, i % 2 ? 1 : 2)[0], 0, -60, `.5 ${i === 2 ? '.46' : '.38'}`, a))
            .join('');
    const head =
      crest +
      b.form('M0-78C18-78 28-64 26-48C25-36 16-28 0-22C-16-28-25-36-26-48C-28-64-18-78 0-78z', b.ball(headColor), {
        width: 4,
        edge: 2.5,
        inside: `<path d="M-28-44Q-10-30 0-20Q10-30 28-44V-10H-28z" fill="${b.kind === 'falcon' ? '#f0ecf8' : t.white}" opacity=".8"/><path d="M-30-66Q-12-62-3-48L0-78L3-48Q12-62 30-66L20-84H-20z" fill="${t.core}" opacity=".75"/>`,
      }) +
      b.both(
        `<path d="M5-52L24-62Q24-48 13-46Q7-46 5-52z" fill="${b.ink}"/><path d="M9-51L21-57Q20-49 14-48z" fill="${b.kind === 'phoenix' ? '#fff0a0' : '#ffc83a'}"/><circle cx="15" cy="-52.5" r="2.2" fill="${b.ink}"/><path d="M3-54L26-68L27-60z" fill="${t.deep}"/>`
          .replace('52.5', '52.5')
          .replace('2.200', '2.2'),
      ) +
      b.part(
        'M0-54C9-52 11-42 6-35Q3-30 0-24Q-3-30-6-35C-11-42-9-52 0-54z',
        b.lin(30, [0, '#fff0b0'], [0.4, '#ffc23a'], [1, '#b0620c']),
        3,
      ) +
      `<path d="M-7-42Q0-38 7-42" fill="none" stroke="${b.ink}" stroke-width="2"/><path d="M-3-49Q-5-45-4-42" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round"/>`;
    const feet = b.both(
      b.part(
        poly([
          [7, 60],
          [15, 58],
          [17, 72],
          [24, 80],
          [16, 79],
          [15, 88],
          [10, 80],
          [3, 84],
          [8, 72],
        ]),
        '#ffb83a',
        3,
      ),
    );
    return `<g transform="translate(0 -2)scale(.93)">${tail}${wings}<g transform="translate(0 -2)scale(.88)">${feet}${body}${collar}${head}</g></g>${b.spark(-70, 70, 9)}${b.spark(-11, -64, 7)}${b.spark(84, -84, 11)}`;
  },
};
