import { at, createBrush, oval } from '#sandbox/art/brush.ts';
import { coinFace } from '#sandbox/art/motifs/play/coin.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';

const KINDS = ['coins', 'gems'] as const;

/** An open treasure chest, filled with `coins` or with `gems` among them. */
export const chest: Motif = {
  name: 'chest',
  kinds: KINDS,
  tags: ['metal'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const m = b.metal;
    const wood = b.tones(b.color('#7a3d1c'));
    const coin = coinFace(b);
    const stones = ['#ff3d5e', '#2fa8ff', '#2fd07a', '#c65cff'];

    const lid = b.form('M-86-8C-92-62-70-96-50-97H50C70-96 92-62 86-8z', b.band(20), {
      edge: 3.5,
      inside:
        `<path d="M-72-8C-76-52-60-82-44-83H44C60-82 76-52 72-8z" fill="${b.lin(90, [0, wood.deep], [0.5, wood.ink], [1, wood.deep])}" stroke="${m.deep}" stroke-width="4"/>` +
        `<path d="M-66-30Q0-42 66-30M-62-52Q0-64 62-52M-54-70Q0-78 54-70" fill="none" stroke="${wood.core}" stroke-width="3" opacity=".8"/><ellipse cy="-14" rx="66" ry="44" fill="${b.rad(0.5, 0.6, 0.5, [0, m.light, 0.85], [1, m.base, 0])}"/>` +
        `<path d="M-80-40Q-76-78-54-90" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>`,
    });

    const pile: string[] = [];
    for (const [count, y, width] of [
      [3, -34, 26],
      [5, -22, 46],
      [6, -8, 62],
      [7, 4, 70],
    ] as const) {
      for (let index = 0; index < count; index += 1) {
        const x = (index / (count - 1) - 0.5) * 2 * width + b.rng.between(-4, 4);
        pile.push(
          b.use(
            coin,
            x,
            y + b.rng.between(-3, 3),
            `.85 ${b.rng.between(0.6, 0.85).toFixed(2)}`,
            b.rng.between(-30, 30),
          ),
        );
      }
    }
    const stone = (x: number, y: number, s: number, turn: number, color: string): string => {
      const t = b.tones(color);
      return `<g transform="translate(${x} ${y})rotate(${turn})scale(${s})">${b.part('M-12-20H12L26-6L0 26L-26-6z', t.base, 4)}<path d="M-12-20L0-6L-26-6z" fill="${t.white}"/><path d="M-12-20H12L0-6z" fill="${t.light}"/><path d="M-26-6H0V26z" fill="${t.light}"/><path d="M0-6H14L0 26z" fill="${t.base}"/><path d="M14-6H26L0 26zM12-20L26-6H14z" fill="${t.core}"/></g>`;
    };
    const first = b.rng.int(4);
    const treasure =
      stone(-18, -38, 1.15, -14, at(stones, first)) +
      stone(40, -20, 0.9, 20, at(stones, (first + 1) % 4)) +
      (b.kind === 'gems'
        ? stone(-50, -12, 0.9, -26, at(stones, (first + 2) % 4)) +
          stone(12, -12, 0.8, 8, at(stones, (first + 3) % 4)) +
          stone(62, -2, 0.65, 30, at(stones, first))
        : b.use(coin, 12, -58, 1, 10));
    const pearls = b.symbol(
      `<circle r="5.5" fill="${b.rad(0.35, 0.3, 0.8, [0, '#fff'], [0.5, '#f4e8e4'], [1, '#a88ca0'])}" stroke="${b.ink}" stroke-width="1.5"/>`.replace(
        '5.500',
        '5.5',
      ),
    );
    const string =
      b.kind === 'gems'
        ? Array.from({ length: 9 }, (_, i) => b.use(pearls, -62 + i * 6, 14 + Math.sin(i / 2.6) * 17)).join('')
        : '';

    const front = b.form(
      'M-88 6H88L80 92Q0 98-80 92z',
      b.lin(80, [0, wood.light], [0.3, wood.base], [0.75, wood.core], [1, wood.deep]),
      {
        edge: 3.5,
        inside:
          `<path d="M-90 34Q0 42 90 34M-90 60Q0 67 90 60" fill="none" stroke="${wood.ink}" stroke-width="4"/><path d="M-90 37.5Q0 45.5 90 37.5M-90 63.5Q0 70.5 90 63.5" fill="none" stroke="${wood.light}" stroke-width="2" opacity=".6"/>` +
          `<path d="M-34 46q14 4 30 2M20 74q16 2 30-2M-40 78q10 3 22 2M16 22q14 3 26 0" fill="none" stroke="${wood.deep}" stroke-width="2.5" stroke-linecap="round"/>` +
          `<path d="M-88 6h22l6 90h-26zM88 6H66l-6 90h26z" fill="${b.band(10)}" stroke="${b.ink}" stroke-width="4"/>` +
          `<path d="M-90 2H90V22Q0 30-90 22z" fill="${b.band(6)}" stroke="${b.ink}" stroke-width="4"/><path d="M-90 9H90" stroke="#fff" stroke-width="2.5" opacity=".75"/><path d="M-90 84Q0 92 90 84V100H-90z" fill="${b.band(6)}" stroke="${b.ink}" stroke-width="3.5"/>`,
      },
    );
    const rivet = b.symbol(`<circle r="3.5" fill="${b.bead()}" stroke="${m.deep}" stroke-width="1.5"/>`);
    const rivets = b.scatter(rivet, [
      [-75, 36],
      [-72, 54],
      [-70, 72],
      [75, 36],
      [72, 54],
      [70, 72],
      [-48, 15],
      [48, 15],
      [-76, 14],
      [76, 14],
    ]);
    const lock =
      b.form('M-19-4H19Q22-4 22 0V30Q20 46 0 54Q-20 46-22 30V0Q-22-4-19-4z', b.band(35), { width: 4, edge: 2.5 }) +
      `<path d="${oval(0, 20, 6.5)}M-4 22L-6 40H6L4 22z" fill="${wood.ink}"/><path d="M-14 2V28Q-12 38-4 43" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".8"/>`;
    const spill = b.use(coin, -82, 88, '.95 .85', -24) + b.use(coin, 74, 92, '.8 .42', 8);
    return `${lid}${pile.join('')}${treasure}${front}${string}${rivets}${lock}${spill}${b.spark(-18, -56, 20)}${b.spark(52, -32, 12)}${b.spark(-66, -4, 9)}`;
  },
};
