import { createBrush } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';
import { coinFace, coinFlat } from './coin.ts';

const KINDS = ['stacks', 'heap'] as const;

/** Coins: `stacks` with a standing one on top, or a `heap` that spills. */
export const coins: Motif = {
  name: 'coins',
  kinds: KINDS,
  tags: ['metal'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const face = coinFace(b, paint.color);
    const flat = coinFlat(b);
    const stack = (x: number, foot: number, count: number): string =>
      Array.from({ length: count }, (_, index) =>
        b.use(flat, x + (index === 0 ? 0 : b.rng.between(-3.5, 3.5)), foot - index * 14),
      ).join('');
    if (b.kind === 'heap') {
      const rows: string[] = [];
      for (const [count, y, width] of [
        [4, 18, 48],
        [5, 38, 62],
        [6, 58, 76],
        [6, 76, 80],
      ] as const) {
        for (let index = 0; index < count; index += 1) {
          const x = (index / (count - 1) - 0.5) * 2 * width + b.rng.between(-5, 5);
          rows.push(
            b.rng.chance(0.3)
              ? b.use(flat, x, y - 2, '.72', b.rng.between(-16, 16))
              : b.use(
                  face,
                  x,
                  y,
                  `${b.rng.between(0.86, 1).toFixed(2)} ${b.rng.between(0.62, 0.95).toFixed(2)}`,
                  b.rng.between(-40, 40),
                ),
          );
        }
      }
      return (
        b.use(face, 0, -34, 2.4, -8) +
        b.use(face, -34, 0, '1.1 .95', -20) +
        b.use(face, 34, 2, '1.1 .9', 24) +
        b.use(face, 0, 6, '1.15 .9', 4) +
        rows.join('') +
        b.spark(-24, -56, 20) +
        b.spark(60, 40, 11)
      );
    }
    return (
      stack(8, 36, 7) +
      stack(-58, 46, 4) +
      stack(62, 48, 5) +
      b.use(face, 10, -72, 1.15, 12) +
      stack(-22, 74, 5) +
      stack(34, 80, 2) +
      b.use(face, -72, 76, '.95 .9', -20) +
      b.use(face, 80, 82, '.8 .7', 30) +
      b.spark(2, -82, 17) +
      b.spark(-46, 8, 12) +
      b.spark(80, -14, 9)
    );
  },
};
