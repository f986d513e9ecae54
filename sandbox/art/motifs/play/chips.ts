import { at, createBrush, oval, star } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['stacks', 'pair'] as const;

/** Casino chips: flat `stacks` with two standing chips, or a big leaning `pair`. */
export const chips: Motif = {
  name: 'chips',
  kinds: KINDS,
  tags: ['table'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const main = b.color();
    const colors = [main, '#232842', b.metal.base];

    const face = (color: string): string => {
      const t = b.tones(color);
      return b.symbol(
        `<circle r="42" fill="${b.ink}" stroke="${b.ink}" stroke-width="7"/><circle r="42" fill="${b.rad(0.35, 0.28, 0.85, [0, t.light], [0.5, t.base], [1, t.deep])}"/>` +
          `<circle r="36.5" fill="none" stroke="#fff" stroke-width="11" stroke-dasharray="14.3 23.9"/><circle r="30" fill="none" stroke="${b.ink}" stroke-width="2" opacity=".5"/>`
            .replace('36.500', '36.5')
            .replace('14.330 23.900', '14.3 23.9') +
          `<circle r="27" fill="${b.lin(50, [0, '#fff'], [1, '#d8d4e4'])}"/><circle r="22" fill="${b.lin(50, [0, t.core], [0.5, t.base], [1, t.light])}" stroke="${b.metal.light}" stroke-width="2"/>` +
          `<path d="${star(0, 0, 17, 10, 8)}" fill="${b.metal.white}" stroke="${b.metal.core}" stroke-width="1.5"/><circle r="40.5" fill="none" stroke="${b.lin(48, [0, '#fff', 0.9], [0.4, '#fff', 0], [0.65, b.accent, 0], [1, b.accent, 0.9])}" stroke-width="3"/>`,
      );
    };
    const flat = (color: string): string => {
      const t = b.tones(color);
      return b.symbol(
        `<path d="M-32 0v9a32 12 0 0 0 64 0v-9z" fill="${b.lin(0, [0, t.core], [0.2, t.light], [0.5, t.base], [1, t.deep])}" stroke="${b.ink}" stroke-width="3.5"/><path d="M-26 7v8l8 3v-8zM-7 12v9h13v-9zM18 10v8l8-3v-8z" fill="#fff"/><path d="M20 10v7l6-2v-8z" fill="${b.ink}" opacity=".25"/>` +
          `<path d="${oval(0, 0, 32, 12)}" fill="${b.lin(25, [0, t.light], [0.5, t.base], [1, t.core])}" stroke="${t.deep}" stroke-width="2"/><path d="M-30-3q3-5 10-6l5 4q-6 1-8 4zM8-11l-5 4q5 0 10 2l6-3q-5-3-11-3zM30 3q-4 5-10 6l-4-4q6-1 7-4zM-8 11l4-4q-5 0-9-2l-6 4q5 2 11 2z" fill="#fff"/><ellipse rx="18" ry="6" fill="#f0eef8"/><ellipse rx="14" ry="4.5" fill="${t.base}"/>`,
      );
    };
    if (b.kind === 'pair') {
      return (
        b.use(face(at(colors, 1)), 38, -34, 1.22, 14) +
        b.use(face(at(colors, 0)), -22, 14, 1.62, -12) +
        b.use(face(at(colors, 2)), 56, 52, 0.82, 24) +
        b.specular(-54, -28, 18, 6, -48) +
        b.spark(-40, -44, 16) +
        b.spark(62, -64, 12)
      );
    }
    const [first, second, third] = colors.map(flat) as [string, string, string];
    const stack = (x: number, foot: number, list: readonly string[]): string =>
      list
        .map((href, index) => b.use(href, x + (index === 0 ? 0 : b.rng.between(-2.5, 2.5)), foot - index * 12))
        .join('');
    return (
      b.use(face(at(colors, 2)), 42, -52, 0.98, 16) +
      b.use(face(at(colors, 0)), -36, -46, 1.08, -12) +
      stack(0, 40, [second, second, first, second, first]) +
      stack(-62, 58, [first, first, third, first, first]) +
      stack(62, 60, [third, second, second, third]) +
      stack(0, 80, [second, first]) +
      b.spark(-58, -62, 15) +
      b.spark(62, -70, 11) +
      b.spark(-42, 8, 9)
    );
  },
};
