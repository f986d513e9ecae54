import { at, box, createBrush } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';
import { type Rank, ranks, type Suit, suits } from './suits.ts';

const KINDS = ['fan', 'pair', 'aces'] as const;

/** A fan of five from ten to ace, a `pair` of ace and king, or the four `aces`. */
export const cards: Motif = {
  name: 'cards',
  kinds: KINDS,
  tags: ['table'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const order: readonly Suit[] = b.rng.shuffle(['spade', 'heart', 'club', 'diamond']);
    const paper = b.lin(60, [0, '#fff'], [0.55, '#f4f2fa'], [1, '#c8c4dc']);
    const blank = b.symbol(
      `<path d="${box(-36, -52, 72, 104, 8)}" fill="${b.ink}" stroke="${b.ink}" stroke-width="7"/><path d="${box(-36, -52, 72, 104, 8)}" fill="${paper}"/><path d="${box(-31, -47, 62, 94, 5)}" fill="none" stroke="${paint.color ?? b.lin(60, [0, b.metal.light], [0.5, b.metal.base], [1, b.metal.core])}" stroke-width="1.5"/><path d="M-36-40V-44Q-36-52-28-52H26L-36 24z" fill="#fff" opacity=".55"/>`,
    );
    const colors: Record<Suit, string> = {
      heart: b.lin(70, [0, '#ff6a7a'], [0.5, '#e0182f'], [1, '#8c0c24']),
      diamond: b.lin(70, [0, '#ff6a7a'], [0.5, '#e0182f'], [1, '#8c0c24']),
      spade: b.lin(70, [0, '#5a5e8a'], [0.5, '#1a1c3a'], [1, '#0a0a1c']),
      club: b.lin(70, [0, '#5a5e8a'], [0.5, '#1a1c3a'], [1, '#0a0a1c']),
    };
    const card = (rank: Rank, suit: Suit, x: number, y: number, turn: number, scale = 1): string => {
      const color = suit === 'heart' || suit === 'diamond' ? '#d01a32' : '#1a1c3a';
      const corner = b.symbol(
        `<path d="${ranks[rank]}" transform="translate(${rank === 'T' ? -29 : -27}-43)scale(${rank === 'T' ? '1' : '1.15'} 1.15)" fill="none" stroke="${color}" stroke-width="2.8" stroke-linecap="round"/><path d="${suits[suit]}" transform="translate(-21-15)scale(.55)" fill="${color}"/>`,
      );
      const court = rank === 'K' || rank === 'Q' || rank === 'J';
      const middle = court
        ? `<path d="${box(-15, -30, 37, 68, 4)}" fill="${b.lin(60, [0, b.tones(b.accent).light], [1, b.tones(b.accent).core])}" opacity=".35"/><path d="M-10-8L-13-26L-4-17L3.5-30L11-17L20-26L17-8z" fill="${b.metal.light}" stroke="${b.metal.deep}" stroke-width="2.5"/><path d="M-10-5H17" stroke="${b.metal.core}" stroke-width="3"/><path d="${suits[suit]}" transform="translate(3.5 15)scale(1.15)" fill="${colors[suit]}"/>`
        : `<path d="${suits[suit]}" transform="translate(${rank === 'A' ? '2 5)scale(1.85)' : '4 6)scale(1.6)'}" fill="${colors[suit]}"/>`;
      return `<g transform="translate(${x} ${y})rotate(${turn})${scale === 1 ? '' : `scale(${scale})`}"><use href="${blank}"/><use href="${corner}"/><use href="${corner}" transform="rotate(180)"/>${middle}</g>`;
    };
    if (b.kind === 'pair') {
      return (
        card('K', at(order, 0), -28, -2, -16, 1.32) +
        card('A', at(order, 1), 24, 4, 10, 1.38) +
        b.spark(-4, -56, 17) +
        b.spark(78, 52, 10)
      );
    }
    if (b.kind === 'aces') {
      return (
        [-33, -12, 10, 31]
          .map((turn, index) =>
            card(
              'A',
              at(order, index),
              Math.round(Math.sin((turn * Math.PI) / 180) * 72),
              Math.round(66 - Math.cos((turn * Math.PI) / 180) * 74),
              turn,
              1.1,
            ),
          )
          .join('') +
        b.spark(-20, -66, 15) +
        b.spark(66, -34, 10)
      );
    }
    const hand: readonly Rank[] = ['T', 'J', 'Q', 'K', 'A'];
    return (
      [-42, -22, -2, 18, 38]
        .map((turn, index) =>
          card(
            at(hand, index),
            at(order, 0),
            Math.round(Math.sin((turn * Math.PI) / 180) * 63),
            Math.round(70 - Math.cos((turn * Math.PI) / 180) * 78),
            turn,
            0.95,
          ),
        )
        .join('') +
      b.spark(-4, -64, 15) +
      b.spark(82, -30, 10)
    );
  },
};
