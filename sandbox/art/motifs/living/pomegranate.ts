import { createBrush, oval, poly } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';
import { num } from '#sandbox/art/paint/shapes.ts';

const KINDS = ['window', 'split'] as const;

/** Pomegranate with an opened window of seeds (`window`) or torn right across (`split`). */
export const pomegranate: Motif = {
  name: 'pomegranate',
  kinds: KINDS,
  tags: ['fruit'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const skin = b.color('#d4213f');
    const t = b.tones(skin);
    const flesh = '#fce3b8';
    const leaf = b.tones('#3a9a3c');

    const leafShapes: readonly (readonly [outline: string, vein: string])[] = [
      ['M16-60c18-26 46-34 72-26c-12 26-42 40-72 26z', 'M22-62q28-8 58-22'],
      ['M-18-58c-14-22-38-30-62-24c8 24 34 38 62 24z', 'M-24-60q-24-8-48-20'],
    ];
    const leaves = leafShapes
      .map(
        ([d, vein]) =>
          `${b.form(d, b.lin(40, [0, leaf.white], [0.3, leaf.light], [0.6, leaf.base], [1, leaf.deep]), { width: 3, edge: 2 })}<path d="${vein}" fill="none" stroke="${leaf.deep}" stroke-width="2" opacity=".6"/>`,
      )
      .join('');

    const calyx = b.form(
      'M-26-48c0-14-4-30-14-44q16 2 22 14q2-12 8-20q8 6 11 18q4-12 13-18q5 8 5 20q8-10 22-10c-10 10-16 26-15 40q-26 10-52 0z',
      b.lin(60, [0, t.white], [0.25, t.light], [0.55, t.base], [1, t.deep]),
      {
        width: 4.5,
        inside: `<path d="M-16-78q4 18 4 30M-2-80q0 14 1 30M16-80q-4 16-4 30" fill="none" stroke="${t.deep}" stroke-width="3" opacity=".55"/><ellipse cy="-48" rx="34" ry="9" fill="${t.deep}" opacity=".55"/>`,
      },
    );

    const freckles = Array.from({ length: 9 }, () => {
      const angle = paint.rng.float() * 6.28;
      const far = 50 + paint.rng.float() * 24;
      return `M${num(Math.cos(angle) * far)} ${num(14 + Math.sin(angle) * far)}h0`;
    }).join('');
    const body = b.form(
      'M0-52c14-8 34-6 50 6c24 16 36 42 34 66c-2 40-38 72-84 72c-46 0-82-32-84-72c-2-24 10-50 34-66c16-12 36-14 50-6z',
      b.ball(skin),
      {
        inside:
          `<path d="M-20-56q-62 62-24 148M20-56q62 62 24 148M-44-50q-66 60-20 130" fill="none" stroke="${t.deep}" stroke-width="5" opacity=".2"/>` +
          b.crescent(-10, 6, 84, 84, t.deep) +
          `<path d="${freckles}" stroke="${t.light}" stroke-width="3" stroke-linecap="round" opacity=".5"/>`,
        edge: 3.5,
      },
    );

    const seedTone = b.tones(b.mix(skin, '#ff2a55', 0.5));
    const seed = b.symbol(
      `<path d="M0-11c7 0 10 6 9 12c-1 7-5 10-9 10c-5 0-8-3-9-10c-1-6 3-12 9-12z" fill="${b.rad(0.38, 0.3, 0.8, [0, seedTone.white], [0.35, seedTone.light], [0.7, seedTone.base], [1, seedTone.deep])}"/><ellipse cx="-3" cy="-4.5" rx="2.2" ry="3.2" fill="#fff" opacity=".9"/>`,
    );
    const split = b.kind === 'split';
    const rows: string[] = [];
    for (let row = -3; row <= 3; row += 1) {
      for (let column = -3; column <= 3; column += 1) {
        const x = column * 18.5 + (row % 2 ? 9 : 0);
        const y = row * 18;
        if (Math.hypot(x / (split ? 1.25 : 1), y) < 54) rows.push(b.use(seed, x, y, 1, Math.atan2(-x, y * 1.3) * 26));
      }
    }
    const mouth = split
      ? 'M-58-10l14-18l18 4l16-14l18 10l20-6l12 20l18 6l-6 24l4 18l-22 12l-12 18l-24-6l-20 12l-14-16l-22-4l-2-22l-8-16z'
      : 'M-32-34l18-8l14 3l17-4l14 14l15 12l-2 20l3 18l-16 12l-12 13l-20-2l-16 4l-16-13l-14-14l3-19l-4-16z';
    const window = `<g transform="translate(${split ? '2 24' : '10 26'})">${b.form(mouth, flesh, {
      width: 3.5,
      ink: t.deep,
      edge: false,
      inside:
        `<path d="${mouth}" fill="${seedTone.deep}" transform="scale(.86)"/><path d="${mouth}" fill="none" stroke="${b.mix(flesh, skin, 0.45)}" stroke-width="5"/>` +
        `<g transform="scale(.92)">${rows.join('')}</g><path d="${mouth}" fill="none" stroke="${flesh}" stroke-width="9"/><path d="M0-60q-6 50 2 116" fill="none" stroke="${flesh}" stroke-width="3.5" opacity=".85"/>`,
    })}</g>`;

    const loose = b.scatter(seed, [
      [-70, 84, 1.1, 30],
      [66, 86, 1.2, -50],
      [86, 78, 0.9, 70],
    ]);
    const peel = split
      ? `<path d="${poly([
          [-58, 12],
          [-76, 2],
          [-66, 34],
        ])}" fill="${t.core}"/>`
      : '';
    return `${leaves}${calyx}${body}${window}${peel}${b.specular(-44, -16, 17, 8, -48)}<path d="${oval(-56, 12, 3, 6)}" fill="#fff" opacity=".5"/>${loose}`;
  },
};
