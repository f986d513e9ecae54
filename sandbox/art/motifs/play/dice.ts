import { at, createBrush, poly } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';
import { num, type Point } from '#sandbox/art/paint/shapes.ts';

const KINDS = ['die', 'pair'] as const;
const PIPS: Record<string, readonly Point[]> = {
  1: [[0.5, 0.5]],
  2: [
    [0.26, 0.26],
    [0.74, 0.74],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.27, 0.22],
    [0.27, 0.5],
    [0.27, 0.78],
    [0.73, 0.22],
    [0.73, 0.5],
    [0.73, 0.78],
  ],
};

/** One large die, or a tumbling `pair` in two colours. */
export const dice: Motif = {
  name: 'dice',
  kinds: KINDS,
  tags: ['fast'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const cube = (color: string, faces: readonly [number, number, number]): string => {
      const t = b.tones(color);
      const top: readonly Point[] = [
        [0, -94],
        [84, -50],
        [0, -4],
        [-84, -50],
      ];
      const leftDots: readonly Point[] = [
        [-84, -50],
        [0, -4],
        [0, 94],
        [-78, 46],
      ];
      const right: readonly Point[] = [
        [84, -50],
        [0, -4],
        [0, 94],
        [78, 46],
      ];
      const round = (points: readonly Point[], share = 0.11): string => {
        const near = (i: number, j: number): Point => {
          const [p, q] = [at(points, i % 4), at(points, j % 4)];
          return [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
        };
        return `${[0, 1, 2, 3]
          .map((i) => {
            const [before, after, corner] = [near(i, i + 3), near(i, i + 1), at(points, i)];
            return `${i ? 'L' : 'M'}${num(before[0])} ${num(before[1])}Q${num(corner[0])} ${num(corner[1])} ${num(after[0])} ${num(after[1])}`;
          })
          .join('')}z`;
      };
      const pip = b.symbol(
        `<circle r=".094" fill="${t.ink}" opacity=".55"/><circle cx=".008" cy=".01" r=".078" fill="${b.lin(60, [0, '#c8c4d8'], [0.5, '#fff'], [1, '#fff'])}"/>`,
      );
      const dots = (quad: readonly Point[], count: number): string => {
        const [o, x, , y] = quad as [Point, Point, Point, Point];
        const [ax, ay, bx, by] = [x[0] - o[0], x[1] - o[1], y[0] - o[0], y[1] - o[1]].map(num);
        return `<g transform="matrix(${ax} ${ay} ${bx} ${by} ${o[0]} ${o[1]})">${at(PIPS, count)
          .map(([u, v]) => `<use href="${pip}" x="${u}" y="${v}"/>`)
          .join('')
          .replaceAll('"0.', '".')}</g>`;
      };
      const outline =
        'M-9-90Q0-95 9-90L77-54Q84-50 84-42L79 40Q78 46 72 50L8 89Q0 94-8 89L-72 50Q-78 46-79 40L-84-42Q-84-50-77-54z';
      return b.form(outline, t.core, {
        inside:
          `<path d="${poly(leftDots)}" fill="${t.base}"/><path d="${poly(right)}" fill="${t.deep}"/>` +
          `<path d="${round(top)}" fill="${b.lin(70, [0, t.white], [0.4, t.light], [1, t.base])}" stroke="${t.white}" stroke-width="3"/>` +
          `<path d="${round(leftDots)}" fill="${b.lin(60, [0, t.light], [0.35, t.base], [1, t.core])}" stroke="${t.light}" stroke-width="2.5" stroke-opacity=".8"/>` +
          `<path d="${round(right)}" fill="${b.lin(110, [0, t.core], [0.6, t.deep], [1, b.mix(t.deep, b.accent, 0.35)])}" stroke="${t.base}" stroke-width="2"/>` +
          `<path d="M0-1V92" stroke="${t.white}" stroke-width="4" opacity=".55"/><path d="M-80-47L0-4L80-47" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/>` +
          dots(top, faces[0]) +
          dots(leftDots, faces[1]) +
          dots([at(right, 1), at(right, 0), at(right, 3), at(right, 2)], faces[2]) +
          `<path d="M-84-50L-20-84L-84 10z" fill="#fff" opacity=".12"/>`,
        edge: 3.5,
      });
    };
    const deal = b.rng.shuffle([1, 2, 3, 4, 5, 6]);
    const hand = [at(deal, 0), at(deal, 1), at(deal, 2)] as const;
    const main = b.color('#e0213f');
    if (b.kind === 'pair') {
      return `<g transform="translate(38 36)rotate(22)scale(.56)">${cube(b.accent, [at(deal, 3), at(deal, 4), at(deal, 5)])}</g><g transform="translate(-34 -22)rotate(-14)scale(.68)">${cube(main, hand)}</g>${b.spark(-66, -66, 16)}${b.spark(66, 4, 11)}${b.spark(20, -74, 8)}`;
    }
    return `${cube(main, hand)}${b.spark(-40, -70, 17)}${b.spark(66, -38, 11)}`;
  },
};
