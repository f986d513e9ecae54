import { createBrush, oval } from '#sandbox/art/brush.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';
import { num, type Point } from '#sandbox/art/paint/shapes.ts';

const KINDS = ['table', 'above'] as const;
const POCKETS = 26;

/** Roulette wheel in perspective on its `table`, or seen from `above`. */
export const roulette: Motif = {
  name: 'roulette',
  kinds: KINDS,
  tags: ['table'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const m = b.metal;
    const wood = b.tones('#7c3a1a');
    const red = b.color('#d81a34');
    const above = b.kind === 'above';
    const flat = above ? 1 : 0.52;
    const cy = above ? 0 : -2;
    const turn = b.rng.between(0, 6.28);
    const spot = (radius: number, angle: number, drop = 0): Point => [
      Math.cos(angle) * radius,
      cy + drop + Math.sin(angle) * radius * flat,
    ];
    const point = (radius: number, angle: number, drop = 0): string => spot(radius, angle, drop).map(num).join(' ');
    const ring = (radius: number, drop = 0): string => oval(0, cy + drop, radius, radius * flat);
    const woodFill = b.lin(
      above ? 45 : 15,
      [0, wood.core],
      [0.2, wood.light],
      [0.45, wood.base],
      [0.7, wood.deep],
      [1, wood.core],
    );

    const drum = above
      ? ''
      : b.form(
          `M-97 ${cy}C-97 32-76 56-46 62Q0 70 46 62C76 56 97 32 97 ${cy}z`,
          b.lin(
            0,
            [0, wood.deep],
            [0.2, wood.light],
            [0.4, wood.base],
            [0.75, wood.deep],
            [1, b.mix(wood.core, b.accent, 0.4)],
          ),
          {
            edge: false,
            inside: `<path d="M-99 16Q0 86 99 16" fill="none" stroke="${m.base}" stroke-width="3"/><path d="M-99 18Q0 88 99 18" fill="none" stroke="${m.deep}" stroke-width="2"/>`,
          },
        );
    const bowl =
      b.form(ring(97), woodFill, {
        edge: 3.5,
        inside: `<path d="${ring(92)}" fill="none" stroke="${wood.white}" stroke-width="2" opacity=".5"/>`,
      }) +
      b.part(ring(85), b.band(20), 3) +
      `<path d="${ring(81)}" fill="${b.lin(90, [0, wood.ink], [1, wood.base])}"/>`;

    const wedge = (index: number, outer: number, inner: number): string => {
      const [from, to] = [turn + (index / POCKETS) * Math.PI * 2, turn + ((index + 1) / POCKETS) * Math.PI * 2];
      return `M${point(outer, from, 1)}L${point(outer, to, 1)}L${point(inner, to, above ? 0 : 5)}L${point(inner, from, above ? 0 : 5)}z`;
    };
    const reds = Array.from({ length: POCKETS / 2 }, (_, i) => wedge(i * 2, 78, 54)).join('');
    const spokes = Array.from({ length: POCKETS }, (_, i) => {
      const angle = turn + (i / POCKETS) * Math.PI * 2;
      return `M${point(78, angle, 1)}L${point(54, angle, above ? 0 : 5)}`;
    }).join('');
    const pockets =
      `<path d="${ring(78, 1)}" fill="#16141f"/><path d="${reds}" fill="${b.lin(60, [0, b.tones(red).light], [0.4, red], [1, b.tones(red).core])}"/><path d="${wedge(1, 78, 54)}" fill="#12a05a"/>` +
      `<path d="${spokes}" stroke="${m.light}" stroke-width="1.6"/><path d="${ring(78, 1)}${ring(66, 3)}" fill="none" stroke="${m.light}" stroke-width="2"/><path d="${ring(78, 1)}" fill="${b.lin(30, [0, '#fff', 0.35], [0.4, '#fff', 0], [0.7, '#000', 0], [1, '#000', 0.4])}"/>`;

    const drop = above ? 0 : 5;
    const cone =
      b.part(ring(54, drop), b.band(30), 2.5) +
      `<path d="${ring(50, drop)}" fill="${b.rad(0.38, 0.3, 0.8, [0, wood.white], [0.3, wood.light], [0.6, wood.base], [1, wood.deep])}"/>` +
      `<path d="${Array.from({ length: 8 }, (_, i) => `M0 ${num(cy + drop - (above ? 0 : 8))}L${point(50, turn + (i * Math.PI) / 4, drop)}`).join('')}" stroke="${wood.deep}" stroke-width="2" opacity=".6"/><path d="${ring(30, above ? 0 : 1)}" fill="none" stroke="${m.light}" stroke-width="2.5"/>`;
    const knob = b.symbol(`<circle r="6" fill="${b.bead()}" stroke="${b.ink}" stroke-width="3"/>`);
    const arms = [0, 1, 2, 3].map((i) => turn + 0.4 + (i * Math.PI) / 2);
    const hub = above ? 0 : -14;
    const cross = arms.map((angle) => `M0 ${num(cy + hub)}L${point(34, angle, above ? 0 : -2)}`).join('');
    const turret =
      `<path d="${cross}" stroke="${b.ink}" stroke-width="10" stroke-linecap="round"/><path d="${cross}" stroke="${m.base}" stroke-width="5.5" stroke-linecap="round"/><path d="${cross}" stroke="${m.white}" stroke-width="1.6" stroke-linecap="round"/>` +
      arms
        .map((angle) => {
          const [x, y] = spot(35, angle, above ? 0 : -2);
          return b.use(knob, x, y);
        })
        .join('') +
      (above
        ? b.part(oval(0, 0, 17), b.bead(), 4) + b.part(oval(0, 0, 8), b.bead(), 2.5, m.deep)
        : b.form(
            'M-17-4Q-8-16-8-34Q-13-42-8-50Q-10-66 0-72Q10-66 8-50Q13-42 8-34Q8-16 17-4Q0 6-17-4z',
            b.lin(0, [0, m.core], [0.25, m.white], [0.5, m.light], [0.75, m.base], [1, m.deep]),
            {
              width: 4,
              edge: false,
              inside: `<path d="M-12-36Q0-30 12-36M-12-48Q0-43 12-48" fill="none" stroke="${m.deep}" stroke-width="2.5"/>`,
            },
          ));
    const [bx, by] = spot(72, turn + 1.1, above ? 0 : -2);
    const ballMark = `<ellipse cx="${num(bx + 2)}" cy="${num(by + 4)}" rx="8" ry="${above ? 8 : 4}" fill="#000" opacity=".5"/><circle cx="${num(bx)}" cy="${num(by)}" r="8" fill="${b.rad(0.35, 0.28, 0.8, [0, '#fff'], [0.5, '#eef0fa'], [1, '#8088a8'])}" stroke="${b.ink}" stroke-width="2.5"/>`;
    return `${drum}${bowl}${pockets}${cone}${turret}${ballMark}${b.spark(-62, above ? -62 : -30, 14)}${b.spark(4, above ? -8 : -66, 10)}${b.spark(80, above ? 44 : 22, 9)}`;
  },
};
