import { createBrush, oval } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';
import { type Point, smooth } from '#sandbox/art/paint/shapes.ts';

const KINDS = ['pond', 'pearl'] as const;
const BODY =
  'M-78 2C-79-14-62-27-38-29C-8-31 22-26 46-12Q56-6 64-8L68 4Q54 8 42 14C18 27-14 33-42 30C-64 27-77 16-78 2z';
const TAIL = 'M60-8C70-28 86-40 108-42C104-26 100-14 88-2C100 4 110 16 112 34C92 34 74 22 62 6z';

/** Two koi from above, swimming past each other; `pearl` has a pearl between them. */
export const koi: Motif = {
  name: 'koi',
  kinds: KINDS,
  tags: ['head'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const spot = (x: number, y: number, size: number): string =>
      smooth(
        Array.from({ length: 7 }, (_, i): Point => {
          const reach = size * b.rng.between(0.7, 1.2);
          return [x + Math.cos((i / 7) * 6.28) * reach * 1.2, y + Math.sin((i / 7) * 6.28) * reach];
        }),
      );

    const fish = (base: string, patch: string, second: string): string => {
      const t = b.tones(base);
      const fin = b.lin(50, [0, '#fff', 0.95], [0.45, t.light, 0.9], [1, b.mix(base, patch, 0.7), 0.9]);
      const rays = (d: string): string =>
        `<path d="${d}" fill="none" stroke="${b.tones(patch).core}" stroke-width="1.8" stroke-linecap="round" opacity=".55"/>`;
      const fins =
        b.part('M-46-22C-44-46-22-62 6-60C6-44-6-30-24-24z', fin, 4) +
        rays('M-34-28L-4-56M-38-28L-20-50M-30-26L0-46') +
        b.part('M-46 26C-38 48-14 62 10 56C8 42-8 32-26 26z', fin, 4) +
        rays('M-34 30L0 52M-38 32L-18 50M-30 28L2 44') +
        b.part('M10-24Q28-38 42-34Q40-22 28-16z', fin, 3.5) +
        b.part('M14 24Q30 36 44 30Q42 20 32 14z', fin, 3.5);
      const tail = b.part(TAIL, fin, 4.5) + rays('M68-6L104-38M70-4L94-16M70 2L94 12M68 4L108 30M66 2L84-2');
      const scales = Array.from({ length: 24 }, (_, i) => {
        const column = Math.floor(i / 4);
        return `M${-34 + column * 14} ${-20 + (i % 4) * 12 + (column % 2) * 6 + column}q8 5 0 11`;
      }).join('');
      const patchTone = b.tones(patch);
      const body = b.form(BODY, b.rad(0.4, 0.28, 0.8, [0, '#fff'], [0.35, t.light], [0.7, t.base], [1, t.core]), {
        width: 4.5,
        edge: 3,
        inside:
          `<path d="${spot(-30, -12, 15)}${spot(16, 6, 15)}${spot(52, -2, 10)}${spot(-66, 4, 8)}" fill="${b.lin(50, [0, patchTone.light], [0.5, patch], [1, patchTone.core])}"/><path d="${spot(-8, -20, 6)}${spot(-36, 18, 7)}${spot(36, -8, 5)}" fill="${second}"/>` +
          `<path d="${scales}" fill="none" stroke="${t.deep}" stroke-width="1.6" opacity=".4"/><path d="M-80 16Q-20 46 66 6V40H-80z" fill="${patchTone.deep}" opacity=".28"/>` +
          `<path d="M-50-20Q-40 0-52 22" fill="none" stroke="${t.deep}" stroke-width="2.5" opacity=".5"/>`,
      });
      const dorsal =
        b.part('M-26-2C-12-16 16-18 38-6C18 2-8 6-26-2z', fin, 2.5, patchTone.deep) +
        rays('M-16-4L0-12M-2-3L14-13M12-3L26-10');
      const eyes = [-17, 19]
        .map(
          (y) => `<path d="${oval(-62, y, 4.5)}" fill="${b.ink}"/><circle cx="-63" cy="${y - 2}" r="1.5" fill="#fff"/>`,
        )
        .join('');
      const whiskers = `<path d="M-74-8q-14-2-16-14M-76 10q-12 4-12 16" fill="none" stroke="${b.ink}" stroke-width="3.5" stroke-linecap="round"/>`;
      return `${tail}${fins}${whiskers}${body}${dorsal}${eyes}<path d="M-72-3h0M-72 6h0" stroke="${t.deep}" stroke-width="3" stroke-linecap="round"/>`;
    };

    const color = paint.color;
    const first = '#fff4ea';
    const warm = color ?? '#ff7420';
    const patch = color ?? '#f0481e';
    const apart = b.kind === 'pearl' ? 10 : 0;
    const pearl = apart
      ? `<circle r="36" fill="${b.rad(0.5, 0.5, 0.5, [0, b.palette.light, 0.9], [1, b.palette.light, 0])}"/>${b.form(oval(0, 0, 16), b.rad(0.35, 0.28, 0.8, [0, '#fff'], [0.4, '#f6eef8'], [0.75, '#cbb8dc'], [1, '#7a6a9a']), { width: 4, edge: 2 })}${b.spark(-5, -6, 10)}`
      : '';
    const scale = apart ? 0.75 : 0.84;
    const stretch = apart ? 0.8 : 0.94;
    return (
      `<g transform="translate(6 ${42 + apart * 0.6})rotate(164)scale(${scale} ${stretch})">${fish(warm, '#fff0dc', b.tones(warm).deep)}</g>` +
      `<g transform="translate(-6 ${-41 - apart * 0.6})rotate(-16)scale(${scale} ${stretch})">${fish(first, patch, '#2a2440')}</g>${pearl}${b.spark(-74, 22, 9)}${b.spark(70, 4, 12)}${b.spark(-40, -84, 8)}`
    );
  },
};
